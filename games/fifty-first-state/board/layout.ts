import type { Seat } from '@skerry/engine';
import { factions } from '../content/factions.ts';
import { HEGEMONY_SEAT, POINTS_AT_END } from '../rules/state.ts';
import type { FiftyFirstStateView, PlayerView } from '../rules/view.ts';
import { isNamed, SHORT, TALL } from './card-face.tsx';
import { closePlaces, heightForStrips, placesIn, type Rect, type RowOfPlaces, stripsIn } from './rows.ts';

export type { Rect } from './rows.ts';

/*
 * Where everything lies, in pixels of the box that the board is given. A pure function of the box and of what is to be shown, so that the
 * way of a card from one picture to the next is known before either is drawn.
 */

export interface Panel {
  readonly seat: Seat;
  readonly big: boolean;
  /** The faction board stands beside the rows, under the name. */
  readonly beside: boolean;
  readonly rect: Rect;
  readonly header: Rect;
  readonly goods: Rect | null;
  /** Where its owner closes the borders. */
  readonly borders: Rect | null;
  readonly rows: readonly RowOfPlaces[];
  /** The buttons of the faction board, five trades and three for transport. */
  readonly board: readonly Rect[];
  readonly deals: readonly Rect[];
  readonly dealsArea: Rect;
  readonly attacks: readonly Rect[];
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly narrow: boolean;
  /** The size of small text. */
  readonly text: number;
  readonly track: Rect;
  readonly deck: Rect;
  readonly discard: Rect;
  readonly offers: readonly [Rect, Rect];
  readonly row: readonly Rect[];
  readonly rowTitle: Rect;
  /** In a narrow box only one state is shown whole; the others are tabs. */
  readonly tabs: readonly Rect[];
  readonly panels: readonly Panel[];
}

const GAP = 6;
const LOWEST_FOR_BOTH = 280;
/** Less is not enough for the faction board of the large state. */
const LOWEST_LARGE = 210;
/** A picture in the lobby rather than a table. */
const TINY = 300;

const BUTTONS = 8;
/** A card this high has two lines for its name and room for what it does. */
const NAMED = 74;

/** A phone's width, a window too low for several states, or room for all. */
export type Shape = 'slim' | 'low' | 'wide';

export const shapeOf = (width: number, height: number): Shape => (width < 640 ? 'slim' : height < 400 ? 'low' : 'wide');

/**
 * The state that is shown large, with its faction board: beside the rows, or below them in a narrow box. There, while cards lie open,
 * nothing can be traded, and the board gives way so that the state stays readable.
 */
