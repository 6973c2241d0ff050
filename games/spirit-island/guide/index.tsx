import type { Guide } from '@skerry/presentation';
import { firstGame } from './first-game.ts';
import { pictures } from './pictures.tsx';
import { reckoning } from './reckoning.ts';

export const guide: Guide = { firstGame, pictures, reckoning };
