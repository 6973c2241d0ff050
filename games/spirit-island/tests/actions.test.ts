import { expect, test } from 'vitest';
import { powerNamed } from '../content/powers.ts';
import { damage, destroy, invadersDo } from '../content/step.ts';
import { action } from '../rules/action.ts';
import type { Entry } from '../rules/log.ts';
import { ravage } from '../rules/invaders/ravage.ts';
import { resolveSteps } from '../rules/powers/carry-out.ts';
import { carryOut, doing } from './doing.ts';
import { drawn, type Drawn, type Table } from './drawn.ts';
import { play, positionOf } from './use.ts';

/** The kinds of the actions, with their lands, each followed by what happened within it. */
const actionsOf = (position: Drawn): string[] =>
  position.log.flatMap((entry: Entry) =>
    entry.what === 'action'
      ? [`${entry.kind}${entry.land === null ? '' : ` ${position.nameOf(entry.land)}`}`]
      : entry.what === 'action-over'
        ? ['over']
        : [],
  );

const invaders = (table: Table = {}): Drawn => drawn(table).clear().presence('A5').land('A3', 'city').phase('invader');

test('J-14.1 one use of a power is one action', () => {
  const position = play('Tsunami', { lands: { A2: 'city, 2 dahan' }, say: ['A2'] });
  expect(actionsOf(position)).toEqual(['spirit A2', 'over']);
});

test('J-14.2 a ravage, a build, an explore in one land is an action of the invaders', () => {
  const position = invaders().land('A4', 'explorer').land('A7', 'explorer').land('A1', 'explorer');
  position.card('ravage', '1-sands').card('build', '1-mountain').card('explore', '1-wetland').is({ A2: 'explorer' });
  expect(actionsOf(position)).toEqual([
    'ravage A4',
    'over',
    'ravage A7',
    'over',
    'build A1',
    'over',
    'explore A2',
    'over',
    'explore A5',
    'over',
  ]);
});

test('J-14.3 J-14.6 what a fear card does is an action of fear, whoever carries it out; what a blight card does is one of blight', () => {
  const position = invaders().land('A4', 'town').fearCard('Emigration Accelerates', 3).card('explore', '1-jungle');
  position.with((state) => {
    state.blight.card = 0;
    state.spirits[0]!.presence[5] = 1;
  });
  position.say('A6').is({ A4: '' });
  expect(actionsOf(position).slice(0, 4)).toEqual(['blight', 'over', 'fear A4', 'over']);
  const [, fear] = position.log.filter((entry) => entry.what === 'action');
  expect(fear).toMatchObject({ seat: null, power: null });
});

test('J-14.4 J-14.12 what a power does in each of several lands is an action of its own in each, in the midst of its use', () => {
  const position = play('Tsunami', {
    lands: { A1: 'town, dahan', A2: '2 town, 2 dahan', A3: 'city, explorer', A7: 'city' },
    elements: '2 water, earth',
    say: ['A2'],
    is: { A1: '', A2: '', A3: '' },
  });
  expect(actionsOf(position)).toEqual(['spirit A2', 'spirit A1', 'over', 'spirit A3', 'over', 'over']);
});

test('J-14.4 a condition is met once by each of these lands, and before the next of them', () => {
  const position = positionOf('Tsunami', {
    lands: { A1: 'town, city', A2: 'city', A3: 'city', A4: 'city' },
    elements: '2 water, earth',
    with: (state) =>
      void state.conditions.push({ id: 1, kind: 'vengeance', land: 0, seat: 0, power: powerNamed('Vengeance of the Dead'), level: 0 }),
  });
  // The town falls, and what is left wounds the city; the dead town's vengeance brings it down, which brings no more.
  position.say('use Tsunami', 'A2', 'town takes 2').is({ A1: '', A3: '' });
  expect(actionsOf(position).slice(0, 4)).toEqual(['spirit A2', 'spirit A1', 'over', 'spirit A1']);
});

test('J-14.7 what a card makes the invaders do is an action of the invaders, in the midst of the other', () => {
  const position = carryOut(positionOf('Tsunami', { lands: { A4: 'town' } }), 'A4', [invadersDo('build'), invadersDo('ravage')]);
  position.is({ A4: 'town, city, blight' });
  expect(actionsOf(position)).toEqual(['spirit A4', 'build A4', 'over', 'ravage A4', 'over', 'over']);
});

