import { describe, expect, test } from 'vitest';
import { powerNamed } from '../content/powers.ts';
import { scenarios } from '../content/scenarios.ts';
import type { State } from '../rules/state.ts';
import { carryOut } from './doing.ts';
import { drawn, type Drawn, type Table } from './drawn.ts';
import { play, positionOf } from './use.ts';

/** Where one rule meets another. */
const quiet = (table: Table = {}): Drawn => drawn(table).clear().land('A3', 'city');

describe('J-29.1 J-29.2 badlands add to the damage of invaders, and apart from it to that of dahan', () => {
  test('Dissolving Vapors', () => {
    play('Dissolving Vapors', {
      presence: '2 A4',
      lands: { A4: 'city, dahan, badlands' },
      say: ['A4', 'stop'],
      is: { A4: 'city-2, badlands, 2 of seat 0' },
    });
  });
});

describe('Punish Those Who Trespass: all of its damage is shared with one other land', () => {
  const punished = (): Drawn =>
    play('Punish Those Who Trespass', {
      presence: 'A5, A6, A8',
      lands: { A5: '2 city', A6: '2 city', A8: '2 city' },
      elements: '2 sun, 2 fire, 4 plant',
      say: ['A5', 'A6'],
    });

  test('what the second level deals goes to the same two lands', () => {
    const position = punished().say('A5');
    expect([position.asks, position.answers()]).toEqual([['0 land'], ['A5', 'A6']]);
  });

  test('who has dealt all of the first level at home may still choose the other land', () => {
    const position = play('Punish Those Who Trespass', {
      presence: 'A5, A6, A8',
      lands: { A5: '2 city', A6: '2 city', A8: '2 city' },
      elements: '2 sun, 2 fire, 4 plant',
      say: ['A5', 'A5', 'A5', 'city-1 takes 1'],
    });
    expect(position.answers()).toEqual(['A5', 'A6', 'A8']);
  });
});

test('J-29.7 Punish Those Who Trespass: badlands at home wait for the level that deals damage there', () => {
  const position = play('Punish Those Who Trespass', {
    presence: 'A5, A6, A8',
    lands: { A5: '2 city, badlands', A6: 'city' },
    elements: '2 sun, 2 fire, 4 plant',
    say: ['A5', 'A6', 'A6'],
  });
  position.is({ A6: 'city-2, 1 of seat 0' });
  position.say('A5', 'city-1 takes 1').is({ A5: 'city, city-2, badlands, 1 of seat 0' });
});

test("J-23.8 Veil the Night's Hunt in a dream: each dahan hits a different invader", () => {
  const position = play("Veil the Night's Hunt", {
    spirits: ['Bringer'],
    presence: '2 A5',
    lands: { A4: '2 dahan, town, city' },
    say: ['option 1', 'town'],
    fear: 0,
    is: { A4: 'town, city, 2 dahan' },
  });
  // The second blow can fall on the city alone, so nobody is asked.
  expect(position.asks).toEqual(['0 phase-over']);
});

describe("Flame's Fury is not spent where nobody can take it", () => {
  const fury = (lands: Record<string, string>): Drawn =>
    play('Fire and Flood', {
      lands,
      presence: '2 A5',
      with: (state) => void state.modifiers.push({ kind: 'powers-deal-more', land: null, amount: 1, seat: 0, until: 'turn' }),
      say: ['A4', 'A6'],
    });

  test('the first target is empty', () => {
    fury({ A6: 'city, town' }).is({ A6: '' });
  });

  test('it is one point in all', () => {
    fury({ A4: 'city, town', A6: 'city, town' }).say('city takes 3').is({ A4: '', A6: 'town-1' });
  });
});

describe('J-24.12 who comes to quicksand and goes on is not swallowed, nor anybody in his place', () => {
  const quicksand = (state: State): void =>
    void state.conditions.push({ id: 1, kind: 'quicksand', land: 3, seat: 0, power: powerNamed('Melt Earth into Quicksand'), level: 0 });
  const migrate = (...say: string[]): Drawn =>
    play('Call to Migrate', {
      lands: { A4: '2 dahan', A1: 'dahan' },
      with: quicksand,
      say: ['A4', 'dahan A1 to A4', ...say],
    });

  test('who was there before stays', () => {
    migrate('dahan A4 to A5', 'stop').is({ A4: '2 dahan', A5: 'dahan, 2 of seat 0' });
  });

  test('who stays is destroyed', () => {
    migrate('stop').is({ A4: '2 dahan', A1: '' });
  });
});

