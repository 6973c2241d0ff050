import { begin, configure, type Position, Run } from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import {
  add,
  addStrife,
  addStrifeToEach,
  anyOf,
  beside,
  damage,
  damageEach,
  destroy,
  gather,
  has,
  health,
  invadersDo,
  isolate,
  near,
  not,
  push,
  remove,
  replace,
  rule,
  ruleIn,
  anyPresence,
  islandRule,
} from '../../content/step.ts';
import { isInSets, setChoices } from '../../content/sets.ts';
import { spiritIsland } from '../../index.ts';
import { landsToBuild, landsToExplore } from '../../rules/invaders/invader-cards.ts';
import { meets } from '../../rules/island/conditions-of-lands.ts';
import { foreseeRavage } from '../../rules/invaders/foreseen-ravage.ts';
import type { State } from '../../rules/state.ts';
import { carryOut } from '../doing.ts';
import { drawn, type Drawn } from '../drawn.ts';

const island = (): Drawn => drawn().clear().presence('A6').land('A7', 'city');

/** A jungle, A3, that is about to be ravaged. */
const jungle = (pieces: string): Drawn =>
  island().land('A3', pieces).card('ravage', '1-jungle').card('explore', '1-mountain').phase('invader');

const started = (options: Record<string, string>): State =>
  new Run<State>(
    spiritIsland,
    begin(spiritIsland, configure(spiritIsland, 1, { board1: 'A', ...options }), 'sets') as Position<State>,
  ).start().state;

describe('sets', () => {
  const spirit1 = 'river-surges-in-sunlight';

  test('J-26.1 a table chooses its sets; a later one holds those before it, and cards of others stay in the box', () => {
    const decks = (sets: string): number[] => {
      const { minor, major } = started({ sets, spirit1 });
      return [minor.deck.length, major.deck.length];
    };
    expect(decks('base')).toEqual([36, 22]);
    expect(decks('branch-and-claw')[0]).toBeGreaterThan(36);
    expect(decks('jagged-earth')[1]).toBeGreaterThan(decks('branch-and-claw')[1]!);
    expect(configure(spiritIsland, 1, {}).options['sets']).toBe('jagged-earth');
  });

  test('J-42.7 what Feather & Flame holds comes with Jagged Earth', () => {
    expect(setChoices.map((choice) => isInSets(choice, 'feather-and-flame'))).toEqual([false, false, true]);
  });

  test('J-26.2 each board begins with 1 beasts and 1 disease, but for the base game and for tokens that are left out', () => {
    expect(drawn({ options: { sets: 'jagged-earth' } }).is({ A1: 'beasts', A2: 'city, dahan, disease' }));
    expect(drawn().is({ A1: '', A2: 'city, dahan' }));
    expect(drawn({ options: { sets: 'jagged-earth', tokens: 'without-disease' } }).is({ A1: 'beasts', A2: 'city, dahan' }));
    expect(drawn({ options: { sets: 'jagged-earth', tokens: 'none' } }).is({ A1: '', A2: 'city, dahan' }));
  });

  test('J-39.15 a token that is left out brings 1 energy and 1 fear instead', () => {
    const position = drawn({ options: { tokens: 'without-wilds' } })
      .clear()
      .presence('A6')
      .land('A4', 'town')
      .energy(0);
    carryOut(position, 'A4', [add(2, 'wilds'), add(1, 'beasts')]).is({ A4: 'town, beasts' });
    expect([position.fear, position.state.spirits[0]!.energy]).toEqual([2, 2]);
    const strifeless = drawn({ options: { tokens: 'none' } })
      .clear()
      .presence('A6')
      .land('A4', 'town');
    expect(carryOut(strifeless, 'A4', [addStrife(1)]).is({ A4: 'town' }).fear).toBe(1);
  });
});

