import type { LogLine, Seat } from '@skerry/engine';
import { type Bundle, COIN, CUBE } from '../content/goods.ts';
import type { Entry } from '../rules/log.ts';
import type { IsleboundView } from '../rules/view.ts';
import { berthOf, type Point, regions } from './geometry.ts';

/*
 * The log between two views as motion: ships sail from region to region the way they went, and what is gained rises from where the ship
 * lies. The table under them stays as it was until all is shown.
 */

/** A move of a ship from one region to the next. */
export interface Hop {
  readonly kind: 'hop';
  readonly seat: Seat;
  readonly from: Point;
  readonly to: Point;
  readonly start: number;
  readonly time: number;
}

/** Goods that somebody gains, or gives away. */
export interface Gain {
  readonly kind: 'gain';
  readonly goods: Bundle;
  readonly at: Point;
  readonly start: number;
  readonly time: number;
}

export interface Voyage {
  readonly scenes: readonly (Hop | Gain)[];
  /** In the time of its scenes, */
  readonly length: number;
  /** and how long showing it takes. */
  readonly duration: number;
}

const HOP = 300;
const RISE = 420;
const NEXT = 140;
const LONGEST = 2400;

function gainsIn(entry: Entry): { readonly seat: Seat; readonly goods: Bundle } | null {
  switch (entry.what) {
    case 'gained':
      return { seat: entry.seat, goods: entry.goods };
    case 'exchanged':
      return { seat: entry.seat, goods: entry.gains.map((number, i) => (i % 2 === 0 ? number : number * entry.times)) };
    case 'hunted-treasure':
      return { seat: entry.seat, goods: [COIN, entry.coins] };
    case 'took-town':
      return { seat: entry.seat, goods: [COIN, entry.loot] };
    case 'did-event':
      return { seat: entry.seat, goods: [CUBE, entry.cubes] };
    default:
      return null;
  }
}

export function voyageOf(lines: readonly LogLine[], before: IsleboundView): Voyage {
  const scenes: (Hop | Gain)[] = [];
  const lies = new Map<Seat, Point>();
  let now = 0;
  const placeOf = (seat: Seat): Point | null => {
    const ship = before.players[seat]!.ship;
    return lies.get(seat) ?? (ship < 0 ? null : berthOf(ship, 0));
  };
  for (const { entry: logged } of lines) {
    const entry = logged as Entry;
    if (entry.what === 'moved') {
      const to = berthOf(entry.to, 0);
      scenes.push({ kind: 'hop', seat: entry.seat, from: placeOf(entry.seat) ?? berthOf(entry.from, 0), to, start: now, time: HOP });
      lies.set(entry.seat, to);
      now += HOP;
      continue;
    }
    const gain = gainsIn(entry);
    const at = gain === null ? null : placeOf(gain.seat);
    if (gain === null || at === null) continue;
    scenes.push({ kind: 'gain', goods: gain.goods, at, start: now, time: RISE });
    now += NEXT;
  }
  const length = Math.max(0, ...scenes.map(({ start, time }) => start + time));
  return { scenes, length, duration: Math.min(length, LONGEST) };
}

const ease = (part: number): number => part * part * (3 - 2 * part);

/** Where the ships are that have left their berths, after so much of the whole time. */
export function underwayAt({ scenes, length }: Voyage, part: number): ReadonlyMap<Seat, Point> {
  const now = part * length;
  const places = new Map<Seat, Point>();
  for (const scene of scenes) {
    if (scene.kind !== 'hop' || now < scene.start) continue;
    const gone = ease(Math.min(1, (now - scene.start) / scene.time));
    places.set(scene.seat, { x: scene.from.x + (scene.to.x - scene.from.x) * gone, y: scene.from.y + (scene.to.y - scene.from.y) * gone });
  }
  return places;
}

/** The gains that are in the air, and how far each has risen. */
export function risingAt({ scenes, length }: Voyage, part: number): readonly { readonly gain: Gain; readonly part: number }[] {
  const now = part * length;
  return scenes.flatMap((scene) => {
    const risen = (now - scene.start) / scene.time;
    return scene.kind === 'gain' && risen >= 0 && risen < 1 ? [{ gain: scene, part: risen }] : [];
  });
}

/** The half of the chart in which a region does not lie: what is laid over the chart goes there. */
export const awayFrom = (region: number): 'north' | 'south' => ((regions[region]?.centre.y ?? 0) > 75 ? 'north' : 'south');
