import type { Box } from '@skerry/presentation';
import { titles } from './words/titles.ts';

export const box: Box = { id: 'fifty-first-state', players: { min: 1, max: 4 }, titles };