test('Call to Guard strikes those who came and stayed, not those who were there', () => {
  const guard = (state: State): void =>
    void state.conditions.push({ id: 1, kind: 'guard', land: 3, seat: 0, power: powerNamed('Call to Guard'), level: 0 });
  const position = quiet().presence('2 A5').land('A4', 'town').land('A1', 'town').with(guard);
  carryOut(position, 'A4', [
    { do: 'gather', n: 1, upTo: false, what: ['town'] },
    { do: 'push', n: 1, upTo: false, what: ['town'] },
  ])
    .say('town A4 to A2')
    .is({ A4: 'town', A2: 'town' });
});

test('J-23.12 Tsunami reaches the ocean that is in play: it is a coastal land of the board', () => {
  const tsunami = (spirit: string): number =>
    play('Tsunami', { spirits: [spirit], presence: '2 A1', lands: { A3: 'city', A7: 'city' }, elements: '2 water, earth', say: ['A2'] })
      .fear;
  // 2 and 1 in each of A1 and A3, whose city falls; the ocean is one more.
  expect([tsunami('River'), tsunami("Ocean's")]).toEqual([4 + 2, 5 + 2]);
});

describe('J-10.9 the origin land of a target at any distance', () => {
  test('Shadows: Storm-Swath goes out from a sacred site, however far', () => {
    play('Storm-Swath', {
      spirits: ['Shadows'],
      presence: '2 A8',
      energy: 1,
      lands: { A4: 'dahan, explorer', A8: 'explorer' },
      say: ['A4'],
      leaves: [0],
      is: { A4: 'dahan', A8: '2 of seat 0' },
    });
  });

  test('Shadows: Fire and Flood has its second target', () => {
    play('Fire and Flood', {
      spirits: ['Shadows'],
      presence: '2 A8',
      energy: 1,
      lands: { A2: 'dahan, city', A7: 'city' },
      say: ['A2', 'A7'],
      is: { A2: 'dahan', A7: '' },
    });
  });

  test('Reach: the second target of Fire and Flood is in range, for the first has used it up or not', () => {
    const position = positionOf('Fire and Flood', {
      spirits: ['Shadows'],
      options: { aspect1: 'reach', sets: 'jagged-earth' },
      presence: '2 A8',
      lands: { A2: 'city', A7: 'city' },
    }).say('use Fire and Flood', 'A7');
    expect(position.answers()).not.toContain('A2');
  });

  test('J-40.28 Shroud: presence that is gathered makes the sacred site', () => {
    play('Storm-Swath', {
      spirits: ['Shroud'],
      presence: 'A5, A6',
      lands: { A4: 'explorer', A5: 'explorer' },
      say: ['A4'],
      is: { A4: '', A5: '2 of seat 0' },
    });
  });
});

describe('J-40.18 Fractured Days may keep a day of the cards that it did not take', () => {
  const minors = ['Drift Down into Slumber', 'Gift of Power', 'Steam Vents', 'Lure of the Unknown', 'Call to Tend', 'Drought'];
  const two = { spirits: ['Starlight', 'Fractured'], others: '2 B5' };

  test('Boon of Reimagining', () => {
    const position = play('Boon of Reimagining', {
      ...two,
      with: (state) => {
        state.minor.deck = minors.map(powerNamed);
        state.spirits[1]!.discard = [powerNamed('Blur the Arc of Years')];
        state.spirits[1]!.days = [];
      },
      say: ['seat 1', '1: Blur the Arc of Years', '1: Steam Vents', '1: Drought'],
    });
    expect(position.asks).toEqual(['1 set-aside']);
    position.say('1: Call to Tend');
    expect(position.state.spirits[1]!.days).toEqual([powerNamed('Call to Tend')]);
    expect(position.state.minor.discard).not.toContain(powerNamed('Call to Tend'));
  });

  test('Entwined Power, by which it gains one that another drew', () => {
    const position = play('Entwined Power', {
      spirits: ['Fractured', 'River'],
      others: '2 B5',
      with: (state) => {
        state.minor.deck = minors.slice(0, 4).map(powerNamed);
        state.spirits[0]!.days = [];
      },
      say: ['1: option 1', '1: Steam Vents', '0: Gift of Power'],
    });
    expect(position.asks).toEqual(['0 set-aside']);
    position.say('0: Lure of the Unknown');
    expect(position.state.spirits[0]!.days).toEqual([powerNamed('Lure of the Unknown')]);
  });
});

