import { begin, configure } from '@skerry/engine';
import { expect, test } from 'vitest';
import { events, seaBoards, towns } from '../content/original.ts';
import { islebound } from '../index.ts';
import { BLOCKED, type IsleboundState, NOBODY } from '../rules/state.ts';
import { Drawn, table } from './drawn.ts';

const newState = (players: number, options: object = {}, seed = 'setup'): IsleboundState =>
  begin(islebound, configure(islebound, players, { ...options }), seed).state as IsleboundState;

const newGame = (players: number, options: object = {}, seed = 'setup'): Drawn => new Drawn(newState(players, options, seed));

test('I-1.6 everything is in the view but what lies in decks and below stacks', () => {
  const view = islebound.view(newState(3), null);
  for (const name of ['deck', 'metropolisDeck', 'eventsBelow', 'reputationsBelow', 'tokensBelow', 'crewBelow'])
    expect(view).not.toHaveProperty(name);
  expect(view.hidden).toEqual({ deck: 30, metropolisDeck: 0, eventsBelow: 13, reputationsBelow: 6, tokensBelow: 15, crewBelow: 6 });
  expect(view.players[0]).toMatchObject({ goods: [7, 0, 0, 0, 0, 0], handCount: 0 });
});

test('I-2.1 boards and ports lie in any order, the regions of a board always in the same', () => {
  const maps = new Set<string>();
  for (let i = 0; i < 60; i++) {
    const { map } = newState(2, {}, `map ${i}`);
    const boards = [0, 3, 6, 9].map((from) => map.slice(from, from + 3).join());
    expect(boards.toSorted()).toEqual(seaBoards.map((board) => board.join()).toSorted());
    expect(map.slice(12).toSorted()).toEqual([12, 13, 14, 15]);
    maps.add(map.join());
  }
  expect(maps.size).toBeGreaterThan(50);
});

test('I-2.3 seven coins, speed 2, two for administration and one for work', () => {
  const here = newGame(4);
  for (let seat = 0; seat < 4; seat++) {
    expect(here.has(seat)).toBe('7 coin');
    expect(here.crew(seat)).toBe('administration, administration, work |  | ');
  }
});

test('I-2.4 the first player chooses a port first, then the others against the order of play; it is theirs', () => {
  const here = newGame(3);
  const { first } = here.state;
  const order: number[] = [];
  while (here.question.name === 'home-port') {
    const { seat } = here.question;
    order.push(seat);
    const act = here.asked[0]!;
    here.play(act);
    expect([`port ${here.at(seat)}`, `port ${here.towns(seat)}`]).toEqual([act, act]);
    if (here.question.name === 'home-port') expect(here.blocked).toContain(`${act}: I-2.4`);
  }
  expect(order).toEqual([first, (first + 2) % 3, (first + 1) % 3]);
  expect(here.waiting).toBe(`sail to ${first}`);
});

test('I-2.4 every seat is first at some table', () => {
  expect(new Set(Array.from({ length: 40 }, (_, i) => newState(4, {}, `first ${i}`).first)).size).toBe(4);
});

test('I-2.5 I-2.6 I-2.7 two events, two reputation cards, three crew and one on the stack, a token are in sight', () => {
  const { events: shown, reputations, crewRow, crewNext, token, crewBelow, tokensBelow } = newState(3);
  expect([new Set(shown).size, new Set(reputations).size]).toEqual([2, 2]);
  expect(new Set([...crewRow, crewNext, ...crewBelow]).size).toBe(10);
  expect(new Set([token, ...tokensBelow]).size).toBe(16);
});

test('I-2.8 with two players two spaces are taken for the whole game', () => {
  expect(newState(2).influence.slice(0, 3)).toEqual([BLOCKED, BLOCKED, NOBODY]);
  expect(newState(3).influence.every((owner) => owner === NOBODY)).toBe(true);
});

test('I-2.9 five buildings lie in the row', () => {
  const { row, deck, metropolisRow } = newState(3);
  expect([row.length, deck.length, metropolisRow.length]).toEqual([5, 30, 0]);
  expect(new Set([...row, ...deck]).size).toBe(35);
});

test('I-2.10 an event is marked in the region of its town', () => {
  const state = newState(2);
  for (const card of state.events)
    expect(towns[state.map[state.map.indexOf(events[card]!.town)]!]!.name).toBe(towns[events[card]!.town]!.name);
  const here = table({ at: 'Morlim', has: '1 book' }, {}, { more: { events: [0, 1] } });
  expect(here.asked).toContain('event Morlim');
  expect(here.blocked).toContain("event Sun's Rest: I-9.1");
});