function bigPanel(view: FiftyFirstStateView, seat: Seat, rect: Rect, shape: Shape, picking: boolean): Panel {
  const player = view.players[seat]!;
  const hegemony = view.seats === 1 && seat === HEGEMONY_SEAT;
  const inner = { x: rect.x + 6, y: rect.y + 4, w: rect.w - 12, h: rect.h - 8 };
  const attacks = hegemony ? attackRects({ x: inner.x, y: inner.y, w: inner.w, h: 52 }, view.attacks.length, 40) : [];
  const header = { x: inner.x, y: inner.y, w: inner.w, h: 26 };
  if (shape !== 'wide') {
    const slim = shape === 'slim';
    const brief = slim && picking;
    const goods = hegemony || !slim || brief ? null : { x: inner.x, y: inner.y + 27, w: inner.w, h: 22 };
    const head = 28 + (goods === null ? 0 : 24) + (attacks.length > 0 ? 26 : 0);
    // In a slim box the deals lie over the buttons of the board, in a low one beside them.
    const buttonHeight = slim ? 44 : 30;
    const boardless = hegemony || brief;
    const foot = hegemony ? 0 : brief ? (player.deals.length === 0 ? 0 : 27) : slim ? buttonHeight + 5 + 27 : buttonHeight + 4;
    const rows = (slim && !brief ? placesIn : closePlaces)(
      { x: inner.x, y: inner.y + head, w: inner.w, h: inner.h - head - foot },
      player,
      16,
      96,
    );
    const bottom = inner.y + inner.h - foot;
    const step = (slim ? inner.w + 3 : inner.w * 0.62) / BUTTONS;
    const board = boardless
      ? []
      : Array.from({ length: BUTTONS }, (_, i) => ({
          x: inner.x + i * step,
          y: inner.y + inner.h - buttonHeight,
          w: step - 3,
          h: buttonHeight,
        }));
    const dealsArea = slim
      ? { x: inner.x + 22, y: bottom + 1, w: inner.w - 22, h: 24 }
      : { x: inner.x + inner.w * 0.62 + 24, y: bottom + 7, w: inner.w * 0.38 - 24, h: 24 };
    const borders = hegemony ? null : { x: inner.x + inner.w - 42, y: inner.y - 2, w: 42, h: 28 };
    return {
      seat,
      big: true,
      beside: false,
      rect,
      header,
      goods,
      borders,
      rows,
      board,
      deals: stripsIn(dealsArea, player.deals.length, 34),
      dealsArea,
      attacks,
    };
  }
  if (hegemony) {
    const rows = placesIn({ x: inner.x, y: inner.y + 30, w: inner.w, h: inner.h - 30 }, player, 20, 104);
    return {
      seat,
      big: true,
      beside: false,
      rect,
      header,
      goods: null,
      borders: null,
      rows,
      board: [],
      deals: [],
      dealsArea: { ...inner, h: 0 },
      attacks,
    };
  }
  const side = 172;
  const left = { x: inner.x, y: inner.y, w: side, h: inner.h };
  // In a low box the name of the faction, which the list of seats shows too, gives way.
  const head = left.h < 210 ? 28 : 50;
  const buttonTop = left.y + head + 4;
  const dealsHeight = heightForStrips(player.deals.length, side - 4);
  const high = Math.min(40, Math.max(17, (left.h - head - 4 - 18 - dealsHeight) / 4 - 4));
  const board = Array.from({ length: BUTTONS }, (_, i) => {
    // Five trades on the left, the three of transport on the right with the card between them.
    const column = i < 4 ? 0 : 1;
    const line = i < 4 ? i : i - 4;
    return { x: left.x + column * (side / 2), y: buttonTop + line * (high + 4), w: side / 2 - 4, h: high };
  });
  const dealsTop = buttonTop + 4 * (high + 4) + 17;
  const dealsArea = { x: left.x, y: dealsTop, w: side - 4, h: Math.max(24, left.y + left.h - dealsTop) };
  const rows = placesIn({ x: inner.x + side + 8, y: inner.y, w: inner.w - side - 8, h: inner.h }, player, 20, 108);
  return {
    seat,
    big: true,
    beside: true,
    rect,
    header: { ...left, h: head },
    goods: null,
    borders: { x: left.x + side - 42, y: inner.y - 1, w: 38, h: 26 },
    rows,
    board,
    deals: stripsIn(dealsArea, player.deals.length, 38),
    dealsArea,
    attacks,
  };
}

function attackRects(area: Rect, count: number, w: number): Rect[] {
  return Array.from({ length: count }, (_, i) => ({ x: area.x + area.w - (count - i) * (w + 4), y: area.y, w, h: w * SHORT }));
}

/** Another player's state: a line of facts, the rows, and the deals in one strip. */
function smallPanel(view: FiftyFirstStateView, seat: Seat, rect: Rect): Panel {
  const player = view.players[seat]!;
  const inner = { x: rect.x + 5, y: rect.y + 3, w: rect.w - 10, h: rect.h - 6 };
  const hegemony = view.seats === 1 && seat === HEGEMONY_SEAT;
  const foot = player.deals.length === 0 ? 0 : 27;
  const attacks = hegemony ? attackRects({ ...inner, h: 50 }, view.attacks.length, 44) : [];
  const taken = attacks.length === 0 ? 0 : attacks.length * 48 + 8;
  const rows = closePlaces({ x: inner.x, y: inner.y + 25, w: inner.w - taken, h: inner.h - 25 - foot }, player, 15, 92);
  const dealsArea = { x: inner.x + 18, y: inner.y + inner.h - 24, w: inner.w - 18, h: 24 };
  return {
    seat,
    big: false,
    beside: false,
    rect,
    header: { x: inner.x, y: inner.y, w: inner.w, h: 22 },
    goods: null,
    borders: null,
    rows,
    board: [],
    deals: stripsIn(dealsArea, player.deals.length, 32),
    dealsArea,
    attacks,
  };
}

