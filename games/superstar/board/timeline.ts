import type { LogLine, Seat } from '@skerry/engine';
import type { Direction } from '../content/tile-picture.ts';
import { nextSpace, tileAt, turnedBy, turnTile } from '../rules/planet.ts';
import { NO_STAR, OFF_BOARD, type Planet, type SuperstarEntry } from '../rules/state.ts';
import { around, between, CELL, centreOf, centreOfTile, type Point, towards } from './geometry.ts';
import { type Flight, placed, type Placed, type Scene, sceneOf } from './scene.ts';

/*
 * The log between two views, as motion. Pawns and tiles move one after the other; what is taken, ejected pawns and the door marker
 * travel beside that. Every picture is a pure function of the time, so it can be left at any moment.
 */

const WALK = 130;
const FALL = 100;
const TURN = 220;
const TILE_TURN = 420;
const COME_IN = 240;
const LEAP = 320;
const TAKE = 260;
const ROB = 340;
const EJECT = 420;
const HOP = 320;
/** One turn is shown in at most this time; a single small move in at least that. */
const LONGEST = 1200;
const SHORTEST = 200;

type Movement =
  | { readonly kind: 'step'; readonly seat: Seat; readonly towards: Direction; readonly fall: boolean }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly quarters: number }
  | { readonly kind: 'come-in'; readonly seat: Seat; readonly space: number; readonly up: Direction }
  | { readonly kind: 'leap'; readonly seat: Seat; readonly to: number; readonly up: Direction }
  | { readonly kind: 'tile'; readonly tile: number; readonly quarters: number };

/** A movement from a planet on; nothing else moves pawns or tiles meanwhile. */
interface Beat {
  readonly start: number;
  readonly time: number;
  readonly planet: Planet;
  readonly movement: Movement | null;
}

type Passenger =
  | { readonly kind: 'loot'; readonly what: number | 'anomaly'; readonly from: number; readonly to: Seat }
  | { readonly kind: 'ejected'; readonly seat: Seat; readonly space: number; readonly up: Direction }
  | { readonly kind: 'marker'; readonly from: Placed; readonly to: Placed };

interface Ride {
  readonly start: number;
  readonly time: number;
  readonly passenger: Passenger;
}

export interface Timeline {
  readonly beats: readonly Beat[];
  readonly rides: readonly Ride[];
  /** In the time of beats and rides, */
  readonly length: number;
  /** and how long showing it takes. */
  readonly duration: number;
}

const copied = (planet: Planet): Planet => ({
  ...planet,
  tiles: planet.tiles.map((tile) => ({ ...tile })),
  stars: planet.stars.slice(),
  doors: planet.doors.map((door) => ({ ...door })),
  pawns: planet.pawns.map((pawn) => ({ ...pawn })),
});

