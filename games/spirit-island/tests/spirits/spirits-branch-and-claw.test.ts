import { expect, test } from 'vitest';
import { drawn, type Drawn, type Table } from '../drawn.ts';
import { play } from '../use.ts';

/** A spirit alone, with a city far away, that may grow. */
const growing = (table: Table): Drawn => drawn(table).clear().land('A3', 'city').phase('spirit');

test('J-32.1 J-32.2 Fangs takes two different options, one with a price only if it can pay', () => {
  const position = growing({ spirits: ['Sharp'] }).presence('A8');
  expect(position.answers()).not.toContain('grow 1.1');
  position.say('grow 1.4');
  // Energy of the first option pays for the second.
  expect(position.answers()).toContain('grow 1.1');
  expect(position.answers()).not.toContain('grow 1.4');
  position.say('grow 1.1');
  expect(position.state.spirits[0]!.energy).toBe(2);
});

test('J-40.1 Keeper: after a land becomes its sacred site all dahan are pushed from it', () => {
  const position = growing({ spirits: ['Keeper'] })
    .presence('A5')
    .land('A5', '2 dahan, wilds');
  position.say('grow 1.3', 'track 1');
  expect(position.asks).toEqual(['0 push']);
  position.say('dahan A5 to A4', 'dahan A5 to A4').is({ A5: 'wilds, 2 of seat 0', A4: '2 dahan' });
  // What was one already drives nobody out.
  const site = growing({ spirits: ['Keeper'] })
    .presence('2 A5')
    .land('A5', 'dahan, wilds')
    .say('grow 1.3', 'track 1');
  expect(site.asks).not.toContain('0 push');
});

test('J-40.2 Fangs goes along with beasts that leave its lands', () => {
  play('Ranging Hunt', {
    elements: '2 animal',
    lands: { A5: 'beasts' },
    say: ['A5', 'beasts A5 to A4', 'yes'],
    is: { A4: 'beasts, 1 of seat 0' },
  });
});

test('J-40.3 Fangs: once in each spirit phase 1 presence becomes beasts and leaves the game', () => {
  const position = growing({ spirits: ['Sharp'] }).presence('2 A8');
  position.say('call-predators').is({ A8: 'beasts, 1 of seat 0' });
  expect([position.state.spirits[0]!.gone, position.state.spirits[0]!.destroyed]).toEqual([1, 0]);
  expect(position.answers()).not.toContain('call-predators');
});
