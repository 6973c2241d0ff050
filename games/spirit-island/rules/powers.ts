import type { Play, Seat } from '@skerry/engine';
import { type Elements, hasElements, noElements } from '../content/elements.ts';
import type { Power } from '../content/power.ts';
import { innatesOf, powers } from '../content/powers.ts';
import type { Step, Threshold } from '../content/step.ts';
import { action } from './action.ts';
import { landAnswer, type LandAnswer, no, seatAnswer, type ShiftAnswer, stop, type UseAnswer, useAnswer, yes } from './answers.ts';
import { forget } from './cards.ts';
import { resolveSteps } from './carry-out.ts';
import { meets, meetsAll } from './conditions-of-lands.ts';
import { costOf } from './costs.ts';
import { elementIndex, elementsOf, gainEnergy } from './elements.ts';
import { hasScenarioRule } from './enemy.ts';
import { hasRule, neighbours } from './island.ts';
import { holdsFor } from './modifiers.ts';
import { movePresence } from './presence.ts';
import { canReach, reachOnce } from './reaching.ts';
import { canPayToUse, payToUse } from './prices.ts';
import { purseOf, spend } from './purse.ts';
import { payEnergy } from './paying.ts';
import { oceansBetween } from './seas.ts';
import type { Phase, PowerId, RepeatGrant, SpiritTable, State } from './state.ts';
import { type Mist, mistsFor, originsOfTarget, originsWithMist, type TargetLand, targetLands, targetSpirits } from './targeting.ts';
import { elementsAround } from './scenarios/invocation.ts';
import { helpersOf, isHelping, isMetByTheFirst } from './scenarios/second-wave.ts';
import { spendTime } from './time.ts';
import { betweenActions } from './ways.ts';

const AIR = 3;

/** J-9.4, J-38.17: the thresholds that are met, in their order; where a land is targeted, with what lies on its corners. */
export function metThresholds(state: State, seat: Seat, { thresholds }: Power, land = -1): Threshold[] {
  if (thresholds.length === 0) return [];
  if (state.spirits[seat]!.mastered.some((id) => powers[id]!.thresholds === thresholds)) return [...thresholds];
  if (isHelping(state, seat, thresholds)) return thresholds.filter(isMetByTheFirst);
  const have = elementsOf(state, seat);
  const around = elementsAround(state, land);
  if (around === null) return thresholds.filter((threshold) => isMetBy(have, threshold));
  const more = have.map((n, element) => n + around[element]!);
  return thresholds.filter((threshold) => isMetBy(have, threshold) || (isOfTheLand(threshold) && isMetBy(more, threshold)));
}

/** J-38.17: what is settled before a land is targeted is none of its doing. */
const isOfTheLand = ({ mode }: Threshold): boolean => mode !== 'range' && mode !== 'speed' && mode !== 'slow';

const isRepeat = ({ mode }: Threshold): boolean => mode === 'repeat' || mode === 'repeat-adjacent';
const isEffect = ({ mode }: Threshold): boolean => mode !== 'speed' && mode !== 'slow' && mode !== 'range' && mode !== 'split';

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

/** J-9.7: which of the thresholds that are met are used: the first so many, or those at these places on the power; undefined: all. */
export type Kept = number | readonly number[] | undefined;

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
  // What the same elements bring is had as a whole, or not at all.
  const isLevel = (levels: number): boolean => levels === 0 || String(met[levels]!.need) !== String(met[levels - 1]!.need);
  const first = met.map((_, i) => met.length - 1 - i).filter((levels) => isLevel(levels) && isEnough(levels));
  return [...first, ...partsOf(power, met).filter(isEnough)];
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
    const enough = some.reduce((most, { need }) => most.map((n, element) => Math.max(n, need[element]!)), noElements());
    const all = met.filter((one) => isMetBy(enough, one));
    // The same effect with more range, or faster, is better.
    if (all.length === some.length && all.length > (parts.get(effectOf(all))?.length ?? 0)) parts.set(effectOf(all), places(all));
  }
  for (let first = 0; first <= met.length; first++) parts.delete(effectOf(met.slice(0, first)));
  return [...parts.values()];
}

