import { Session } from '@skerry/engine';
import { expect, test } from 'vitest';
import { fiftyFirstState } from '../index.ts';
import type { Entry } from '../rules/log.ts';
import type { FiftyFirstStateView } from '../rules/view.ts';
import { table } from './drawn.ts';

const five = 'School, Pub, Church, Archive, Quarry, Docks, Arena, Museum';

test('T-4.1 a round is lookout, production, actions, cleanup', () => {
  const here = table({}, {}, { more: { phase: 'lookout', deck: five } });
  while (here.state.round === 2) here.play(here.asked.at(-1)!);
  const order = here.log.map(({ what }) => what).filter((what) => ['row', 'produced', 'closed', 'discarded', 'round'].includes(what));
  expect([...new Set(order)]).toEqual(['round', 'row', 'produced', 'closed', 'discarded']);
});

test('T-4.2 the top card of each transport deck is turned up', () => {
  const here = table({}, {}, { more: { phase: 'lookout', deck: five } });
  expect(here.told('transport-shown').map(({ colour }) => colour)).toEqual(['red', 'blue']);
  expect(here.state.transportDecks.map((deck) => deck.length)).toEqual([5, 5]);
  expect(here.state.offers.every((card) => card >= 0)).toBe(true);
});

test('T-4.2 a used up transport deck is made anew from its own discards, and stays empty without any', () => {
  const here = table({}, {});
  here.state.transportDecks = [[], []];
  here.state.transportDiscards = [[0, 1], []];
  here.closeAll();
  expect(here.told('reshuffled').map(({ deck }) => deck)).toEqual(['red']);
  expect(here.state.offers[1]).toBe(-1);
});

test('T-4.3 one card more than there are players is laid out, each takes one, and the one left over is discarded', () => {
  for (const players of [2, 3, 4]) {
    const here = table(...Array.from({ length: players }, () => ({})), { more: { phase: 'lookout', deck: `${five}, ${five}`, first: 1 } });
    expect(here.told('row')[0]!.cards).toHaveLength(players + 1);
    for (let i = 0; i < players; i++) {
      expect([here.question.name, here.question.seat]).toEqual(['pick', (1 + i) % players]);
      here.play(here.asked[0]!);
    }
    expect(here.told('picked')).toHaveLength(players);
    expect(here.told('row-discarded')[0]!.cards).toHaveLength(1);
  }
});

test('T-4.4 the second row is taken in the opposite order', () => {
  const here = table({}, {}, {}, { more: { phase: 'lookout', deck: `${five}, ${five}`, first: 1 } });
  while (here.question.name === 'pick') here.play(here.asked[0]!);
  expect(here.told('picked').map(({ seat }) => seat)).toEqual([1, 2, 0, 0, 2, 1]);
  expect(here.told('row')).toHaveLength(2);
});

test('T-4.5 with too few cards the row is short, and whoever finds none takes none', () => {
  const here = table({}, {}, { more: { phase: 'lookout', deck: 'School' } });
  expect(here.told('row')[0]!.cards).toHaveLength(1);
  expect(here.told('picked')).toMatchObject([{ seat: 0 }]);
  // Nothing was discarded, so that the second row is empty.
  expect(here.told('row')[1]!.cards).toEqual([]);
  expect(here.question.name).toBe('turn');
});

test('T-1.9 counts are open, hands are not, but a card from the row is remembered', () => {
  const session = Session.open(fiftyFirstState, 2, {}, 'seen');
  while (session.questions[0]!.name !== 'turn') {
    const { seat, id } = session.questions[0]!;
    session.answer(seat, id, 0);
  }
  const view = session.view(0) as FiftyFirstStateView;
  const rival = session.view(1) as FiftyFirstStateView;
  expect(view.players[1]!.hand).toBeUndefined();
  expect(view.players[1]!.handCount).toBe(rival.players[1]!.hand!.length);
  const picked = session.log(0).flatMap(({ entry }) => {
    const told = entry as Entry;
    return told.what === 'picked' && told.seat === 1 ? [told.card] : [];
  });
  expect(view.players[1]!.shown).toEqual(picked.toSorted((one, other) => one - other));
  expect(session.view(null)).toMatchObject({ players: [{ handCount: 7 }, { handCount: 7 }] });
});

test('T-1.9 a card that was seen and leaves the hand is no longer remembered there', () => {
  const here = table({ hand: 'School, School', shown: 'School', has: '1 grey' }, { closed: true }).play('incorporate School');
  expect(here.state.players[0]!.shown).toEqual([]);
});

test('T-1.10 when the deck is used up the discards make a new one', () => {
  const here = table({ has: '2 worker' }, { closed: true }, { more: { deck: '', discard: 'Pub, Pub' } }).play('board card');
  expect(here.hand(0)).toBe('Pub');
  expect(here.told('reshuffled')).toMatchObject([{ deck: 'main', rule: 'T-1.10' }]);
  expect(here.discard).toBe('');
});

test('T-1.10 without discards nobody draws', () => {
  const here = table({ has: '2 worker' }, { closed: true }, { more: { deck: '' } }).play('board card');
  expect(here.hand(0)).toBe('');
  expect(here.told('drew')).toEqual([]);
});
