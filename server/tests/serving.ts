import type { Thinker } from '@skerry/bots/node';
import { connectFour } from '@skerry/connect-four';
import { Chance } from '@skerry/engine';
import type { ServedGame } from '../index.ts';
import type { Limits } from '../limits.ts';
import { endlessCount } from './endless-count.ts';
import { sealedCards } from './sealed-cards.ts';

const words = (title: string): ServedGame['titles'] => ({ en: { title, blurb: `${title} in one sentence.` } });

export const testGames: readonly ServedGame[] = [
  { rules: connectFour, titles: words('Four in a line') },
  { rules: sealedCards, titles: words('Sealed cards') },
  { rules: endlessCount, titles: words('Endless count') },
];

export { testGames as games };

/** A bot that answers anything, in this thread. */
export function randomThinker(): Thinker {
  return {
    choose: async (_game, _level, knowledge, seed) => Chance.fromSeed(seed).below(knowledge.answers.length),
    close: async () => undefined,
  };
}

/** Tests ask faster than people. */
export const generous: Partial<Limits> = {
  requests: [100_000, 100_000],
  newGuests: [100_000, 100_000],
  newTables: [100_000, 100_000],
  histories: [100_000, 100_000],
  messages: [100_000, 100_000],
  messagesOfAddress: [100_000, 100_000],
  chat: [100_000, 100_000],
  undos: [100_000, 100_000],
  newTablesOfAddress: [100_000, 100_000],
  replays: [1_000_000, 1_000_000],
  listedOfGuest: 1000,
  listedOfAddress: 1000,
  unfinishedOfGuest: 1000,
  requestsAtOnce: 1000,
  connectionsOfAddress: 1000,
  connectionsOfGuest: 1000,
};
