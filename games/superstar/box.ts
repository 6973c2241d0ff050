import type { Box } from '@skerry/presentation';
import { titles } from './words/titles.ts';

export const box: Box = { id: 'superstar', players: { min: 2, max: 6 }, titles };
