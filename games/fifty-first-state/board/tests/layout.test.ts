import { Chance, Session, show } from '@skerry/engine';
import { expect, test } from 'vitest';
import { cardSets } from '../../content/card.ts';
import { fiftyFirstState } from '../../index.ts';
import type { FiftyFirstStateView } from '../../rules/view.ts';
import { type Layout, layoutOf, type Rect, rectOfThing } from '../layout.ts';
import { calledFor, choicesIn, placeThing, handThing, spokenIn, stateOf, thingOf } from '../things.ts';
import { flightAt, sceneOfAction, timelineOf } from '../timeline.ts';

/** The box that the page gives to the board: on a desk, a tablet, a phone, and in a very low window. */
const boxes = [
  { name: 'desk', width: 842, height: 540 },
  { name: 'tablet', width: 796, height: 530 },
  { name: 'phone', width: 382, height: 430 },
  { name: 'low window', width: 700, height: 330 },
  { name: 'tablet on its side', width: 1000, height: 208 },
];

/** A random game in which states grow large, since borders close late. */
function play(players: number, expansion: string, look: (session: Session) => void): void {
  const session = Session.open(fiftyFirstState, players, { expansion }, `layout ${players} ${expansion}`);
  const chance = Chance.fromSeed(`large states ${players}`);
  while (session.outcome === null) {
    look(session);
    const { seat, id, answers } = session.questions[0]!;
    const places = answers.flatMap(({ kind }, i) => (kind === 'incorporate' || kind === 'make-deal' ? [i] : []));
    const last = answers.length - 1;
    const most = last > 0 && answers[last]!.kind === 'close-borders' && chance.below(5) > 0 ? last : last + 1;
    session.answer(seat, id, places.length > 0 ? places[chance.below(places.length)]! : chance.below(most));
  }
}

const inside = (rect: Rect, { width, height }: { width: number; height: number }): boolean =>
  rect.x >= -2 && rect.y >= -2 && rect.x + rect.w <= width + 2 && rect.y + rect.h <= height + 2;
const overlap = (one: Rect, other: Rect): boolean =>
  one.x + one.w > other.x + 0.5 && other.x + other.w > one.x + 0.5 && one.y + one.h > other.y + 0.5 && other.y + other.h > one.y + 0.5;

const places = ({ panels }: Layout): Rect[] => panels.flatMap(({ rows }) => rows.flatMap((row) => row.places.map(({ rect }) => rect)));

test.each(boxes)('on a $name every location of every state has its place, and none lies on another', ({ width, height }) => {
  let most = 0;
  for (const [players, expansion] of [
    [4, 'base'],
    [2, 'winter'],
    [1, 'new-era'],
  ] as const) {
    let step = 0;
    play(players, expansion, (session) => {
      if (step++ % 23 !== 0) return;
      const view = session.view(0) as FiftyFirstStateView;
      for (let focus = 0; focus < view.players.length; focus++) {
        const layout = layoutOf(view, width, height, focus, view.row.length);
        const rects = places(layout);
        const shown = layout.panels.reduce((sum, { seat }) => sum + view.players[seat]!.locations.length, 0);
        most = Math.max(most, view.players[focus]!.locations.length);
        expect(rects).toHaveLength(shown);
        expect(rects.filter((rect) => !inside(rect, layout))).toEqual([]);
        for (let i = 0; i < rects.length; i++) for (let j = 0; j < i; j++) expect(overlap(rects[i]!, rects[j]!)).toBe(false);
        for (const rect of layout.row) expect(inside(rect, layout)).toBe(true);
        if (layout.panels.length === 0 && layout.row.length > 0) continue;
        const big = layout.panels.find((panel) => panel.big)!;
        expect(big.seat).toBe(focus);
        for (const rect of [...big.board, ...big.deals, ...layout.row, ...layout.offers]) expect(inside(rect, layout)).toBe(true);
        for (const { rows, board, deals, rect } of layout.panels) {
          const lying = [...rows.flatMap((row) => row.places.map((place) => place.rect)), ...board, ...deals];
          deals.forEach((deal) => expect(lying.filter((other) => overlap(deal, other))).toEqual([deal]));
          for (const deal of deals) expect(deal.y + deal.h).toBeLessThanOrEqual(rect.y + rect.h + 0.5);
        }
      }
    });
  }
  expect(most).toBeGreaterThan(12);
});

test('fifteen locations on a phone stay large enough to read and to touch', () => {
  const session = Session.open(fiftyFirstState, 2, {}, 'long state');
  const view = session.view(0) as FiftyFirstStateView;
  const locations = Array.from({ length: 15 }, (_, card) => ({
    card: card * 4,
    ruined: card === 3,
    uses: 0,
    placed: null,
    visitor: -1,
    defended: false,
    stock: null,
  }));
  const long: FiftyFirstStateView = {
    ...view,
    players: view.players.map((player, seat) => (seat === 0 ? { ...player, faction: 0, locations } : player)),
  };
  const smallest = Math.min(...places(layoutOf(long, 382, 430, 0, 0)).map(({ w }) => w));
  expect(smallest).toBeGreaterThanOrEqual(44);
});

test('twenty deals lie side by side, and what each of them brings can be seen', () => {
  const session = Session.open(fiftyFirstState, 4, {}, 'many deals');
  const view = session.view(0) as FiftyFirstStateView;
  const deals = Array.from({ length: 20 }, (_, card) => card * 2);
  const many: FiftyFirstStateView = { ...view, players: view.players.map((player) => ({ ...player, faction: 0, deals })) };
  for (const { width, height } of boxes.slice(0, 3)) {
    const { panels } = layoutOf(many, width, height, 0, 0);
    const strips = panels.find(({ big }) => big)!.deals;
    expect(strips).toHaveLength(20);
    expect(Math.min(...strips.map(({ w, h }) => Math.min(w, h)))).toBeGreaterThanOrEqual(14);
  }
});