/** Cards that lie open in the middle. */
function openRow(shown: number, lines: number, area: Rect): Rect[] {
  const perLine = Math.ceil(shown / lines);
  const w = Math.min((area.w - (perLine - 1) * GAP) / perLine, (area.h / lines - (lines - 1) * GAP) / TALL, 118);
  const left = area.x + (area.w - (w * perLine + GAP * (perLine - 1))) / 2;
  return Array.from({ length: shown }, (_, i) => ({
    x: left + (i % perLine) * (w + GAP),
    y: area.y + Math.floor(i / perLine) * (w * TALL + GAP),
    w,
    h: w * TALL,
  }));
}

/** The height of the lowest card in any of the states. */
const lowest = (panels: readonly Panel[]): number =>
  Math.min(...panels.flatMap(({ rows }) => rows.flatMap(({ places }) => places.map(({ rect }) => rect.h))));

/** How many cards have no room for their name. */
const nameless = (panels: readonly Panel[]): number =>
  panels.flatMap(({ rows }) => rows.flatMap(({ places }) => places.filter(({ rect }) => !isNamed(rect.w, rect.h)))).length;

/** No state is narrower: its name and its facts stand in one line. */
const NARROWEST = 196;
const NARROWER = 8;

/** The least width of each of these states in which its cards keep their names at this height, if all of them together have it. */
function widthsFor(view: FiftyFirstStateView, seats: readonly Seat[], width: number, height: number): number[] | null {
  const widths: number[] = [];
  let left = width;
  for (const [i, seat] of seats.entries()) {
    const most = left - (seats.length - 1 - i) * NARROWEST;
    let w = NARROWEST;
    while (w <= most && nameless([smallPanel(view, seat, { x: 0, y: 0, w, h: height })]) > 0) w += NARROWER;
    if (w > most) return null;
    widths.push(w);
    left -= w;
  }
  return widths.map((w) => w + left / seats.length);
}

/** Everything, for a box of this size, with one state large. `shown` cards lie open in the middle: the row, or the first six. */
export function layoutOf(view: FiftyFirstStateView, width: number, height: number, focus: Seat, shown: number): Layout {
  const shape = shapeOf(width, height);
  const narrow = shape === 'slim';
  const text = narrow ? 12 : 13;
  const offerW = width < TINY ? 54 : narrow ? 74 : 86;
  const market = narrow ? 40 : 44;
  const right = width - 2;
  const deckW = market * 0.72;
  const offers: readonly [Rect, Rect] = [
    { x: right - 2 * offerW - 4, y: 0, w: offerW, h: market },
    { x: right - offerW, y: 0, w: offerW, h: market },
  ];
  const discard = { x: offers[0].x - deckW - (narrow ? 8 : 12), y: 0, w: deckW, h: market };
  const deck = { x: discard.x - deckW - 5, y: 0, w: deckW, h: market };
  const track = narrow ? { x: 0, y: market + 4, w: width, h: 28 } : { x: 0, y: 0, w: deck.x - 18, h: market };
  let y = narrow ? market + 36 : market + GAP;

  // Six cards are too many for one line of a phone; then the states, which are empty at that time, give way.
  const twoLines = narrow && shown > 5;
  // In a very low box there is room for the row or for a state, and the row is what is asked about.
  const alone = twoLines || (shape === 'low' && shown > 0 && height < LOWEST_FOR_BOTH);
  const row = openRow(shown, twoLines ? 2 : 1, {
    x: 2,
    y: y + 20,
    w: width - 4,
    h: alone ? height - y - 24 : Math.min((height - y) * (shape === 'wide' ? 0.4 : 0.42), 168) - 20,
  });
  const rowTitle = { x: 2, y, w: width - 4, h: 18 };
  if (alone) return { width, height, narrow, text, track, deck, discard, offers, row, rowTitle, tabs: [], panels: [] };
  if (row.length > 0) y = row[0]!.y + row[0]!.h + GAP + 2;

  const count = view.players.length;
  if (shape !== 'wide') {
    const step = width / count;
    const tabs = Array.from({ length: count }, (_, seat) => ({ x: seat * step + 1, y, w: step - 2, h: 34 }));
    return {
      width,
      height,
      narrow,
      text,
      track,
      deck,
      discard,
      offers,
      row,
      rowTitle,
      tabs,
      panels: [bigPanel(view, focus, { x: 1, y: y + 34, w: width - 2, h: height - y - 35 }, shape, row.length > 0)],
    };
  }
  const rest = height - y;
  const others = view.players.map((_, seat) => seat).filter((seat) => seat !== focus);
  const room = width - 2 - (others.length - 1) * GAP;
  const equal = others.map(() => room / others.length);
  const split = (top: number, widths: readonly number[]): Panel[] => {
    let x = 1;
    const small = others.map((seat, i) => {
      const rect = { x, y, w: widths[i]!, h: top };
      x += rect.w + GAP;
      return smallPanel(view, seat, rect);
    });
    return [...small, bigPanel(view, focus, { x: 1, y: y + top + GAP, w: width - 2, h: rest - top - GAP - 1 }, shape, row.length > 0)];
  };
  // The others get as much of the height as their cards need to keep name and effect, while the large state has it to spare.
  const usual = Math.max(112, rest * 0.4);
  const highest = rest - LOWEST_LARGE;
  const higher = [0.45, 0.5, 0.55, 0.6].map((part) => rest * part).filter((top) => top > usual && top <= highest);
  let panels = split(usual, equal);
  for (const top of higher) {
    if (lowest(panels) >= NAMED) break;
    const next = split(top, equal);
    if (lowest(next) > lowest(panels)) panels = next;
  }
  // Late in the game a state with many cards takes width from the others, if names would be lost otherwise.
  if (nameless(panels) > 0) {
    for (const top of [usual, ...higher, Math.max(usual, highest)]) {
      const widths = widthsFor(view, others, room, top);
      if (widths === null) continue;
      panels = split(top, widths);
      break;
    }
  }
  return { width, height, narrow, text, track, deck, discard, offers, row, rowTitle, tabs: [], panels };
}

