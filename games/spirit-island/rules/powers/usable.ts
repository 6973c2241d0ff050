import type { Seat } from '@skerry/engine';
import { hasElements, noElements } from '../../content/elements.ts';
import type { Power } from '../../content/power.ts';
import { innatesOf, powers } from '../../content/powers.ts';
import type { Threshold } from '../../content/step.ts';
import { hasTarget, landsWithEffect } from './aiming.ts';
import { costOf } from '../spirits/costs.ts';
import { elementsOf } from '../spirits/elements.ts';
import { hasScenarioRule } from '../adversaries/enemy.ts';
import { hasRule } from '../island/island.ts';
import { holdsFor } from '../modifiers.ts';
import { canPayToUse } from './prices.ts';
import { purseOf } from './purse.ts';
import { helpersOf } from '../scenarios/second-wave.ts';
import type { Phase, PowerId, RepeatGrant, State } from '../state.ts';
import { doesAnything, fewer, isEffect, isMetBy, type Kept, metThresholds } from './thresholds.ts';

export const AIR = 3;

/** J-22.2; a threshold may make a power fast. */
function isFast(state: State, power: Power, met: readonly Threshold[]): boolean {
  return power.speed === 'fast' || met.some(({ mode }) => mode === 'speed') || hasScenarioRule(state, 'all-fast');
}

/** J-10.1: whether a power belongs to a phase, with these thresholds. */
function isInTime(state: State, seat: Seat, power: Power, met: readonly Threshold[], phase: Phase): boolean {
  // Focus Your Will towards Wholeness: all powers are slow, whatever else would make them fast.
  const held = holdsFor(state, 'only-slow', seat);
  if (phase === 'fast') return !held && isFast(state, power, met);
  // A power that may be fast by a threshold is slow all the same.
  const slow = power.speed === 'slow' || met.some(({ mode }) => mode === 'slow');
  return held || (slow && !hasScenarioRule(state, 'all-fast'));
}

/** J-9.7, J-10.1: with fewer elements. What makes a power do anything, fit into the phase or reach a target cannot be left out. */
export function waysWithFewer(state: State, seat: Seat, use: Use): Exclude<Kept, undefined>[] {
  const power = powers[use.power]!;
  const met = metThresholds(state, seat, power);
  if (met.length === 0) return [];
  const isInPhase = (some: readonly Threshold[]): boolean => use.untimely !== null || isInTime(state, seat, power, some, state.phase);
  const isEnough = (kept: Kept): boolean => {
    const some = fewer(power, met, kept);
    if (!doesAnything(power, some)) return false;
    const isWhole = met.every((one) => isEffect(one) || some.includes(one));
    return isWhole || (isInPhase(some) && hasTarget(state, seat, power, some, dueFor(state, seat, use)));
  };
  // What the elements for these bring besides is had as well.
  const isLevel = (levels: number): boolean => allMetWith(met, met.slice(0, levels)).length === levels;
  const first = met.map((_, i) => met.length - 1 - i).filter((levels) => isLevel(levels) && isEnough(levels));
  return [...first, ...partsOf(power, met).filter(isEnough)];
}

/** J-9.5: the thresholds that are met with no more elements than some of them ask for. */
function allMetWith(met: readonly Threshold[], some: readonly Threshold[]): Threshold[] {
  const enough = some.reduce((most, { need }) => most.map((n, element) => Math.max(n, need[element]!)), noElements());
  return met.filter((one) => isMetBy(enough, one));
}

/** Thresholds that are all that some elements meet, and that do something else than the first so many do: by their places. */
function partsOf({ thresholds }: Power, met: readonly Threshold[]): number[][] {
  // Where each asks for all that the one before it does, there is nothing else.
  if (met.every(({ need }, i) => i === 0 || hasElements(need, met[i - 1]!.need))) return [];
  const places = (some: readonly Threshold[]): number[] => some.map((one) => thresholds.indexOf(one));
  const effectOf = (some: readonly Threshold[]): string => places(some.filter(isEffect)).join();
  const parts = new Map<string, number[]>();
  for (let chosen = 1; chosen < 2 ** met.length - 1; chosen++) {
    const some = met.filter((_, i) => ((chosen >> i) & 1) === 1);
    const all = allMetWith(met, some);
    // The same effect with more range, or faster, is better.
    if (all.length === some.length && all.length > (parts.get(effectOf(all))?.length ?? 0)) parts.set(effectOf(all), places(all));
  }
  for (let first = 0; first <= met.length; first++) parts.delete(effectOf(met.slice(0, first)));
  return [...parts.values()];
}

/** J-23.1, and gifts: how many slow powers may still be used in the fast phase. */
function quickUses(state: State, seat: Seat, { kind }: Power): number {
  const spirit = state.spirits[seat]!;
  const swift = hasRule(state, seat, 'swiftness-of-lightning') ? Math.max(0, elementsOf(state, seat)[AIR]! - spirit.swift) : 0;
  return swift + spirit.quickened + (kind === 'major' ? 0 : spirit.quickenedLesser);
}

/** A way to use a power now. */
export interface Use {
  readonly power: PowerId;
  /** Place of the grant by which it is repeated; -1: its own use of the turn. */
  readonly repeat: number;
  /** What makes it fit into the phase all the same: its own energy, or what lets slow powers be fast, or fast ones slow. */
  readonly untimely: 'paid' | 'quickened' | 'any-speed' | null;
}

/** J-40.9: in place of a grant: a repeat for 2 water. */
export const POURED = 1000;

const MOST_POURS = 5;

const WATER = 4;

