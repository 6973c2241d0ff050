import { expect, test } from 'vitest';
import { powerNamed } from '../../content/powers.ts';
import { damage, push, replace } from '../../content/step.ts';
import { DAHAN, EXPLORER, TOWN } from '../../rules/state.ts';
import { healthOf } from '../../rules/pieces/health.ts';
import { carryOut } from '../doing.ts';
import { drawn, type Drawn } from '../drawn.ts';
import { play, positionOf } from '../use.ts';

const tough = { options: { adversary: 'england', level: 5 } };
const vital = (position: Drawn, land: string, ...kinds: ('health' | 'dahan-safe')[]): Drawn =>
  position.with((state) => {
    for (const kind of kinds) state.modifiers.push({ kind, land: position.space(land), amount: 4, of: [DAHAN], seat: 0, until: 'turn' });
  });

test('J-13.1 J-3.1 damage of a turn adds up until it reaches the health of the piece', () => {
  const position = positionOf('Flash Floods', { lands: { A4: 'city-1', A8: 'dahan' } });
  position.say('use Flash Floods', 'A4').is({ A4: 'city-2' });
  play('Flash Floods', { lands: { A4: 'city-2' }, say: ['A4'], fear: 2, is: { A4: '' } });
  play('Flash Floods', { lands: { A4: 'explorer' }, say: ['A4'], fear: 0, is: { A4: '' } });
});

test('J-13.2 damage is divided point by point; points that nobody can take are lost', () => {
  play('Accelerated Rot', {
    lands: { A8: 'explorer, town, city' },
    say: ['A8', 'city takes 1', 'town takes 1', 'city-1 takes 1', 'explorer takes 1'],
    is: { A8: 'town-1, city-2' },
  });
  play('Accelerated Rot', { lands: { A8: 'explorer, town' }, say: ['A8'], fear: 3, is: { A8: '' } });
});

test('J-13.3 "to each" deals as much to every one of them', () => {
  play('Raging Storm', { lands: { A4: '2 explorer, 2 town, town-1, city' }, say: ['A4'], fear: 1, is: { A4: '2 town-1, city-1' } });
});

test('J-13.4 J-25.4 damage of a power to dahan is divided by its user, and damage by dahan too', () => {
  const position = drawn().clear().presence('A5').land('A3', 'city').land('A4', '2 dahan');
  carryOut(position, 'A4', [damage(2, 'dahan')])
    .say('dahan takes 1', 'dahan takes 1')
    .is({ A4: '2 dahan-1' });
  play('Call to Bloodshed', {
    lands: { A4: '2 town, 2 dahan' },
    say: ['option 1', 'town takes 1', 'town takes 1'],
    is: { A4: '2 town-1, 2 dahan' },
  });
});

test('J-13.5 damage to dahan by a card that is no power destroys as many as possible, the wounded first', () => {
  const position = (dahan: string): Drawn => drawn().clear().presence('A5').land('A3', 'city').land('A4', dahan);
  carryOut(position('2 dahan, dahan-1'), 'A4', [damage(3, 'dahan')], null).is({ A4: 'dahan' });
  carryOut(position('3 dahan'), 'A4', [damage(3, 'dahan')], null).is({ A4: 'dahan, dahan-1' });
  carryOut(vital(position('2 dahan'), 'A4', 'dahan-safe'), 'A4', [damage(4, 'dahan')], null).is({ A4: '2 dahan' });
});

test('J-13.6 destroying does not look at health', () => {
  play('Shatter Homesteads', { ...tough, lands: { A4: 'town' }, say: ['A4'], is: { A4: '' } });
  const position = vital(positionOf('Poisoned Land', { lands: { A4: '2 dahan' } }), 'A4', 'health');
  position.say('use Poisoned Land', 'A4').is({ A4: 'blight' });
});