export function timelineOf(before: Planet, lines: readonly LogLine[]): Timeline {
  const beats: Beat[] = [];
  const rides: Ride[] = [];
  let planet = copied(before);
  let now = 0;
  let turns = 0;

  const beat = (time: number, movement: Movement, change: (after: Planet) => void): void => {
    beats.push({ start: now, time, planet, movement });
    planet = copied(planet);
    change(planet);
    now += time;
  };
  /** A change that takes no time of its own: the next beat begins with it. */
  const ride = (time: number, passenger: Passenger, change: (after: Planet) => void): void => {
    rides.push({ start: now, time, passenger });
    planet = copied(planet);
    change(planet);
  };
  const markerOf = ({ doors, openDoor }: Planet): Placed => placed(centreOf(planet, doors[openDoor]!.space), doors[openDoor]!.up * 90);

  for (const { entry: logged } of lines) {
    const entry = logged as SuperstarEntry;
    switch (entry.what) {
      case 'turn':
        turns++;
        break;
      case 'came-in':
        beat(
          COME_IN,
          { kind: 'come-in', seat: entry.seat, space: entry.space, up: entry.up },
          ({ pawns }) => (pawns[entry.seat] = { space: entry.space, up: entry.up }),
        );
        break;
      case 'step':
        beat(entry.fall ? FALL : WALK, { kind: 'step', seat: entry.seat, towards: entry.towards, fall: entry.fall }, (after) => {
          after.pawns[entry.seat]!.space = nextSpace(after, entry.from, entry.towards);
        });
        break;
      case 'turned':
        beat(TURN, { kind: 'turn', seat: entry.seat, quarters: shortWay(entry.quarters) }, ({ pawns }) => {
          const pawn = pawns[entry.seat]!;
          pawn.up = turnedBy(pawn.up, entry.quarters);
        });
        break;
      case 'teleported': {
        const { up } = planet.doors[planet.openDoor]!;
        beat(LEAP, { kind: 'leap', seat: entry.seat, to: entry.to, up }, ({ pawns }) => (pawns[entry.seat] = { space: entry.to, up }));
        break;
      }
      case 'tile-turned':
        beat(TILE_TURN, { kind: 'tile', tile: entry.tile, quarters: shortWay(entry.quarters) }, (after) =>
          turnTile(after, entry.tile, entry.quarters),
        );
        break;
      case 'took-star':
        ride(TAKE, { kind: 'loot', what: entry.colour, from: entry.space, to: entry.seat }, ({ stars }) => (stars[entry.space] = NO_STAR));
        break;
      case 'took-anomaly':
        ride(TAKE, { kind: 'loot', what: 'anomaly', from: entry.space, to: entry.seat }, () => {});
        break;
      case 'ejected': {
        const { up } = planet.pawns[entry.victim]!;
        ride(
          EJECT,
          { kind: 'ejected', seat: entry.victim, space: entry.space, up },
          ({ pawns }) => (pawns[entry.victim] = { space: OFF_BOARD, up }),
        );
        break;
      }
      case 'robbed': {
        const { space } = planet.pawns[entry.seat]!;
        // A robbery on its own, after the question what to take, has no movement that gives it time.
        if (space !== OFF_BOARD) ride(ROB, { kind: 'loot', what: entry.loot, from: space, to: entry.seat }, () => {});
        break;
      }
      case 'door-moved': {
        const from = markerOf(planet);
        const to = planet.doors.findIndex(({ space }) => space === entry.to);
        ride(HOP, { kind: 'marker', from, to: markerOf({ ...planet, openDoor: to }) }, (after) => (after.openDoor = to));
        break;
      }
      default:
        break;
    }
  }
  const length = Math.max(now, ...rides.map(({ start, time }) => start + time));
  beats.push({ start: now, time: length - now, planet, movement: null });
  const duration = length === 0 ? 0 : Math.min(Math.max(length, SHORTEST), LONGEST * Math.max(1, turns));
  return { beats, rides, length, duration };
}

/** Three quarters clockwise are one the other way round. */
const shortWay = (quarters: number): number => (quarters === 3 ? -1 : quarters);

const ease = (part: number): number => part * part * (3 - 2 * part);