/** J-40.9: how often Downpour may still pour its power down this turn. */
export function poursLeft(state: State, seat: Seat): number {
  if (!hasRule(state, seat, 'pour-down-power')) return 0;
  return Math.min(MOST_POURS, Math.floor(elementsOf(state, seat)[WATER]! / 2)) - state.spirits[seat]!.pours;
}

/** J-10.1: what a spirit may use now. */
export function usablePowers(state: State, seat: Seat, phase: Phase = state.phase): Use[] {
  const spirit = state.spirits[seat]!;
  const uses: Use[] = [];
  const consider = (id: PowerId): void => {
    const power = powers[id]!;
    const met = metThresholds(state, seat, power);
    // J-9.9
    if (!doesAnything(power, met) && landsWithEffect(state, seat, power, met).length === 0) return;
    if (!canPayToUse(state, seat, id)) return;
    const offer = (use: Use): void => {
      if (hasTarget(state, seat, power, met, dueFor(state, seat, use))) uses.push(use);
    };
    for (const untimely of timings(state, seat, power, met, phase)) {
      if (power.anyTimes === true || !spirit.uses.some((use) => use.power === id)) {
        offer({ power: id, repeat: -1, untimely });
        continue;
      }
      // J-35.4: what grants repeat are power cards.
      if (power.kind === 'innate' || spirit.aid.includes(id)) continue;
      const grants = [false, true].flatMap((atCost) => grantFor(state, seat, id, untimely, atCost));
      for (const repeat of grants) offer({ power: id, repeat, untimely });
      // J-40.9, J-10.13
      const poured: Use = { power: id, repeat: POURED, untimely };
      if (power.target.at === 'land' && poursLeft(state, seat) > 0 && dueFor(state, seat, poured) <= purseOf(state, seat)) offer(poured);
    }
  };
  for (const id of spirit.played) consider(id);
  for (const id of spirit.aid) consider(id);
  for (const id of helpersOf(state, seat)) consider(id);
  for (const id of innatesOf(spirit)) consider(id);
  return uses;
}

/** J-40.26: what a spirit could use in this phase if it had the elements: powers that it has not used, and cards that it may repeat. */
export function powersToCome(state: State, seat: Seat, phase: Phase = state.phase): PowerId[] {
  const spirit = state.spirits[seat]!;
  return [...spirit.played, ...spirit.aid, ...innatesOf(spirit)].filter((id) => {
    const power = powers[id]!;
    const ways = isInTime(state, seat, power, power.thresholds, phase) ? [null] : meansFor(state, seat, power, phase);
    if (ways.length === 0) return false;
    if (!spirit.uses.some((use) => use.power === id)) return true;
    const isCard = power.kind !== 'innate' && !spirit.aid.includes(id);
    return isCard && ways.some((way) => [false, true].some((atCost) => grantFor(state, seat, id, way, atCost).length > 0));
  });
}

/** The grant by which a power card can be repeated, for its cost or for nothing: its place, if there is one. Of several that which fits the fewest cards. */
function grantFor(state: State, seat: Seat, id: PowerId, untimely: Use['untimely'], forCost: boolean): number[] {
  const { repeats, played } = state.spirits[seat]!;
  const power = powers[id]!;
  const fits = ({ upTo, atCost, by, cheapest, count }: RepeatGrant): boolean =>
    atCost === forCost &&
    count > 0 &&
    by !== id &&
    (upTo === null || power.cost <= upTo) &&
    (cheapest !== true || played.every((other) => powers[other]!.cost >= power.cost)) &&
    (!atCost || costOf(state, power) + (untimely === 'paid' ? power.fastFor! : 0) <= purseOf(state, seat));
  const breadth = ({ upTo, cheapest }: RepeatGrant): number => (cheapest === true ? -1 : (upTo ?? Infinity));
  const [best] = repeats.filter(fits).toSorted((one, other) => breadth(one) - breadth(other) || 0);
  return best === undefined ? [] : [repeats.indexOf(best)];
}

/** The energy that a use costs, whatever it is aimed at. */
export function dueFor(state: State, seat: Seat, { power, repeat, untimely }: Use): number {
  const repeated = repeat === POURED || (repeat >= 0 && state.spirits[seat]!.repeats[repeat]!.atCost);
  return (repeated ? costOf(state, powers[power]!) : 0) + (untimely === 'paid' ? powers[power]!.fastFor! : 0);
}

const BY_ITSELF = [null] as const;

/** In which ways a power fits into a phase: by itself, or by the means there are. */
function timings(state: State, seat: Seat, power: Power, met: readonly Threshold[], phase: Phase): readonly Use['untimely'][] {
  if (isInTime(state, seat, power, met, phase)) return BY_ITSELF;
  return phase === 'fast' && holdsFor(state, 'only-slow', seat) ? [] : meansFor(state, seat, power, phase);
}

/** J-10.1: how a power could be used in the phase that is not its own: by what its spirit was given, or for the power's own energy. */
export function meansFor(state: State, seat: Seat, power: Power, phase: Phase): readonly Exclude<Use['untimely'], null>[] {
  const { anySpeed } = state.spirits[seat]!;
  if (phase !== 'fast') return anySpeed > 0 && !hasScenarioRule(state, 'all-fast') ? ['any-speed'] : [];
  const given = quickUses(state, seat, power) > 0 ? (['quickened'] as const) : anySpeed > 0 ? (['any-speed'] as const) : [];
  return power.fastFor !== undefined && power.fastFor <= purseOf(state, seat) ? [...given, 'paid'] : given;
}
