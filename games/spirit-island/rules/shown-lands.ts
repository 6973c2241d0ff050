import { invaderCards } from '../content/invader-cards.ts';
import { isCoastal, showsTerrain } from './island.ts';
import type { State } from './state.ts';

/** J-15.3: whether an invader card shows a land. */
export function isShownBy(state: State, card: number, land: number): boolean {
  const { matches } = invaderCards[card]!;
  return matches === 'coastal' ? isCoastal(state, land) : matches.some((terrain) => showsTerrain(state, land, terrain));
}