describe('beasts, wilds and disease', () => {
  test('J-27.1 J-27.2 J-27.3 any number of tokens lies in a land and stays there', () => {
    island().land('A4', 'town, 3 beasts, 2 wilds, 2 badlands').phase('time-passes').is({ A4: 'town, 3 beasts, 2 wilds, 2 badlands' });
  });

  test('J-27.4 an explore removes 1 wilds instead of adding an explorer', () => {
    island().land('A3', '2 wilds').card('explore', '1-jungle').phase('invader').is({ A3: 'wilds', A8: 'explorer' });
  });

  test('J-27.5 a build removes 1 disease instead of adding a town', () => {
    island()
      .land('A4', 'explorer, 2 disease')
      .card('build', '1-sands')
      .card('explore', '1-mountain')
      .phase('invader')
      .is({ A4: 'explorer, disease' });
  });

  test('J-27.6 without a source, without invaders or with a skip they stay', () => {
    drawn()
      .clear()
      .presence('A6')
      .land('A2', 'city')
      .land('A8', 'wilds')
      .land('A7', 'disease')
      .land('A4', 'town, disease')
      .with((state) => state.modifiers.push({ kind: 'skip-build', land: 3, amount: 1, seat: 0, until: 'turn' }))
      .card('build', '1-sands')
      .card('explore', '1-jungle')
      .phase('invader')
      .is({ A8: 'wilds', A7: 'disease', A4: 'town, disease' });
  });

  test('J-27.7 they do not stop what other effects add', () => {
    carryOut(island().land('A4', 'wilds, disease'), 'A4', [add(1, 'explorer'), add(1, 'town')], null).is({
      A4: 'explorer, town, wilds, disease',
    });
  });

  test('tokens are pushed, gathered and removed like other pieces', () => {
    carryOut(island().land('A4', '2 beasts').land('A5', 'disease'), 'A4', [push(1, 'beasts'), gather(1, 'disease'), remove(1, 'beasts')])
      .say('beasts A4 to A1')
      .is({ A4: 'disease', A1: 'beasts', A5: '' });
  });
});

describe('strife', () => {
  test('J-28.1 strife goes to an invader of choice; without invaders there is none', () => {
    carryOut(island().land('A4', 'explorer, town'), 'A4', [addStrife(2)])
      .say('town', 'town!1')
      .is({ A4: 'explorer, town!2' });
    carryOut(island().land('A4', 'dahan'), 'A4', [addStrife(1)]).is({ A4: 'dahan' });
    carryOut(island().land('A4', 'explorer, town'), 'A4', [addStrife(1, 'town')]).is({ A4: 'explorer, town!1' });
    carryOut(island().land('A4', '3 town'), 'A4', [addStrifeToEach(2, 'town', 'city')]).is({ A4: 'town, 2 town!1' });
  });

  test('J-28.2 who has strife deals nothing in a ravage and loses 1 strife', () => {
    jungle('town!2, explorer, dahan').say('explorer takes 1').is({ A3: 'town-1!1, dahan-1' });
  });

  test('J-28.2 the log tells who has used up strife, after what was dealt', () => {
    const fought = jungle('2 town!1, city!1, explorer').is({ A3: 'explorer, 2 town, city' });
    const told = fought.log.flatMap((entry) =>
      entry.what === 'ravaged' || entry.what === 'strife' ? [[entry.what, 'n' in entry ? entry.n : 0]] : [],
    );
    expect(told).toEqual([
      ['ravaged', 0],
      ['strife', -2],
      ['strife', -1],
    ]);
  });

  test('J-28.3 strife is lost even where defend would do', () => {
    jungle('town!1')
      .with((state) => state.modifiers.push({ kind: 'defend', land: 2, amount: 9, seat: null, until: 'turn' }))
      .is({ A3: 'town' });
  });

  test('J-28.4 what invaders do to each other has nothing to do with strife', () => {
    const position = island().land('A4', 'explorer!1, 2 town');
    carryOut(position, 'A4', [{ do: 'special', name: 'explorers-fight-buildings' }]).is({ A4: 'town, town-1' });
  });

  test('J-28.5 what the land adds comes after strife and before defend, and only to some damage', () => {
    const sum = (pieces: string): number => {
      const position = jungle(pieces).with((state) =>
        state.modifiers.push({ kind: 'ravage-damage', land: null, amount: 3, seat: null, until: 'turn' }),
      );
      return foreseeRavage(position.state, position.space('A3')).damage;
    };
    expect([sum('town!1, explorer'), sum('town!1, city!1'), sum('town')]).toEqual([4, 0, 5]);
  });

  test('J-28.6 strife goes with its invader and stays on one that takes its place, but on nothing else', () => {
    carryOut(island().land('A4', 'city!1, town!1'), 'A4', [push(1, 'town'), replace(1, 'city', 'town'), replace(1, 'town', 'dahan')])
      .say('town!1 A4 to A1')
      .is({ A1: 'town!1', A4: 'dahan' });
  });

  test('J-28.7 less health for each strife holds everywhere and follows it', () => {
    const position = island().land('A4', 'city-1!1, town!1').land('A5', 'town');
    carryOut(position, 'A4', [islandRule('health-per-strife', -1), addStrife(1, 'city'), damage(1)]).is({ A4: '', A5: 'town' });
  });

  test('strife can be removed', () => {
    carryOut(island().land('A4', 'town!1, city!2'), 'A4', [remove(1, 'strife')])
      .say('strife of city!2')
      .is({ A4: 'town!1, city!1' });
  });
});