test('a crowd of locations in another state makes its cards no smaller than they have to be', () => {
  const session = Session.open(fiftyFirstState, 3, {}, 'crowd');
  const view = session.view(0) as FiftyFirstStateView;
  const locations = Array.from({ length: 18 }, (_, card) => ({
    card: card * 3,
    ruined: false,
    uses: 0,
    placed: null,
    visitor: -1,
    defended: false,
    stock: null,
  }));
  const crowd: FiftyFirstStateView = { ...view, players: view.players.map((player) => ({ ...player, faction: 0, locations })) };
  const small = layoutOf(crowd, 842, 540, 0, 0).panels.filter(({ big }) => !big);
  for (const { rows } of small)
    for (const { rect } of rows.flatMap((row) => row.places)) expect(Math.min(rect.w, rect.h)).toBeGreaterThanOrEqual(42);
});

test('late in the game the others’ cards keep their names while the own state has room to spare', () => {
  const session = Session.open(fiftyFirstState, 4, {}, 'late');
  const view = session.view(0) as FiftyFirstStateView;
  const state = (n: number) =>
    Array.from({ length: n }, (_, card) => ({
      card: card * 3,
      ruined: false,
      uses: 0,
      placed: null,
      visitor: -1,
      defended: false,
      stock: null,
    }));
  const late: FiftyFirstStateView = {
    ...view,
    players: view.players.map((player, seat) => ({ ...player, faction: 0, locations: state(seat === 0 ? 6 : 12) })),
  };
  // On a desk, and on a tablet held upright.
  for (const [width, height] of [
    [1215, 614],
    [804, 826],
  ] as const) {
    const { panels } = layoutOf(late, width, height, 0, 0);
    expect(panels).toHaveLength(4);
    for (const { rows } of panels)
      for (const { rect } of rows.flatMap((row) => row.places)) {
        expect(rect.h).toBeGreaterThanOrEqual(66);
        expect(rect.w).toBeGreaterThanOrEqual(72);
      }
  }
});

test('the picture in the lobby has nothing beyond its edges', () => {
  const session = Session.open(fiftyFirstState, 4, {}, 'picture');
  const layout = layoutOf(session.view(null) as FiftyFirstStateView, 204, 350, 0, 0);
  for (const rect of [layout.deck, layout.discard, ...layout.offers, ...layout.tabs, layout.track]) expect(inside(rect, layout)).toBe(true);
});

test('every answer lies on the table, in the hand, or is laid out as a button', () => {
  const said = new Set(['enough', 'faction']);
  for (const expansion of cardSets) {
    play(3, expansion, (session) => {
      for (const open of session.questions) {
        const question = show(open);
        const { seat, answers } = question;
        const view = session.view(seat) as FiftyFirstStateView;
        const spoken = spokenIn(question);
        const choices = choicesIn(question);
        const layouts = view.players.map((_, focus) => layoutOf(view, 842, 540, focus, view.row.length));
        answers.forEach((answer, index) => {
          const thing = thingOf(answer, question);
          if (thing === null) return expect(spoken.includes(index) || said.has(answer.kind)).toBe(true);
          expect(choices.get(thing)).toContain(index);
          const [kind] = thing.split(' ');
          if (kind === 'hand' || kind === 'transport') return;
          expect(rectOfThing(layouts[seat]!, view, thing), thing).not.toBeNull();
        });
      }
    });
  }
});

test('what the log tells becomes flights that end in time and never leave for nowhere', () => {
  let flights = 0;
  for (const players of [1, 3]) {
    let before: { view: FiftyFirstStateView; lines: number } | null = null;
    play(players, 'winter', (session) => {
      const view = session.view(0) as FiftyFirstStateView;
      const log = session.log(0);
      if (before !== null && log.length > before.lines) {
        const lines = log.slice(before.lines);
        const focus = sceneOfAction(lines) ?? 0;
        const of = (one: FiftyFirstStateView) => ({ view: one, layout: layoutOf(one, 382, 430, focus, one.row.length) });
        const timeline = timelineOf(lines, { before: of(before.view), after: of(view), own: 0 });
        expect(timeline.duration).toBeLessThanOrEqual(1900);
        expect(timeline.duration > 0).toBe(timeline.flights.length > 0);
        for (const flight of timeline.flights) {
          flights++;
          expect(flight.start + flight.time).toBeLessThanOrEqual(timeline.length);
          for (const part of [0, 0.5, 1]) expect(Object.values(flightAt(flight, part)).every(Number.isFinite)).toBe(true);
        }
      }
      before = { view, lines: log.length };
    });
  }
  expect(flights).toBeGreaterThan(200);
});

test('a question turns to the state of another only if nothing can be picked elsewhere', () => {
  const at = (...things: readonly string[]): ReadonlyMap<string, readonly number[]> => new Map(things.map((thing, i) => [thing, [i]]));
  expect(calledFor(at(placeThing(1, 0), placeThing(1, 2)), 0)).toBe(1);
  expect(calledFor(at(placeThing(1, 0), placeThing(0, 0)), 0)).toBeNull();
  // A turn in which a rival's location can be razed, and no own one used yet, is about the own state and the hand.
  expect(calledFor(at(placeThing(1, 0), handThing(6), 'borders'), 0)).toBeNull();
  expect(calledFor(at(), 0)).toBeNull();
  expect(stateOf(handThing(6))).toBeNull();
});