const isMetBy = (elements: Elements, { need, or }: Threshold): boolean =>
  hasElements(elements, need) || (or !== undefined && hasElements(elements, or));

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
  const offer = (use: Use): void => {
    const power = powers[use.power]!;
    if (hasTarget(state, seat, power, metThresholds(state, seat, power), dueFor(state, seat, use))) uses.push(use);
  };
  const consider = (id: PowerId): void => {
    const power = powers[id]!;
    const met = metThresholds(state, seat, power);
    // J-9.9
    if (!doesAnything(power, met) && landsWithEffect(state, seat, power, met).length === 0) return;
    const held = holdsFor(state, 'only-slow', seat);
    const inTime = isInTime(state, seat, power, met, phase);
    const untimely = inTime || (held && phase === 'fast') ? null : meansFor(state, seat, power, phase);
    if (!inTime && untimely === null) return;
    if (!canPayToUse(state, seat, id)) return;
    if (power.anyTimes === true || !spirit.uses.some((use) => use.power === id)) {
      offer({ power: id, repeat: -1, untimely });
      return;
    }
    // J-35.4: what grants repeat are power cards.
    if (power.kind === 'innate' || spirit.aid.includes(id)) return;
    const grants = [false, true].flatMap((atCost) => grantFor(state, seat, id, untimely, atCost));
    for (const repeat of grants) offer({ power: id, repeat, untimely });
    // J-40.9, J-10.13
    const poured: Use = { power: id, repeat: POURED, untimely };
    if (power.target.at === 'land' && poursLeft(state, seat) > 0 && dueFor(state, seat, poured) <= purseOf(state, seat)) offer(poured);
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
    const inTime = isInTime(state, seat, power, power.thresholds, phase);
    const untimely = inTime ? null : meansFor(state, seat, power, phase);
    if (!inTime && untimely === null) return false;
    if (!spirit.uses.some((use) => use.power === id)) return true;
    const isCard = power.kind !== 'innate' && !spirit.aid.includes(id);
    return isCard && [false, true].some((atCost) => grantFor(state, seat, id, untimely, atCost).length > 0);
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

/** How a power could be used in the phase that is not its own. What costs nothing goes first. */
export function meansFor(state: State, seat: Seat, power: Power, phase: Phase): Use['untimely'] {
  const spirit = state.spirits[seat]!;
  if (phase === 'fast') {
    if (quickUses(state, seat, power) > 0) return 'quickened';
    if (power.fastFor !== undefined && power.fastFor <= purseOf(state, seat)) return 'paid';
  } else if (hasScenarioRule(state, 'all-fast')) return null;
  return spirit.anySpeed > 0 ? 'any-speed' : null;
}

// ── Targets ──

/** J-9.9: whether a power does anything with these thresholds. */
export const doesAnything = ({ kind, steps }: Power, met: readonly Threshold[]): boolean =>
  kind !== 'innate' || steps.length > 0 || met.some(isEffect);

/** J-9.9, J-38.17: the lands in which a power would do anything, where that depends on the land. */
function landsWithEffect(state: State, seat: Seat, power: Power, met: readonly Threshold[], due = 0): TargetLand[] {
  if (state.laid.invoked.length === 0) return [];
  return targetLands(state, seat, power, met, due).filter(({ land }) => metThresholds(state, seat, power, land).some(isEffect));
}

/** J-39.3, J-23.3: whether there is anything that it can be aimed at, with the energy that is left when what is `due` is paid. */
function hasTarget(state: State, seat: Seat, power: Power, met: readonly Threshold[], due: number): boolean {
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
          .filter((land) => where.length === 0 || where.some((test) => meets(state, land, test, { user: seat, target: null })))
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

// ── Using ──

/** J-9.5, J-9.6: what a power does with the thresholds that are met. */
export function stepsOf({ steps, last }: Power, met: readonly Threshold[]): readonly Step[] {
  let all = steps;
  for (const { mode, steps: more, among } of met) {
    if (mode === 'also' || mode === 'separate') all = [...all, ...more];
    else if (mode === 'instead') all = more;
    else if (mode === 'may-instead') all = [{ do: 'either', of: [all, more] }];
    else if (mode === 'first') all = [...more, ...all];
    else if (mode === 'there') all = all.map((step) => (step.do === 'at' ? { ...step, steps: [...step.steps, ...more] } : step));
    else if (mode === 'split') all = all.map((step) => (step.do === 'damage' ? { ...step, among: among! } : step));
    else if (mode === 'both') all = all.map(orBoth);
  }
  return last.length === 0 ? all : [...all, ...last];
}

/** Of what stands with an "or", both may be done, one after the other. */
function orBoth(step: Step): Step {
  if (step.do === 'either') return { ...step, of: [...step.of, step.of.flat()] };
  return step.do === 'at' ? { ...step, steps: step.steps.map(orBoth) } : step;
}

/** J-9.7: with some of the thresholds that are met. */
export function fewer({ thresholds }: Power, met: readonly Threshold[], kept: Kept): readonly Threshold[] {
  if (kept === undefined) return met;
  return typeof kept === 'number' ? met.slice(0, kept) : met.filter((one) => kept.includes(thresholds.indexOf(one)));
}

/** Uses a power: pays for it, carries it out as an action, and repeats it as often as it says. */
export function* usePower(table: SpiritTable, seat: Seat, use: Use, aimed: Aim, kept?: Kept): Play {
  const { state } = table;
  const power = powers[use.power]!;
  yield* payToUse(table, seat, use.power);
  pay(table, seat, use, aimed);
  const met = fewer(power, metThresholds(state, seat, power, aimed.land), kept);
  const apart = met.filter(({ mode }) => mode === 'separate');
  yield* carryOut(table, seat, use.power, aimed, apart.length === 0 ? met : [apart[0]!]);
  for (const level of met) {
    const { mode } = level;
    if (state.over) return;
    if (mode === 'separate' && level !== apart[0]) {
      yield* betweenActions(table);
      const other = yield* aim(table, seat, use.power, [level]);
      if (other !== null) yield* carryOut(table, seat, use.power, other, [level]);
    }
    if (!isRepeat(level)) continue;
    yield* betweenActions(table);
    const near = mode === 'repeat-adjacent' ? neighbours(state, aimed.land, true) : null;
    const anew = yield* chooseThresholds(table, seat, use.power);
    const again = yield* aim(table, seat, use.power, fewer(power, metThresholds(state, seat, power), anew), near);
    if (again === null) continue;
    if (again.far) reachFar(table, seat);
    yield* carryOut(table, seat, use.power, again, fewer(power, metThresholds(state, seat, power, again.land), anew));
  }
  yield* useAgain(table, seat, use.power, aimed, met);
}

/** A use of a power with these of its thresholds. */
export const answerWith = (power: PowerId, kept: Kept): UseAnswer =>
  kept === undefined ? useAnswer(power) : { kind: 'use', power, ...(typeof kept === 'number' ? { levels: kept } : { only: kept }) };
export const keptIn = ({ only, levels }: UseAnswer): Kept => only ?? levels;

/** J-9.7: whoever repeats a power says anew which of its thresholds are used; what does the same is no choice. */
function* chooseThresholds(table: SpiritTable, seat: Seat, id: PowerId): Play<Kept> {
  const { state } = table;
  const power = powers[id]!;
  const met = metThresholds(state, seat, power);
  const effectOf = (kept: Kept): string =>
    String(fewer(power, met, kept).flatMap((one) => (isEffect(one) && !isRepeat(one) ? [power.thresholds.indexOf(one)] : [])));
  // To repeat a power that then does nothing is no use of it.
  const effects = new Set([effectOf(undefined), ...(doesAnything(power, []) ? [] : [''])]);
  const ways: Kept[] = [undefined];
  for (const kept of waysWithFewer(state, seat, { power: id, repeat: -1, untimely: 'quickened' })) {
    if (!effects.has(effectOf(kept))) ways.push(kept);
    effects.add(effectOf(kept));
  }
  return keptIn(
    yield* table.ask(
      seat,
      'repeat-how',
      ways.map((kept) => answerWith(id, kept)),
      { about: { power: id } },
    ),
  );
}

/** J-10.14: for what the power says it may be used once more, when all that it caused is over. */
function* useAgain(table: SpiritTable, seat: Seat, id: PowerId, aimed: Aim, met: readonly Threshold[]): Play {
  const { state } = table;
  const { again } = powers[id]!;
  const spirit = state.spirits[seat]!;
  if (again === undefined || state.over || ('time' in again ? spirit.time < again.time : !spirit.played.includes(id))) return;
  const { kind } = yield* table.ask(seat, 'use-again', [yes, no], { about: { power: id, land: aimed.land } });
  if (kind === 'no') return;
  if ('time' in again) {
    yield* spendTime(table, seat, again.time);
    yield* carryOut(table, seat, id, aimed, met);
    return;
  }
  forget(table, seat, id);
  const element = elementIndex(again.forgetting);
  spirit.gained[element]!++;
  table.log({ what: 'gained-element', seat, elements: [element] });
  const next = yield* aim(table, seat, id, met);
  if (next === null) return;
  if (next.far) reachFar(table, seat);
  yield* carryOut(table, seat, id, next, met);
}

function pay(table: SpiritTable, seat: Seat, { power, repeat, untimely }: Use, { far }: Aim): void {
  const { state } = table;
  const spirit = state.spirits[seat]!;
  const used = spirit.uses.find((use) => use.power === power);
  if (used === undefined) spirit.uses.push({ power, times: 1 });
  else used.times++;
  if (repeat === POURED) {
    spirit.pours++;
    const cost = costOf(state, powers[power]!);
    spend(table, seat, cost);
    if (cost > 0) table.log({ what: 'paid', seat, n: cost, rule: 'J-40.9' });
  } else if (repeat >= 0) {
    const grant = spirit.repeats[repeat]!;
    grant.count--;
    if (grant.atCost) {
      const cost = costOf(state, powers[power]!);
      spend(table, seat, cost);
      if (cost > 0) table.log({ what: 'paid', seat, n: cost });
    }
  }
  spendMeans(table, seat, powers[power]!, untimely);
  if (far) reachFar(table, seat);
  if (hasScenarioRule(state, 'fast-is-cheaper') && powers[power]!.kind === 'innate' && powers[power]!.speed === 'fast') {
    // J-24.10
    table.log({ what: 'energy', seat, n: gainEnergy(state, seat, 1), from: 'effect', rule: 'J-22.3' });
  }
}

/** What lets a power be used in the phase that is not its own is used up. */
export function spendMeans(table: SpiritTable, seat: Seat, power: Power, untimely: Use['untimely']): void {
  const { state } = table;
  const spirit = state.spirits[seat]!;
  if (untimely === 'paid') payEnergy(table, seat, power.fastFor!);
  else if (untimely === 'any-speed') spirit.anySpeed--;
  else if (untimely === 'quickened') {
    // Its own swiftness goes first: gifts may be kept for another power.
    if (hasRule(state, seat, 'swiftness-of-lightning') && elementsOf(state, seat)[AIR]! > spirit.swift) spirit.swift++;
    else if (spirit.quickenedLesser > 0 && power.kind !== 'major') spirit.quickenedLesser--;
    else spirit.quickened--;
  }
}

/** J-23.3, J-41.9: what a land out of range costs: 1 energy, or what may be done once a turn. */
export function reachFar(table: SpiritTable, seat: Seat): void {
  if (canReach(table.state, seat)) {
    reachOnce(table, seat);
    return;
  }
  spend(table, seat, 1);
  table.log({ what: 'paid', seat, n: 1, rule: 'J-23.3' });
}

function* carryOut(
  table: SpiritTable,
  seat: Seat,
  power: PowerId,
  { land, target, mist, origin, crossed = 0 }: Aim,
  met: readonly Threshold[],
): Play {
  const { state } = table;
  // J-39.3
  if (crossed > 0) {
    spend(table, seat, crossed);
    table.log({ what: 'paid', seat, n: crossed, rule: 'J-39.3' });
  }
  // Who is given something may want to go on.
  if (target !== null) state.spirits[target]!.done = false;
  // What a level wants of the target land is looked at once it is known.
  const fitting = met.filter(({ where }) => where === undefined || meetsAll(state, land, where, { user: seat, target }));
  yield* action(table, { kind: 'spirit', seat, power, land: land < 0 ? null : land }, () => {
    // J-40.28: what is gathered for it moves by the use.
    if (mist !== undefined) movePresence(table, seat, mist.from, mist.to);
    return resolveSteps(
      { table, seat, user: seat, target, land, power, ...(origin === undefined ? {} : { origin }) },
      stepsOf(powers[power]!, fitting),
    );
  });
}
