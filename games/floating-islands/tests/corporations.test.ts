import { Refusal, Session } from '@skerry/engine';
import { expect, test } from 'vitest';
import { floatingIslands } from '../index.ts';
import { ALL_CARDS, sizeOf } from '../rules/cards.ts';
import type { FloatingIslandsView } from '../rules/view.ts';
import { cards, table, textOf } from './drawn.ts';
import { newRun } from './random-play.ts';

const RING = `
                1:a2
    6:m1                    2:m1
                0:m1
    5:m1                    3:b2
                4:m1`;

/** A game for two in which everybody has settled, at the choice of cards. */
function dealt(seed = 'dealt') {
  const run = newRun(2, {}, seed);
  run.answer(0);
  run.answer(0);
  return run;
}

test('F-3.1 a round is preparation, corporations, islands, transition, and then the next begins', () => {
  const drawn = table(RING, { phase: 'keep', steps: 4, corporations: { 0: { hand: '1 1 2 3 4' }, 1: { hand: '2 2 3 3 4' } } });
  expect(drawn.asks).toBe('0 keep');
  drawn.say(0, 'cards 1 1 2 3').say(1, 'cards 2 2 3 3');
  expect(drawn.asks).toBe('0 move');
  drawn.play('pass', 'cards', 'pass', 'cards');
  expect(drawn.state.round).toBe(2);
  expect(drawn.log.map(({ what }) => what)).toEqual(['kept', 'kept', 'passed', 'passed', 'no-strongest', 'round', 'drew', 'drew']);
  expect(drawn.state.phase).toBe('keep');
});

test('F-3.2 everybody is asked at once, draws five, keeps at most four and discards the others face down', () => {
  const run = dealt();
  expect(run.questions.map(({ seat, name }) => `${seat} ${name}`)).toEqual(['0 keep', '1 keep']);
  for (const { hand, deck } of run.state.corporations) expect([sizeOf(hand), hand + deck]).toEqual([5, ALL_CARDS]);
  const drawn = table(RING, { phase: 'keep', corporations: { 0: { hand: '1 1 2 3 4' }, 1: { hand: '2 2 3 3 4' } } });
  expect(drawn.asked).toHaveLength(2 * 2 * 2 * 3 - 1);
  expect(drawn.asked).not.toContain('cards 1 1 2 3 4');
  expect(drawn.blocked).toEqual(['cards 1 1 2 3 4: F-3.2']);
  drawn.say(1, 'cards 2 3 3 4');
  // Nothing is done before all have chosen.
  expect(drawn.cards(1)).toMatchObject({ hand: '2 2 3 3 4', discard: '' });
  drawn.say(0, 'cards 1 2 3 4');
  expect(drawn.cards(0)).toMatchObject({ hand: '1 2 3 4', discard: '1' });
  expect(drawn.cards(1)).toMatchObject({ hand: '2 3 3 4', discard: '2' });
});

test('F-3.3 who keeps fewer draws up to four; who keeps four draws none (rulebook example)', () => {
  const drawn = table(RING, { phase: 'keep', corporations: { 0: { hand: '1 1 2 3 4' }, 1: { hand: '2 2 3 3 4' } } });
  drawn.say(0, 'cards').say(1, 'cards 2 2 3 3');
  const { hand, discard, deck } = drawn.state.corporations[0]!;
  expect([sizeOf(hand), discard, hand + discard + deck]).toEqual([4, cards('1 1 2 3 4'), ALL_CARDS]);
  expect(drawn.cards(1)).toMatchObject({ hand: '2 2 3 3', discard: '4' });
  expect(drawn.told('drew')).toEqual([{ what: 'drew', seat: 0, count: 4, rule: 'F-3.3' }]);
});

test('F-3.4 saved cards are added to the four', () => {
  const drawn = table(RING, { phase: 'keep', corporations: { 0: { hand: '1 1 2 3 4', saved: '6 6' }, 1: { hand: '2 2 3 3 4' } } });
  drawn.say(0, 'cards 1 1 2 3').say(1, 'cards 2 2 3 3');
  expect(drawn.cards(0)).toMatchObject({ hand: '1 1 2 3 6 6', saved: '' });
  expect(drawn.told('took-saved')).toEqual([{ what: 'took-saved', seat: 0, count: 2, rule: 'F-3.4' }]);
});

