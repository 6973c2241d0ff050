import type { LogLine, Seat } from '@skerry/engine';
import type { FloatingIslandsEntry } from '../rules/entries.ts';
import { findNeighbours } from '../rules/sky.ts';
import { AIRSHIP, NOBODY, type Place, SIDES } from '../rules/state.ts';
import type { FloatingIslandsView } from '../rules/view.ts';
import { between, type Point } from './geometry.ts';
import { copyView, holderAt, type Imagined, take } from './preview.ts';
import { type Flight, type Pose, poseOf, type Scene, sceneOf, type Thing } from './scene.ts';

/*
 * The log between two views, as motion: one thing after another. Every picture is a pure function of the time,
 * so that it can be left at any moment.
 */

const FLY = 420;
const POP = 320;
const TURN = 340;
const DRIFT = 620;
const PULSE = 520;
const FADE = 360;
/** What one answer led to is shown in at most this time, and a single small thing in at least that. */
const LONGEST = 3200;
const SHORTEST = 220;

/** Where something flies from or to: a place of a seat, the supply below the islands, or away from where it was. */
type End = { readonly place: Place; readonly seat: Seat } | 'supply' | 'away';

interface Journey {
  readonly what: Thing;
  readonly seat: Seat;
  readonly n: number;
  readonly from: End;
  readonly to: End;
}

interface Beat {
  readonly start: number;
  readonly time: number;
  /** The table while it happens: what has left is gone, what arrives is not there yet. */
  readonly during: FloatingIslandsView;
  readonly journeys: readonly Journey[];
  /** An island on its way, or turning. */
  readonly drift: { readonly island: number; readonly to: Pose } | null;
  readonly pulse: number | null;
}

export interface Timeline {
  readonly beats: readonly Beat[];
  readonly length: number;
  readonly duration: number;
}

/** Six sixths clockwise are none; more than three are fewer the other way round. */
export const shortWay = (turns: number): number => (((turns % SIDES) + SIDES + 2) % SIDES) - 2;

type Change = (view: Imagined) => void;

const nothing: Change = () => {};
const island = (at: number, seat: Seat = NOBODY): End => ({ place: at, seat });

interface Sharing {
  readonly what: Thing;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** Beats one after the other, and the table as it is when the last of them is over. */
class Reel {
  readonly beats: Beat[] = [];
  table: Imagined;
  now = 0;

  constructor(before: FloatingIslandsView) {
    this.table = copyView(before);
  }

  beat(time: number, more: Partial<Pick<Beat, 'journeys' | 'drift' | 'pulse'>>, during: Change, after: Change): void {
    const leaving = copyView(this.table);
    during(leaving);
    this.beats.push({ start: this.now, time, during: leaving, journeys: [], drift: null, pulse: null, ...more });
    this.table = copyView(leaving);
    after(this.table);
    this.now += time;
  }

  /** Where there is nothing to fly, it has happened all the same. */
  fly(journeys: readonly Journey[], during: Change, after: Change): void {
    const real = journeys.filter(({ n }) => n > 0);
    if (real.length > 0) {
      this.beat(FLY, { journeys: real }, during, after);
      return;
    }
    during(this.table);
    after(this.table);
  }

  redistribute(seat: Seat, places: readonly Place[], sharings: readonly Sharing[]): void {
    const set = (view: Imagined, pick: (sharing: Sharing, n: number) => number): void => {
      for (const sharing of sharings) {
        places.forEach((place, n) => {
          const holder = holderAt(view, seat, place) as unknown as Record<string, number>;
          const field = sharing.what === 'hunter' ? 'hunters' : sharing.what === 'mercenary' ? 'mercenaries' : sharing.what;
          holder[field] = pick(sharing, n);
        });
      }
    };
    this.fly(
      sharings.flatMap((sharing) => evenings(seat, places, sharing)),
      (leaving) => set(leaving, ({ before: had, after: has }, n) => Math.min(had[n]!, has[n]!)),
      (arrived) => set(arrived, ({ after: has }, n) => has[n]!),
    );
  }

