import { at, escaped } from './markup.ts';

/** From a number to its place along an axis. */
export interface Axis {
  readonly ticks: readonly number[];
  place(value: number): number;
}

/** A round step (1, 2 or 5 with zeros) that cuts a range into about this many parts. */
export function roundStep(range: number, parts: number): number {
  const rough = Math.max(range, Number.MIN_VALUE) / parts;
  const power = 10 ** Math.floor(Math.log10(rough));
  const digit = rough / power;
  return (digit <= 1 ? 1 : digit <= 2 ? 2 : digit <= 5 ? 5 : 10) * power;
}

/** An axis for values from low to high, between two places of the drawing. */
export function axis(low: number, high: number, from: number, to: number, parts = 5): Axis {
  const step = roundStep(high - low, parts);
  const ticks: number[] = [];
  for (let i = Math.ceil(low / step - 1e-9); i * step <= high + step * 1e-9; i++) ticks.push(Number((i * step).toPrecision(12)));
  return { ticks, place: (value) => from + ((value - low) / (high - low || 1)) * (to - from) };
}

/** Fine upright lines with their figures below. */
export function grid({ ticks, place }: Axis, top: number, bottom: number, words: (value: number) => string): string {
  return ticks
    .map((tick) => {
      const x = at(place(tick));
      return `<line class="grid" x1="${x}" x2="${x}" y1="${at(top)}" y2="${at(bottom)}"/><text class="tick" x="${x}" y="${at(bottom + 16)}" text-anchor="middle">${escaped(words(tick))}</text>`;
    })
    .join('');
}

/** Values counted into bins of equal width. */
export interface Bins {
  readonly start: number;
  readonly width: number;
  readonly counts: readonly number[];
}

/** How a range is cut into bins: at whole numbers, and not more than `most` of them. */
export function binning(
  low: number,
  high: number,
  most: number,
): { readonly start: number; readonly width: number; readonly bins: number } {
  const width = Math.max(1, roundStep(high - low + 1, most));
  const start = Math.floor(low / width) * width;
  return { start, width, bins: Math.floor((high - start) / width) + 1 };
}

export function bin(values: Iterable<readonly [value: number, times: number]>, { start, width, bins }: ReturnType<typeof binning>): Bins {
  const counts = Array<number>(bins).fill(0);
  for (const [value, times] of values) counts[Math.min(bins - 1, Math.max(0, Math.floor((value - start) / width)))]! += times;
  return { start, width, counts };
}
