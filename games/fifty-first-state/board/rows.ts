import type { LocationType } from '../content/card.ts';
import { cardOf } from '../rules/locations.ts';
import type { PlayerView } from '../rules/view.ts';
import { rowTypes } from '../words/describing.ts';
import { isNamed, SHORT } from './card-face.tsx';

/* How the cards of a state and the strips of its deals lie in the area that they are given. */

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface RowOfPlaces {
  readonly type: LocationType;
  /** Null where rows that hold nothing are left out. */
  readonly label: Rect | null;
  readonly places: readonly { readonly at: number; readonly rect: Rect }[];
}

/** The largest card of this shape with which all rows, broken where they must be, fit the area. */
function largestCard(counts: readonly number[], width: number, height: number, shape: number, gap: number, largest: number): number {
  const perLine = (w: number): number => Math.max(1, Math.floor((width + gap) / (w + gap)));
  const heightFor = (w: number): number =>
    counts.reduce((sum, n) => sum + (n === 0 ? EMPTY_ROW : Math.ceil(n / perLine(w)) * (w * shape + gap)), 0);
  let card = Math.min(largest, width);
  while (card > 22 && heightFor(card) > height + gap) card--;
  return card;
}

const EMPTY_ROW = 17;
/** How much higher than wide a card in a state may be drawn: what gives the most room is taken. */
const shapes = [SHORT, 1, 0.84, 0.7, 0.6, 0.54] as const;
/** Where rows are low and wide, a card that lies across may be wider than one that stands. */
const widest = (shape: number, largest: number): number => (shape < 0.8 ? largest * 1.3 : largest);

/** How well cards of this size can be told apart: the larger the better, and a name is worth more than size. */
const worth = (w: number, h: number): number => w * h * (isNamed(w, h) ? 4 : 1);

/** The places of a state by type. */
function rowsOf(player: PlayerView): readonly { readonly type: LocationType; readonly ats: readonly number[] }[] {
  return rowTypes.map((type) => ({ type, ats: player.locations.flatMap((location, at) => (cardOf(location).type === type ? [at] : [])) }));
}

/** Cards of one size in three rows. */
export function placesIn(area: Rect, player: PlayerView, label: number, largest: number): RowOfPlaces[] {
  const rows = rowsOf(player);
  const gap = area.w > 420 ? 5 : 3;
  const width = area.w - label;
  const counts = rows.map(({ ats }) => ats.length);
  const sizes = shapes.map((shape) => {
    const w = largestCard(counts, width, area.h, shape, gap, widest(shape, largest));
    return { w, h: w * shape };
  });
  const { w, h } = sizes.reduce((best, size) => (worth(size.w, size.h) > worth(best.w, best.h) * 1.04 ? size : best));
  const perLine = Math.max(1, Math.floor((width + gap) / (w + gap)));
  // A state that holds nothing yet shows where its three rows will lie.
  const bare = player.locations.length === 0 ? Math.max(EMPTY_ROW, area.h / 3) : EMPTY_ROW;
  const highOf = (count: number): number => (count === 0 ? bare : Math.ceil(count / perLine) * (h + gap));
  // What is left over stands between the rows, but not more than looks well.
  const filled = counts.filter((count) => count > 0).length;
  const spare = Math.min(10, Math.max(0, area.h - counts.reduce((sum, count) => sum + highOf(count), 0)) / Math.max(1, filled));
  let y = area.y;
  return rows.map(({ type, ats }) => {
    const top = y;
    const places = ats.map((at, i) => ({
      at,
      rect: { x: area.x + label + (i % perLine) * (w + gap), y: top + Math.floor(i / perLine) * (h + gap), w, h },
    }));
    const high = highOf(ats.length);
    y += high + (ats.length === 0 ? 0 : spare);
    return { type, label: { x: area.x, y: top, w: label, h: high - gap }, places };
  });
}

/** Cards of one size, one row after the other in the same lines, each behind its sign. */
function flowingPlaces(
  area: Rect,
  player: PlayerView,
  label: number,
  w: number,
  h: number,
  gap: number,
): { readonly rows: RowOfPlaces[]; readonly high: number } {
  let x = area.x;
  let y = area.y;
  const right = area.x + area.w + 0.5;
  const breakBefore = (room: number): void => {
    if (x === area.x || x + room <= right) return;
    x = area.x;
    y += h + gap;
  };
  const rows = rowsOf(player).map(({ type, ats }): RowOfPlaces => {
    if (ats.length === 0) return { type, label: null, places: [] };
    breakBefore(label + w);
    const sign = { x, y, w: label, h };
    x += label;
    const places = ats.map((at, i) => {
      if (i > 0) breakBefore(w);
      const rect = { x, y, w, h };
      x += w + gap;
      return { at, rect };
    });
    return { type, label: sign, places };
  });
  return { rows, high: y + h - area.y };
}

/** Rows under each other while their cards are large enough; else one after the other, if that makes them larger. */
export function closePlaces(area: Rect, player: PlayerView, label: number, largest: number): RowOfPlaces[] {
  const stacked = placesIn(area, player, label, largest);
  const card = stacked.flatMap(({ places }) => places)[0]?.rect;
  if (card === undefined || card.h >= ROOMY) return stacked;
  const gap = 3;
  let best: { readonly rows: RowOfPlaces[]; readonly worth: number } = { rows: stacked, worth: worth(card.w, card.h) * 1.15 };
  for (const shape of shapes) {
    for (let w = Math.min(widest(shape, largest), area.w - label); worth(w, w * shape) > best.worth; w--) {
      const { rows, high } = flowingPlaces(area, player, label, w, w * shape, gap);
      if (high > area.h) continue;
      best = { rows, worth: worth(w, w * shape) };
      break;
    }
  }
  return best.rows;
}

/** A card this high shows its name. */
const ROOMY = 66;

const STRIP = 24;
const STRIP_GAP = 2;

/** Strips side by side: where there are many they grow smaller, in as many lines as let them stay largest, and none hides another. */
export function stripsIn(area: Rect, count: number, widestStrip: number): Rect[] {
  let best = { columns: 1, w: 0, h: 0 };
  for (let lines = 1; lines <= 4; lines++) {
    const h = Math.min(STRIP, (area.h + STRIP_GAP) / lines - STRIP_GAP);
    const fitting = Math.floor((area.w + STRIP_GAP) / (widestStrip + STRIP_GAP));
    const columns = Math.max(1, fitting, Math.ceil(count / lines));
    const w = Math.min(widestStrip, (area.w + STRIP_GAP) / columns - STRIP_GAP);
    if (Math.min(w, h) > Math.min(best.w, best.h) + 0.5) best = { columns, w, h };
  }
  const { columns, w, h } = best;
  return Array.from({ length: count }, (_, i) => ({
    x: area.x + (i % columns) * (w + STRIP_GAP),
    y: area.y + Math.floor(i / columns) * (h + STRIP_GAP),
    w,
    h,
  }));
}

/** How high an area of this width has to be for strips that are not too small. */
export const heightForStrips = (count: number, width: number): number =>
  Math.max(1, Math.ceil(count / Math.floor((width + STRIP_GAP) / (20 + STRIP_GAP)))) * (STRIP + STRIP_GAP);
