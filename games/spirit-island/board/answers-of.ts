import type { ShownQuestion } from '@skerry/presentation';
import type { SpiritIslandAnswer } from '../words/answering.ts';

export type { SpiritIslandAnswer };

export const answersOf = (question: ShownQuestion): readonly SpiritIslandAnswer[] => question.answers as readonly SpiritIslandAnswer[];
