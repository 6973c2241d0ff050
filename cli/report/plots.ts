import { seatMarks } from '@skerry/presentation';
import { quantile, wilson, type Share } from '../simulation/statistics.ts';
import type { Tally } from '../simulation/tally.ts';
import { axis, bin, binning, grid, type Axis, type Bins } from './axis.ts';
import { at, escaped, grouped, percent } from './markup.ts';

/** All plots are drawn this wide, and scaled to the page. */
const WIDTH = 420;
const LEFT = 118;
const RIGHT = 398;

function drawing(height: number, title: string, parts: readonly string[]): string {
  return `<svg viewBox="0 0 ${WIDTH} ${at(height)}" role="img" aria-label="${escaped(title)}">${parts.join('')}</svg>`;
}

/** A seat is a colour and a shape, as on the page. */
function seatMark(seat: number, x: number, y: number, size: number): string {
  const mark = seatMarks[seat % seatMarks.length]!;
  return `<path class="mark" d="${mark.path}" fill="${mark.colour}" transform="translate(${at(x)} ${at(y)}) scale(${size})" stroke-width="${at(1.2 / size)}"/>`;
}

function seatLabel(seat: number, bot: string, y: number): string {
  return `${seatMark(seat, 12, y, 9)}<text x="28" y="${at(y + 5)}">${seat + 1} ${escaped(bot)}</text>`;
}

/** How often each seat won, with its interval, and what would be even. */
export function winsPlot(tally: Tally, bots: readonly string[]): string {
  const shares = tally.wins.map((wins) => wilson(wins, tally.finished));
  const even = 1 / tally.players;
  const high = Math.min(1, Math.max(even * 1.5, ...shares.map((share) => share.high)) * 1.04);
  const across = axis(0, high, LEFT, RIGHT);
  const row = 40;
  const bottom = 24 + row * tally.players;
  const x = at(across.place(even));
  const parts = [
    grid(across, 20, bottom, (share) => percent(share, high < 0.1 ? 1 : 0)),
    `<line class="even" x1="${x}" x2="${x}" y1="20" y2="${bottom}"/><text class="tick" x="${x}" y="13" text-anchor="middle">even ${percent(even)}</text>`,
  ];
  shares.forEach((share, seat) => {
    const y = 24 + row * (seat + 0.5);
    parts.push(
      whisker(`Seat ${seat + 1}`, share, across, y, seatLabel(seat, bots[seat]!, y), (middle) => seatMark(seat, middle, y + 3, 7)),
    );
  });
  return drawing(bottom + 24, 'Share of wins by seat, with 95 % intervals', parts);
}

/** How many games all have won as one, with its interval. */
export function wonPlot(won: number, finished: number): string {
  if (finished === 0) return nothing();
  const across = axis(0, 1, LEFT, RIGHT);
  const y = 44;
  return drawing(88, 'Share of games won, with its 95 % interval', [
    grid(across, 20, 64, (share) => percent(share, 0)),
    whisker('All', wilson(won, finished), across, y, `<text x="28" y="${at(y + 5)}">all seats</text>`, (middle) => {
      return `<circle class="mark" cx="${at(middle)}" cy="${at(y + 3)}" r="7" fill="var(--bar)"/>`;
    }),
  ]);
}

/** A share, drawn as a mark with its interval. */
function whisker(whose: string, share: Share, across: Axis, y: number, label: string, mark: (middle: number) => string): string {
  const [low, top, middle] = [across.place(share.low), across.place(share.high), across.place(share.share)];
  const words = `${whose}: ${percent(share.share)}, 95 % interval ${percent(share.low)} to ${percent(share.high)}`;
  // The figure stands above its mark, inside the drawing even when the mark is at an edge.
  const figure = Math.min(RIGHT - 18, Math.max(LEFT + 18, middle));
  return (
    `<g><title>${words}</title>${label}<line class="interval" x1="${at(low)}" x2="${at(top)}" y1="${at(y + 3)}" y2="${at(y + 3)}"/>` +
    `<line class="interval" x1="${at(low)}" x2="${at(low)}" y1="${at(y - 2)}" y2="${at(y + 8)}"/><line class="interval" x1="${at(top)}" x2="${at(top)}" y1="${at(y - 2)}" y2="${at(y + 8)}"/>` +
    `${mark(middle)}<text class="figure halo" x="${at(figure)}" y="${at(y - 8)}" text-anchor="middle">${percent(share.share)}</text></g>`
  );
}