  end(): Timeline {
    const { now } = this;
    this.beats.push({ start: now, time: 0, during: this.table, journeys: [], drift: null, pulse: null });
    return { beats: this.beats, length: now, duration: now === 0 ? 0 : Math.min(Math.max(now, SHORTEST), LONGEST) };
  }
}

/** What one place has too many of goes to the places that have too few, in their order. */
function evenings(seat: Seat, places: readonly Place[], { what, before: had, after: has }: Sharing): Journey[] {
  const open = places.map((_, n) => has[n]! - had[n]!);
  return places.flatMap((from, n) =>
    places.flatMap((to, m): Journey[] => {
      const move = Math.min(Math.max(0, -open[n]!), Math.max(0, open[m]!));
      if (move === 0) return [];
      open[n]! += move;
      open[m]! -= move;
      return [{ what, seat, n: move, from: { place: from, seat }, to: { place: to, seat } }];
    }),
  );
}

/** An island comes to another space, and may turn on its way. */
function drift(reel: Reel, at: number, space: { readonly q: number; readonly r: number }, turns: number): void {
  const from = reel.table.islands[at]!;
  const to = { ...poseOf({ ...from, ...space }), angle: from.turns * 60 + 60 * shortWay(turns) };
  reel.beat(DRIFT, { drift: { island: at, to } }, nothing, (arrived) => {
    Object.assign(arrived.islands[at]!, { q: space.q, r: space.r, turns: (from.turns + turns) % SIDES });
    findNeighbours(arrived);
  });
}

type What = FloatingIslandsEntry['what'];
type Motions = { readonly [W in What]?: (reel: Reel, entry: Extract<FloatingIslandsEntry, { readonly what: W }>) => void };

/** What moves for a line of the log; for others nothing does. */
const motions: Motions = {
  settled: (reel, entry) => {
    const { seat, hunters } = entry;
    reel.fly(
      [{ what: 'hunter', seat, n: hunters, from: { place: AIRSHIP, seat }, to: island(entry.island) }],
      ({ corporations }) => (corporations[seat]!.hunters -= hunters),
      ({ islands }) => Object.assign(islands[entry.island]!, { owner: seat, hunters }),
    );
  },
  'mercenaries-placed': (reel, entry) => {
    reel.fly(
      entry.islands.map((at) => ({ what: 'mercenary', seat: 0, n: 1, from: 'supply', to: island(at) })),
      nothing,
      ({ islands }) => {
        for (const at of entry.islands) islands[at]!.mercenaries = 1;
      },
    );
  },
  attacked: (reel, entry) => {
    const { seat, from, island: at, hunters, mercenaries } = entry;
    reel.fly(
      [
        { what: 'hunter', seat, n: hunters, from: { place: from, seat }, to: island(at) },
        { what: 'mercenary', seat, n: mercenaries, from: { place: from, seat }, to: island(at) },
      ],
      (leaving) => {
        const attackers = holderAt(leaving, seat, from);
        attackers.hunters -= hunters;
        attackers.mercenaries -= mercenaries;
      },
      (arrived) => (arrived.attacks = [...arrived.attacks, { seat, island: at, hunters, mercenaries }]),
    );
  },
  captured: (reel, entry) => {
    reel.fly(
      [
        { what: 'hunter', seat: entry.victim, n: entry.destroyedHunters, from: island(entry.island), to: 'away' },
        { what: 'mercenary', seat: entry.seat, n: entry.destroyedMercenaries, from: island(entry.island), to: 'away' },
      ],
      (leaving) => take(leaving, entry.island),
      nothing,
    );
    reel.fly(
      [
        { what: 'hunter', seat: entry.seat, n: entry.lostHunters, from: island(entry.island), to: 'away' },
        { what: 'mercenary', seat: entry.seat, n: entry.lostMercenaries, from: island(entry.island), to: 'away' },
      ],
      (leaving) => destroy(leaving, entry.island, entry.lostHunters, entry.lostMercenaries),
      nothing,
    );
  },
  overcame: (reel, entry) => {
    reel.fly(
      [
        { what: 'hunter', seat: entry.victim, n: entry.victim === NOBODY ? 0 : entry.hunters, from: island(entry.island), to: 'away' },
        { what: 'mercenary', seat: entry.seat, n: entry.mercenaries, from: island(entry.island), to: 'away' },
      ],
      (leaving) => destroy(leaving, entry.island, entry.hunters, entry.mercenaries),
      nothing,
    );
  },
  'turned-neutral': (reel, entry) => {
    reel.table = copyView(reel.table);
    reel.table.islands[entry.island]!.owner = NOBODY;
  },
  mustered: (reel, entry) => {
    reel.fly(
      [{ what: 'hunter', seat: entry.seat, n: entry.hunters, from: 'supply', to: { place: AIRSHIP, seat: entry.seat } }],
      ({ corporations }) => (corporations[entry.seat]!.destroyed = 0),
      ({ corporations }) => (corporations[entry.seat]!.hunters += entry.hunters),
    );
  },
  extracted: (reel, entry) => {
    reel.fly(
      [{ what: 'temporary', seat: 0, n: 1, from: 'supply', to: island(entry.island) }],
      nothing,
      ({ islands }) => islands[entry.island]!.temporary++,
    );
  },
  mined: (reel, entry) => {
    reel.fly(
      [{ what: 'permanent', seat: 0, n: entry.amount, from: 'supply', to: island(entry.island) }],
      nothing,
      ({ islands }) => (islands[entry.island]!.permanent += entry.amount),
    );
  },
  converted: (reel, entry) => {
    reel.beat(
      POP,
      { pulse: entry.island },
      ({ islands }) => (islands[entry.island]!.temporary = 0),
      ({ islands }) => (islands[entry.island]!.permanent += entry.amount),
    );
  },
  speculated: (reel, entry) => {
    reel.beat(
      POP,
      { pulse: entry.island },
      ({ islands }) => islands[entry.island]!.permanent--,
      ({ islands }) => (islands[entry.island]!.temporary += entry.temporary),
    );
  },
  recruited: (reel, entry) => {
    reel.fly(
      [{ what: 'mercenary', seat: entry.seat, n: 1, from: 'supply', to: { place: entry.to, seat: entry.seat } }],
      nothing,
      (arrived) => holderAt(arrived, entry.seat, entry.to).mercenaries++,
    );
  },
  bribed: (reel, entry) => {
    reel.fly(
      [{ what: 'mercenary', seat: entry.seat, n: 1, from: island(entry.from), to: { place: entry.to, seat: entry.seat } }],
      ({ islands }) => islands[entry.from]!.mercenaries--,
      (arrived) => holderAt(arrived, entry.seat, entry.to).mercenaries++,
    );
  },
  transported: (reel, entry) => {
    reel.redistribute(entry.seat, entry.islands, [
      { what: 'permanent', before: entry.permanentBefore, after: entry.permanent },
      { what: 'temporary', before: entry.temporaryBefore, after: entry.temporary },
    ]);
  },
  supported: (reel, entry) => {
    reel.redistribute(entry.seat, entry.places, [
      { what: 'hunter', before: entry.huntersBefore, after: entry.hunters },
      { what: 'mercenary', before: entry.mercenariesBefore, after: entry.mercenaries },
    ]);
  },
  rotated: (reel, entry) => {
    const { angle, ...place } = poseOf(reel.table.islands[entry.island]!);
    reel.beat(
      TURN,
      { drift: { island: entry.island, to: { ...place, angle: angle + 60 * shortWay(entry.turns) } } },
      nothing,
      ({ islands }) => {
        islands[entry.island]!.turns = (islands[entry.island]!.turns + entry.turns) % SIDES;
      },
    );
  },
  strongest: (reel, entry) => {
    reel.beat(PULSE, { pulse: entry.island }, nothing, nothing);
  },
  surrounded: (reel, entry) => {
    reel.beat(PULSE, { pulse: entry.island }, nothing, nothing);
  },
  attracted: (reel, { island: at, space, turns }) => drift(reel, at, space, turns),
  joined: (reel, { island: at, space }) => drift(reel, at, space, 0),
  carried: (reel, entry) => {
    reel.fly(
      [{ what: 'permanent', seat: 0, n: 1, from: island(entry.from), to: island(entry.to) }],
      ({ islands }) => islands[entry.from]!.permanent--,
      ({ islands }) => islands[entry.to]!.permanent++,
    );
  },
  faded: (reel, entry) => {
    reel.beat(
      FADE,
      { journeys: entry.islands.map((at) => ({ what: 'temporary', seat: 0, n: 1, from: island(at), to: 'away' })) },
      ({ islands }) => {
        for (const at of entry.islands) islands[at]!.temporary = 0;
      },
      nothing,
    );
  },
};

export function timelineOf(before: FloatingIslandsView, lines: readonly LogLine[]): Timeline {
  const reel = new Reel(before);
  for (const { entry } of lines) motions[(entry as FloatingIslandsEntry).what]?.(reel, entry as never);
  return reel.end();
}

function destroy({ islands, corporations }: Imagined, at: number, hunters: number, mercenaries: number): void {
  const island = islands[at]!;
  if (island.owner !== NOBODY) corporations[island.owner]!.destroyed += hunters;
  island.hunters -= hunters;
  island.mercenaries -= mercenaries;
}

const ease = (part: number): number => part * part * (3 - 2 * part);
const SPREAD = 15;

/** Where the ends of journeys lie in the drawing. */
export interface Whereabouts {
  readonly ships: readonly Point[];
  readonly supply: Point;
}

/** The picture after a part (0 to 1) of the whole. */
export function sceneAt({ beats, length }: Timeline, part: number, where: Whereabouts): Scene {
  const now = part * length;
  const beat = beats.findLast(({ start }) => start <= now)!;
  const gone = beat.time === 0 ? 1 : Math.min(1, (now - beat.start) / beat.time);
  const still = sceneOf(beat.during);
  const poses = still.poses.slice();
  if (beat.drift !== null) {
    const { island, to } = beat.drift;
    const from = poses[island]!;
    poses[island] = { ...between(from, to, ease(gone)), angle: from.angle + (to.angle - from.angle) * ease(gone) };
  }
  const flights: Flight[] = beat.journeys.flatMap((journey, j) => flown(journey, gone, poses, where, j));
  return { view: beat.during, poses, flights, pulse: beat.pulse === null ? null : { island: beat.pulse, part: gone } };
}

function flown({ what, seat, n, from, to }: Journey, gone: number, poses: readonly Point[], where: Whereabouts, j: number): Flight[] {
  const point = (end: End): Point | null =>
    end === 'away' ? null : end === 'supply' ? where.supply : end.place === AIRSHIP ? where.ships[end.seat]! : poses[end.place]!;
  const start = point(from) ?? where.supply;
  const goal = point(to);
  return Array.from({ length: n }, (_, i): Flight => {
    const aside = (i - (n - 1) / 2) * SPREAD;
    const key = `${j} ${i}`;
    if (goal === null) {
      // What is destroyed or dissolves rises and is gone.
      return {
        key,
        what,
        seat: Math.max(0, seat),
        x: start.x + aside * (1 + gone),
        y: start.y - 60 * ease(gone),
        scale: 1 + gone * 0.3,
        opacity: 1 - gone * gone,
      };
    }
    const { x, y } = between(start, goal, ease(gone));
    return {
      key,
      what,
      seat: Math.max(0, seat),
      x: x + aside,
      y: y - Math.sin(gone * Math.PI) * 50,
      scale: 1 + 0.35 * Math.sin(gone * Math.PI),
      opacity: from === 'supply' ? Math.min(1, gone * 3) : 1,
    };
  });
}