test('F-4.1 players move clockwise from the first player, four turns each', () => {
  const hand = { hand: '1 1 5 5 6 6' };
  const drawn = table(RING, { players: 3, first: 1, steps: 12, corporations: { 0: hand, 1: hand, 2: hand } });
  const seats: number[] = [];
  while (!drawn.over) {
    if (drawn.question.name === 'move') seats.push(drawn.question.seat);
    drawn.run.answer(0);
  }
  expect(seats).toEqual([1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0]);
  expect(drawn.state.phase).toBe('islands');
  expect(drawn.state.corporations.map(({ played }) => played.length)).toEqual([4, 4, 4]);
});

test('F-4.2 a card is played face up for one action, for both, or for both the other way round', () => {
  const position = () => table(RING, { corporations: { 0: { hand: '1 4' } } }).play('card 1');
  expect(position().asked).toEqual(['capture', 'illegal-mining']);
  const first = position().play('illegal-mining');
  expect(first.asked).toEqual(['capture', 'end-turn']);
  first.play('end-turn');
  expect(first.over).toBe(true);
  expect(first.cards(0)).toMatchObject({ hand: '4', played: [0], discard: '' });
  const other = position().play('capture', 'airship', 'island 2', '2');
  expect(other.asked).toEqual(['illegal-mining', 'end-turn']);
  other.play('illegal-mining', 'island 2');
  expect(other.state.islands[2]).toMatchObject({ owner: 0, temporary: 1 });
  const both = position().play('illegal-mining', 'capture', 'airship', 'island 2', '2');
  expect(both.over).toBe(true);
  expect(both.state.islands[1]!.temporary).toBe(1);
});

test('F-4.3 a card of which neither action is possible cannot be played', () => {
  // No crowd, one island, no temporary gravity, no mercenary in the supply, none destroyed.
  const drawn = table('1:a2', { supply: 0, corporations: { 0: { hand: '1 2 3 4 5 6' } } });
  expect(drawn.asked).toEqual(['card 1', 'card 5', 'castling', 'inaction', 'pass']);
  expect(drawn.blocked).toEqual(['card 2: F-4.3', 'card 3: F-4.3', 'card 4: F-4.3', 'card 6: F-4.3']);
  drawn.play('card 5');
  expect(drawn.asked).toEqual(['support', 'rotation']);
});

test('F-4.3 of a card with one possible action that one is carried out, and the other is blocked', () => {
  const drawn = table('1:a2', { corporations: { 0: { hand: '4 2', destroyed: 1 } } });
  drawn.play('card 2');
  expect(drawn.told('mustered')).toHaveLength(1);
  expect(drawn.over).toBe(true);
});

test('F-4.4 Castling puts two cards face down and carries out any of the six cards, as one turn, any number of times', () => {
  const drawn = table(RING, { steps: 2, corporations: { 0: { hand: '1 2 2 3 4 4' }, 1: { hand: '', passed: true } } }).play('castling');
  expect(drawn.asks).toBe('0 castle-with');
  expect(drawn.asked).toEqual(['cards 1 2', 'cards 2 2', 'cards 1 3', 'cards 2 3', 'cards 1 4', 'cards 2 4', 'cards 3 4', 'cards 4 4']);
  drawn.play('cards 2 4');
  expect(drawn.asked).toEqual(['card 1', 'card 2', 'card 4', 'card 5', 'card 6']);
  expect(drawn.blocked).toEqual(['card 3: F-4.3']);
  drawn.play('card 5', 'rotation', 'turn 1 by 2', 'end-turn');
  expect(drawn.state.islands[1]!.turns).toBe(2);
  expect(drawn.cards(0)).toMatchObject({ hand: '1 2 3 4', castled: '2 4', played: [6 + 4] });
  expect(drawn.told('castled')).toEqual([{ what: 'castled', seat: 0, as: 4, turn: 1, rule: 'F-4.4' }]);
  drawn.play('castling', 'cards 1 3', 'card 1', 'illegal-mining', 'end-turn');
  expect(drawn.cards(0)).toMatchObject({ hand: '2 4', castled: '1 2 3 4', played: [10, 6] });
});

test('F-4.4 with one card there is no Castling, with two there is one way', () => {
  const one = table(RING, { corporations: { 0: { hand: '3' } } });
  expect(one.asked).not.toContain('castling');
  expect(one.blocked).toContain('castling: F-4.4');
  const two = table(RING, { corporations: { 0: { hand: '3 4' } } }).play('castling');
  expect(two.asks).toBe('0 castle-as');
});

