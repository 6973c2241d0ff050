import { describe, expect, test } from 'vitest';
import { powerNamed } from '../content/powers.ts';
import { drawn, type Drawn } from './drawn.ts';
import { against } from './opponents.ts';
import { draw, two } from './events/event-cases.ts';
import { play } from './use.ts';

/* J-14.5: what a card does in each land or on each board is done in any order, and the table is asked where that may matter. */

describe('J-14.5 lands, one after the other', () => {
  const farmland = (lands: Record<string, string>): Drawn =>
    draw('Seek New Farmland', { options: { sets: 'jagged-earth' }, lands: { A3: 'town, city', ...lands } });

  test('towns that go only where none is: who is first takes the land', () => {
    const lands = { A4: '2 town', A6: '2 town', A2: 'town', A5: 'town' };
    const seeking = farmland(lands);
    expect([seeking.asks, seeking.answers()]).toEqual([['0 land-order'], ['A4', 'A6']]);
    seeking.say('A6', 'town A6 to A1').is({ A1: 'explorer, town', A4: '2 town', A6: 'explorer, town, 1 of seat 0' });
  });

  test('explorers who go inland come to no coast from which others do', () => {
    const seeking = draw('Seeking the Interior', { lands: { A2: 'explorer', A3: 'explorer, city' } }).is({ A4: '2 explorer' });
    expect(seeking.asks).toEqual(['0 phase-over']);
  });

  test('lands that share no land beside them come as they lie, and one alone too', () => {
    expect(farmland({ A3: '2 town, city', A8: '2 town' }).asks).toEqual(['0 push']);
    expect(farmland({ A6: '2 town' }).asks).toEqual(['0 push']);
  });

  test('J-36.21 explorers who are to be destroyed flee from one such land into another', () => {
    const scapegoats = (options: Record<string, string | number | boolean>): Drawn =>
      drawn({ options })
        .clear()
        .presence('A6')
        .land('A3', 'city')
        .land('A4', '2 explorer, town')
        .land('A5', 'explorer, town')
        .fearCard('Scapegoats')
        .card('explore', '1-jungle')
        .phase('invader');
    const russia = { sets: 'jagged-earth', events: false, adversary: 'russia', level: 2 };
    expect([scapegoats(russia).asks, scapegoats(russia).answers()]).toEqual([['0 land-order'], ['A4', 'A5']]);
    expect(scapegoats({}).asks).toEqual(['0 phase-over']);
    // Who is only feared does not flee.
    const feared = draw('Distant Exploration', {
      options: { ...russia, events: true },
      lands: { A4: 'explorer, 2 dahan', A5: 'explorer, 2 dahan' },
    });
    expect(feared.asks).not.toContain('0 land-order');
    expect(feared.fear).toBe(2);
  });
});

describe('J-14.5 lands around the target of a power', () => {
  const erupting = (options: Record<string, string | number | boolean>): Drawn =>
    play('Volcanic Eruption', {
      options,
      presence: '2 A1',
      lands: { A1: 'dahan', A4: 'explorer', A5: 'explorer', A7: 'city' },
      elements: '4 fire, 3 earth',
      say: ['A1'],
    });

  test('its user says which is next, where explorers may flee from one into the other', () => {
    const fleeing = erupting({ sets: 'jagged-earth', events: false, adversary: 'russia', level: 2 });
    expect([fleeing.asks, fleeing.answers()]).toEqual([['0 land-order'], ['A2', 'A4', 'A5', 'A6']]);
    expect(erupting({}).asks).toEqual(['0 phase-over']);
  });
});

describe('J-14.5 boards, one after the other', () => {
  const hunt = (lands: Record<string, string>): Drawn => draw('Search for New Lands', { ...two, others: 'B6', lands });

  test('J-33.7 beasts that cross the border may go on, or stay', () => {
    const hunting = hunt({ A4: 'beasts' });
    expect([hunting.asks, hunting.answers()]).toEqual([['0 board-order'], ['board A', 'board B']]);
    hunting.say('board A', 'beasts A4 to B3');
    expect(hunting.answers().every((text) => text.startsWith('beasts B3'))).toBe(true);
    hunt({ A4: 'beasts' }).say('board B', 'beasts A4 to B3').is({ A4: '', B3: 'beasts' });
  });

  test('from A8 nothing crosses the border', () => {
    expect(hunt({ A8: 'beasts', B8: 'beasts' }).asks).toEqual(['0 push']);
  });

  test('blight that cascades over the border may make a land there fit, or fit no more', () => {
    const spreading = (lands: Record<string, string>): Drawn =>
      draw('Heavy Farming', { ...two, others: 'B6', blighted: true, lands: { A3: '', B3: 'city', ...lands } });
    expect(spreading({ A3: 'city, blight' }).asks).toEqual(['0 board-order']);
    expect(spreading({ A3: 'city' }).asks).not.toContain('0 board-order');
  });
});

