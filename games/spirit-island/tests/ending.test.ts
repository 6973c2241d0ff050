import { expect, test } from 'vitest';
import { add, damage, destroy, destroyPresence, fear, restorePresence, type Step } from '../content/step.ts';
import { carryOut } from './doing.ts';
import { drawn, type Drawn, type Table } from './drawn.ts';

const after = (position: Drawn, ...steps: Step[]): Drawn['run']['outcome'] =>
  carryOut(position, 'A4', steps.length > 0 ? steps : [fear(1)]).run.outcome;
const island = (table: Table = {}): Drawn => drawn(table).clear().presence('A5');
const atTerror = (terror: number, pieces: string): Drawn =>
  island()
    .land('A8', pieces)
    .with((state) => {
      state.fear.terror = terror;
      state.fear.left = [0, 0, 0].map((_, level) => (level < terror - 1 ? 0 : 3));
    });

test.each([
  [1, '2 dahan', 'explorer'],
  [2, '3 explorer', 'explorer, town'],
  [3, '3 explorer, 2 town', 'city'],
])('J-20.1 J-20.2 J-20.3 at terror level %i %s is a victory, %s is not', (terror, won, open) => {
  expect(after(atTerror(terror, won))).toMatchObject({ winners: [0] });
  expect(after(atTerror(terror, open))).toBeNull();
});

test('J-20.4 with the last fear card earned the players win, and it is not carried out', () => {
  const position = island()
    .land('A8', 'city')
    .with((state) => {
      state.fear.terror = 3;
      state.fear.left = [0, 0, 1];
    });
  expect(after(position, fear(4))).toMatchObject({ winners: [0], about: { terror: 4 } });
  expect(position.state.fear.earned).toEqual([-1]);
});

test('J-20.5 J-1.1 all lose when one spirit has no presence on the island', () => {
  const position = island({ spirits: ['River', 'Vital'] })
    .land('A8', 'city')
    .presence('A4', 1);
  expect(after(position, add(1, 'blight'))).toMatchObject({ winners: [], about: { why: 'presence' } });
  const won = island({ spirits: ['River', 'Vital'] }).presence('B5', 1);
  expect(after(won)).toMatchObject({ winners: [0, 1] });
});

test('J-20.5 J-23.16 presence in an ocean that is not in play does not keep the game going', () => {
  const position = (ocean: string): Drawn =>
    drawn({ spirits: ['River', 'Ocean'] })
      .clear()
      .land('A8', 'city')
      .presence('A4, 2 A0')
      .presence(ocean, 1);
  expect(after(position('A1'), add(1, 'blight'))).toBeNull();
  expect(after(position('B1'), add(1, 'blight'))).toMatchObject({ winners: [], about: { why: 'presence' } });
});

test('J-20.7 the end is looked at when an action is over, in any phase', () => {
  // The last invader falls, and a town comes in the same action.
  expect(after(island().land('A4', 'explorer'), destroy(1, 'explorer'), add(1, 'town'))).toBeNull();
  expect(after(island().land('A4', 'explorer'), destroy(1, 'explorer'))).toMatchObject({ winners: [0] });
});

test('J-20.7 J-20.3 J-20.5 what is gone in the midst of an action and back at its end was neither won nor lost', () => {
  expect(after(atTerror(3, 'explorer').land('A4', 'city'), destroy(1, 'city'), add(1, 'city'))).toBeNull();
  const restored = carryOut(island().land('A8', 'city'), 'A5', [destroyPresence(1), restorePresence('you')]).say('yes');
  restored.is({ A5: '1 of seat 0' });
  expect(restored.run.outcome).toBeNull();
});

test('J-20.7 J-19.2 a terror level that rises in an action counts when that is over, also in a spirit phase or an event', () => {
  const nearly = (): Drawn => atTerror(2, '2 explorer, town').with((state) => (state.fear.left = [0, 1, 3]));
  expect(after(nearly(), fear(3))).toBeNull();
  expect(after(nearly(), fear(4))).toMatchObject({ winners: [0], about: { terror: 3 } });
});

test('J-20.8 who wins and loses at the same check has won', () => {
  const position = drawn().clear().presence('A4').land('A4', 'town');
  expect(after(position, damage(2), add(1, 'blight'))).toMatchObject({ winners: [0], about: { sacrifice: true } });
});

test('J-20.9 the difficulty is that of the adversary’s level and that of the scenario', () => {
  const difficulty = (options: Table['options']): unknown => {
    const position = island({ ...(options && { options }) });
    for (const land of ['A1', 'A2', 'A4', 'A7']) position.land(land, '3 dahan');
    return (after(position)!.about as { difficulty: number }).difficulty;
  };
  expect(difficulty({})).toBe(0);
  expect(difficulty({ adversary: 'sweden' })).toBe(1);
  expect(difficulty({ adversary: 'england', level: 6 })).toBe(11);
  expect(difficulty({ scenario: 'dahan-insurrection' })).toBe(4);
  expect(difficulty({ adversary: 'brandenburg-prussia', level: 3, scenario: 'rituals-of-terror' })).toBe(9);
});

test('J-20.10 J-20.11 a victory scores difficulty, ten and the cards left, with dahan and without blight', () => {
  const position = island({ options: { adversary: 'sweden', level: 3 } })
    .land('A1', '5 dahan')
    .land('A2', '2 blight');
  position.with((state) => (state.invaders.deck = [2, 3, 3]));
  expect(after(position)!.scores).toEqual([5 * 5 + 10 + 2 * 3 + 5 - 2]);
});

test('J-20.10 J-20.11 a defeat scores difficulty and the cards that are gone; parts of a player do not count', () => {
  const position = island({ spirits: ['River', 'Vital'], options: { adversary: 'sweden', level: 3 } })
    .land('A8', 'city')
    .land('A1', '5 dahan')
    .land('A2', '3 blight');
  position.presence('A4', 1).with((state) => {
    state.invaders.deck = [2, 3, 3];
    Object.assign(state.invaders, { discard: [0, 1], ravage: [2], build: [3], explore: [] });
  });
  // 4 cards are out; 5 dahan for 2 players are 2; 3 blight and the one just added are 2 for each.
  expect(after(position, add(1, 'blight'))!.scores).toEqual([2 * 5 + 4 + 2 - 2, 2 * 5 + 4 + 2 - 2]);
});