test('J-14.4 what is done for each land or each player is an action of its own, what is done for each piece is not', () => {
  const lands = invaders().land('A4', '2 explorer, 2 town').land('A7', 'explorer, town').fearCard('Scapegoats').card('explore', '1-jungle');
  lands.is({ A4: '2 town', A7: 'town' });
  expect(actionsOf(lands).slice(0, 4)).toEqual(['fear A4', 'over', 'fear A7', 'over']);
  const players = drawn({ spirits: ['River', 'Vital'] })
    .clear()
    .presence('A5')
    .presence('B5', 1)
    .land('A3', 'city')
    .land('A4', '2 town');
  players.fearCard('Emigration Accelerates', 3).phase('invader').card('explore', '1-jungle').is({ A4: '' });
  expect(actionsOf(players).slice(0, 4)).toEqual(['fear A4', 'over', 'fear A4', 'over']);
});

test('J-14.5 J-21.14 who meets a condition is settled first, and holds even if it changes meanwhile', () => {
  // A7 is empty and touches but one town; that A8 gets a city does not make it fit the card any more.
  const position = invaders({ options: { adversary: 'england', level: 1 } })
    .land('A8', 'town')
    .land('A6', 'explorer');
  position.card('build', '3-jungle-sands').card('explore', '1-mountain').is({ A8: 'town, city', A7: '' });
});

test('J-14.7 J-15.5 J-21.13 whatever causes a build causes an action of the invaders, which can be skipped', () => {
  const boom = (): Drawn =>
    invaders({ options: { adversary: 'england' } })
      .land('A8', '2 town')
      .card('explore', '2-sands');
  const built = boom().is({ A8: '2 town, city' });
  expect(actionsOf(built)[0]).toBe('build A8');
  boom()
    .with((state) => state.modifiers.push({ kind: 'skip-build', land: 7, amount: 1, seat: 0, until: 'turn' }))
    .is({ A8: '2 town' });
});

test('J-14.9 "after" is done exactly once after an action that did it, with the kind of what brought it about', () => {
  const position = positionOf('Vengeance of the Dead', {
    lands: { A4: '3 town-1, city' },
    with: (state) => void state.spirits[0]!.played.push(powerNamed("Quicken the Earth's Struggles")),
  });
  position.presence('2 A4').say('use Vengeance of the Dead', 'A4', "use Quicken the Earth's Struggles", 'A4', 'option 1');
  // Three towns fell in one action: one answer of 3 damage, which is more than the city can take.
  position.is({ A4: '2 of seat 0' });
  expect(actionsOf(position)).toEqual(['spirit A4', 'over', 'spirit A4', 'over', 'spirit A4', 'over']);
});

test('J-14.11 what happens "instead" changes the action while it happens', () => {
  const position = invaders().land('A4', 'city').card('ravage', '1-sands').card('explore', '1-jungle');
  position.with((state) => state.modifiers.push({ kind: 'no-blight', land: 3, amount: 1, seat: 0, until: 'turn' }));
  const { pool } = position.state.blight;
  position.is({ A4: 'city' });
  expect(position.state.blight.pool).toBe(pool);
});

test('J-14.12 J-20.7 an action in the midst of another is carried out completely, and the end is looked at when the outer one is over', () => {
  const position = drawn().clear().presence('A5').land('A4', 'explorer, 2 dahan').land('A8', 'explorer');
  const [a4, a8] = [position.space('A4'), position.space('A8')];
  doing(position, (table) =>
    action(table, { kind: 'spirit', seat: 0, power: powerNamed('Flash Floods'), land: a8 }, function* () {
      yield* resolveSteps({ table, seat: 0, user: 0, target: null, land: a8, power: 0 }, [damage(1)]);
      yield* ravage(table, a4);
      // Nobody is left on the island, and nobody has won yet.
      expect(table.state.over).toBe(false);
      yield* resolveSteps({ table, seat: 0, user: 0, target: null, land: a4, power: 0 }, [destroy(1, 'dahan')]);
    }),
  );
  position.say('dahan-1').is({ A4: 'dahan' });
  expect(actionsOf(position)).toEqual(['spirit A8', 'ravage A4', 'over', 'over']);
  expect(position.run.outcome!.winners).toEqual([0]);
});

test('J-14.13 several conditional actions after one action are carried out in the order that is liked', () => {
  const position = positionOf('Voice of Thunder', {
    options: { scenario: 'dahan-insurrection' },
    lands: { A4: '2 dahan', A1: 'city, dahan', A2: 'city, dahan' },
  });
  position.say('use Voice of Thunder', 'A4', 'option 1', 'dahan A4 to A1', 'dahan A4 to A2');
  expect(position.asks).toEqual(['0 order']);
  expect(position.answers()).toHaveLength(2);
});
