import { describe, expect, test } from 'vitest';
import { blightCards } from '../../content/blight-cards.ts';
import { add, landsOfBoard, has, special, when } from '../../content/step.ts';
import { landAnswer } from '../../rules/answers.ts';
import { liesOn, oceanInPlay } from '../../rules/island/island.ts';
import { foremost } from '../../rules/island/places.ts';
import { outermost } from '../../rules/island/shown-lands.ts';
import type { State } from '../../rules/state.ts';
import { carryOut, doing } from '../doing.ts';
import { drawn, type Drawn, type Table } from '../drawn.ts';
import { laterOf } from '../opponents.ts';

/** A7, inland sands, and B3, coastal sands, are one land: A7. It lies on both boards. */
function joined(table: Table = {}): Drawn {
  const position = drawn({ spirits: ['River', 'Vital'], ...table })
    .clear()
    .presence('A5')
    .presence('B6', 1);
  position.with((state) => {
    const [land, other] = [position.space('A7'), position.space('B3')];
    state.island = { ...state.island, woven: [[land, other]] };
    state.weaves.push({ land, other, seat: 0 });
  });
  return position;
}

const added = (position: Drawn, rule: string): number =>
  position.log.filter((entry) => entry.what === 'added' && entry.rule === rule).length;

test('J-24.1 a land that lies on two boards is found on each of them: a land rush comes to both', () => {
  const rush = (land: string): Drawn =>
    joined({ options: { adversary: 'brandenburg-prussia', level: 0 } })
      .land(land, 'town')
      .card('explore', '2-mountain')
      .phase('invader')
      .say('A8');
  expect(added(rush('A6'), 'J-21.5')).toBe(1);
  const both = rush('A7');
  expect(both.answers()).toEqual(['B1', 'B2', 'B4', 'B5', 'B6', 'B7', 'B8']);
  both.say('B8');
  expect(added(both, 'J-21.5')).toBe(2);
});

test('J-24.1 J-23.12 Ocean in such a land has both oceans in play', () => {
  const oceans = (land: string): boolean[] => {
    const position = joined({ spirits: ['Ocean', 'Vital'] }).with((state) => state.spirits[0]!.presence.fill(0));
    position.presence(land);
    return ['A0', 'B0'].map((ocean) => oceanInPlay(position.state, position.space(ocean)));
  };
  expect([oceans('A1'), oceans('B1'), oceans('A7')]).toEqual([
    [true, false],
    [false, true],
    [true, true],
  ]);
});

test('J-24.1 such a land has its number on each board: it is the seventh of the one and the third of the other', () => {
  const position = joined();
  const names = (which: 'highest' | 'lowest', ...lands: string[]): string[] =>
    outermost(
      position.state,
      lands.map((name) => position.space(name)),
      which,
    ).map((land) => position.nameOf(land));
  expect(names('highest', 'A6', 'A7', 'B2')).toEqual(['A7']);
  expect(names('lowest', 'A6', 'A7', 'B4')).toEqual(['A6', 'A7']);
});

test('J-24.1 on each board by itself, it is not the outermost land of the other', () => {
  const highest = (board: number): string[] => {
    const position = joined();
    const lands = position.state.spaces.map((_, land) => land).filter((land) => liesOn(position.state, land, board));
    return doing(position, function* (table) {
      const spot = { table, seat: 0, user: null, target: null, land: -1, power: null, board };
      yield* table.ask(0, 'land', foremost(spot, { test: [], numbered: 'highest' }, lands).map(landAnswer), { always: true });
    }).answers();
  };
  expect([highest(0), highest(1)]).toEqual([['A8'], ['B8']]);
});

test('J-24.1 what is counted on a board is counted on both', () => {
  const grows = (land: string): string => {
    const position = joined().land('A7', 'town').land('B4', 'town');
    return carryOut(position, land, [when(landsOfBoard(2, has('town')), add(1, 'wilds'))]).at(land);
  };
  expect([grows('A8'), grows('B8')]).toEqual(['', 'wilds']);
});

test('J-24.1 A Pall upon the Land: the presence that each board loses may be lost there', () => {
  const position = joined().presence('A7', 1).land('A2', 'city');
  position.state.blight.pool = 1;
  position.state.blight.unseen = [blightCards.findIndex(({ name }) => name === 'A Pall upon the Land')];
  carryOut(position, 'A8', [add(1, 'blight')], null);
  expect(position.answers()).toEqual(['seat 0 A5', 'seat 1 A7']);
  expect(position.say('seat 0 A5').answers()).toEqual(['seat 1 A7', 'seat 1 B6']);
});

test('J-24.1 J-33.13 New Cash Crops Take Hold: such a land is ransomed by the spirit of each board, and only once', () => {
  const asked = (...said: string[]): string[] =>
    joined({ options: { sets: 'branch-and-claw' } })
      .land('A7', 'city')
      .with(({ blight }) => void (blight.card = blightCards.findIndex(({ name }) => name === 'Tipping Point')))
      .card('build', '1-jungle')
      .phase('invader')
      .event('Promising Farmland')
      .presence('3 A7', 1)
      .say('option 4', ...said).asks;
  expect(asked()).toEqual(['0 ransom']);
  expect(asked('no')).toEqual(['1 ransom']);
  expect(asked('yes')).toEqual(['0 ransom-presence']);
  expect(asked('yes', 'seat 1 A7', 'seat 1 A7')).toEqual(['0 phase-over']);
});

