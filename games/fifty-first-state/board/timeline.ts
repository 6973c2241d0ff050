import type { LogLine, Seat } from '@skerry/engine';
import { type Bundle, DEFENCE, POINT, WORKER } from '../content/goods.ts';
import { transportColours, transports } from '../content/transport.ts';
import type { Entry } from '../rules/log.ts';
import { HEGEMONY_SEAT } from '../rules/state.ts';
import type { FiftyFirstStateView } from '../rules/view.ts';
import { homeOf, type Layout, type Rect, rectOfPlace, trackOf } from './layout.ts';

/*
 * The log between two views, as motion: cards and goods fly from where they were to where they go, one entry after the other.
 * The board under them stays as it was until all have landed.
 */

export type Passenger =
  | { readonly kind: 'card' | 'transport'; readonly card: number }
  | { readonly kind: 'back' | 'blast' }
  | { readonly kind: 'goods'; readonly goods: Bundle };

export interface Flight {
  readonly start: number;
  readonly time: number;
  readonly passenger: Passenger;
  readonly from: Rect;
  readonly to: Rect;
}

export interface Timeline {
  readonly flights: readonly Flight[];
  /** In the time of the flights, */
  readonly length: number;
  /** and how long showing it takes. */
  readonly duration: number;
}

/** One picture before and one after, with where everything lies in it. */
export interface Ends {
  readonly before: { readonly view: FiftyFirstStateView; readonly layout: Layout };
  readonly after: { readonly view: FiftyFirstStateView; readonly layout: Layout };
  readonly own: Seat | null;
}

const CARD_TIME = 380;
const GOODS_TIME = 340;
const BLAST_TIME = 420;
/** Many entries of one kind follow each other this fast. */
const QUICK = 90;
const LONGEST = 1900;
const SHORTEST = 260;

const middle = ({ x, y, w, h }: Rect, size = 24): Rect => ({ x: x + w / 2 - size / 2, y: y + h / 2 - size / 2, w: size, h: size });

