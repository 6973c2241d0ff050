import type { Seat } from '@skerry/engine';
import type { Power } from '../../content/power.ts';
import { powers } from '../../content/powers.ts';
import { ANYWHERE } from '../../content/spirit.ts';
import type { Threshold } from '../../content/step.ts';
import { oceansToTarget } from '../adversaries/ocean-blight.ts';
import { meets } from '../island/conditions-of-lands.ts';
import { rangeOnTracks } from '../spirits/elements.ts';
import { wholeOf } from '../island/geography.ts';
import { isSettled } from '../pieces/hunting-grounds.ts';
import { distancesFor, hasRule, isCoastal, isInPlay, isSiteOf, isTerrain, landsOf, neighbours } from '../island/island.ts';
import { dahanIn } from '../pieces/pieces.ts';
import { mayBeIn, ownLands } from '../pieces/presence.ts';
import { purseOf } from './purse.ts';
import { oceansBetween } from '../island/seas.ts';
import { canReach } from './reaching.ts';
import { hasFind } from '../scenarios/finds.ts';
import { helpersOf } from '../scenarios/second-wave.ts';
import type { State } from '../state.ts';

/** A land that can be targeted; `far`: only because Shadows pays 1 energy, or ignores range this once. */
export interface TargetLand {
  readonly land: number;
  readonly far: boolean;
}

type LandTarget = Extract<Power['target'], { at: 'land' }>;

/** J-10.3, J-10.5; so much energy is `due` for the power itself, and no more than `most` lands are looked for. */
export function targetLands(state: State, seat: Seat, power: Power, met: readonly Threshold[], due = 0, most = Infinity): TargetLand[] {
  const { target } = power;
  if (target.at !== 'land') return [];
  const viewpoint = { user: seat, target: null };
  // J-38.5
  if (helpersOf(state, seat).some((card) => powers[card] === power))
    return landsOf(state, true).flatMap((land) =>
      target.where.length === 0 || target.where.some((test) => meets(state, land, test, viewpoint)) ? [{ land, far: false }] : [],
    );
  const origins = originsOf(state, seat, target);
  if (origins.length === 0) return [];
  const range = rangeOf(state, seat, target, met);
  const distance = distancesFor(state, true);
  const shadows = purseOf(state, seat) > due && hasRule(state, seat, 'shadows-of-the-dahan');
  const reaches = canReach(state, seat);
  const lands: TargetLand[] = [];
  const reach = origins.map((origin) => range + moreFrom(state, seat, origin, power));
  for (const land of [...landsOf(state, true), ...oceansToTarget(state, power, met)]) {
    if (isLost(state, land)) continue;
    const more = moreTo(state, seat, target, land);
    const near = range >= ANYWHERE || origins.some((origin, i) => distance(origin, land) <= reach[i]! + more);
    if (!near && !reaches && !(shadows && dahanIn(state, land) > 0)) continue;
    if (target.where.length > 0 && !target.where.some((test) => meets(state, land, test, viewpoint))) continue;
    lands.push({ land, far: !near });
    if (lands.length >= most) break;
  }
  return lands;
}

/** The lands from which a certain land is in range. */
export function originsFor(state: State, seat: Seat, power: Power, met: readonly Threshold[], land: number): number[] {
  const { target } = power;
  if (target.at !== 'land') return [];
  const range = rangeOf(state, seat, target, met);
  const distance = distancesFor(state, true);
  return originsOf(state, seat, target).filter(
    (origin) =>
      range >= ANYWHERE || distance(origin, land) <= range + moreFrom(state, seat, origin, power) + moreTo(state, seat, target, land),
  );
}

/** J-10.9: the lands from which a land may have been targeted: those in range, or any that the power may go out from where range is ignored. */
export function originsOfTarget(state: State, seat: Seat, power: Power, met: readonly Threshold[], land: number): number[] {
  const near = originsFor(state, seat, power, met, land);
  return near.length > 0 || power.target.at !== 'land' ? near : originsOf(state, seat, power.target);
}

/** J-40.28: the same, when presence has been gathered for it. */
export function originsWithMist(
  state: State,
  seat: Seat,
  power: Power,
  met: readonly Threshold[],
  land: number,
  { from, to }: Mist,
): number[] {
  const { presence } = state.spirits[seat]!;
  presence[from]!--;
  presence[to]!++;
  const origins = originsFor(state, seat, power, met, land);
  presence[from]!++;
  presence[to]!--;
  return origins;
}

