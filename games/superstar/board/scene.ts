import { OFF_BOARD, type Planet } from '../rules/state.ts';
import { centreOf, type Point } from './geometry.ts';

/** Something drawn: where, how far turned, how large, how clear. */
export interface Placed extends Point {
  readonly angle: number;
  readonly scale: number;
  readonly opacity: number;
}

/** A star or a token on its way to somebody. */
export interface Flight extends Placed {
  readonly key: string;
  /** The colour of the star, or an anomaly token. */
  readonly what: number | 'anomaly';
}

/** One picture of the planet, at rest or in motion. */
export interface Scene {
  readonly planet: Planet;
  readonly turning: { readonly tile: number; readonly angle: number } | null;
  /** By seat; null where a pawn is off the board. */
  readonly pawns: readonly (Placed | null)[];
  readonly marker: Placed;
  readonly flights: readonly Flight[];
}

export function placed(point: Point, angle = 0, scale = 1, opacity = 1): Placed {
  return { x: point.x, y: point.y, angle, scale, opacity };
}

/** The planet at rest. */
export function sceneOf(planet: Planet): Scene {
  const door = planet.doors[planet.openDoor]!;
  return {
    planet,
    turning: null,
    pawns: planet.pawns.map(({ space, up }) => (space === OFF_BOARD ? null : placed(centreOf(planet, space), up * 90))),
    marker: placed(centreOf(planet, door.space), door.up * 90),
    flights: [],
  };
}
