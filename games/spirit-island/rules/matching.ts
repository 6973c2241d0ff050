import { invaderCards } from '../content/invader-cards.ts';
import { geography, isCoastal, landsOf, showsTerrain } from './island.ts';
import type { State } from './state.ts';

/** J-15.2, J-15.3: the lands that a card shows. */
export function landsOfCard(state: State, card: number): number[] {
  const { matches } = invaderCards[card]!;
  return landsOf(state, false).filter((land) =>
    matches === 'coastal' ? isCoastal(state, land) : matches.some((terrain) => showsTerrain(state, land, terrain)),
  );
}

/** Of these lands the one with the highest or the lowest number on each board. */
export function outermost(state: State, lands: readonly number[], which: 'highest' | 'lowest'): number[] {
  const { board, number } = geography(state);
  const better = (one: number, other: number): boolean =>
    which === 'highest' ? number[one]! > number[other]! : number[one]! < number[other]!;
  const found = new Map<number, number>();
  for (const land of lands) {
    const other = found.get(board[land]!);
    if (other === undefined || better(land, other)) found.set(board[land]!, land);
  }
  return [...found.values()];
}