const poured = (state: State, board: number, amount: number): void =>
  void state.modifiers.push({ kind: 'more-on-board', land: null, boards: [board], amount, seat: 0, until: 'turn' });

test('J-24.1 J-40.19 time that is poured from the one board or to the other is poured for such a land', () => {
  const builds = (pieces: string, ...changes: readonly (readonly [board: number, amount: number])[]): void => {
    const position = joined().land('A7', 'explorer').card('build', '1-sands');
    for (const [board, amount] of changes) poured(position.state, board, amount);
    position.phase('invader').is({ A7: pieces });
  };
  builds('explorer, town');
  builds('explorer, town, city', [1, 1]);
  builds('explorer', [0, -1]);
  builds('explorer, town', [0, -1], [1, 1]);
});

test('J-24.1 J-40.19 time that is poured to or from such a land is poured once for it, and for each of its boards', () => {
  const built = (from: string, to: string): string[] => {
    const pouring = joined({ spirits: ['Fractured', 'Vital'] }).presence('2 A7, 2 B7');
    const { modifiers } = carryOut(pouring, 'A7', [special('pour-time-sideways')]).say(from, to).state;
    const position = joined().card('build', '1-sands');
    for (const land of ['A4', 'A7', 'B5']) position.land(land, 'explorer');
    position
      .with((state) => void state.modifiers.push(...modifiers))
      .phase('invader')
      .is({});
    return ['A4', 'A7', 'B5'].map((land) => position.at(land));
  };
  expect(built('B7', 'A7')).toEqual(['explorer, town, city', 'explorer, town', 'explorer, town']);
  expect(built('A7', 'B7')).toEqual(['explorer', 'explorer, town', 'explorer, town']);
});

test('J-24.1 J-41.4 such a land is not left out with one of its boards: it is on the other, too', () => {
  const built = (left: string): string[] => {
    const position = joined().land('A7', 'explorer').land('A4', 'explorer').land('B5', 'explorer').card('build', '1-sands');
    position.with((state) => void state.modifiers.push({ kind: 'leave-out-a-board', land: null, amount: 1, seat: 0, until: 'game' }));
    position.phase('invader').say(left);
    return ['A4', 'A7', 'B5'].map((land) => position.at(land));
  };
  expect(built('board A')).toEqual(['explorer', 'explorer, town', 'explorer, town']);
  expect(built('board B')).toEqual(['explorer, town', 'explorer, town', 'explorer']);
});

describe('J-24.1 what cards, events and adversaries do on each board finds it on both', () => {
  /** A4, inland, and B3, by the ocean of board B, are one land: A4. */
  const across = (adversary: string, level: number): Drawn => {
    const position = laterOf(adversary, level, { spirits: ['River', 'Vital'] }).presence('B5', 1);
    const seam = [position.space('A4'), position.space('B3')] as const;
    return position.with((state) => void (state.island = { ...state.island, woven: [seam] }));
  };

  test('what is done on each board may be done there for either of them', () => {
    const dread = across('sweden', 0).land('A4', '3 explorer').fearCard('Sense of Dread').card('ravage', '1-sands');
    dread.with((state) => state.modifiers.push({ kind: 'skip-ravage', land: null, amount: 1, seat: 0, until: 'turn' }));
    dread.card('explore', '1-mountain').is({ A4: 'explorer' });
  });

  test('it has the number that each of them shows', () => {
    const reluctant = across('sweden', 0).land('B5', 'town').fearCard('Explorers are Reluctant').card('explore', '1-sands');
    // Of the sands A4 and A7, and of B3 and B5, the lands with the lower numbers are this one land.
    reluctant.is({ A4: '', A7: '', B5: 'explorer, town, 1 of seat 1' });
  });

  test('of the lands of one board only its own numbers count', () => {
    const settled = across('sweden', 0).event('Invested Aristocracy').card('explore', '1-mountain');
    settled.with((state) => void (state.invaders.deck = [1, 3, 3]));
    expect(settled.asks).toEqual(['0 phase-over']);
    settled.is({ A4: '', A8: 'town', B8: 'town' });
  });

  test('J-36.25 blight that a ravage adds there spares neither board', () => {
    const profit = across('russia', 6).land('A4', 'town').land('A6', 'explorer').land('B6', 'explorer').card('ravage', '1-sands');
    profit.card('explore', '1-mountain');
    expect([profit.asks, profit.at('A4'), profit.at('A6'), profit.at('B6')]).toEqual([
      ['0 phase-over'],
      'town, blight',
      'explorer',
      'explorer',
    ]);
  });

  test('J-36.32 what runs off goes into the ocean that it touches', () => {
    const foul = across('scotland', 5).land('A4', 'town').card('ravage', '1-sands').card('explore', '1-mountain');
    foul.is({ A4: 'town, blight', A0: '', B0: 'blight' });
  });
});