/** Where a location lies, if its state is shown. */
export function rectOfPlace({ panels }: Layout, of: Seat, at: number): Rect | null {
  const panel = panels.find(({ seat }) => seat === of);
  for (const { places } of panel?.rows ?? []) for (const place of places) if (place.at === at) return place.rect;
  return null;
}

/** Where what belongs to a player goes to: the own hand lies below the board, the others' at their name. */
export function homeOf(layout: Layout, seat: Seat, own: Seat | null): Rect {
  if (seat === own) return { x: layout.width / 2 - 30, y: layout.height - 20, w: 60, h: 20 };
  const panel = layout.panels.find((one) => one.seat === seat);
  return panel?.header ?? layout.tabs[seat] ?? { x: layout.width / 2, y: 0, w: 10, h: 10 };
}

/** T-13.1: the track goes on a little beyond the points that end the game. */
export function trackOf(
  { track, narrow }: Layout,
  players: readonly PlayerView[],
): { readonly longest: number; readonly step: number; readonly line: number; at(points: number): number } {
  const longest = Math.max(POINTS_AT_END + 3, ...players.map(({ points }) => points + 1));
  const step = (track.w - 24) / longest;
  return { longest, step, line: narrow ? track.y + 9 : track.y + 23, at: (points) => track.x + 12 + points * step };
}

/** Where a thing lies that answers are about, if it is on the board. */
export function rectOfThing(layout: Layout, view: FiftyFirstStateView, thing: string): Rect | null {
  const [kind, one, two] = thing.split(' ');
  switch (kind) {
    case 'place':
      return rectOfPlace(layout, Number(one), Number(two));
    case 'offer':
      return layout.offers[one === 'red' ? 0 : 1];
    case 'borders':
      return layout.panels.find(({ big }) => big)?.borders ?? null;
    case 'row':
      return layout.row[view.row.indexOf(Number(one))] ?? null;
    case 'deal': {
      const panel = layout.panels.find(({ seat }) => seat === Number(one));
      return panel?.deals[view.players[Number(one)]!.deals.indexOf(Number(two))] ?? null;
    }
    case 'board': {
      const index = factions[0]!.actions.findIndex(({ does }) => does === one);
      return layout.panels.find(({ big }) => big)?.board[index] ?? null;
    }
    default:
      return null;
  }
}
