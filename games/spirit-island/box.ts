import type { Box } from '@skerry/presentation';
import { titles } from './words/titles.ts';

export const box: Box = { id: 'spirit-island', players: { min: 1, max: 6 }, titles };
