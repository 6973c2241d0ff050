import { Session, show } from '@skerry/engine';
import { expect, test } from 'vitest';
import { townNamed } from '../../content/original.ts';
import { islebound } from '../../index.ts';
import type { IsleboundView } from '../../rules/view.ts';
import { tellings } from '../index.ts';
import { chanceAfterReroll, chanceAsTheyLie, dueOf, oddsOf, perCent, surelyBrings } from '../outlook.ts';

const view = (): IsleboundView => Session.open(islebound, 2, {}, 'outlook').view(0) as IsleboundView;
/** The same table, with these goods and owners. */
const withGoods = (goods: readonly number[], owners: Readonly<Record<string, number>> = {}): IsleboundView => {
  const before = view();
  const changed = before.owners.slice();
  for (const [name, seat] of Object.entries(owners)) changed[townNamed(name)] = seat;
  return {
    ...before,
    owners: changed,
    players: before.players.map((player, of) => (of === 0 ? { ...player, goods: goods.slice() } : player)),
  };
};

test('I-6.4 the odds of an attack are exact: four pirates against four', () => {
  // Four dice that bring 0, 1 or 2 with equal chance reach 4 in 50 of 81 throws.
  const before = withGoods([0, 0, 0, 0, 4, 0]);
  const odds = oddsOf(before, 0, townNamed('The Grotto'), { pirates: 4, serpents: 0, ichor: false });
  expect(odds.unhurt).toBeCloseTo(50 / 81, 10);
  // I-6.6: three crew on deck may be wounded, so that 1 is enough.
  expect(odds.wounded).toBeCloseTo(80 / 81, 10);
});

test('I-6.5 a reroll is weighed before it is paid for', () => {
  const force = { pirates: 1, serpents: 0, ichor: false };
  expect(chanceAsTheyLie([1], force, 0, 2)).toBe(0);
  expect(chanceAfterReroll([1], 1, force, 1, 2)).toBeCloseTo(1 / 3, 10);
  expect(chanceAfterReroll([1], 1, force, 2, 2)).toBeCloseTo(1 / 3 + (2 / 3) * (1 / 3), 10);
});

test('what is not certain never looks certain', () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(perCent)).toEqual([0, 1, 50, 99, 100]);
});

test('I-5.3 I-5.4 a fee goes to the treasure map, to the owner, or nowhere', () => {
  const grotto = townNamed('The Grotto');
  expect(dueOf(withGoods([1, 0, 0, 0, 0, 0]), 0, grotto)).toEqual({ coins: 1, skill: 0, to: -1, payable: true });
  expect(dueOf(withGoods([0, 0, 0, 0, 0, 0], { 'The Grotto': 1 }), 0, grotto)).toEqual({ coins: 1, skill: 0, to: 1, payable: false });
  expect(dueOf(withGoods([0, 0, 0, 0, 0, 0], { 'The Grotto': 0 }), 0, grotto)).toEqual({ coins: 0, skill: 0, to: 0, payable: true });
});

test('I-12.9 a town’s yield counts who works on deck', () => {
  // Each ship begins with one hand for work.
  expect(surelyBrings(view(), 0, townNamed('The Grotto'))).toEqual([2, 5]);
});

test('a button that sails says how far it is and what it costs', () => {
  const session = Session.open(islebound, 2, {}, 'sails');
  for (let i = 0; i < 2; i++) {
    const { seat, id } = session.questions[0]!;
    session.answer(seat, id, 0);
  }
  const question = session.questions[0]!;
  const said = question.answers.map((answer) => tellings.en.answer(answer, show(question), session.view(question.seat) as IsleboundView));
  expect(said.every((text) => /^Sail to .+ \([12] regions?(, tire administration)?\)$/.test(text))).toBe(true);
});
