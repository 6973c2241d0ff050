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

export function timelineOf(before: FloatingIslandsView, lines: readonly LogLine[]): Timeline {
  const beats: Beat[] = [];
  let table = copyView(before);
  let now = 0;

  const beat = (
    time: number,
    more: Partial<Pick<Beat, 'journeys' | 'drift' | 'pulse'>>,
    during: (leaving: Imagined) => void,
    after: (arrived: Imagined) => void,
  ): void => {
    const leaving = copyView(table);
    during(leaving);
    beats.push({ start: now, time, during: leaving, journeys: [], drift: null, pulse: null, ...more });
    table = copyView(leaving);
    after(table);
    now += time;
  };
  const nothing = (): void => {};
  const island = (at: number, seat: Seat = NOBODY): End => ({ place: at, seat });
  const fly = (journeys: readonly Journey[], during: (leaving: Imagined) => void, after: (arrived: Imagined) => void): void => {
    const real = journeys.filter(({ n }) => n > 0);
    if (real.length > 0) beat(FLY, { journeys: real }, during, after);
    else after((during(table), table));
  };

  for (const { entry: logged } of lines) {
    const entry = logged as FloatingIslandsEntry;
    switch (entry.what) {
      case 'settled': {
        const { seat, hunters } = entry;
        fly(
          [{ what: 'hunter', seat, n: hunters, from: { place: AIRSHIP, seat }, to: island(entry.island) }],
          ({ corporations }) => (corporations[seat]!.hunters -= hunters),
          ({ islands }) => Object.assign(islands[entry.island]!, { owner: seat, hunters }),
        );
        break;
      }
      case 'mercenaries-placed':
        fly(
          entry.islands.map((at) => ({ what: 'mercenary', seat: 0, n: 1, from: 'supply', to: island(at) })),
          nothing,
          ({ islands }) => {
            for (const at of entry.islands) islands[at]!.mercenaries = 1;
          },
        );
        break;
      case 'attacked': {
        const { seat, from, island: at, hunters, mercenaries } = entry;
        fly(
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
        break;
      }
      case 'captured':
        fly(
          [
            { what: 'hunter', seat: entry.victim, n: entry.destroyedHunters, from: island(entry.island), to: 'away' },
            { what: 'mercenary', seat: entry.seat, n: entry.destroyedMercenaries, from: island(entry.island), to: 'away' },
          ],
          (leaving) => take(leaving, entry.island),
          nothing,
        );
        fly(
          [
            { what: 'hunter', seat: entry.seat, n: entry.lostHunters, from: island(entry.island), to: 'away' },
            { what: 'mercenary', seat: entry.seat, n: entry.lostMercenaries, from: island(entry.island), to: 'away' },
          ],
          (leaving) => destroy(leaving, entry.island, entry.lostHunters, entry.lostMercenaries),
          nothing,
        );
        break;
      case 'overcame':
        fly(
          [
            { what: 'hunter', seat: entry.victim, n: entry.victim === NOBODY ? 0 : entry.hunters, from: island(entry.island), to: 'away' },
            { what: 'mercenary', seat: entry.seat, n: entry.mercenaries, from: island(entry.island), to: 'away' },
          ],
          (leaving) => destroy(leaving, entry.island, entry.hunters, entry.mercenaries),
          nothing,
        );
        break;
      case 'turned-neutral':
        table = copyView(table);
        table.islands[entry.island]!.owner = NOBODY;
        break;
      case 'mustered':
        fly(
          [{ what: 'hunter', seat: entry.seat, n: entry.hunters, from: 'supply', to: { place: AIRSHIP, seat: entry.seat } }],
          ({ corporations }) => (corporations[entry.seat]!.destroyed = 0),
          ({ corporations }) => (corporations[entry.seat]!.hunters += entry.hunters),
        );
        break;
      case 'extracted':
        fly(
          [{ what: 'temporary', seat: 0, n: 1, from: 'supply', to: island(entry.island) }],
          nothing,
          ({ islands }) => islands[entry.island]!.temporary++,
        );
        break;
      case 'mined':
        fly(
          [{ what: 'permanent', seat: 0, n: entry.amount, from: 'supply', to: island(entry.island) }],
          nothing,
          ({ islands }) => (islands[entry.island]!.permanent += entry.amount),
        );
        break;
      case 'converted':
        beat(
          POP,
          { pulse: entry.island },
          ({ islands }) => (islands[entry.island]!.temporary = 0),
          ({ islands }) => (islands[entry.island]!.permanent += entry.amount),
        );
        break;
      case 'speculated':
        beat(
          POP,
          { pulse: entry.island },
          ({ islands }) => islands[entry.island]!.permanent--,
          ({ islands }) => (islands[entry.island]!.temporary += entry.temporary),
        );
        break;
      case 'recruited':
        fly(
          [{ what: 'mercenary', seat: entry.seat, n: 1, from: 'supply', to: { place: entry.to, seat: entry.seat } }],
          nothing,
          (arrived) => holderAt(arrived, entry.seat, entry.to).mercenaries++,
        );
        break;
      case 'bribed':
        fly(
          [{ what: 'mercenary', seat: entry.seat, n: 1, from: island(entry.from), to: { place: entry.to, seat: entry.seat } }],
          ({ islands }) => islands[entry.from]!.mercenaries--,
          (arrived) => holderAt(arrived, entry.seat, entry.to).mercenaries++,
        );
        break;
      case 'transported':
        redistribute(entry.seat, entry.islands, [
          { what: 'permanent', before: entry.permanentBefore, after: entry.permanent },
          { what: 'temporary', before: entry.temporaryBefore, after: entry.temporary },
        ]);
        break;
      case 'supported':
        redistribute(entry.seat, entry.places, [
          { what: 'hunter', before: entry.huntersBefore, after: entry.hunters },
          { what: 'mercenary', before: entry.mercenariesBefore, after: entry.mercenaries },
        ]);
        break;
      case 'rotated': {
        const { angle, ...place } = poseOf(table.islands[entry.island]!);
        beat(
          TURN,
          { drift: { island: entry.island, to: { ...place, angle: angle + 60 * shortWay(entry.turns) } } },
          nothing,
          ({ islands }) => {
            islands[entry.island]!.turns = (islands[entry.island]!.turns + entry.turns) % SIDES;
          },
        );
        break;
      }
      case 'strongest':
        beat(PULSE, { pulse: entry.island }, nothing, nothing);
        break;
      case 'surrounded':
        beat(PULSE, { pulse: entry.island }, nothing, nothing);
        break;
      case 'attracted':
      case 'joined': {
        const turns = entry.what === 'attracted' ? entry.turns : 0;
        const from = table.islands[entry.island]!;
        const to = { ...poseOf({ ...from, ...entry.space }), angle: from.turns * 60 + 60 * shortWay(turns) };
        beat(DRIFT, { drift: { island: entry.island, to } }, nothing, (arrived) => {
          Object.assign(arrived.islands[entry.island]!, { q: entry.space.q, r: entry.space.r, turns: (from.turns + turns) % SIDES });
          findNeighbours(arrived);
        });
        break;
      }
      case 'carried':
        fly(
          [{ what: 'permanent', seat: 0, n: 1, from: island(entry.from), to: island(entry.to) }],
          ({ islands }) => islands[entry.from]!.permanent--,
          ({ islands }) => islands[entry.to]!.permanent++,
        );
        break;
      case 'faded':
        beat(
          FADE,
          { journeys: entry.islands.map((at) => ({ what: 'temporary', seat: 0, n: 1, from: island(at), to: 'away' })) },
          ({ islands }) => {
            for (const at of entry.islands) islands[at]!.temporary = 0;
          },
          nothing,
        );
        break;
      default:
        break;
    }
  }

  interface Sharing {
    readonly what: Thing;
    readonly before: readonly number[];
    readonly after: readonly number[];
  }

  /** What one place has too many of goes to the places that have too few, in their order. */
  function redistribute(seat: Seat, places: readonly Place[], sharings: readonly Sharing[]): void {
    const journeys: Journey[] = [];
    for (const { what, before: had, after: has } of sharings) {
      const open = places.map((_, n) => has[n]! - had[n]!);
      places.forEach((from, n) => {
        places.forEach((to, m) => {
          const move = Math.min(Math.max(0, -open[n]!), Math.max(0, open[m]!));
          if (move === 0) return;
          open[n]! += move;
          open[m]! -= move;
          journeys.push({ what, seat, n: move, from: { place: from, seat }, to: { place: to, seat } });
        });
      });
    }
    const set = (view: Imagined, pick: (sharing: Sharing, n: number) => number): void => {
      for (const sharing of sharings) {
        places.forEach((place, n) => {
          const holder = holderAt(view, seat, place) as unknown as Record<string, number>;
          const field = sharing.what === 'hunter' ? 'hunters' : sharing.what === 'mercenary' ? 'mercenaries' : sharing.what;
          holder[field] = pick(sharing, n);
        });
      }
    };
    fly(
      journeys,
      (leaving) => set(leaving, ({ before: had, after: has }, n) => Math.min(had[n]!, has[n]!)),
      (arrived) => set(arrived, ({ after: has }, n) => has[n]!),
    );
  }

  beats.push({ start: now, time: 0, during: table, journeys: [], drift: null, pulse: null });
  return { beats, length: now, duration: now === 0 ? 0 : Math.min(Math.max(now, SHORTEST), LONGEST) };
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