describe('J-14.5 boards, by an adversary', () => {
  const crops = (lands: Record<string, string>): Drawn => {
    const position = against('france', 0, { ...two, options: { events: false } })
      .clear()
      .presence('A6')
      .presence('B6', 1)
      .phase('invader');
    for (const [land, pieces] of Object.entries({ A8: 'city', ...lands })) position.land(land, pieces);
    return position.card('explore', '2-sands');
  };

  test('J-36.2 France, escalation: blight that cascades over the border comes first or last', () => {
    const spreading = crops({ A4: 'town, blight', B3: 'town' });
    expect([spreading.asks, spreading.answers()]).toEqual([['0 board-order'], ['board A', 'board B']]);
    // Blight that comes to B3 before cascades on from there.
    spreading.say('board B', 'B3', 'A4', 'B3');
    expect(spreading.asks).toEqual(['1 cascade']);
  });

  test('J-36.2 where no blight is there to cascade nobody is asked', () => {
    expect(crops({ A4: 'town', B3: 'town' }).asks).toEqual(['0 cash-crops']);
  });
});

describe('J-14.5 lands with beasts, or with sacred sites', () => {
  test('J-40.2 Beasts Prowl, Command the Beasts: where presence goes along the table says which of them move first', () => {
    const prowling = (spirit: string): Drawn =>
      draw('Sacred Sites under Threat', { spirits: [spirit], presence: 'A4, A6', lands: { A4: 'beasts', A5: 'beasts' } }).say('option 1');
    expect(prowling('Sharp Fangs').asks).toEqual(['0 land-order']);
    expect(prowling('River').asks).toEqual(['0 push']);
    const commanded = (spirit: string): Drawn =>
      drawn({ spirits: [spirit], options: { sets: 'jagged-earth', events: false } })
        .clear()
        .presence('A4, A6')
        .land('A3', 'city')
        .land('A4', 'beasts')
        .land('A5', 'beasts')
        .with((state) => void (state.beastCommands = 1))
        .phase('fast')
        .say('command-beasts');
    expect(commanded('Sharp Fangs').asks).toEqual(['0 land-order']);
    expect(commanded('River').asks).toEqual(['0 either']);
  });

  test('J-36.21 Guard Them Yourself: an explorer may flee into a land that is still to be struck', () => {
    const guarded = (adversary: string): Drawn =>
      draw('Sacred Sites under Threat', {
        options: { sets: 'jagged-earth', adversary, level: 2 },
        presence: '2 A5, 2 A7',
        lands: { A5: 'explorer', A7: 'explorer' },
        with: (state) => void (state.spirits[0]!.energy = 6),
      }).say('option 2', 'option 1', 'option 1');
    expect([guarded('russia').asks, guarded('russia').answers()]).toEqual([['0 land-order'], ['A5', 'A7']]);
    expect(guarded('sweden').asks).toEqual(['0 phase-over']);
  });
});

test('J-14.5 Outpaced: spirits decide in any order, and each about its cards in any order', () => {
  const outpaced = draw('Outpaced', {
    ...two,
    others: 'B6',
    with: ({ spirits }) => {
      spirits[0]!.played = ['Wash Away', 'Accelerated Rot'].map(powerNamed);
      spirits[1]!.played = [powerNamed('Harbingers of the Lightning')];
      spirits[1]!.energy = 3;
    },
  });
  expect(outpaced.asks).toEqual(['0 next-slow-card', '1 slow-card']);
  outpaced.say('1: option 1', '0: Accelerated Rot');
  // The energy for the one card pays for what becomes of the other.
  expect(outpaced.answers(0)).toEqual(['option 1', 'option 2']);
});