/** The picture after a part (0 to 1) of the whole. */
export function sceneAt({ beats, rides, length }: Timeline, part: number): Scene {
  const now = part * length;
  const beat = beats.findLast(({ start }) => start <= now)!;
  const progress = beat.time === 0 ? 1 : Math.min(1, (now - beat.start) / beat.time);
  const scene = beat.movement === null ? sceneOf(beat.planet) : moved(beat.planet, beat.movement, progress);
  const pawns = scene.pawns.slice();
  const flights: Flight[] = [];
  let { marker } = scene;
  rides.forEach(({ start, time, passenger }, i) => {
    const gone = (now - start) / time;
    if (gone < 0 || gone >= 1) return;
    switch (passenger.kind) {
      case 'loot': {
        const from = centreOf(beat.planet, passenger.from);
        const to = pawns[passenger.to] ?? from;
        // From under the pawn itself there is no way to go: it rises first, so that one sees what was taken.
        const rise = Math.sin(gone * Math.PI) * CELL * 0.75;
        const where = between(from, to, ease(gone));
        flights.push({ key: `loot ${i}`, what: passenger.what, ...placed({ x: where.x, y: where.y - rise }, 0, 1.25 - 0.75 * gone, 1) });
        break;
      }
      case 'ejected': {
        const away = towards(centreOf(beat.planet, passenger.space), passenger.up, ease(gone) * CELL * 2.6);
        pawns[passenger.seat] = placed(away, passenger.up * 90 + gone * 400, 1 + gone * 0.4, 1 - gone * gone);
        break;
      }
      case 'marker': {
        const where = between(passenger.from, passenger.to, ease(gone));
        marker = placed(
          { x: where.x, y: where.y - Math.sin(gone * Math.PI) * CELL },
          gone < 0.5 ? passenger.from.angle : passenger.to.angle,
          1 + 0.25 * Math.sin(gone * Math.PI),
        );
        break;
      }
    }
  });
  return { ...scene, pawns, marker, flights };
}

function moved(planet: Planet, movement: Movement, progress: number): Scene {
  const scene = sceneOf(planet);
  if (movement.kind === 'tile') return turnedScene(scene, movement.tile, movement.quarters * 90 * ease(progress));
  const pawns = scene.pawns.slice();
  pawns[movement.seat] = movedPawn(planet, pawns[movement.seat] ?? null, movement, progress);
  return { ...scene, pawns };
}

function movedPawn(planet: Planet, pawn: Placed | null, movement: Exclude<Movement, { kind: 'tile' }>, progress: number): Placed | null {
  if (movement.kind === 'come-in') {
    const scale = 0.2 + 0.8 * ease(progress);
    return placed(centreOf(planet, movement.space), movement.up * 90, scale, progress);
  }
  if (pawn === null) return null;
  switch (movement.kind) {
    case 'step':
      return stepped(planet, pawn, movement.towards, progress);
    case 'turn':
      return { ...pawn, angle: pawn.angle + movement.quarters * 90 * ease(progress) };
    case 'leap': {
      const out = progress < 0.5;
      const size = Math.abs(1 - 2 * progress);
      return placed(out ? pawn : centreOf(planet, movement.to), out ? pawn.angle : movement.up * 90, 0.15 + 0.85 * size, size);
    }
  }
}

/** S-5.5: over the edge it leaves on one side and comes in on the other. */
function stepped(planet: Planet, pawn: Placed, direction: Direction, progress: number): Placed {
  const width = planet.width * CELL;
  const height = planet.height * CELL;
  const there = towards(pawn, direction, CELL * progress);
  const inside: Point = { x: (there.x + width) % width, y: (there.y + height) % height };
  const fromEdge = Math.min(inside.x, inside.y, width - inside.x, height - inside.y);
  const goal = towards(pawn, direction, CELL);
  const wraps = goal.x < 0 || goal.y < 0 || goal.x > width || goal.y > height;
  return { ...pawn, ...inside, opacity: wraps ? Math.min(1, 0.25 + fromEdge / (CELL / 2)) : 1 };
}

/** A tile on its turn, with all that lies on it. */
function turnedScene(scene: Scene, tile: number, angle: number): Scene {
  const { planet } = scene;
  const centre = centreOfTile(planet, tile);
  const along = (piece: Placed): Placed => ({ ...piece, ...around(centre, piece, angle), angle: piece.angle + angle });
  const door = planet.doors[planet.openDoor]!;
  return {
    ...scene,
    turning: { tile, angle },
    pawns: scene.pawns.map((piece, seat) =>
      piece !== null && tileAt(planet.width, planet.pawns[seat]!.space) === tile ? along(piece) : piece,
    ),
    marker: tileAt(planet.width, door.space) === tile ? along(scene.marker) : scene.marker,
  };
}
