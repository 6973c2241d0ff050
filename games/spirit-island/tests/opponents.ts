import { invaderCards } from '../content/invader-cards.ts';
import { geographyOf } from '../rules/island/geography.ts';
import { type Human, pieceNames, type PieceName } from '../rules/state.ts';
import { drawn, type Drawn, type Table } from './drawn.ts';

/** A table of all sets against an adversary, as setup leaves it. */
export const against = (adversary: string, level = 0, more: Table = {}): Drawn =>
  drawn({ ...more, options: { sets: 'jagged-earth', adversary, level, ...more.options } });

/** An empty island with a city in A3, so that nobody has won, when the invaders come in round 1. */
export const invadersOf = (adversary: string, level = 0, more: Table = {}): Drawn =>
  against(adversary, level, more).clear().presence('A5').land('A3', 'city').phase('invader');

/** The same without events, in a later round. */
export const laterOf = (adversary: string, level = 0, more: Table = {}): Drawn =>
  invadersOf(adversary, level, { ...more, options: { events: false, ...more.options } }).with((state) => {
    state.turn = 3;
  });

export const idsOf = (cards: readonly number[]): string[] => cards.map((card) => invaderCards[card]!.id);

/** By land: how many more of a piece one position has than another. */
export function moreOf(piece: PieceName, before: Drawn, after: Drawn): Record<string, number> {
  const kind = pieceNames.indexOf(piece);
  const count = ({ state }: Drawn, space: number): number => {
    const { groups, tokens } = state.spaces[space]!;
    return kind > 3 ? tokens[kind - 4]! : groups.reduce((sum, group) => sum + (group.kind === (kind as Human) ? group.count : 0), 0);
  };
  const { spaces } = geographyOf(after.state.island);
  const more: Record<string, number> = {};
  for (let space = 0; space < spaces; space++) {
    const difference = count(after, space) - count(before, space);
    if (difference !== 0) more[after.nameOf(space)] = difference;
  }
  return more;
}
