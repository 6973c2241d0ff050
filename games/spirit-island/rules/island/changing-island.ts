import type { Play, Seat } from '@skerry/engine';
import { comeToOthers, fleeFromBoard, takeAfloat } from './afloat.ts';
import type { Doing } from '../powers/amounts.ts';
import { landAnswer, optionAnswer } from '../answers.ts';
import { isDream } from '../pieces/dreams.ts';
import { destroyed, weaken } from '../pieces/dying.ts';
import { sink } from './geography.ts';
import { sinkLaid } from '../scenarios/laid.ts';
import { carryThief } from '../scenarios/thieves.ts';
import { perish } from '../pieces/harm.ts';
import { geography, isOcean, isSacredSite, neighbours } from './island.ts';
import { emptySpace, putHumans } from '../pieces/pieces.ts';
import { destroyPresence } from '../pieces/losing-presence.ts';
import { arrive, mayBeIn } from '../pieces/presence.ts';
import { note } from '../record.ts';
import { BLIGHT, DAHAN, type SpiritTable, type State, THIEF, type Token } from '../state.ts';

/** J-24.6: a board goes down with all that is on it; its blight leaves the game. */
export function* sinkBoard(doing: Doing): Play {
  const { table, land } = doing;
  const { state } = table;
  const { board, spaces } = geography(state);
  const slot = board[land]!;
  if (isDream(state)) return yield* dreamOfSinking(doing, slot);
  const afloat = yield* takeAfloat(doing, slot);
  yield* fleeFromBoard(doing, slot);
  for (let space = 0; space < spaces; space++) {
    if (board[space] !== slot) continue;
    const { groups } = state.spaces[space]!;
    // All of it goes at the same time: presence that is destroyed strikes nobody there.
    state.spaces[space] = emptySpace();
    for (const { kind, count } of groups) {
      table.log({ what: 'destroyed', land: space, piece: kind, n: count, rule: 'J-24.6' });
      destroyed(table, space, kind, count);
    }
    for (let seat = 0; seat < state.players; seat++) yield* destroyPresence(table, seat, space, Infinity);
    sinkLaid(state, space);
  }
  state.island = sink(state.island, slot);
  table.log({ what: 'board-sunk', slot, rule: 'J-24.6' });
  yield* comeToOthers(doing, afloat);
}

/** J-23.8: Bringer destroys nothing but its own presence, so the board stays; its invaders dream that they drown. */
function* dreamOfSinking({ table, user }: Doing, slot: number): Play {
  const { state } = table;
  const { board, spaces } = geography(state);
  const onBoard = Array.from({ length: spaces }, (_, space) => space).filter((space) => board[space] === slot);
  for (const space of onBoard)
    for (const group of state.spaces[space]!.groups.filter(({ kind }) => kind !== DAHAN)) yield* perish(table, space, group, group.count);
  for (const space of onBoard) yield* destroyPresence(table, user!, space, Infinity);
}

/** J-24.1: a land and one beside it are a single land until time passes. J-24.2: an ocean is joined with nothing. */
export function* weave({ table, seat, land }: Doing): Play {
  const { state } = table;
  const { lands } = geography(state);
  // An ocean that a power may target is joined to nothing: the coast would go out of the invaders' reach with it.
  const others = isOcean(state, land) ? [] : neighbours(state, land, false).filter((near) => near < lands && near !== land);
  if (others.length === 0) return;
  const { land: other } = yield* table.ask(seat, 'weave', others.map(landAnswer), { about: { land } });
  const wasSite = state.spirits.map((_, owner) => isSacredSite(state, owner, land) || isSacredSite(state, owner, other));
  pour(state, other, land);
  joinRules(state, other, land);
  // J-36.15: what was durable may be so no more.
  weaken(table, land);
  state.weaves.push({ land, other, seat });
  state.island = { ...state.island, woven: [...state.island.woven, [land, other]] };
  for (const [owner, was] of wasSite.entries())
    if (!was && isSacredSite(state, owner, land)) note(state, { what: 'site-made', seat: owner, land });
  table.log({ what: 'woven', land, other, rule: 'J-24.1' });
}

