import type { Answer, Seat } from '@skerry/engine';
import type { MoveAnswer } from '../rules/answers.ts';
import { fireOnTracks } from '../rules/spirits/elements.ts';
import { hasRule } from '../rules/island/island.ts';
import { dahanIn, invadersIn, tokens } from '../rules/pieces/pieces.ts';
import { foreseeRavage } from '../rules/invaders/foreseen-ravage.ts';
import { BLIGHT, DAHAN, type State } from '../rules/state.ts';
import { blightToCome, ravagedIn, strength } from './danger.ts';
import { BLIGHTED, worthOfDamage } from './worth.ts';

/** Where invaders that come anyway do the least harm: those who have ravaged wait longest, and dahan can deal with them. */
export const worthOfNewcomers = (state: State, land: number): number => ravagedIn(state, land) + dahanIn(state, land) / 2;

/** A good place for presence: near what threatens the land, not where blight is about to fall. */
export function worthOfBeingIn(state: State, seat: Seat, land: number): number {
  const { presence } = state.spirits[seat]!;
  let worth = presence[land] === 1 ? 0.8 : presence[land] === 0 ? 0.6 : -0.5;
  if (ravagedIn(state, land) === 0 && blightToCome(state, land) > 0) worth -= 1.6;
  if (tokens(state, land, BLIGHT) > 0) worth -= 0.4;
  worth += Math.min(1, strength(state, land) / 8);
  if (dahanIn(state, land) > 1) worth += 0.3;
  return worth;
}

/** The same for presence that comes there now: Wildfire burns where it comes to, the land too. */
export function worthOfArriving(state: State, seat: Seat, land: number): number {
  return worthOfBeingIn(state, seat, land) + worthOfBlaze(state, seat, land);
}

function worthOfBlaze(state: State, seat: Seat, land: number): number {
  if (!hasRule(state, seat, 'blazing-presence')) return 0;
  const fire = fireOnTracks(state.spirits[seat]!);
  const burnt = worthOfDamage({ state, seat, after: false }, land, fire) / 2;
  return fire < BLIGHTS_FROM ? burnt : burnt - (tokens(state, land, BLIGHT) > 0 ? BLIGHTED : BLIGHTED / 2);
}

/** So much fire on the tracks blights the land, too. */
const BLIGHTS_FROM = 2;

/** How much a land needs help. */
export const urgencyOf = (state: State, land: number): number => {
  const when = ravagedIn(state, land);
  return strength(state, land) * (when === 0 ? 1 : when === 1 ? 0.7 : 0.4) + (when === 0 ? 2 * blightToCome(state, land) : 0);
};

/** Invaders go where they do least harm; dahan where they are needed. */
export function worthOfMove(state: State, answer: MoveAnswer | Answer): number {
  if (!('to' in answer)) return 0.1;
  const { piece, from, to } = answer;
  if (piece === DAHAN) {
    const need = (land: number): number =>
      invadersIn(state, land) > 0 && ravagedIn(state, land) <= 1 ? (foreseeRavage(state, land).dealt < 2 ? 1.2 : -0.4) : 0;
    return need(to) - need(from) + 0.2;
  }
  if (piece >= BLIGHT) return 0.2;
  const harm = (land: number): number => {
    const when = ravagedIn(state, land);
    const near = when === 0 ? 1.5 : when === 1 ? 1 : when === 2 ? 0.6 : 0.3;
    return near * (1 + (invadersIn(state, land) > 0 ? 0.5 : 0)) - 0.25 * Math.min(3, dahanIn(state, land));
  };
  return harm(from) - harm(to) + 0.2 * piece;
}
