import { invaderCards } from '../content/invader-cards.ts';
import { foreseeRavage } from '../rules/invaders/foreseen-ravage.ts';
import { isCoastal, showsTerrain, landsOf } from '../rules/island/island.ts';
import { humans, invadersIn } from '../rules/pieces/pieces.ts';
import { isSkippedByRule } from '../rules/invaders/skipping.ts';
import { CITY, EXPLORER, type State, TOWN } from '../rules/state.ts';

/** How many rounds from now a land is ravaged, as far as cards tell; seen from after the invaders' next phase, if `after`. */
export function ravagedIn(state: State, land: number, after = false): number {
  const { ravage, build } = state.invaders;
  if (!after && shows(state, ravage, land)) return 0;
  if (shows(state, build, land)) return after ? 0 : 1;
  return 9;
}

export function shows(state: State, cards: readonly number[], land: number): boolean {
  for (const card of cards) {
    const { matches } = invaderCards[card]!;
    if (matches === 'coastal' ? isCoastal(state, land) : matches.some((terrain) => showsTerrain(state, land, terrain))) return true;
  }
  return false;
}

/** The blight that a land takes next time it is ravaged, as things stand. */
export function blightToCome(state: State, land: number): number {
  if (invadersIn(state, land) === 0 || isSkippedByRule(state, land, 'ravage')) return 0;
  const { blight, cascades } = foreseeRavage(state, land);
  return blight + (cascades ? 1 : 0);
}

/** How strong the invaders of a land are. */
export function strength(state: State, land: number): number {
  return humans(state, land, EXPLORER) + 2.2 * humans(state, land, TOWN) + 3.6 * humans(state, land, CITY);
}

/** Damage that the invaders of a land will have at their next ravage, with what is built there before. */
export function damageToCome(state: State, land: number): number {
  const towns = humans(state, land, TOWN);
  const cities = humans(state, land, CITY);
  let damage = humans(state, land, EXPLORER) + 2 * towns + 3 * cities;
  if (damage > 0 && shows(state, state.invaders.build, land)) damage += towns > cities ? 3 : 2;
  return damage;
}

export const allLands = (state: State): readonly number[] => landsOf(state, false);