describe('Mesmerized Tranquility: what invaders deal less they deal less whomever they fight', () => {
  const tranquil = (state: State): void =>
    void state.modifiers.push({ kind: 'invaders-deal-less', land: 3, amount: 1, seat: 0, until: 'turn' });

  test('Incite the Mob', () => {
    play('Incite the Mob', { presence: '2 A4', lands: { A4: 'town!1, city' }, with: tranquil, say: ['A4'] }).is({
      A4: 'town!1, city-1, 2 of seat 0',
    });
  });

  test("Why Don't You and Them Fight: an explorer does nothing to the dahan, badlands or not", () => {
    play("Why Don't You and Them Fight", {
      presence: '2 A4',
      lands: { A4: 'explorer, dahan, badlands' },
      elements: '3 fire',
      with: tranquil,
    }).is({ A4: 'dahan, badlands, 2 of seat 0' });
  });
});

test("J-40.42 Let's See What Happens: Strong and Constant Currents move as many dahan as they can", () => {
  const position = play("Let's See What Happens", {
    presence: '2 A1',
    elements: 'moon, fire, 2 air',
    lands: { A2: 'explorer, 2 dahan' },
    with: (state) => void (state.minor.deck = [powerNamed('Strong and Constant Currents')]),
    say: ['explorer A2 to A1'],
  });
  expect([position.asks, position.answers()]).toEqual([['0 land'], ['A1', 'A3']]);
  position.say('A3', 'dahan A2 to A3').is({ A3: 'city, 2 dahan' });
});

describe('J-10.13 who may repeat for nothing and for its cost says which', () => {
  const grants = (state: State): void => {
    state.spirits[0]!.uses = [{ power: powerNamed('Elusive Ambushes'), times: 1 }];
    state.spirits[0]!.repeats = [
      { upTo: null, atCost: true, count: 1 },
      { upTo: 1, atCost: false, count: 1 },
    ];
  };

  test('for nothing', () => {
    const position = positionOf('Elusive Ambushes', { energy: 3, lands: { A4: 'dahan, city' }, with: grants });
    expect(position.answers().filter((answer) => answer.startsWith('repeat'))).toHaveLength(2);
    position.say('repeat Elusive Ambushes', 'option 2');
    expect([position.state.spirits[0]!.energy, position.state.spirits[0]!.repeats.map(({ count }) => count)]).toEqual([3, [1, 0]]);
  });

  test('only what it can pay', () => {
    const position = positionOf('Elusive Ambushes', { energy: 0, lands: { A4: 'dahan, city' }, with: grants });
    expect(position.answers().filter((answer) => answer.startsWith('repeat'))).toHaveLength(1);
  });
});

test('J-40.34 Bargains of Power and Protection: Stone exposes a layer by presence that leaves its track', () => {
  const position = play('Bargains of Power and Protection', {
    spirits: ['Stone'],
    presence: '2 A4',
    lands: { A4: 'dahan' },
    elements: '3 sun, 2 water, 2 earth',
    with: (state) => void (state.spirits[0]!.tracks[0] = 2),
    say: ['track 1'],
  });
  expect(position.asks).toEqual(['0 keep']);
});