/** The bars of one histogram, standing on `base`. */
function bars(
  { start, width, counts }: Bins,
  across: Axis,
  base: number,
  height: number,
  most: number,
  total: number,
  fill: string,
): string {
  return counts
    .map((count, i) => {
      if (count === 0) return '';
      const [left, right] = [across.place(start + i * width), across.place(start + (i + 1) * width)];
      const tall = (count / most) * height;
      const gap = right - left > 4 ? 0.6 : 0;
      const range = width === 1 ? `${start + i}` : `${start + i * width} to ${start + (i + 1) * width - 1}`;
      return (
        `<rect class="bar" x="${at(left + gap)}" y="${at(base - tall)}" width="${at(right - left - 2 * gap)}" height="${at(tall)}" fill="${fill}">` +
        `<title>${range}: ${grouped(count)} games (${percent(count / total)})</title></rect>`
      );
    })
    .join('');
}

/** A seat's scores, one histogram below the other, so that they can be compared along one axis. */
export function scoresPlot(tally: Tally, bots: readonly string[]): string {
  const all = tally.scores.flatMap((scores) => [...scores.keys()]);
  if (all.length === 0) return nothing();
  const bounds = binning(Math.min(...all), Math.max(...all), 40);
  const binned = tally.scores.map((scores) => bin(scores, bounds));
  const most = Math.max(...binned.flatMap(({ counts }) => counts));
  const across = axis(bounds.start, bounds.start + bounds.bins * bounds.width, LEFT, RIGHT);
  // As high as the two other plots beside it on a wide page.
  const row = Math.min(180, 40 + 310 / tally.players);
  const bottom = row * tally.players + 6;
  // A bar is as wide as its bin: a whole number stands in the middle of its bar, not at its edge.
  const middle = bounds.width === 1 ? 0.5 : 0;
  const shifted: Axis = { ticks: across.ticks.filter((tick) => Number.isInteger(tick)), place: (value) => across.place(value + middle) };
  const parts = [
    grid({ ...shifted, ticks: shifted.ticks.filter((tick) => shifted.place(tick) <= RIGHT) }, 4, bottom, (score) => String(score)),
  ];
  binned.forEach((bins, seat) => {
    const base = row * (seat + 1);
    const average = tally.meanScore(seat);
    const x = at(shifted.place(average));
    parts.push(
      seatLabel(seat, bots[seat]!, base - 26),
      `<text class="tick" x="28" y="${at(base - 4)}">mean ${average.toFixed(1)}</text>`,
      bars(bins, across, base, row - 14, most, tally.finished, seatMarks[seat % seatMarks.length]!.colour),
      `<line class="base" x1="${LEFT}" x2="${RIGHT}" y1="${at(base)}" y2="${at(base)}"/>`,
      `<line class="mean" x1="${x}" x2="${x}" y1="${at(base - row + 12)}" y2="${at(base + 3)}"><title>Mean ${average.toFixed(2)}</title></line>`,
    );
  });
  return drawing(bottom + 24, 'Distribution of scores by seat', parts);
}

/** How long the games were. */
export function lengthPlot(tally: Tally): string {
  const sorted = tally.lengths.toSorted((a, b) => a - b);
  if (sorted.length === 0) return nothing();
  const bounds = binning(sorted[0]!, sorted.at(-1)!, 40);
  const bins = bin(
    sorted.map((length) => [length, 1] as const),
    bounds,
  );
  const across = axis(bounds.start, bounds.start + bounds.bins * bounds.width, 8, RIGHT, 6);
  const most = Math.max(...bins.counts);
  const base = 176;
  const median = quantile(sorted, 0.5);
  const x = across.place(median);
  const side = x > WIDTH / 2 ? ({ anchor: 'end', dx: -5 } as const) : ({ anchor: 'start', dx: 5 } as const);
  return drawing(base + 24, 'Distribution of the length of games in decisions', [
    grid(across, 22, base, (length) => grouped(length)),
    bars(bins, across, base, base - 30, most, sorted.length, 'var(--bar)'),
    `<line class="base" x1="8" x2="${RIGHT}" y1="${base}" y2="${base}"/>`,
    `<line class="mean" x1="${at(x)}" x2="${at(x)}" y1="18" y2="${base + 3}"/>`,
    `<text class="figure halo" x="${at(x + side.dx)}" y="16" text-anchor="${side.anchor}">median ${grouped(median)}</text>`,
  ]);
}

/** A small bar for a cell of a table, with a mark to compare with. */
export function cellBar(share: number, mark?: number): string {
  const line = mark === undefined ? '' : `<line class="even" x1="${at(100 * mark)}" x2="${at(100 * mark)}" y1="0" y2="12"/>`;
  return `<svg class="cell-bar" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true"><rect class="cell" width="${at(100 * share)}" y="2" height="8"/>${line}</svg>`;
}

function nothing(): string {
  return '<p>No game was finished, so there is nothing to draw.</p>';
}
