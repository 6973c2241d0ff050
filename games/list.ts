import type { AnyGame, AnyRules } from '@skerry/engine';
import {
  languages,
  type Box,
  type GameBoard,
  type Guide,
  type Language,
  type Statistics,
  type Telling,
  type Tellings,
} from '@skerry/presentation';
import type { ComponentType } from 'react';
import { box as fiftyFirstState } from '@skerry/fifty-first-state/box';
import { box as floatingIslands } from '@skerry/floating-islands/box';
import { box as islebound } from '@skerry/islebound/box';
import { box as spiritIsland } from '@skerry/spirit-island/box';
import { box as superstar } from '@skerry/superstar/box';

// The platform hands views on without looking into them.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyTelling = Telling<any>;
// oxlint-disable-next-line typescript/no-explicit-any
type AnyTellings = Tellings<any>;
// oxlint-disable-next-line typescript/no-explicit-any
type AnyBoard = GameBoard<any>;

/** A game on the shelf: what stands on its box at once; all else is loaded when somebody wants it. */
export interface ShelvedGame extends Box {
  readonly rules: () => Promise<AnyGame>;
  /** The rules as far as its first questions, where a game has so many that nobody should wait for all of them. */
  readonly opening?: () => Promise<AnyRules>;
  /** A small picture for the lobby. */
  readonly cover: () => Promise<ComponentType>;
  /** What is said about it in one language. */
  readonly telling: (language: Language) => Promise<AnyTelling>;
  /** The same in all languages, for whoever reads more than one. */
  readonly tellings: () => Promise<AnyTellings>;
  readonly board: () => Promise<AnyBoard>;
  /** The way in for a newcomer, where the game has one. */
  readonly guide?: () => Promise<Guide>;
  /** What is counted when many games are played, where a game has something to count. */
  readonly statistics?: () => Promise<Statistics>;
}

/** Where the parts of a game come from. */
interface Parts {
  readonly rules: () => Promise<AnyGame>;
  readonly opening?: () => Promise<{ readonly opening: AnyRules }>;
  readonly cover: () => Promise<{ readonly Cover: ComponentType }>;
  readonly words: () => Promise<{
    readonly tellings: AnyTellings;
    readonly telling: (language: Language) => Promise<AnyTelling>;
    readonly whole?: () => Promise<void> | undefined;
  }>;
  readonly board: () => Promise<{ readonly board: AnyBoard }>;
  readonly guide?: () => Promise<{ readonly guide: Guide }>;
  readonly statistics?: () => Promise<{ readonly statistics: Statistics }>;
}

function listed(box: Box, { rules, opening, cover, words, board, guide, statistics }: Parts): ShelvedGame {
  return {
    ...box,
    rules,
    ...(opening === undefined ? {} : { opening: async () => (await opening()).opening }),
    cover: async () => (await cover()).Cover,
    telling: async (language) => (await words()).telling(language),
    tellings: async () => {
      const { telling, tellings, whole } = await words();
      await whole?.();
      await Promise.all(languages.map(telling));
      return tellings;
    },
    board: async () => (await board()).board,
    ...(guide === undefined ? {} : { guide: async () => (await guide()).guide }),
    ...(statistics === undefined ? {} : { statistics: async () => (await statistics()).statistics }),
  };
}

/** The list of games. A new game is one folder and one entry here. */
export const shelf: readonly ShelvedGame[] = [
  listed(superstar, {
    rules: async () => (await import('@skerry/superstar')).superstar,
    cover: () => import('@skerry/superstar/cover'),
    words: () => import('@skerry/superstar/words'),
    board: () => import('@skerry/superstar/board'),
    guide: () => import('@skerry/superstar/guide'),
  }),
  listed(floatingIslands, {
    rules: async () => (await import('@skerry/floating-islands')).floatingIslands,
    cover: () => import('@skerry/floating-islands/cover'),
    words: () => import('@skerry/floating-islands/words'),
    board: () => import('@skerry/floating-islands/board'),
    guide: () => import('@skerry/floating-islands/guide'),
  }),
  listed(fiftyFirstState, {
    rules: async () => (await import('@skerry/fifty-first-state')).fiftyFirstState,
    cover: () => import('@skerry/fifty-first-state/cover'),
    words: () => import('@skerry/fifty-first-state/words'),
    board: () => import('@skerry/fifty-first-state/board'),
    guide: () => import('@skerry/fifty-first-state/guide'),
  }),
  listed(islebound, {
    rules: async () => (await import('@skerry/islebound')).islebound,
    cover: () => import('@skerry/islebound/cover'),
    words: () => import('@skerry/islebound/words'),
    board: () => import('@skerry/islebound/board'),
    guide: () => import('@skerry/islebound/guide'),
    statistics: () => import('@skerry/islebound/statistics'),
  }),
  listed(spiritIsland, {
    rules: async () => (await import('@skerry/spirit-island')).spiritIsland,
    opening: () => import('@skerry/spirit-island/opening'),
    cover: () => import('@skerry/spirit-island/cover'),
    words: () => import('@skerry/spirit-island/words'),
    board: () => import('@skerry/spirit-island/board'),
    guide: () => import('@skerry/spirit-island/guide'),
    statistics: () => import('@skerry/spirit-island/statistics'),
  }),
];