describe('J-40.26 Memory lays markers out for whatever it could use now', () => {
  const innates = ["Learn the Invaders' Tactics", 'Observe the Ever-Changing World'];
  /** Whether it may lay out air, with its innate powers used already and perhaps a card, too. */
  const laysOut = (power: string, phase: 'fast' | 'slow', change: (state: State) => void = () => undefined, ...used: string[]): boolean => {
    const position = positionOf(power, {
      spirits: ['Shifting'],
      lands: { A4: 'town' },
      phase,
      with: (state) => {
        state.spirits[0]!.prepared = [0, 0, 0, 3, 0, 0, 0, 0];
        state.spirits[0]!.uses = [...innates, ...used].map((name) => ({ power: powerNamed(name), times: 1 }));
        change(state);
      },
    });
    return position.asks[0] === '0 power' && position.answers().includes('lay-out');
  };

  test('a power that a threshold makes fast', () => {
    expect(laysOut('Scour the Land', 'fast')).toBe(true);
    expect(laysOut('Mists of Oblivion', 'fast')).toBe(false);
  });

  test('a slow power that is fast by a gift', () => {
    expect(laysOut('Mists of Oblivion', 'fast', (state) => void (state.spirits[0]!.quickened = 1))).toBe(true);
  });

  test('a power that it may repeat', () => {
    const again = (state: State): void => void (state.spirits[0]!.repeats = [{ upTo: 6, atCost: false, count: 1 }]);
    expect(laysOut('Mists of Oblivion', 'slow', again, 'Mists of Oblivion')).toBe(true);
    expect(laysOut('Mists of Oblivion', 'slow', undefined, 'Mists of Oblivion')).toBe(false);
  });

  test('J-22.2 every power, where all are fast', () => {
    expect(
      laysOut(
        'Mists of Oblivion',
        'fast',
        (state) => void Object.assign(state.enemy, { scenario: scenarios.findIndex(({ name }) => name === 'Blitz') }),
      ),
    ).toBe(true);
  });
});

describe('J-22.3 Blitz: cards that effects let one play', () => {
  test("Call on Midnight's Dream: a fast major costs 1 less", () => {
    const position = play("Call on Midnight's Dream", {
      options: { scenario: 'blitz' },
      presence: '2 A4',
      lands: { A4: 'dahan' },
      with: (state) => void (state.major.deck = [powerNamed('The Trees and Stones Speak of War')]),
      say: ['option 1', "Call on Midnight's Dream"],
    });
    expect(position.asks).toEqual(['0 play-now']);
    // The energy for the dahan pays for it.
    position.say('yes');
    expect(position.state.spirits[0]!.energy).toBe(0);
  });

  test('Spur on with Words of Fire: a fast card that costs nothing brings 1 energy', () => {
    const position = play('Spur on with Words of Fire', {
      options: { scenario: 'blitz', sets: 'branch-and-claw' },
      with: (state) => void (state.spirits[0]!.hand = [powerNamed('Boon of Vigor')]),
      say: ['Boon of Vigor'],
    });
    expect(position.state.spirits[0]!.energy).toBe(1);
  });
});

describe('J-9.7 a repeat uses the thresholds that its spirit likes, anew', () => {
  test('Forsake Society: a city, and then a town where there is no city', () => {
    const position = play('Forsake Society to Chase After Dreams', {
      presence: '2 A5',
      lands: { A5: 'city', A4: 'town' },
      elements: '3 moon, 4 air, animal',
      say: ['A5'],
    });
    const again = 'use Forsake Society to Chase After Dreams';
    expect([position.asks, position.answers()]).toEqual([['0 repeat-how'], [again, `${again} with 2`, `${again} with 1`]]);
    position.say(`${again} with 2`, 'A4', 'stop').is({ A5: '3 explorer, 2 of seat 0', A4: '2 explorer' });
  });

  test('who has left some out the first time has them the second time', () => {
    const use = 'use Forsake Society to Chase After Dreams';
    const position = play('Forsake Society to Chase After Dreams', {
      presence: '2 A5',
      lands: { A5: 'city', A4: 'town' },
      elements: '3 moon, 4 air, animal',
      use: `${use} with only 1+2+4`,
      say: ['A4', 'stop', use, 'A5'],
    });
    position.is({ A5: '3 explorer, 2 of seat 0', A4: '2 explorer' });
  });

  test('where all that can be left out is the repeat itself, nobody is asked', () => {
    const position = play('Creepers Tear into Mortar', { presence: '2 A5', lands: { A5: 'city' }, elements: '2 moon, 3 plant' });
    position.is({ A5: 'city-2, 2 of seat 0' });
  });

  test('Slip the Flow of Time: so does who uses a slow power in the midst of it', () => {
    const position = play('Slip the Flow of Time', {
      presence: '2 A5',
      lands: { A5: 'town, 2 city' },
      elements: '3 moon, air, 2 sun',
      with: (state) => void state.spirits[0]!.played.push(powerNamed('Drought')),
    });
    expect(position.answers()).toEqual(['use Drought', 'use Drought with 0', 'stop']);
    position.say('use Drought with 0', 'A5').is({ A5: '2 city-1, blight, 1 of seat 0' });
  });
});
