import type { LogLine, Seat } from '@skerry/engine';
import type { Entry } from '../../rules/log.ts';
import { BLIGHT, type Piece, type Space, type State } from '../../rules/state.ts';

/*
 * The log between two views as motion: one thing after another. The table in between is drawn as far as the log tells it; at the end
 * stands the view. Every picture is a pure function of the time, so that it can be left at any moment.
 */

const TRAVEL = 320;
const POP = 260;
const PULSE = 420;
/** What one answer led to is shown in at most this time. */
const LONGEST = 3400;

/** Where something comes from or goes to: a land, or nowhere. */
type End = number | null;

export interface Journey {
  readonly what: Piece | { readonly seat: Seat };
  readonly from: End;
  readonly to: End;
}

/** What is shown over a land while it happens. */
export interface Flash {
  readonly land: number;
  readonly sign: 'fear' | 'damage' | 'defend' | 'ravage' | 'held' | 'skipped';
  readonly n: number;
}

interface Beat {
  readonly start: number;
  readonly time: number;
  readonly during: State;
  readonly journeys: readonly Journey[];
  readonly flash: Flash | null;
}

export interface Timeline {
  readonly beats: readonly Beat[];
  readonly length: number;
  readonly duration: number;
  /** The table as far as the log tells it. */
  readonly after: State;
}

const copySpace = ({ groups, tokens }: Space): Space => ({ groups: groups.map((group) => ({ ...group })), tokens: [...tokens] });

function changed(state: State, land: number, change: (space: Space) => void): State {
  const space = copySpace(state.spaces[land]!);
  change(space);
  return { ...state, spaces: state.spaces.with(land, space) };
}

/** Adds pieces to a space, or takes them away, the wounded first: the log does not say which of them it was. */
function counted(state: State, land: number, piece: Piece, by: number): State {
  return changed(state, land, ({ groups, tokens }) => {
    if (piece >= BLIGHT) {
      tokens[piece - BLIGHT] = Math.max(0, tokens[piece - BLIGHT]! + by);
      return;
    }
    for (let left = by; left < 0; left++) {
      const group = groups.filter(({ kind, count }) => kind === piece && count > 0).toSorted((one, other) => other.damage - one.damage)[0];
      if (group !== undefined) group.count--;
    }
    if (by > 0) {
      const healthy = groups.find(({ kind, damage, strife, dream }) => kind === piece && damage + strife + dream === 0);
      if (healthy === undefined) groups.push({ kind: piece as 0 | 1 | 2 | 3, damage: 0, strife: 0, dream: 0, count: by });
      else healthy.count += by;
    }
    const there = groups.filter(({ count }) => count > 0);
    groups.splice(0, groups.length, ...there);
  });
}

function withPresence(state: State, seat: Seat, land: number, by: number): State {
  const spirit = state.spirits[seat]!;
  const presence = spirit.presence.with(land, Math.max(0, spirit.presence[land]! + by));
  return { ...state, spirits: state.spirits.with(seat, { ...spirit, presence }) };
}

interface Change {
  readonly time: number;
  readonly journeys?: readonly Journey[];
  readonly flash?: Flash;
  /** While it happens: what leaves is gone. */
  readonly leave?: (state: State) => State;
  /** After it: what arrives is there. */
  readonly arrive?: (state: State) => State;
}

function several(what: Journey['what'], n: number, from: End, to: End): Journey[] {
  return Array.from({ length: Math.min(n, 3) }, () => ({ what, from, to }));
}

function changeOf(entry: Entry): Change | null {
  switch (entry.what) {
    case 'moved': {
      const { from, to, piece, n } = entry;
      return {
        time: TRAVEL,
        journeys: several(piece, n, from, to),
        leave: (state) => counted(state, from, piece, -n),
        arrive: (state) => counted(state, to, piece, n),
      };
    }
    case 'added':
      return {
        time: POP,
        journeys: several(entry.piece, entry.n, null, entry.land),
        arrive: (state) => counted(state, entry.land, entry.piece, entry.n),
      };
    case 'removed':
    case 'destroyed':
    case 'drowned':
      return {
        time: POP,
        journeys: several(entry.piece, entry.n, entry.land, null),
        leave: (state) => counted(state, entry.land, entry.piece, -entry.n),
      };
    case 'replaced':
      return {
        time: POP,
        journeys: [{ what: entry.piece, from: entry.land, to: null }],
        leave: (state) => counted(state, entry.land, entry.piece, -1),
        arrive: (state) => entry.by.reduce((now, piece) => counted(now, entry.land, piece, 1), state),
      };
    case 'presence':
      return {
        time: POP,
        journeys: [{ what: { seat: entry.seat }, from: null, to: entry.land }],
        arrive: (state) => withPresence(state, entry.seat, entry.land, 1),
      };
    case 'moved-presence': {
      const { seat, from, to, n } = entry;
      return {
        time: TRAVEL,
        journeys: several({ seat }, n, from, to),
        leave: (state) => withPresence(state, seat, from, -n),
        arrive: (state) => withPresence(state, seat, to, n),
      };
    }
    case 'lost-presence': {
      const { seat, land, n } = entry;
      return { time: POP, journeys: several({ seat }, n, land, null), leave: (state) => withPresence(state, seat, land, -n) };
    }
    case 'ravaged':
      return { time: PULSE, flash: { land: entry.land, sign: 'ravage', n: entry.dealt } };
    case 'land-held':
      return { time: PULSE, flash: { land: entry.land, sign: 'held', n: 0 } };
    case 'skipped':
      return { time: PULSE, flash: { land: entry.land, sign: 'skipped', n: 0 } };
    case 'damage':
      return { time: POP, flash: { land: entry.land, sign: 'damage', n: entry.n } };
    case 'defend':
      return { time: POP, flash: { land: entry.land, sign: 'defend', n: entry.n } };
    case 'fear':
      return entry.land === null ? null : { time: POP, flash: { land: entry.land, sign: 'fear', n: entry.n } };
    default:
      return null;
  }
}

export function timelineOf(before: State, lines: readonly LogLine[]): Timeline {
  const beats: Beat[] = [];
  let state = before;
  let start = 0;
  for (const { entry } of lines) {
    const change = changeOf(entry as Entry);
    // Before the island is laid there is nothing to move on.
    if (change === null || before.spaces.length === 0) continue;
    const { time, journeys = [], flash = null, leave, arrive } = change;
    if (leave !== undefined) state = leave(state);
    beats.push({ start, time, during: state, journeys, flash });
    if (arrive !== undefined) state = arrive(state);
    start += time;
  }
  return { beats, length: start, duration: Math.min(start, LONGEST), after: state };
}

/** The beat at a part of the whole, and how far it has come. */
export function momentOf({ beats, length }: Timeline, part: number): { readonly beat: Beat; readonly part: number } | null {
  const now = part * length;
  const beat = beats.findLast(({ start }) => start <= now);
  return beat === undefined ? null : { beat, part: Math.min(1, (now - beat.start) / beat.time) };
}