test('F-4.5 Inaction discards a card face down, is no turn, and the move goes on', () => {
  const drawn = table(RING, { steps: 6, corporations: { 0: { hand: '1 2 3 4' }, 1: { hand: '1 5' } } }).play('inaction');
  expect(drawn.asks).toBe('0 discard');
  drawn.play('cards 3');
  expect(drawn.cards(0)).toMatchObject({ hand: '1 2 4', discard: '3', played: [] });
  expect(drawn.told('idled')).toEqual([{ what: 'idled', seat: 0, rule: 'F-4.5' }]);
  expect(drawn.asks).toBe('1 move');
  drawn.play('inaction', 'cards 1', 'inaction', 'cards 1');
  expect(drawn.cards(0)).toMatchObject({ hand: '2 4', discard: '1 3' });
  // The last card of a hand is discarded without a question, since there is no choice and everybody sees that.
  drawn.play('inaction');
  expect(drawn.cards(1)).toMatchObject({ hand: '', discard: '1 5' });
});

test('F-4.6 who has had four turns passes, with cards in hand too, and saves nothing', () => {
  const drawn = table(RING, { turn: 1, corporations: { 0: { hand: '4 6', played: '1 1 2 2' }, 1: { hand: '1 1' } } }).play(
    'card 1',
    'illegal-mining',
    'end-turn',
  );
  expect(drawn.told('passed')).toEqual([{ what: 'passed', seat: 0, why: 'turns', saved: 0, rule: 'F-4.6' }]);
  expect([drawn.state.turn, drawn.state.phase]).toEqual([1, 'corporations']);
});

test('F-4.6 who has no card left passes', () => {
  const drawn = table(RING, { corporations: { 0: { hand: '1' }, 1: { hand: '' } } }).play('card 1', 'illegal-mining', 'end-turn');
  expect(drawn.told('passed')).toEqual([
    { what: 'passed', seat: 1, why: 'cards', saved: 0, rule: 'F-4.6' },
    { what: 'passed', seat: 0, why: 'cards', saved: 0, rule: 'F-4.6' },
  ]);
  expect(drawn.state.phase).toBe('islands');
});

test('F-4.7 who passes by choice is not asked again in this phase', () => {
  const drawn = table(RING, { steps: 3, corporations: { 1: { hand: '1 1 5' } } }).play('pass', 'cards');
  expect(drawn.asks).toBe('1 move');
  drawn.play('card 1', 'illegal-mining', 'end-turn');
  expect(drawn.asks).toBe('1 move');
});

test('F-4.8 who passes by choice saves none, one or two cards; who must pass saves nothing', () => {
  const drawn = table(RING, { corporations: { 0: { hand: '1 1 4' } } }).play('pass');
  expect(drawn.asked).toEqual(['cards 1 1', 'cards 1 4', 'cards 1', 'cards 4', 'cards']);
  drawn.play('cards 1 4');
  expect(drawn.cards(0)).toMatchObject({ hand: '1', saved: '1 4' });
  expect(drawn.told('passed')[0]).toEqual({ what: 'passed', seat: 0, why: 'wish', saved: 2, rule: 'F-4.7' });
});

test('F-4.9 the phase is over when everybody has passed', () => {
  const drawn = table(RING, { steps: 2 }).play('pass', 'cards');
  expect(drawn.state.phase).toBe('corporations');
  drawn.play('pass', 'cards 1');
  expect(drawn.state.phase).toBe('islands');
});

test('F-3.2 F-1.6 others learn how many cards were kept, not which, and undo ends where cards were drawn', () => {
  const session = Session.open(floatingIslands, 2, {}, 'undo');
  const say = (seat: number, text: string) => {
    const question = session.questionOf(seat)!;
    session.answer(
      seat,
      question.id,
      question.answers.findIndex((answer) => textOf(answer) === text),
    );
  };
  const first = session.questions[0]!.seat;
  session.answer(first, session.questions[0]!.id, 0);
  session.answer(1 - first, session.questions[0]!.id, 0);
  // Settling last led to the deal of cards.
  expect(() => session.undo(1 - first)).toThrow(Refusal);
  say(first, 'cards');
  session.undo(first);
  say(first, 'cards');
  expect((session.view(1 - first) as FloatingIslandsView).corporations[first]).toMatchObject({ handCount: 5, discardCount: 0 });
  say(1 - first, 'cards');
  expect(() => session.undo(first)).toThrow(Refusal);
  expect((session.view(1 - first) as FloatingIslandsView).corporations[first]).toMatchObject({ handCount: 4, discardCount: 5 });
  const lines = (seat: number | null) =>
    session
      .log(seat)
      .map(({ entry }) => entry)
      .filter(({ what }) => what === 'drew' || what === 'kept');
  for (const line of lines(1 - first)) expect('cards' in line).toBe('seat' in line && line.seat === 1 - first);
  expect(lines(null).some((line) => 'cards' in line)).toBe(false);
});
