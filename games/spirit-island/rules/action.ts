import type { Play } from '@skerry/engine';
import type { ActionOf } from './action-body.ts';
import { conditionsAfter, type Due } from './conditions.ts';
import { DISASTER, endSafety, weakenWhereItDepends } from './pieces/dying.ts';
import { checkEnd, isLastInsurrection } from './ending.ts';
import { takeForm } from './spirits/forms.ts';
import { geography } from './island/island.ts';
import { LAST_INSURRECTION, rise } from './scenarios/insurrection.ts';
import { merge } from './pieces/pieces.ts';
import { settleThieves } from './scenarios/catching.ts';
import { search } from './scenarios/searching.ts';
import { turnUpThieves } from './scenarios/thieves.ts';
import { comeAshore } from './island/stranded.ts';
import type { Action, SpiritTable, State } from './state.ts';
import { afterAction, betweenActions } from './island/ways.ts';

/**
 * J-14.1, J-14.12, J-20.7: a group of effects that belong together. When it is over, winning and losing are looked at,
 * and what "after …" rules make of it is carried out, each as an action of its own.
 */
export function* action(table: SpiritTable, of: ActionOf, body: () => Play): Play {
  const { state } = table;
  const { kind, seat = null, power = null, land = null, cause, name, quiet = false } = of;
  const id = state.nextId++;
  const outer = state.actions.at(-1);
  const chain = chainOf(of.chain ?? [], outer);
  const record: Action = { id, kind, seat, power, land, chain, ...(cause === undefined ? {} : { cause }), happened: [], done: [] };
  if (!quiet) table.log({ what: 'action', kind, seat, power, land, ...(name === undefined ? {} : { name }) });
  if (outer !== undefined) noteChanges(state, outer);
  state.actions.push(record);
  look(state, record);
  yield* body();
  if (state.over) return;
  noteChanges(state, record);
  weakenWhereItDepends(table);
  yield* takeForm(table);
  yield* settleThieves(table);
  endDreams(state, record);
  endSparing(state, record);
  state.actions.pop();
  // What was done in the midst of another action is none of its doing.
  if (outer !== undefined) look(state, outer);
  if (!quiet) table.log({ what: 'action-over' });
  if (state.actions.length === 0) {
    yield* takeStock(table);
    afterAction(state);
  }
  if (isLastInsurrection(state) && state.actions.length === 0 && !chain.includes(LAST_INSURRECTION)) yield* rise(table, action);
  if (!state.over) yield* carryOut(table, record);
  // J-12.8: when all that it led to is over, too.
  if (state.actions.length === 0 && chain.length === 0 && !state.over && (yield* comeAshore(table))) yield* takeStock(table);
}

/** J-20.7, J-38.8, J-38.20: what is looked at when nothing is being done. */
function* takeStock(table: SpiritTable): Play {
  turnUpThieves(table);
  checkEnd(table);
  if (table.state.phase !== 'setup') yield* search(table, action);
}

/** J-14.10: what an action causes in its midst comes of all that led to that action. */
function chainOf(own: readonly string[], outer: Action | undefined): readonly string[] {
  return outer === undefined || outer.chain.length === 0 ? own : [...new Set([...outer.chain, ...own])];
}

/** J-40.27: the lands that somebody observes, and what is in them. */
function look(state: State, record: Action): void {
  if (state.conditions.length === 0 && record.looks === undefined) return;
  record.looks = state.conditions.flatMap(({ kind, land }) => (kind === 'observe' ? [{ land, pieces: piecesOf(state, land) }] : []));
}

function noteChanges(state: State, { looks = [], happened }: Action): void {
  for (const { land, pieces } of looks) if (piecesOf(state, land) !== pieces) happened.push({ what: 'changed', land });
}

function piecesOf({ spaces, spirits }: State, land: number): string {
  const { groups, tokens } = spaces[land]!;
  const humans = groups.map(({ kind, strife, count }) => `${kind}!${strife}x${count}`).toSorted();
  return JSON.stringify([humans, tokens, spirits.map(({ presence }) => presence[land])]);
}

/** J-14.9, J-14.10, J-14.13: each condition acts once after the action that met it; none is met again by what it led to. */
function* carryOut(table: SpiritTable, record: Action): Play {
  const { state } = table;
  let due = record.happened.length === 0 && state.conditions.length === 0 ? [] : conditionsAfter(state, record);
  // In the other phases its spirit says so when it likes.
  if (state.actions.length === 0 && (state.phase === 'invader' || due.length > 0)) yield* betweenActions(table);
  while (due.length > 0 && !state.over) {
    // J-22.14: what a rule puts last comes after the rest.
    const first = due.some(({ last }) => last !== true) ? due.filter(({ last }) => last !== true) : due;
    const next = first.length === 1 ? first[0]! : yield* chooseNext(table, first);
    due = due.filter((one) => one !== next);
    const { kind, seat, power, land, name } = next;
    const cause = next.ofMoved === true ? { cause: record.cause ?? { seat: record.seat, action: record.id } } : {};
    yield* action(table, { kind, seat, power, land, chain: [...record.chain, next.id], ...cause, name }, () => next.body(table));
  }
}

function* chooseNext(table: SpiritTable, due: readonly Due[]): Play<Due> {
  const seat = due.find((one) => one.seat !== null)?.seat ?? 0;
  const { at } = yield* table.ask(
    seat,
    'order',
    due.map(({ name, land }, i) => ({ kind: 'order' as const, at: i, name, land })),
  );
  return due[at]!;
}

/** Who was to be spared once has been, and who was saved is safe no more. */
function endSparing(state: State, { done }: Action): void {
  if (done.length === 0) return;
  if (done.some((one) => one === DISASTER || one.startsWith('spared'))) endSafety(state);
  state.modifiers = state.modifiers.filter(({ kind, land }) => kind !== 'spare-dahan-once' || !done.includes(`spared ${land}`));
}

/** What was only dreamt is over with the use of the power: a land that is an action of its own is but a part of it. */
function endDreams(state: State, { seat, power }: Action): void {
  if (seat === null || power === null) return;
  const outer = state.actions.at(-2);
  if (outer !== undefined && outer.seat === seat && outer.power === power) return;
  const { spaces } = geography(state);
  for (let space = 0; space < spaces; space++) {
    const { groups } = state.spaces[space]!;
    if (!groups.some(({ dream }) => dream !== 0)) continue;
    for (const group of groups) group.dream = 0;
    merge(state, space);
  }
}