export function timelineOf(lines: readonly LogLine[], { before, after, own }: Ends): Timeline {
  const flights: Flight[] = [];
  let now = 0;
  const home = (seat: Seat): Rect => homeOf(after.layout, seat, own);
  const place = (of: Seat, at: number): Rect => rectOfPlace(before.layout, of, at) ?? rectOfPlace(after.layout, of, at) ?? home(of);
  const newPlace = (of: Seat, at: number): Rect => rectOfPlace(after.layout, of, at) ?? home(of);
  const fly = (passenger: Passenger, from: Rect, to: Rect, time: number, start = now): void =>
    void flights.push({ start, time, passenger, from, to });
  const card = (number: number, from: Rect, to: Rect): void => {
    fly({ kind: 'card', card: number }, from, to, CARD_TIME);
    now += CARD_TIME;
  };
  /** Points fly to the track, everything else to whoever gains it. */
  const goods = (bundle: Bundle, from: Rect, seat: Seat, start = now): void => {
    const tokens: number[] = [];
    for (let i = 0; i < bundle.length; i += 2) {
      if (bundle[i] === POINT) {
        const { at, line } = trackOf(after.layout, after.view.players);
        const to = { x: at(after.view.players[seat]!.points) - 12, y: line - 12, w: 24, h: 24 };
        fly({ kind: 'goods', goods: [POINT, bundle[i + 1]!] }, middle(from), to, GOODS_TIME + 120, start);
      } else tokens.push(bundle[i]!, bundle[i + 1]!);
    }
    if (tokens.length > 0) fly({ kind: 'goods', goods: tokens }, middle(from), middle(home(seat)), GOODS_TIME, start);
  };
  const pay = (bundle: Bundle, seat: Seat, to: Rect): void => {
    if (bundle.length > 0) fly({ kind: 'goods', goods: bundle }, middle(home(seat)), middle(to), GOODS_TIME);
  };
  const blast = (at: Rect): void => {
    fly({ kind: 'blast' }, at, at, BLAST_TIME);
    now += BLAST_TIME * 0.6;
  };
  const transport = (number: number, from: Rect, to: Rect): void => {
    fly({ kind: 'transport', card: number }, from, to, CARD_TIME);
    now += CARD_TIME;
  };
  const offer = (number: number): Rect => after.layout.offers[transportColours.indexOf(transports[number]!.colour)]!;
  const rowRect = (number: number): Rect => before.layout.row[before.view.row.indexOf(number)] ?? before.layout.deck;

  for (const { entry: logged } of lines) {
    const entry = logged as Entry;
    switch (entry.what) {
      case 'picked':
        card(entry.card, rowRect(entry.card), home(entry.seat));
        break;
      case 'was-dealt':
      case 'drew':
        for (let i = 0; i < Math.min(entry.count, 3); i++)
          fly({ kind: 'back' }, before.layout.deck, middle(home(entry.seat), 30), CARD_TIME, now + i * QUICK);
        now += QUICK * 2;
        break;
      case 'produced':
        goods(entry.goods, entry.from === 'location' ? newPlace(entry.of, entry.at) : dealOrHeader(after.layout, entry), entry.seat);
        now += QUICK;
        break;
      case 'returned':
        goods(entry.goods, place(entry.seat, entry.at), entry.seat);
        now += QUICK;
        break;
      case 'bonus':
      case 'feature':
        if (entry.what === 'feature' || !entry.onCard) goods(entry.goods, newPlace(entry.seat, entry.at), entry.seat);
        else pay(entry.goods, entry.seat, newPlace(entry.seat, entry.at));
        now += QUICK * 2;
        break;
      case 'incorporated':
        card(entry.card, home(entry.seat), newPlace(entry.seat, entry.at));
        break;
      case 'built':
        card(entry.card, home(entry.seat), newPlace(entry.seat, entry.at));
        goods([POINT, 1], newPlace(entry.seat, entry.at), entry.seat);
        break;
      case 'made-deal': {
        const deals = after.layout.panels.find(({ seat }) => seat === entry.seat)?.deals;
        card(entry.card, home(entry.seat), deals?.at(-1) ?? home(entry.seat));
        goods(entry.goods, deals?.at(-1) ?? home(entry.seat), entry.seat);
        break;
      }
      case 'razed-from-hand': {
        const { width, height } = after.layout;
        const there = { x: width / 2 - 36, y: height * 0.45, w: 72, h: 96 };
        card(entry.card, home(entry.seat), there);
        blast(there);
        goods(entry.goods, there, entry.seat);
        break;
      }
      case 'razed':
        pay(entry.paid, entry.seat, place(entry.of, entry.at));
        now += GOODS_TIME;
        blast(place(entry.of, entry.at));
        goods(entry.goods, place(entry.of, entry.at), entry.seat);
        goods(entry.compensation, place(entry.of, entry.at), entry.of);
        break;
      case 'used':
        pay(entry.paid, entry.seat, place(entry.seat, entry.at));
        now += GOODS_TIME;
        goods(entry.goods, place(entry.seat, entry.at), entry.seat);
        now += QUICK;
        break;
      case 'used-board':
      case 'used-deal':
        goods(
          entry.goods,
          dealOrHeader(after.layout, { seat: entry.what === 'used-deal' ? entry.of : entry.seat, from: 'board', at: -1 }),
          entry.seat,
        );
        now += QUICK;
        break;
      case 'stole':
        fly({ kind: 'goods', goods: [entry.good, 1] }, middle(home(entry.of)), middle(home(entry.seat)), CARD_TIME);
        break;
      case 'sent-worker':
        fly({ kind: 'goods', goods: [WORKER, 1] }, middle(home(entry.seat)), middle(place(entry.of, entry.at)), GOODS_TIME);
        now += GOODS_TIME;
        goods(entry.goods, place(entry.of, entry.at), entry.seat);
        break;
      case 'took-transport':
        transport(entry.card, offer(entry.card), middle(home(entry.seat), 60));
        break;
      case 'gave-transport':
        transport(entry.card, middle(home(entry.seat), 60), offer(entry.card));
        break;
      case 'played-transport':
        transport(entry.card, middle(home(entry.seat), 60), offer(entry.card));
        goods(entry.goods, offer(entry.card), entry.seat);
        break;
      case 'defended':
        fly({ kind: 'goods', goods: [DEFENCE, 1] }, middle(home(entry.seat)), middle(place(entry.seat, entry.at)), GOODS_TIME);
        break;
      case 'stored':
        pay(entry.goods, entry.seat, place(entry.seat, entry.at));
        break;
      case 'hegemony-gained':
        card(entry.card, entry.from === 'row' ? rowRect(entry.card) : before.layout.deck, newPlace(HEGEMONY_SEAT, entry.at));
        break;
      case 'hegemony-took':
        transport(entry.card, offer(entry.card), middle(home(HEGEMONY_SEAT), 60));
        goods([POINT, entry.points], home(HEGEMONY_SEAT), HEGEMONY_SEAT);
        break;
      case 'hegemony-attacked': {
        const attacks = after.layout.panels.find(({ seat }) => seat === HEGEMONY_SEAT)?.attacks;
        card(entry.attack, before.layout.deck, attacks?.at(-1) ?? home(HEGEMONY_SEAT));
        if (entry.result !== 'failed') blast(place(0, entry.at));
        if (entry.result === 'razed') goods([POINT, 2], place(0, entry.at), HEGEMONY_SEAT);
        break;
      }
      default:
        break;
    }
  }
  const length = Math.max(0, ...flights.map(({ start, time }) => start + time));
  return { flights, length, duration: length === 0 ? 0 : Math.min(Math.max(length, SHORTEST), LONGEST) };
}