describe('badlands', () => {
  const land = (pieces: string): Drawn => island().land('A4', pieces);

  test('J-29.1 J-29.9 once in an action they add to the damage of invaders, from the moment they are there', () => {
    carryOut(land('2 city'), 'A4', [add(2, 'badlands'), damage(1), damage(1)])
      .say('city takes 3')
      .is({ A4: 'city-1, 2 badlands' });
  });

  test('J-29.2 and once to that of dahan', () => {
    carryOut(land('3 dahan, city, badlands'), 'A4', [damage(1), damage(1, 'dahan'), damage(1, 'dahan')])
      .say('dahan takes 2')
      .is({ A4: 'city-2, dahan, dahan-1, badlands' });
  });

  test('J-29.3 what they add goes to the same kinds of pieces', () => {
    carryOut(land('explorer, 2 town, badlands'), 'A4', [damage(1, 'town', 'city')])
      .say('town takes 2')
      .is({ A4: 'explorer, town, badlands' });
  });

  test('J-29.4 J-29.8 they add nothing to no damage, and nothing to destroying', () => {
    carryOut(land('2 town, badlands'), 'A4', [damage(0), destroy(1, 'town')]).is({ A4: 'town, badlands' });
  });

  test('J-29.6 with damage to each they add once for all', () => {
    carryOut(land('2 town, badlands'), 'A4', [damageEach(1)]).is({ A4: 'town-1, badlands' });
  });

  test('J-29.7 in each land what is there', () => {
    const position = land('city, badlands').land('A5', 'city, 2 badlands');
    carryOut(position, 'A4', [damage(1), { do: 'at', land: { test: [has('city')], range: 1 }, who: 'you', steps: [damage(1)] }])
      .say('A5')
      .is({ A4: 'city-2, badlands', A5: '2 badlands' });
  });

  test('J-29.10 in a ravage dahan take more, and deal more, but the land does not', () => {
    // The booklet's examples: an explorer kills a dahan with the help of badlands; behind defend 4 a dahan destroys two towns.
    jungle('explorer, dahan, badlands').is({ A3: 'explorer, badlands' });
    jungle('2 town, dahan, 2 badlands')
      .with((state) => state.modifiers.push({ kind: 'defend', land: 2, amount: 4, seat: null, until: 'turn' }))
      .is({ A3: 'dahan, 2 badlands' });
    const position = jungle('explorer, dahan, badlands');
    expect(foreseeRavage(position.state, position.space('A3'))).toMatchObject({ dealt: 1, blight: 0, dahanLost: 1, counter: 0 });
  });
});

