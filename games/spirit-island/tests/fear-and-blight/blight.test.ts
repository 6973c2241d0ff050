import { expect, test } from 'vitest';
import { blightCards } from '../../content/blight-cards.ts';
import { powerNamed } from '../../content/powers.ts';
import { add, invadersDo, remove } from '../../content/step.ts';
import { carryOut } from '../doing.ts';
import { drawn, type Drawn, type Table } from '../drawn.ts';

const island = (table: Table = {}): Drawn => drawn(table).clear().presence('A5').land('A3', 'city');
const poolOf = ({ state }: Drawn): number => state.blight.pool;
const blighted = (position: Drawn, name: string): Drawn =>
  position.with((state) => (state.blight.card = blightCards.findIndex((card) => card.name === name)));

test('J-18.1 blight that is added comes from the blight card, and goes back there when it is removed', () => {
  const position = island();
  expect(poolOf(position)).toBe(3);
  carryOut(position, 'A4', [add(1, 'blight')]).is({ A4: 'blight' });
  expect(poolOf(position)).toBe(2);
  carryOut(position, 'A4', [remove(1, 'blight')]).is({ A4: '' });
  expect(poolOf(position)).toBe(3);
});

test('J-18.2 first it leaves the card, then it lies in the land, then it destroys presence, then it cascades', () => {
  const position = island()
    .presence('A4')
    .land('A4', 'blight')
    .with((state) => (state.blight.pool = 1));
  carryOut(position, 'A4', [add(1, 'blight')]);
  const order = position.log.map(({ what }) => what).filter((what) => what !== 'action');
  expect([order, position.asks]).toEqual([['blight-card', 'added', 'lost-presence'], ['0 cascade']]);
});

test('J-18.3 each spirit loses one presence of that land as destroyed', () => {
  const position = island({ spirits: ['River', 'Vital', 'Shadows'] })
    .presence('3 A4')
    .presence('A4', 1)
    .presence('B5', 1)
    .presence('A6', 2);
  carryOut(position, 'A4', [add(1, 'blight')]).is({ A4: 'blight, 2 of seat 0', A6: '1 of seat 2' });
  expect(position.state.spirits.map(({ destroyed }) => destroyed)).toEqual([1, 1, 0]);
});

test('J-18.4 where blight was it cascades to an adjacent land, with the same consequences', () => {
  const position = carryOut(island().presence('2 A1').land('A4', 'blight').land('A1', 'blight'), 'A4', [add(1, 'blight')]);
  expect([position.asks, position.answers()]).toEqual([['0 cascade'], ['A1', 'A2', 'A3', 'A5']]);
  position.say('A1', 'A6').is({ A4: '2 blight', A1: '2 blight, 1 of seat 0', A6: 'blight' });
});

test('J-18.4 J-1.4 J-1.5 where blight of a power cascades its user chooses, elsewhere the spirit of that board', () => {
  const two = (): Drawn =>
    island({ spirits: ['River', 'Vital'] })
      .presence('B5', 1)
      .land('B4', 'blight');
  expect(carryOut(two(), 'B4', [add(1, 'blight')]).asks).toEqual(['0 cascade']);
  expect(carryOut(two(), 'B4', [add(1, 'blight')], null).asks).toEqual(['1 cascade']);
  // A ravage that a power causes is no power.
  expect(carryOut(two().land('B4', 'town'), 'B4', [invadersDo('ravage')]).asks).toEqual(['1 cascade']);
});

test('J-18.5 several blight at once destroy one presence of each spirit and cascade once', () => {
  const position = island()
    .presence('3 A4')
    .land('A4', 'blight')
    .with((state) => (state.blight.pool = 9));
  carryOut(position, 'A4', [add(2, 'blight')])
    .say('A2')
    .is({ A4: '3 blight, 2 of seat 0', A2: 'blight' });
  expect([poolOf(position), position.asks]).toEqual([6, ['0 all-done']]);
});

test('J-18.6 a cascade may run back to where it came from', () => {
  const position = island()
    .land('A4', 'blight')
    .land('A1', 'blight')
    .with((state) => (state.blight.pool = 9));
  carryOut(position, 'A4', [add(1, 'blight')])
    .say('A1', 'A4', 'A2')
    .is({ A4: '3 blight', A1: '2 blight', A2: 'blight' });
});

