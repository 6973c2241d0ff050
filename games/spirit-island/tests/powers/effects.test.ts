import { expect, test } from 'vitest';
import { powerNamed } from '../../content/powers.ts';
import { drawn } from '../drawn.ts';
import { play, positionOf } from '../use.ts';

test('J-11.1 what cannot be done is passed over, the rest is done in order', () => {
  play('Swallow the Land-Dwellers', { presence: 'A1', lands: { A1: '2 dahan, city' }, is: { A1: 'city, dahan, 1 of seat 0' } });
  // The dahan comes first, so that it can strike.
  play('Sudden Ambush', { lands: { A4: 'explorer', A1: 'dahan' }, say: ['A4', 'dahan A1 to A4'], is: { A4: 'dahan' } });
});

test('J-11.2 a plain number must be done as far as there are pieces; "up to" leaves it open', () => {
  const must = play('Call to Isolation', { lands: { A4: '3 explorer, 2 dahan' }, say: ['option 1'] });
  expect(must.answers()).not.toContain('stop');
  must.say('explorer A4 to A1');
  expect(must.answers()).not.toContain('stop');
  play('Call to Isolation', {
    lands: { A4: 'explorer, 3 dahan' },
    say: ['option 1', 'explorer A4 to A1'],
    is: { A1: 'explorer', A4: '3 dahan' },
  });
  play('Wash Away', { lands: { A4: '3 town' }, say: ['A4', 'stop'], is: { A4: '3 town' } });
});

test('J-11.3 of two effects one is chosen, also one that does nothing', () => {
  play('Delusions of Danger', { say: ['A8', 'option 1'], fear: 0, is: { A8: '' } });
});

test('J-11.4 "each" concerns what is there when that step begins, "if" and "per" are read when it is reached', () => {
  play('Drought', { lands: { A4: '5 town' }, say: ['A4'], is: { A4: '2 town-1, blight' } });
  play("River's Bounty", { lands: { A5: 'dahan', A4: 'dahan' }, say: ['dahan A4 to A5'], is: { A5: '3 dahan, 2 of seat 0' } });
  play('Land of Haunts and Embers', { lands: { A4: 'explorer' }, say: ['A4', 'explorer A4 to A1'], fear: 2 });
});

test('J-11.5 what changed pieces, cards, energy or fear stays, everything else ends with the turn', () => {
  const position = positionOf('Entrancing Apparitions', { lands: { A6: 'explorer' }, energy: 2 })
    .with((state) => {
      state.fear.generated = 2;
      state.spirits[0]!.range = 2;
      state.spirits[0]!.quickened = 1;
    })
    .phase('fast', 'time-passes')
    .say('use Entrancing Apparitions', 'A8', 'explorer A6 to A8');
  position.is({ A6: '', A8: 'explorer' });
  const { modifiers, fear, spirits } = position.state;
  expect(modifiers).toEqual([]);
  expect([fear.generated, spirits[0]!.energy, spirits[0]!.range, spirits[0]!.quickened]).toEqual([2, 2, 0, 0]);
});

test('J-11.6 damage without an object hits invaders only', () => {
  play('Raging Storm', { presence: 'A5', lands: { A5: 'explorer, dahan, blight' }, say: ['A5'], is: { A5: 'dahan, blight, 1 of seat 0' } });
});

test('J-11.7 J-3.2 what is removed goes without fear, what is destroyed does not', () => {
  const position = drawn()
    .clear()
    .presence('A5')
    .land('A3', 'city')
    .land('A4', 'town')
    .fearCard('Emigration Accelerates', 3)
    .phase('invader');
  position.card('explore', '1-mountain').is({ A4: '' });
  expect(position.log.some(({ what }) => what === 'fear')).toBe(false);
  play('Shatter Homesteads', { lands: { A4: 'town' }, say: ['A4'], fear: 2, is: { A4: '' } });
});

test('J-11.8 for a fear card only lands are chosen in which it can be carried out', () => {
  const position = drawn()
    .clear()
    .presence('A5')
    .land('A3', 'city')
    .land('A2', 'explorer')
    .land('A1', 'town')
    .fearCard('Emigration Accelerates')
    .phase('invader');
  // A2 is the only coastal land with an explorer: no question.
  position.card('explore', '1-sands').is({ A2: '', A1: 'town' });
});

test('J-11.9 effects that last change what fear cards do', () => {
  const position = drawn().clear().presence('A5').land('A3', 'city').land('A4', '2 town, city').fearCard('Scapegoats', 3).phase('invader');
  position.with((state) =>
    state.conditions.push({
      id: 99,
      kind: 'vengeance',
      land: position.space('A4'),
      seat: 0,
      power: powerNamed('Vengeance of the Dead'),
      level: 0,
    }),
  );
  position.card('explore', '1-wetland').say('A4', 'city takes 1').is({ A4: 'town, city-1' });
});