/** Deals lie under the board, and what the board makes comes from its owner's name. */
function dealOrHeader(layout: Layout, { seat, from, at }: { readonly seat: Seat; readonly from: string; readonly at: number }): Rect {
  const panel = layout.panels.find((one) => one.seat === seat);
  return (from === 'deal' ? panel?.deals[at] : undefined) ?? panel?.header ?? layout.tabs[seat] ?? layout.deck;
}

/** Whose state one wants to see while this happens, where only one is shown. */
export function sceneOfAction(lines: readonly LogLine[]): Seat | null {
  for (const { entry: logged } of lines.toReversed()) {
    const entry = logged as Entry;
    if (entry.what === 'razed' || entry.what === 'sent-worker') return entry.of;
    if (entry.what === 'hegemony-attacked') return 0;
    if (entry.what === 'hegemony-gained') return HEGEMONY_SEAT;
    if (
      entry.what === 'incorporated' ||
      entry.what === 'built' ||
      entry.what === 'used' ||
      entry.what === 'made-deal' ||
      entry.what === 'defended'
    )
      return entry.seat;
  }
  return null;
}

const ease = (part: number): number => part * part * (3 - 2 * part);

/** Where a flight is after so much of its time (0 to 1): the middle, the width, and how clear. */
export function flightAt(
  { from, to, passenger }: Flight,
  part: number,
): { readonly x: number; readonly y: number; readonly w: number; readonly opacity: number } {
  const gone = ease(part);
  const rise = passenger.kind === 'blast' ? 0 : Math.sin(part * Math.PI) * 14;
  const fades = passenger.kind === 'goods' ? 0.8 : 0.9;
  return {
    x: from.x + from.w / 2 + (to.x + to.w / 2 - from.x - from.w / 2) * gone,
    y: from.y + from.h / 2 + (to.y + to.h / 2 - from.y - from.h / 2) * gone - rise,
    w: from.w + (to.w - from.w) * gone,
    opacity: passenger.kind === 'blast' ? 1 - part * part : part > fades ? 1 - ((part - fades) / (1 - fades)) * 0.5 : 1,
  };
}
