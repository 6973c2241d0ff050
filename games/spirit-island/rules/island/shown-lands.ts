import { invaderCards } from '../../content/invader-cards.ts';
import { hasChange } from '../adversaries/enemy.ts';
import { geography, isCoastal, landsOf, liesOn, showsTerrain, slotsOf } from './island.ts';
import { humans } from '../pieces/pieces.ts';
import { EXPLORER, type State } from '../state.ts';

/** J-15.3: whether an invader card shows a land. */
export function isShownBy(state: State, card: number, land: number): boolean {
  const { matches } = invaderCards[card]!;
  return matches === 'coastal' ? isCoastal(state, land) : matches.some((terrain) => showsTerrain(state, land, terrain));
}

/** J-15.2, J-15.3: the lands that a card shows. */
export const landsOfCard = (state: State, card: number): number[] => landsOf(state, false).filter((land) => isShownBy(state, card, land));

/** J-36.22: whether every ravage card fits a land. */
export const isHuntedIn = (state: State, land: number): boolean =>
  humans(state, land, EXPLORER) >= 3 && hasChange(state, 'competition-among-hunters');

/** J-36.22: whether a card fits a land as a ravage card. */
export const fitsAsRavageCard = (state: State, card: number, land: number): boolean =>
  isShownBy(state, card, land) || isHuntedIn(state, land);

export const landsOfRavageCard = (state: State, card: number): number[] =>
  landsOf(state, false).filter((land) => fitsAsRavageCard(state, card, land));

/** Of these lands the one with the highest or the lowest number on each board. J-24.1: joined lands have the numbers of both. */
export const outermost = (state: State, lands: readonly number[], which: 'highest' | 'lowest'): number[] => [
  ...new Set(slotsOf(state, lands).map((slot) => outermostOn(state, slot, lands, which))),
];

/** The same on one board. */
export function outermostOn(state: State, slot: number, lands: readonly number[], which: 'highest' | 'lowest'): number {
  const { board, number, parts } = geography(state);
  const numberOf = (land: number): number => {
    const numbers = parts[land]!.flatMap((part) => (board[part] === slot ? [number[part]!] : []));
    return which === 'highest' ? Math.max(...numbers) : -Math.min(...numbers);
  };
  return lands.filter((land) => liesOn(state, land, slot)).reduce((best, land) => (numberOf(land) > numberOf(best) ? land : best));
}
