import { expect, test } from 'vitest';
import { foreseeRavage } from '../../rules/invaders/foreseen-ravage.ts';
import { drawn, type Drawn, type Table } from '../drawn.ts';

/** A jungle, A3, that is about to be ravaged; the spirit is far away in A6, and a city in A7 keeps the game going. */
function jungle(pieces: string, table: Table = {}): Drawn {
  return drawn(table)
    .clear()
    .presence('A6')
    .land('A7', 'city')
    .land('A3', pieces)
    .card('ravage', '1-jungle')
    .card('explore', '1-mountain')
    .phase('invader');
}

test('J-16.1 J-16.6 J-16.7 invaders deal the sum of their damage to the land and, in full, to the dahan', () => {
  jungle('town, explorer, 2 dahan').say('town takes 2').is({ A3: 'explorer, dahan-1, blight' });
});

test('J-16.7 less than 2 damage to the land adds no blight, and more than 2 adds no more than one', () => {
  jungle('explorer').is({ A3: 'explorer' });
  jungle('3 city').is({ A3: '3 city, blight' });
});

test('J-16.3 J-16.4 J-16.10 defend is taken from the sum, several add up, and dahan fight back all the same', () => {
  jungle('town, dahan')
    .with((state) => {
      for (const amount of [1, 3]) state.modifiers.push({ kind: 'defend', land: 2, amount, seat: null, until: 'turn' });
    })
    .is({ A3: 'dahan' });
});

test('J-16.9 J-13.5 those who survive fight back, wounded or not; as many as possible must fall', () => {
  // 3 damage: one dahan falls, another is wounded; the two left deal 4.
  jungle('city, 3 dahan').is({ A3: 'dahan, dahan-1, blight' });
});

test('J-16.2 J-16.5 what a ravage would do can be seen before', () => {
  const position = jungle('city, 3 dahan, blight');
  expect(foreseeRavage(position.state, position.space('A3'))).toEqual({
    damage: 3,
    defend: 0,
    dealt: 3,
    toDahan: 3,
    blight: 1,
    cascades: true,
    dahanLost: 1,
    counter: 4,
  });
});

test('J-16.8 the blight and all that it brings about come before the dahan fight back', () => {
  const position = jungle('city, 3 dahan, blight')
    .presence('A3')
    .presence('A4')
    .say('A2')
    .is({ A3: 'dahan, dahan-1, 2 blight', A2: 'blight' });
  const order = position.log.map(({ what }) => what).filter((what) => what === 'lost-presence' || what === 'destroyed' || what === 'added');
  // A dahan falls; blight, presence, the cascade; then the city.
  expect(order.slice(0, 5)).toEqual(['destroyed', 'added', 'lost-presence', 'added', 'destroyed']);
});

test('J-31.1 J-16.4 J-28.2 two cards ravage a land twice: defend counts each time, and each takes 1 strife', () => {
  const twice = (pieces: string, defend: number): Drawn =>
    jungle(pieces)
      .card('ravage', '3-jungle-wetland')
      .with(({ modifiers }) => void modifiers.push({ kind: 'defend', land: 2, amount: defend, seat: null, until: 'turn' }));
  twice('city, explorer', 2).say('A4').is({ A3: 'explorer, city, 2 blight', A4: 'blight' });
  twice('city, explorer', 3).is({ A3: 'explorer, city' });
  twice('city!3', 0).is({ A3: 'city!1' });
  // Whoever is gone after the first does not ravage again.
  twice('town, 2 dahan', 0).is({ A3: 'dahan, blight' });
});

test('J-16.5 defend does nothing against other damage', () => {
  jungle('explorer, 2 town')
    .with((state) => {
      state.modifiers.push({ kind: 'defend', land: 2, amount: 20, seat: null, until: 'turn' });
    })
    .land('A3', '2 dahan')
    .say('town takes 2', 'town takes 2')
    .is({ A3: 'explorer, 2 dahan' });
});