/** J-38.8, find 8 of the invaders: powers no longer find the land. */
export const isLost = (state: State, land: number): boolean =>
  hasFind(state, 8, 'invaders') && state.laid.finds.some((find) => find.n === 8 && wholeOf(state.island, find.land) === land);

/** What certain targets give besides. */
function moreTo(state: State, seat: Seat, { farther }: LandTarget, land: number): number {
  const { coastalRange } = state.spirits[seat]!;
  const more = coastalRange > 0 && isCoastal(state, land) ? coastalRange : 0;
  return farther !== undefined && meets(state, land, farther.test, { user: seat, target: null }) ? more + farther.by : more;
}

function originsOf(state: State, seat: Seat, { origin }: LandTarget): number[] {
  const all = [...new Set([seat, ...state.spirits[seat]!.alsoFrom])].map((from) => state.spirits[from]!.presence);
  const origins: number[] = [];
  for (let space = 0; space < all[0]!.length; space++) {
    const count = all.reduce((sum, presence) => sum + presence[space]!, 0);
    if (count > 0 && isInPlay(state, space) && isOrigin(state, seat, space, origin, count)) origins.push(space);
  }
  return origins;
}

/** J-4.7: for whoever may target from the presence of another, it adds up with the own. */
function isOrigin(state: State, seat: Seat, space: number, origin: LandTarget['origin'], count: number): boolean {
  if (origin === 'presence') return true;
  return origin === 'sacred-site' ? isSiteOf(state, seat, space, count) : isTerrain(state, space, origin);
}

/** J-10.8, J-10.9 */
function rangeOf(state: State, seat: Seat, target: LandTarget, met: readonly Threshold[]): number {
  const spirit = state.spirits[seat]!;
  if (spirit.doneThisTurn.includes('ignore-range')) return ANYWHERE;
  let { range } = target;
  for (const threshold of met) if (threshold.range !== undefined) range = threshold.range.to ?? range + threshold.range.by!;
  // J-38.8, find 6
  return range + spirit.range + rangeOnTracks(spirit) + Number(hasFind(state, 6, 'players'));
}

/** What certain origins give besides. J-40.39 */
function moreFrom(state: State, seat: Seat, origin: number, { kind }: Power): number {
  let more = 0;
  if (kind !== 'innate' && state.spirits[seat]!.presence[origin]! >= 3 && hasRule(state, seat, 'volcanic-peaks')) more++;
  for (const rule of state.modifiers) {
    if (rule.kind === 'range-from-mountains' && rule.seat === seat && isTerrain(state, origin, 'mountain')) more += rule.amount;
  }
  return more;
}

/** J-10.10, J-10.11, J-39.3: those whom so much energy reaches. */
export function targetSpirits(state: State, seat: Seat, { target }: Power, energy: number): Seat[] {
  if (target.at !== 'spirit') return [];
  const seats = state.spirits.map((_, other) => other);
  if (target.which === 'yourself') return [seat];
  const all = target.which === 'any' || state.players === 1 ? seats : seats.filter((other) => other !== seat);
  return all.filter((other) => oceansBetween(state, seat, other) <= energy);
}

// ── Mists Shift and Flow ──

/** A presence of Shroud that is gathered while a land is targeted. */
export interface Mist {
  readonly from: number;
  readonly to: number;
}

/** J-40.28: the lands that could be targeted, with each way in which presence may be gathered for it. */
export function mistsFor(state: State, seat: Seat, power: Power, met: readonly Threshold[]): Map<number, Mist[]> {
  const found = new Map<number, Mist[]>();
  if (power.target.at !== 'land' || !hasRule(state, seat, 'mists-shift-and-flow') || isSettled(state, seat)) return found;
  const { presence } = state.spirits[seat]!;
  for (const from of ownLands(state, seat)) {
    for (const to of neighbours(state, from, true)) {
      if (!mayBeIn(state, seat, to, true)) continue;
      presence[from]!--;
      presence[to]!++;
      const near = neighbours(state, to, true);
      for (const { land } of targetLands(state, seat, power, met))
        if (land === to || near.includes(land)) found.set(land, [...(found.get(land) ?? []), { from, to }]);
      presence[from]!++;
      presence[to]!--;
    }
  }
  return found;
}
