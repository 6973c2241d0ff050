import type { Play, Seat } from '@skerry/engine';
import type { Named, Step, Test } from '../content/step.ts';
import type { Doing } from './powers/amounts.ts';
import { boardAnswer, landAnswer } from './answers.ts';
import { meetsAll } from './island/conditions-of-lands.ts';
import { hasChange, hasScenarioRule } from './adversaries/enemy.ts';
import { deciderFor, landsOn, neighbours } from './island/island.ts';
import { ruleOf } from './modifiers.ts';
import { canDo, placesFor } from './island/places.ts';
import { spreadFrom } from './fear-and-blight/spreading.ts';
import type { SpiritTable, State } from './state.ts';

/** Where something is still to be done: a land, or a board. */
export interface Spot {
  /** Where something may be done as things stand, */
  readonly lands: readonly number[];
  /** and where it may be as soon as somebody has come there. */
  readonly open: readonly number[];
}

type SpotOf = (id: number) => Spot;

export const spotOfLand = (doing: Doing, steps: readonly Step[]): Spot => ({
  lands: canDo(doing, steps) ? [doing.land] : [],
  open: [doing.land],
});

export function spotOfBoard(doing: Doing, slot: number, steps: readonly Step[]): Spot {
  const all = landsOn(doing.table.state, slot);
  const moved = allOf(steps)
    .filter(isMove)
    .flatMap(({ what }) => what);
  const lands = landsChosen(steps, all, (at) => placesFor(doing, at.land, at.steps).filter((land) => canDo({ ...doing, land }, at.steps)));
  const open = landsChosen(steps, all, ({ land, steps: there }) =>
    placesFor(doing, { ...land, test: land.test.filter((test) => !mentions(test, moved)) }, there),
  );
  return { lands, open };
}

/** The lands that these steps choose, or any of the board. */
function landsChosen(
  steps: readonly Step[],
  all: readonly number[],
  landsOfStep: (at: Extract<Step, { do: 'at' }>) => readonly number[],
): readonly number[] {
  return steps.flatMap((step) => {
    if (step.do === 'at') return landsOfStep(step);
    if (step.do === 'reveal') return landsChosen([...step.so, ...step.otherwise], all, landsOfStep);
    return step.do === 'times' ? landsChosen(step.steps, all, landsOfStep) : all;
  });
}

const mentions = (where: unknown, pieces: readonly Named[]): boolean => {
  const text = JSON.stringify(where);
  return pieces.some((name) => text.includes(`"${name}"`));
};

/** J-14.5: in which of these lands it is done next, where that may matter: as the user of a power likes, or the table. */
export function* nextLand(
  table: SpiritTable,
  lands: readonly number[],
  steps: readonly Step[],
  spotOf: SpotOf,
  user: Seat | null = null,
): Play<number> {
  const open = openTo(table.state, lands, steps, spotOf);
  if (open.length === 1) return open[0]!;
  return (yield* table.ask(user ?? deciderFor(table.state, open[0]!), 'land-order', open.map(landAnswer))).land;
}

/** J-14.5: takes that of these out of their list which is next. */
export function* takeNext<At extends { readonly land: number }>(doing: Doing, left: At[], steps: readonly Step[]): Play<At> {
  const lands = left.map(({ land }) => land);
  const next = yield* nextLand(doing.table, lands, steps, (land) => spotOfLand({ ...doing, land }, steps));
  return left.splice(lands.indexOf(next), 1)[0]!;
}

/** J-14.5: on which of these boards. */
export function* nextBoard(table: SpiritTable, slots: readonly number[], steps: readonly Step[], spotOf: SpotOf): Play<number> {
  const open = openTo(table.state, slots, steps, spotOf);
  return open.length === 1 ? open[0]! : (yield* table.ask(0, 'board-order', open.map(boardAnswer))).slot;
}

/** One of them that has nothing to do with the others, or all of them, if there is none. */
function openTo(state: State, all: readonly number[], steps: readonly Step[], spotOf: SpotOf): readonly number[] {
  const ids = [...new Set(all)];
  const reach = ids.length > 1 ? reachOf(state, steps) : null;
  if (reach === null) return ids.slice(0, 1);
  const spots = ids.map(spotOf);
  const reached = reachedByAll(state, spots, reach);
  const wants = (spot: Spot): number[] => [...spot.open, ...(reach.contests ? reached.get(spot)! : [])];
  const meets = (one: Spot, other: Spot): boolean => wants(other).some((land) => reached.get(one)!.has(land));
  const isBound = (one: Spot): boolean => spots.some((other) => other !== one && (meets(one, other) || meets(other, one)));
  const free = spots.findIndex((spot) => !isBound(spot));
  return free < 0 ? ids : [ids[free]!];
}