test('J-18.7 with its last blight the card is turned at once and gets its number per player; then the action goes on', () => {
  const position = island({ spirits: ['River', 'Vital'] })
    .presence('B5', 1)
    .with((state) => {
      state.blight.pool = 1;
      state.blight.unseen = [0];
    });
  carryOut(position, 'A4', [add(1, 'blight'), add(1, 'town')]).is({ A4: 'town, blight' });
  expect([blightCards[position.state.blight.card]!.name, poolOf(position)]).toEqual(['Downward Spiral', 10]);
});

test('J-18.8 if more is needed than lies there, the rest comes from the turned card', () => {
  const position = island().with((state) => {
    state.blight.pool = 1;
    state.blight.unseen = [1];
  });
  carryOut(position, 'A4', [add(3, 'blight')]).is({ A4: '3 blight' });
  expect([blightCards[position.state.blight.card]!.name, poolOf(position)]).toEqual(['Memory Fades to Dust', 2]);
});

test('J-18.9 a turned card is never turned back, however much blight is removed', () => {
  const position = blighted(island().land('A4', '5 blight'), 'Downward Spiral');
  carryOut(position, 'A4', [remove('all', 'blight')]).is({ A4: '' });
  expect(blightCards[position.state.blight.card]!.name).toBe('Downward Spiral');
});

test('J-18.10 J-20.6 when no blight is left on the blighted side the players lose', () => {
  const position = blighted(island(), 'Downward Spiral').with((state) => (state.blight.pool = 1));
  expect(carryOut(position, 'A4', [add(1, 'blight')]).run.outcome).toMatchObject({ winners: [], about: { why: 'blight' } });
  // One more on the healthy side does no such thing.
  const healthy = island().with((state) => (state.blight.pool = 1));
  expect(carryOut(healthy, 'A4', [add(1, 'blight')]).run.outcome).toBeNull();
});

test('J-18.11 J-18.12 Downward Spiral: at the beginning of each invader phase each spirit destroys one of its presence', () => {
  const position = blighted(island({ spirits: ['River', 'Vital'] }), 'Downward Spiral')
    .presence('A6')
    .presence('2 B5', 1)
    .fearCard('Emigration Accelerates')
    .phase('invader');
  expect(position.answers(0)).toEqual(['A5', 'A6']);
  position.card('explore', '1-jungle').say('0: A6').is({ A6: '', A5: '1 of seat 0', B5: '1 of seat 1' });
  expect(position.log.findIndex(({ what }) => what === 'lost-presence')).toBeLessThan(
    position.log.findIndex(({ what }) => what === 'fear-card'),
  );
  // A healthy island does nothing of the kind.
  island().presence('A6').phase('invader').card('explore', '1-jungle').is({ A5: '1 of seat 0', A6: '1 of seat 0' });
});

test('J-18.13 Memory Fades to Dust: each spirit forgets a power card or destroys one of its presence', () => {
  const forgetting = blighted(island(), 'Memory Fades to Dust')
    .presence('A6')
    .hand('Drought', 'Flash Floods')
    .phase('invader')
    .card('explore', '1-jungle');
  forgetting.say('option 1', 'Drought').is({ A5: '1 of seat 0', A6: '1 of seat 0' });
  expect([forgetting.state.spirits[0]!.hand, forgetting.state.minor.discard]).toEqual([
    [powerNamed('Flash Floods')],
    [powerNamed('Drought')],
  ]);
  const losing = blighted(island(), 'Memory Fades to Dust').presence('A6').hand('Drought').phase('invader').card('explore', '1-jungle');
  losing.say('option 2', 'A6').is({ A6: '' });
  expect(losing.state.spirits[0]!.hand).toEqual([powerNamed('Drought')]);
  // J-11.8: who has no card cannot forget one.
  const poor = blighted(island(), 'Memory Fades to Dust').presence('A6').phase('invader').card('explore', '1-jungle');
  expect([poor.asks, poor.answers()]).toEqual([['0 lose-presence'], ['A5', 'A6']]);
});
