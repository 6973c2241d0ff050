import type { AnyGame } from '@skerry/engine';
import { shelf, type ShelvedGame } from './list.ts';

/** A game whose rules are at hand. */
export type Game = Omit<ShelvedGame, 'rules'> & { readonly rules: AnyGame };

/** All games with their rules, for whoever has to know them all: servers and the command line. */
export const games: readonly Game[] = await Promise.all(shelf.map(async (game) => ({ ...game, rules: await game.rules() })));
