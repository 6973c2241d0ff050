import type { Play, Seat } from '@skerry/engine';
import type { Power } from '../../content/power.ts';
import { powers } from '../../content/powers.ts';
import type { Threshold } from '../../content/step.ts';
import { landAnswer, type LandAnswer, seatAnswer, type ShiftAnswer, stop } from '../answers.ts';
import { meets } from '../island/conditions-of-lands.ts';
import { purseOf } from './purse.ts';
import { oceansBetween } from '../island/seas.ts';
import type { PowerId, SpiritTable, State } from '../state.ts';
import { isLost, type Mist, mistsFor, originsOfTarget, originsWithMist, type TargetLand, targetLands, targetSpirits } from './targeting.ts';
import { doesAnything, isEffect, metThresholds } from './thresholds.ts';

/** J-9.9, J-38.17: the lands in which a power would do anything, where that depends on the land. */
export function landsWithEffect(state: State, seat: Seat, power: Power, met: readonly Threshold[], due = 0): TargetLand[] {
  if (state.laid.invoked.length === 0) return [];
  return targetLands(state, seat, power, met, due).filter(({ land }) => metThresholds(state, seat, power, land).some(isEffect));
}

/** J-39.3, J-23.3: whether there is anything that it can be aimed at, with the energy that is left when what is `due` is paid. */
export function hasTarget(state: State, seat: Seat, power: Power, met: readonly Threshold[], due: number): boolean {
  if (power.target.at === 'spirit') return targetSpirits(state, seat, power, purseOf(state, seat) - due).length > 0;
  if (power.target.at !== 'land') return true;
  return targetLands(state, seat, power, met, due, 1).length > 0 || mistsFor(state, seat, power, met).size > 0;
}

/** What a power is aimed at. */
export interface Aim {
  readonly land: number;
  readonly target: Seat | null;
  readonly far: boolean;
  /** Presence that Shroud gathers for it. */
  readonly mist?: Mist;
  /** The land from which the range was measured, where the power asks for it. */
  readonly origin?: number;
  /** J-39.3: oceans that are crossed to reach a spirit, for 1 energy each. */
  readonly crossed?: number;
}

/** Asks what a power is aimed at. Choosing only: nothing happens yet, and the energy that is `due` for it is not yet paid. */
export function* aim(
  table: SpiritTable,
  seat: Seat,
  id: PowerId,
  met: readonly Threshold[],
  near: readonly number[] | null = null,
  due = 0,
): Play<Aim | null> {
  const { state } = table;
  const power = powers[id]!;
  if (power.target.at === 'nothing') return { land: -1, target: null, far: false };
  if (power.target.at === 'spirit') {
    const seats = targetSpirits(state, seat, power, purseOf(state, seat) - due);
    if (seats.length === 0) return null;
    const { seat: target } = yield* table.ask(seat, 'target-spirit', seats.map(seatAnswer), { about: { power: id } });
    return { land: -1, target, far: false, crossed: oceansBetween(state, seat, target) };
  }
  const { where } = power.target;
  const some = doesAnything(power, met) ? [] : landsWithEffect(state, seat, power, met, due);
  const lands: TargetLand[] =
    near === null
      ? some.length > 0
        ? some
        : targetLands(state, seat, power, met, due)
      : near
          .filter(
            (land) =>
              !isLost(state, land) && (where.length === 0 || where.some((test) => meets(state, land, test, { user: seat, target: null }))),
          )
          .map((land) => ({ land, far: false }));
  const mists = near === null ? mistsFor(state, seat, power, met) : new Map<number, Mist[]>();
  for (const land of mists.keys()) if (!lands.some((one) => one.land === land)) lands.push({ land, far: false });
  if (lands.length === 0) return null;
  const { land }: LandAnswer = yield* table.ask(
    seat,
    'target',
    lands.map((one) => landAnswer(one.land)),
    { about: { power: id, far: lands.flatMap((one) => (one.far ? [one.land] : [])) } },
  );
  const { far } = lands.find((one) => one.land === land)!;
  const aimed: Aim = { land, target: null, far };
  const ways = mists.get(land);
  let mist: Mist | null = null;
  if (ways !== undefined) {
    const free = targetLands(state, seat, power, met, due).some((one) => one.land === land);
    const shifts = ways.map((way): ShiftAnswer => ({ kind: 'shift', seat, ...way }));
    const answer = yield* table.ask(seat, 'mist', free ? [...shifts, stop] : shifts, { about: { power: id, land } });
    if (answer.kind !== 'stop') mist = { from: answer.from, to: answer.to };
  }
  const origins = !asksForOrigin(power)
    ? []
    : mist === null
      ? originsOfTarget(state, seat, power, met, land)
      : originsWithMist(state, seat, power, met, land, mist);
  const origin =
    origins.length === 0 ? null : (yield* table.ask(seat, 'origin', origins.map(landAnswer), { about: { power: id, land } })).land;
  return { ...aimed, ...(mist === null ? {} : { mist }), ...(origin === null ? {} : { origin }) };
}

const asking = new Map<Power, boolean>();

/** Whether a power does anything in the land from which its range is measured. */
function asksForOrigin(power: Power): boolean {
  const known = asking.get(power);
  if (known !== undefined) return known;
  const asks = /"is":"(?:beside-)?origin/.test(JSON.stringify([power.steps, power.thresholds]));
  asking.set(power, asks);
  return asks;
}
