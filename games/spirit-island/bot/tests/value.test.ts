import { expect, test } from 'vitest';
import { blightCards } from '../../content/blight-cards.ts';
import { type Drawn, drawn } from '../../tests/drawn.ts';
import { against } from '../../tests/opponents.ts';
import { value } from '../value.ts';

const island = (pieces = 'city, town'): Drawn =>
  drawn({ options: { sets: 'jagged-earth' } })
    .clear()
    .presence('A5, A6')
    .land('A3', pieces);
const worth = ({ state }: Drawn): number => value(state, 0);
const facing = (adversary: string): Drawn => against(adversary, 1).clear().presence('A5').presence('A6').land('A3', 'city, town');

test('tokens that hold invaders back, and strife, are worth having', () => {
  const before = worth(island());
  for (const token of ['beasts', 'wilds', 'disease', 'badlands'])
    expect([token, worth(island().land('A7', token)) > before]).toEqual([token, true]);
  expect(worth(island('city!1, town'))).toBeGreaterThan(before);
});

test('a healthy island counts what the blight cards that may come would give it', () => {
  const withCards = (wanted: (perPlayer: number) => boolean): Drawn =>
    island().with((state) => {
      state.blight.unseen = blightCards.flatMap(({ perPlayer, side }, i) => (side === 'blighted' && wanted(perPlayer) ? [i] : []));
    });
  expect(worth(withCards((n) => n >= 4))).toBeGreaterThan(worth(withCards((n) => n <= 2)));
});

test('the fewer have to go at a terror level, the nearer is victory', () => {
  const at = (terror: number, pieces: string): number =>
    worth(
      island(pieces).with((state) => {
        state.fear.terror = terror;
      }),
    );
  expect(at(2, 'city, town')).toBeGreaterThan(at(1, 'city, town'));
  // Without cities the third level is all but won; explorers and towns do not count there.
  expect(at(3, '3 explorer')).toBeGreaterThan(at(3, 'explorer, city'));
});

test('what only an adversary brings defeat by is seen coming', () => {
  const changes: readonly [string, (position: Drawn) => unknown][] = [
    ['habsburg-monarchy', ({ state }) => (state.panels.ruin = 1)],
    ['russia', ({ state }) => (state.panels.beasts = 2)],
  ];
  for (const [adversary, change] of changes) {
    const before = facing(adversary);
    const after = facing(adversary);
    change(after);
    expect([adversary, worth(after) < worth(before)]).toEqual([adversary, true]);
    // Elsewhere it means nothing.
    const other = island();
    change(other);
    expect([adversary, worth(other)]).toEqual([adversary, worth(island())]);
  }
});

test('patterns on the shore bring the goal of their scenario nearer', () => {
  const warded = (scenario: string): Drawn =>
    drawn({ options: { sets: 'jagged-earth', scenario } })
      .clear()
      .presence('A5')
      .presence('A6')
      .land('A3', 'city');
  const shore = warded('ward-the-shores');
  const before = worth(shore);
  shore.state.laid.wards.push(shore.space('A1'));
  expect(worth(shore)).toBeGreaterThan(before);
});
