import type { Box } from '@skerry/presentation';
import { titles } from './words/titles.ts';

export const box: Box = { id: 'islebound', players: { min: 2, max: 4 }, titles };