/** The lands that each of them reaches, also with those who have come there from another, who came there from a third. */
function reachedByAll(state: State, spots: readonly Spot[], reach: Reach): ReadonlyMap<Spot, ReadonlySet<number>> {
  const reached = new Map(spots.map((spot) => [spot, reachedFrom(state, spot.lands, reach)]));
  for (let far = 1; far < spots.length; far++) {
    for (const spot of spots) {
      const entered = spot.open.filter((land) => spots.some((other) => other !== spot && reached.get(other)!.has(land)));
      reached.set(spot, reachedFrom(state, [...new Set([...spot.lands, ...entered])], reach));
    }
  }
  return reached;
}

interface Reach {
  /** Pieces come to the lands beside it, or from there, where one of these lists of tests holds. */
  readonly goals: readonly (readonly Test[])[];
  /** They go only where none of their like are, so that two of them may want the same land. */
  readonly contests: boolean;
  /** Blight comes, and may cascade. */
  readonly spreads: boolean;
}

/** How what is done in one place may change what is done in another; null: it cannot. */
function reachOf(state: State, steps: readonly Step[]): Reach | null {
  const all = allOf(steps);
  const moving = all.filter(isMove);
  const anywhere =
    all.some((step) => step.do === 'special' && step.name === 'move-a-town-inland') ||
    (all.some((step) => step.do === 'invaders' && step.what === 'build') && buildsLead(state)) ||
    (all.some((step) => harmful.includes(step.do)) && stirs(state));
  // What is to be there changes with those who come: it may be so when it is done.
  const goals = moving.map(({ what, other = [] }) => other.filter((test) => !mentions(test, what)));
  const contests = moving.some(({ what, other = [] }) => mentions(other, what));
  const spreads = all.some((step) => isBlight(step) || (step.do === 'invaders' && step.what === 'ravage'));
  return moving.length > 0 || anywhere || spreads ? { goals: anywhere ? [[]] : goals, contests, spreads } : null;
}

const harmful: readonly Step['do'][] = ['damage', 'destroy', 'invaders', 'special'];

/** Whether somebody comes or goes, or is struck, because others were harmed. */
const stirs = (state: State): boolean =>
  state.conditions.some(({ kind }) => kind !== 'observe') ||
  hasScenarioRule(state, 'dahan-insurrection') ||
  hasChange(state, 'sense-for-disaster') ||
  ruleOf(state, 'resourceful-populace') !== undefined;

/** Whether a build may bring somebody into a land beside it. */
const buildsLead = (state: State): boolean =>
  hasChange(state, 'triangle-trade') || state.modifiers.some(({ kind }) => kind === 'may-push-added');

const isBlight = (step: Step): boolean => step.do === 'add' && step.what === 'blight' && step.still !== true;

const isMove = (step: Step): step is Extract<Step, { do: 'push' | 'gather' }> => step.do === 'push' || step.do === 'gather';

const known = new WeakMap<readonly Step[], readonly Step[]>();

/** Steps with all that they consist of: what a card says, which stays the same however often it is read. */
function allOf(steps: readonly Step[]): readonly Step[] {
  let all = known.get(steps);
  if (all === undefined) {
    all = stepsIn(steps);
    known.set(steps, all);
  }
  return all;
}

function stepsIn(steps: unknown): Step[] {
  if (steps === null || typeof steps !== 'object') return [];
  const inside = Object.values(steps).flatMap(stepsIn);
  if (!('do' in steps)) return inside;
  const step = steps as Step;
  // Blight that comes only where none is does not cascade.
  const cascading = step.do !== 'when' || !mentions(step.test, ['blight']);
  return [step, ...inside.filter((one) => cascading || !isBlight(one))];
}

function reachedFrom(state: State, lands: readonly number[], { goals, spreads }: Reach): ReadonlySet<number> {
  const reached = new Set(lands);
  const isGoal = (near: number): boolean => goals.some((tests) => meetsAll(state, near, tests, { user: null, target: null }));
  for (const near of lands.flatMap((land) => neighbours(state, land, false)).filter(isGoal)) reached.add(near);
  for (const near of spreads ? spreadFrom(state, lands) : []) reached.add(near);
  return reached;
}