/** All that lies in one space lies in another from now on; nothing has moved. */
function pour(state: State, from: number, to: number): void {
  const { groups, tokens } = state.spaces[from]!;
  for (const { kind, damage, strife, dream, count } of groups) putHumans(state, to, kind, count, damage, strife, dream);
  tokens.forEach((count, i) => (state.spaces[to]!.tokens[i]! += count));
  state.spaces[from] = emptySpace();
  for (const { presence } of state.spirits) {
    presence[to]! += presence[from]!;
    presence[from] = 0;
  }
}

/** J-24.1: what holds in one of the two lands holds in the land that they are now. */
function joinRules(state: State, from: number, to: number): void {
  const joined = <Rule extends { readonly land: number | null }>(rule: Rule): Rule => (rule.land === from ? { ...rule, land: to } : rule);
  state.modifiers = state.modifiers.map(joined);
  state.conditions = state.conditions.map(joined);
  for (const thief of state.laid.thieves) if (thief.land === from) thief.land = to;
  const { opened } = state.island;
  if (opened === null) return;
  const [one, other] = opened.map((land) => (land === from ? to : land)) as [number, number];
  state.island = { ...state.island, opened: one === other ? null : [one, other] };
}

/**
 * J-24.4: woven lands come apart, and who wove them says what goes where; all of it has moved. What was joined last comes apart first: what came to
 * it from a land that was joined before can go back there.
 */
export function* unweave(table: SpiritTable): Play {
  const { state } = table;
  const { land, other, seat } = state.weaves.pop()!;
  state.island = { ...state.island, woven: state.island.woven.slice(0, -1) };
  const space = state.spaces[land]!;
  state.spaces[land] = emptySpace();
  for (const { kind, damage, strife, count } of space.groups) {
    for (let i = 0; i < count; i++) {
      const to = yield* side(table, seat, kind, land, other);
      putHumans(state, to, kind, 1, damage, strife);
      note(state, { what: 'moved', kind, from: land, to, count: 1, damage, strife });
      if (to === other) table.log({ what: 'moved', from: land, to, piece: kind, n: 1, rule: 'J-24.4' });
    }
  }
  for (const [i, count] of space.tokens.entries()) {
    for (let n = 0; n < count; n++) {
      const to = yield* side(table, seat, BLIGHT + i, land, other);
      state.spaces[to]!.tokens[i]!++;
      if (to === other) table.log({ what: 'moved', from: land, to, piece: (BLIGHT + i) as Token, n: 1, rule: 'J-24.4' });
      if (BLIGHT + i === THIEF && to === other) yield* carryThief(table, land, other);
    }
  }
  for (const [owner, { presence }] of state.spirits.entries()) {
    const count = presence[land]!;
    presence[land] = 0;
    const mayBe = (to: number): boolean => mayBeIn(state, owner, to, false);
    for (let n = 0; n < count; n++) {
      const to = yield* side(table, owner, -1, land, other, mayBe);
      arrive(state, owner, to, 1);
      if (to === other) table.log({ what: 'moved-presence', seat: owner, from: land, to, n: 1, rule: 'J-24.4' });
    }
  }
}

/** On which side of a seam a piece ends up; -1 is presence, and its own spirit says. What has sunk meanwhile is none. J-23.11: nor where it may not be. */
function* side(
  table: SpiritTable,
  seat: Seat,
  piece: number,
  land: number,
  other: number,
  mayBe: (to: number) => boolean = () => true,
): Play<number> {
  const { exists } = geography(table.state);
  if (!exists[other] || (mayBe(land) && !mayBe(other))) return land;
  if (mayBe(other) && !mayBe(land)) return other;
  const { option } = yield* table.ask(seat, 'unweave', [optionAnswer(0), optionAnswer(1)], { about: { piece, land, other } });
  return option === 0 ? land : other;
}