describe('isolation', () => {
  const isolated = (position: Drawn, ...lands: string[]): Drawn =>
    position.with((state) => {
      for (const land of lands) state.modifiers.push({ kind: 'isolate', land: position.space(land), amount: 1, seat: 0, until: 'turn' });
    });
  const explored = (position: Drawn, card: number): string[] => landsToExplore(position.state, card).map((land) => position.nameOf(land));

  test('J-30.1 an isolated land is not explored and is no source', () => {
    const position = drawn().clear().presence('A6').land('A4', 'town');
    // Wetlands: A2 lies at the ocean, A5 beside the town in A4.
    expect(explored(position, 3)).toEqual(['A2', 'A5']);
    expect(explored(isolated(position, 'A4'), 3)).toEqual(['A2']);
    expect(explored(isolated(position, 'A2'), 3)).toEqual([]);
  });

  test('J-30.1 J-27.6 nor by an explore that no card causes; its wilds stay', () => {
    const sent = (pieces: string, ...lands: string[]): Drawn =>
      carryOut(isolated(island().land('A4', pieces), ...lands), 'A4', [invadersDo('explore')], null);
    sent('dahan').is({ A4: 'explorer, dahan' });
    sent('dahan', 'A4').is({ A4: 'dahan' });
    sent('wilds', 'A4').is({ A4: 'wilds' });
  });

  test('J-30.2 for invaders it is adjacent to nothing, unless the players allow it', () => {
    const cut = isolated(island().land('A4', 'explorer, dahan'), 'A4');
    expect(carryOut(cut, 'A4', [push(1, 'explorer')]).answers()).toContain('stop');
    expect(carryOut(isolated(island().land('A4', 'explorer, dahan'), 'A4'), 'A4', [push(1, 'dahan')]).answers()).not.toContain('stop');
    expect(carryOut(isolated(island().land('A1', 'town'), 'A1'), 'A4', [gather(1, 'town')]).answers()).toEqual(['town A1 to A4', 'stop']);
    const england = { options: { adversary: 'england', level: 1 } };
    const settled = drawn(england).clear().presence('A6').land('A4', '2 town');
    expect(landsToBuild(settled.state, 3).map((land) => settled.nameOf(land))).toEqual(['A2', 'A5']);
    expect(landsToBuild(isolated(settled, 'A2').state, 3).map((land) => settled.nameOf(land))).toEqual(['A5']);
  });

  test('J-30.3 blight cascades out of it, and it stays coastal', () => {
    const position = isolated(island().land('A3', 'blight'), 'A3');
    expect(carryOut(position, 'A3', [add(1, 'blight')], null).answers()).toEqual(['A2', 'A4']);
    expect(meets(position.state, position.space('A3'), { is: 'coastal' }, { user: 0, target: null })).toBe(true);
  });

  test('J-30.4 an isolated ocean is no source', () => {
    const position = drawn().clear().presence('A6');
    expect(explored(position, 0)).toEqual(['A3']);
    expect(explored(isolated(position, 'A0'), 0)).toEqual([]);
  });

  test('J-30.5 isolation ends with the turn', () => {
    const position = island().land('A4', 'town');
    carryOut(position, 'A4', [isolate]);
    expect(position.run.state.modifiers.map(({ kind, until }) => [kind, until])).toEqual([['isolate', 'turn']]);
  });
});

describe('rules for a turn that look at lands', () => {
  test('hold where a land is so when they are needed', () => {
    const position = jungle('town, disease').land('A8', 'town');
    carryOut(position, 'A3', [ruleIn(anyOf(has('disease'), has('strife')), 'skip-ravage'), ruleIn(anyPresence, 'ravage-damage', 3)], null);
    const skipped = (land: string): boolean =>
      position.state.modifiers.some(
        (m) => m.kind === 'skip-ravage' && meets(position.state, position.space(land), m.where![0]!, { user: null, target: null }),
      );
    expect([skipped('A3'), skipped('A8')]).toEqual([true, false]);
  });

  test('J-31.13 give health to some humans, and what is too weak now falls', () => {
    carryOut(
      island().land('A4', 'town-1, city-1, dahan-1'),
      'A4',
      [{ ...health(-1, 'town', 'dahan'), everywhere: true } as never],
      null,
    ).is({ A4: 'city-1' });
  });

  test('tests of lands: not, near and beside', () => {
    const position = island().land('A4', 'blight');
    const is = (name: string, what: Parameters<typeof meets>[2]): boolean =>
      meets(position.state, position.space(name), what, { user: null, target: null });
    expect([is('A4', near(has('blight'))), is('A3', near(has('blight'))), is('A8', near(has('blight')))]).toEqual([true, true, false]);
    expect([is('A4', beside(has('blight'))), is('A3', beside(has('blight')))]).toEqual([false, true]);
    expect([is('A6', not(anyPresence)), is('A4', not(anyPresence))]).toEqual([false, true]);
  });

  test('a rule says which land it is for', () => {
    const position = carryOut(island().land('A4', 'dahan'), 'A4', [rule('skip-build')], null);
    void position.run;
    expect(position.state.modifiers).toMatchObject([{ kind: 'skip-build', land: 3 }]);
  });
});
