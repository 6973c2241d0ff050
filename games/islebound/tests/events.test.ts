import { expect, test } from 'vitest';
import { events } from '../content/original.ts';
import { NOTHING } from '../rules/state.ts';
import { table } from './drawn.ts';

test('I-9.1 I-9.2 I-9.3 the booklet: at Morlim one who works is tired and a book paid, for three cubes', () => {
  const here = table({ at: 'Morlim', has: '1 book' }, {}, { more: { events: [0, 1] } }).play('event Morlim');
  expect(here.crew(0)).toBe('administration, administration | work | ');
  expect(here.has(0)).toBe('');
  // With two players the two leftmost spaces are taken.
  expect(here.cubes(0)).toBe('2, 3, 4');
  expect(here.told('did-event')).toMatchObject([{ card: 0, cubes: 3 }]);
});

test('I-9.1 both events, if both are here', () => {
  const here = table({ at: 'Underval', has: '3 coin, 1 fish' }, {}, {}, { more: { events: [2, 12], eventsBelow: [1, 3] } });
  expect(here.asked).toEqual(expect.arrayContaining(['event Underval']));
  here.play('event Underval', 'event Underval');
  while (here.question.name === 'tire') here.play(here.asked[0]!);
  expect(here.cubes(0)).toBe('0, 1, 2, 3, 4');
});

test('I-9.2 who lacks something cannot', () => {
  expect(table({ at: 'Morlim' }, {}, { more: { events: [0, 1] } }).blocked).toContain('event Morlim: I-9.2');
  expect(table({ at: 'Morlim', has: '1 book', deck: 'administration' }, {}, { more: { events: [0, 1] } }).blocked).toContain(
    'event Morlim: I-9.2',
  );
});

test("I-9.2 whom to tire is the player's choice, as far as everybody asked for can be found", () => {
  const deck = 'administration+work, work';
  const here = table({ at: 'Stratik', has: '1 wood', deck }, {}, { more: { events: [11, 1] } }).play('event Stratik');
  // Only the other can work, since the one with both skills is needed for administration.
  expect(here.crew(0)).toBe(' | work, administration+work | ');
});

test('I-9.3 cubes go to the leftmost free spaces; beyond the last they are lost', () => {
  const here = table({ at: 'Morlim', has: '1 book', cubes: '3' }, { cubes: '5' }, {}, { more: { events: [0, 1] } }).play('event Morlim');
  expect(here.cubes(0)).toBe('0, 1, 2, 3');
  const full = table(
    { at: 'Morlim', has: '1 book', cubes: '0, 1, 2, 3, 4, 5' },
    { cubes: '6, 7, 8, 9, 10' },
    {},
    { more: { events: [0, 1] } },
  );
  expect(full.play('event Morlim').cubes(0)).toBe('0, 1, 2, 3, 4, 5, 11');
});

test('I-9.4 a new event comes into sight', () => {
  const here = table({ at: 'Morlim', has: '1 book' }, {}, { more: { events: [0, 1], eventsBelow: [4, 5], chance: [5] } }).play(
    'event Morlim',
  );
  expect(here.state.events).toEqual([5, 1]);
  expect(here.state.eventsDone).toEqual([0]);
  expect(here.told('event-came')).toMatchObject([{ card: 5 }]);
});

test('I-9.5 with no card left one place stays empty; with no event left the discards are shuffled', () => {
  const here = table({ at: 'Morlim', has: '1 book' }, {}, { more: { events: [0, 1], eventsBelow: [] } }).play('event Morlim');
  expect(here.state.events).toEqual([NOTHING, 1]);
  const last = table({ at: 'Morlim', has: '1 book' }, {}, { more: { events: [0, NOTHING], eventsBelow: [], eventsDone: [1, 2, 3] } });
  last.play('event Morlim');
  expect(last.told('events-shuffled')).toHaveLength(1);
  expect(last.state.events.every((card) => card !== NOTHING)).toBe(true);
  expect([...last.state.events, ...last.state.eventsBelow].toSorted()).toEqual([0, 1, 2, 3]);
});

test.each(events.map((card, number) => ({ card, number })))('I-9.2 event $number can be done', ({ card, number }) => {
  const deck = 'administration, work, administration+fight, fight+negotiation, negotiation+sailing, sailing+work';
  const here = table({ deck, has: '9 coin, 5 wood, 5 fish, 5 book, 3 pirate, 3 serpent' }, {}, {}, { more: { events: [number, NOTHING] } });
  here.state.players[0]!.ship = here.state.map.indexOf(card.town);
  here.run.answer(here.asked.indexOf('end-turn'));
  const again = table(
    { deck, has: '9 coin, 5 wood, 5 fish, 5 book, 3 pirate, 3 serpent', at: here.at(0) },
    {},
    {},
    { more: { events: [number, NOTHING] } },
  );
  again.play(`event ${here.at(0)}`);
  while (again.question.name === 'tire') again.play(again.asked[0]!);
  expect(again.state.influence.filter((owner) => owner === 0)).toHaveLength(card.cubes);
  expect(again.state.players[0]!.below).toHaveLength(card.tires.length);
});