test('J-13.7 a replaced piece leaves its damage to the new one, without fear unless that destroys it', () => {
  play('Call of the Dahan Ways', {
    lands: { A4: 'town-1, dahan' },
    elements: 'moon',
    say: ['option 2'],
    fear: 0,
    is: { A4: 'dahan, dahan-1' },
  });
  play('Winds of Rust and Atrophy', { lands: { A4: 'city-2' }, say: ['A4'], fear: 1 + 1, is: { A4: '' } });
  play('Winds of Rust and Atrophy', { lands: { A4: 'city' }, say: ['A4'], fear: 1, is: { A4: 'town' } });
});

test('J-13.8 the damage of a piece that is replaced by several is divided as its user likes', () => {
  const dissolving = (): Drawn =>
    carryOut(drawn().clear().presence('A5').land('A3', 'city').land('A4', 'city-2'), 'A4', [replace(1, 'city', 'explorer', 'explorer')]);
  dissolving().say('explorer takes 2').is({ A4: 'explorer' });
  dissolving().say('explorer takes 1').is({ A4: '' });
});

test('J-13.9 downgrading makes a city a town and a town an explorer', () => {
  play('Crops Wither and Fade', { lands: { A5: 'town, city' }, say: ['town'], is: { A5: 'explorer, city, 2 of seat 0' } });
  play('Crops Wither and Fade', { lands: { A5: 'explorer, city' }, is: { A5: 'explorer, town, 2 of seat 0' } });
});

test('J-13.10 J-14.8 more health is no action, and never less than 1', () => {
  const position = drawn(tough).clear();
  expect([EXPLORER, TOWN].map((kind) => healthOf(position.state, 0, kind as 0 | 1, 0))).toEqual([1, 3]);
  vital(position, 'A1', 'health').with((state) => (state.modifiers[0]!.amount = -5));
  expect(healthOf(position.state, 0, 3, 0)).toBe(1);
});

test('J-13.10 J-13.11 a change of health holds in its land: what leaves it with too much damage is destroyed at once', () => {
  const position = drawn().clear().presence('A5').land('A3', 'city').land('A4', 'dahan-3, dahan-1');
  vital(position, 'A4', 'health');
  carryOut(position, 'A4', [push(2, 'dahan')])
    .say('dahan-3 A4 to A1', 'dahan-1 A4 to A1')
    .is({ A4: '', A1: 'dahan-1' });
});

test('J-13.11 whoever comes to such a land profits from it', () => {
  const position = vital(positionOf('Poisoned Land', {}), 'A4', 'health');
  expect(healthOf(position.state, position.space('A4'), 3, 0)).toBe(6);
  expect(healthOf(position.state, position.space('A5'), 3, 0)).toBe(2);
});

test('J-13.12 J-13.13 who is saved from being destroyed loses all damage, and is safe from the rest of the action', () => {
  const position = vital(positionOf('Poisoned Land', { lands: { A4: 'dahan-1, dahan' } }), 'A4', 'dahan-safe');
  position.say('use Poisoned Land', 'A4').is({ A4: '2 dahan, blight' });
});

test('J-13.12 also when fewer are to be destroyed than there are', () => {
  const position = vital(positionOf('Devouring Ants', { lands: { A4: 'dahan-1' } }), 'A4', 'dahan-safe');
  position.say('use Devouring Ants', 'A4').is({ A4: 'dahan' });
  expect(position.state.spirits[0]!.uses).toEqual([{ power: powerNamed('Devouring Ants'), times: 1 }]);
});

test('J-13.13 dahan who were spared take no damage that is left over in the same ravage', () => {
  const ravaged = (spared: number): Drawn =>
    positionOf('Poisoned Land', { lands: { A4: 'explorer, town, dahan' } })
      .card('ravage', '1-sands')
      .phase('invader')
      .with((state) => {
        if (spared > 0) state.modifiers.push({ kind: 'spare-dahan', land: 3, amount: spared, seat: 0, until: 'turn' });
        state.invaderStep = 4;
      });
  // 3 damage: 2 would have destroyed the dahan, and the third does not hurt it; it fights back.
  ravaged(1).say('town takes 2').is({ A4: 'explorer, dahan, blight' });
  ravaged(0).is({ A4: 'explorer, town, blight' });
});
