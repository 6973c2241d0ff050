import { Chance, configure } from '@skerry/engine';
import { expect, test } from 'vitest';
import { aspects } from '../../content/aspects.ts';
import { innatesOf, powerNamed, powers } from '../../content/powers.ts';
import { spirits } from '../../content/spirits.ts';
import { add } from '../../content/step.ts';
import { spiritIsland } from '../../index.ts';
import { setup } from '../../rules/setup/setup.ts';
import { carryOut } from '../doing.ts';
import { drawn, type Drawn, type Table } from '../drawn.ts';
import { newRun } from '../random-play.ts';

/** A spirit with an aspect of its own, and perhaps others at the table. */
const playing = (aspect: string, more: Table = {}): Drawn => {
  const { spirit } = aspects.find(({ id }) => id === aspect)!;
  return drawn({
    spirits: [spirit, ...(more.spirits ?? [])],
    options: { sets: 'jagged-earth', events: false, aspect1: aspect, ...more.options },
  });
};
const island = (aspect: string, more: Table = {}): Drawn => playing(aspect, more).clear().land('A8', 'city');
const innateNames = ({ state }: Drawn): string[] => innatesOf(state.spirits[0]!).map((id) => powers[id]!.name);
const refusing = (options: Record<string, string>): (() => unknown) => {
  const config = (): ReturnType<typeof configure> => configure(spiritIsland, 1, { sets: 'jagged-earth', ...options });
  return () => spiritIsland.check!(config());
};

test('J-32.8 every aspect belongs to a spirit and replaces something that stands on its panel', () => {
  for (const { spirit, replaces } of aspects) {
    const panel = spirits.find(({ name }) => name === spirit)!;
    if ('rule' in replaces) expect(panel.rules).toContain(replaces.rule);
    else if ('innate' in replaces) expect(panel.innates.map(({ name }) => name)).toContain(replaces.innate);
    else expect(panel.uniques.map(({ name }) => name)).toContain(replaces.card);
  }
  expect(aspects.map(({ id }) => id)).toEqual(['pandemonium', 'wind', 'sunshine', 'madness', 'reach', 'resilience']);
});

test('J-32.8 an aspect of another spirit, or of a box that is left out, is refused', () => {
  const river = { spirit1: 'river-surges-in-sunlight' };
  expect(refusing({ ...river, aspect1: 'wind' })).toThrow("The aspect Wind belongs to Lightning's Swift Strike.");
  // Another seat has its spirit: who is to choose cannot.
  const taken = (aspect2: string): (() => unknown) => {
    return () => configure(spiritIsland, 2, { ...river, aspect2 });
  };
  expect(taken('sunshine')).toThrow('The aspect Sunshine belongs to River Surges in Sunlight.');
  expect(taken('wind')).not.toThrow();
  expect(refusing({ ...river, aspect1: 'sunshine' })).not.toThrow();
  expect(refusing({ aspect1: 'wind' })).not.toThrow();
  expect(refusing({ ...river, aspect1: 'sunshine', sets: 'base' })).toThrow('Sunshine is not in the sets');
});

test('J-32.8 a plain game asks for no aspect; whoever wants to choose is asked, where the spirit has any', () => {
  const questions = (options: Record<string, string>, spirit: string): string[] => {
    const run = newRun(1, { sets: 'jagged-earth', ...options }, 'aspects');
    const asked: string[] = [];
    while (run.state.phase === 'choose') {
      const question = run.anyQuestion!;
      asked.push(question.name);
      const wanted = question.answers.findIndex(
        (answer) => answer.kind === 'take-spirit' && spirits[(answer as unknown as { spirit: number }).spirit]!.name.startsWith(spirit),
      );
      run.answer(Math.max(0, wanted), question);
    }
    return asked;
  };
  expect(questions({}, 'Shadows')).toEqual(['take-spirit', 'take-board']);
  expect(questions({ aspect1: 'choose' }, 'Shadows')).toEqual(['take-spirit', 'take-aspect', 'take-board']);
  expect(questions({ aspect1: 'choose' }, 'Bringer')).toEqual(['take-spirit', 'take-board']);
  expect(questions({ aspect1: 'choose', sets: 'base' }, 'Shadows')).toEqual(['take-spirit', 'take-board']);
  expect(questions({ aspect1: 'choose', spirit1: 'shadows-flicker-like-flame', board1: 'A' }, '')).toEqual(['take-aspect']);
});

test('J-32.8 a seat has the aspect that it chose, or none; a wish for another spirit’s aspect is nothing', () => {
  const chosen = (options: Record<string, string>, answer: number): number => {
    const run = newRun(1, { sets: 'jagged-earth', spirit1: 'shadows-flicker-like-flame', board1: 'A', ...options }, 'aspects');
    while (run.state.phase === 'choose') run.answer(answer);
    return run.state.spirits[0]!.aspect;
  };
  const ids = (place: number): string => aspects[place]?.id ?? 'none';
  expect([0, 1, 2].map((answer) => ids(chosen({ aspect1: 'choose' }, answer)))).toEqual(['none', 'madness', 'reach']);
  expect(ids(chosen({ aspect1: 'reach' }, 0))).toBe('reach');
  const config = configure(spiritIsland, 1, { spirit1: 'random', aspect1: 'wind' });
  for (const seed of ['a', 'b', 'c', 'd']) {
    const { spirits: drawnByLot } = setup(config, Chance.fromSeed(seed));
    const [spirit] = drawnByLot;
    expect(spirit!.aspect >= 0).toBe(spirits[spirit!.kind]!.name.startsWith('Lightning'));
  }
});

// ── Pandemonium ──

const PANDEMONIUM = 'Lightning-Torn Skies Incite Pandemonium';

test('J-41.12 Pandemonium: its innate power stands in place of Thundering Destruction', () => {
  expect(innateNames(playing('pandemonium'))).toEqual([PANDEMONIUM]);
  expect(innateNames(drawn({ spirits: ['Lightning'] }))).toEqual(['Thundering Destruction']);
  const position = island('pandemonium').presence('2 A5').elements('3 fire, 2 air').land('A4', 'town').phase('slow');
  // Only lands with invaders, from a sacred site.
  expect(position.say(`use ${PANDEMONIUM}`).answers()).toEqual(['A4', 'A8']);
});

test.each([
  ['3 fire, 2 air', 2, 1],
  ['4 fire, 3 air', 4, 2],
  ['moon, 5 fire, 4 air', 7, 3],
  ['2 moon, 5 fire, 5 air', 11, 4],
])('J-41.12 Pandemonium with %s: %i fear and %i strife', (elements, fear, strife) => {
  const position = playing('pandemonium').clear().presence('2 A5').elements(elements).land('A4', 'town').phase('slow');
  position.say(`use ${PANDEMONIUM}`).is({ A4: `town!${strife}` });
  expect(position.fear).toBe(fear);
});

// ── Wind ──

const WIND = 'Exaltation of the Storm-Wind';

test('J-41.10 Wind: Swiftness of Lightning is gone, Thundering Destruction stays', () => {
  expect(innateNames(playing('wind'))).toEqual(['Thundering Destruction', WIND]);
  const position = (aspect: string): Drawn =>
    drawn({ spirits: ['Lightning'], options: { sets: 'jagged-earth', events: false, aspect1: aspect } })
      .clear()
      .land('A8', 'city')
      .presence('2 A5')
      .played('Raging Storm')
      .elements('air')
      .phase('fast');
  expect(position('none').answers()).toContain('use Raging Storm');
  expect(position('wind').answers()).not.toContain('use Raging Storm');
});

const windy = (elements: string): Drawn =>
  island('wind', { spirits: ['River'] })
    .presence('2 A5')
    .presence('2 A6', 1)
    .elements(elements)
    .phase('fast');

test('J-41.10 Wind with air: this spirit and another may each use one slow power as fast, but no major one', () => {
  const position = windy('air')
    .played('Harbingers of the Lightning', 'Shatter Homesteads', 'Accelerated Rot')
    .land('A4', '2 town, 2 dahan');
  expect(position.answers(0)).not.toContain('use Shatter Homesteads');
  position.with(({ spirits: [, river] }) => river!.played.push(powerNamed('Wash Away')));
  // The only other spirit is the target without a question.
  position.say(`0: use ${WIND}`);
  expect(position.answers(0)).toContain('use Shatter Homesteads');
  expect(position.answers(0)).not.toContain('use Accelerated Rot');
  expect(position.answers(1)).toContain('use Wash Away');
  position.say('0: use Shatter Homesteads', 'A4');
  expect(position.run.questionOf(0)?.answers ?? []).toEqual([]);
});

test('J-41.10 Wind with 3 air: both have +1 range', () => {
  const position = windy('3 air').say(`0: use ${WIND}`);
  expect(position.state.spirits.map(({ range }) => range)).toEqual([1, 1]);
});

test('J-41.10 Wind with 4 air and water: each may push up to 2 explorers from one of its own lands', () => {
  const position = windy('4 air, water').land('A5', '3 explorer').land('A6', 'explorer');
  position.say(`0: use ${WIND}`, 'A5', 'explorer A5 to A4', 'explorer A5 to A4');
  expect(position.asks).toEqual(['1 land']);
  position.say('1: A6', '1: explorer A6 to A8').is({ A4: '2 explorer', A5: 'explorer, 2 of seat 0', A6: '2 of seat 1' });
});

test('J-41.10 Wind with 5 air and 2 water: the power is repeated', () => {
  const position = windy('5 air, 2 water').say(`0: use ${WIND}`, `0: use ${WIND}`);
  expect(position.state.spirits.map(({ range, quickenedLesser }) => [range, quickenedLesser])).toEqual([
    [2, 2],
    [2, 2],
  ]);
});

test('J-41.10 Wind alone: the spirit gets both shares', () => {
  const position = island('wind').presence('2 A5').land('A5', '4 explorer').elements('4 air, water').phase('fast').say(`use ${WIND}`);
  const [spirit] = position.state.spirits;
  expect([spirit!.range, spirit!.quickenedLesser]).toEqual([2, 2]);
  position.say('A5', 'explorer A5 to A4', 'explorer A5 to A4', 'A5', 'explorer A5 to A4', 'explorer A5 to A4').is({ A4: '4 explorer' });
});

// ── Sunshine ──

const SUNSHINE = "Boon of Sunshine's Promise";

test('J-41.11 Sunshine: Boon of Vigor is out of the game, the spirit begins with 1 energy', () => {
  const position = playing('sunshine');
  const [spirit] = position.state.spirits;
  expect(spirit!.hand.map((card) => powers[card]!.name)).toEqual(['Flash Floods', "River's Bounty", 'Wash Away']);
  expect([spirit!.energy, position.state.forgotten]).toEqual([1, []]);
  expect(drawn().state.spirits[0]!.energy).toBe(0);
  expect(innateNames(position)).toEqual(['Massive Flooding', SUNSHINE]);
});

const sunny = (elements: string, open: number): Drawn =>
  island('sunshine', { spirits: ['Lightning'] })
    .presence('A5')
    .presence('2 A6', 1)
    .energy(0)
    .elements(elements)
    .with(({ spirits: [river] }) => (river!.tracks[0] = open))
    .phase('fast')
    .say(`0: use ${SUNSHINE}`);
const energies = ({ state }: Drawn): number[] => state.spirits.map(({ energy }) => energy);

test('J-41.11 Sunshine with 2 sun: the target gains 1 less than the highest uncovered number; with 3 sun and water both do', () => {
  expect(energies(sunny('2 sun', 1))).toEqual([0, 0]);
  expect(energies(sunny('2 sun', 4))).toEqual([0, 2]);
  expect(energies(sunny('3 sun, water', 7))).toEqual([4, 4]);
});

test('J-41.11 Sunshine with 4 sun and 2 water: the target may remove 1 blight from one of its lands with dahan', () => {
  const position = island('sunshine', { spirits: ['Lightning'] })
    .presence('A5')
    .presence('A4, A6', 1)
    .elements('4 sun, 2 water');
  position.land('A4', 'dahan, 2 blight').land('A6', 'blight').land('A5', 'dahan, blight').phase('fast').say(`0: use ${SUNSHINE}`);
  expect([position.asks, position.answers(1)]).toEqual([['1 land'], ['A4', 'stop']]);
  position.say('1: A4').is({ A4: 'dahan, blight, 1 of seat 1', A6: 'blight, 1 of seat 1' });
});

// ── Shadows ──

/** Shadows at its growth, with the third option taken: presence within 3. */
const growing = (aspect: string): Drawn => island(aspect).presence('A2').phase('spirit');

test('J-41.8 Madness: growth that adds presence may add 1 strife there', () => {
  const grown = (): Drawn => growing('madness').land('A1', 'town').land('A3', 'dahan').say('grow 1.3');
  const strife = grown().say('A1', 'track 1');
  expect([strife.asks, strife.answers()]).toEqual([['0 may'], ['yes', 'no']]);
  strife.say('yes').is({ A1: 'town!1, 1 of seat 0' });
  grown().say('A1', 'track 1', 'no').is({ A1: 'town, 1 of seat 0' });
  // Without invaders there is nothing to ask.
  expect(grown().say('A3', 'track 1').asks).toEqual(['0 phase-over']);
});

test('J-41.8 Madness: presence destroyed in a land with invaders generates 1 fear each', () => {
  const lost = (pieces: string): number => {
    const position = island('madness').presence('2 A4, A6').land('A4', pieces);
    return carryOut(position, 'A4', [add(1, 'blight')], null).fear;
  };
  expect([lost('explorer'), lost('dahan')]).toEqual([1, 0]);
  const plain = drawn({ spirits: ['Shadows'] })
    .clear()
    .presence('2 A4, A6')
    .land('A4', 'explorer')
    .land('A8', 'city');
  expect(carryOut(plain, 'A4', [add(1, 'blight')], null).fear).toBe(0);
});

test('J-41.8 J-41.9 Shadows of the Dahan is gone', () => {
  const targets = (aspect: string): string[] => {
    const position = drawn({ spirits: ['Shadows'], options: { sets: 'jagged-earth', events: false, aspect1: aspect } }).clear();
    position.presence('A2').land('A8', 'dahan, city').energy(3).played('Crops Wither and Fade').phase('slow');
    position.with(({ spirits: [shadows] }) => shadows!.doneThisTurn.push('reach'));
    position.say('use Crops Wither and Fade');
    return position.asks[0] === '0 target' ? position.answers() : [];
  };
  expect(targets('none')).toContain('A8');
  expect(targets('madness')).not.toContain('A8');
  expect(targets('reach')).not.toContain('A8');
});

test('J-41.9 Reach: once a turn a power ignores range, for nothing', () => {
  const position = island('reach')
    .presence('A2')
    .land('A1', 'town')
    .energy(3)
    .played('Crops Wither and Fade', 'Favors Called Due')
    .phase('slow');
  position.say('use Crops Wither and Fade');
  expect(position.answers()).toHaveLength(8);
  position.say('A8').is({ A8: 'town' });
  expect(position.state.spirits[0]!.energy).toBe(3);
  expect(position.log.filter(({ what }) => what === 'reached')).toHaveLength(1);
  expect(position.say('use Favors Called Due').answers()).not.toContain('A8');
});

test('J-41.9 Reach: what is in range anyway leaves it for later', () => {
  const position = island('reach').presence('A2').land('A2', 'town').played('Crops Wither and Fade', 'Favors Called Due').phase('slow');
  position.say('use Crops Wither and Fade', 'A2', 'use Favors Called Due');
  expect(position.answers()).toContain('A8');
});

test('J-41.9 Reach: growth may ignore range as well, and then nothing else this turn', () => {
  const position = growing('reach').say('grow 1.2', 'part 2');
  expect(position.answers()).toHaveLength(8);
  position.say('A8', 'track 1').is({ A8: 'city, 1 of seat 0' });
  expect(position.state.spirits[0]!.doneThisTurn).toEqual(['reach']);
  const near = growing('reach').say('grow 1.2', 'part 2', 'A3', 'track 1');
  expect(near.state.spirits[0]!.doneThisTurn).toEqual([]);
});

// ── Resilience ──

const ravaged = (aspect: string, pieces: string, presence: string): Drawn =>
  drawn({ spirits: ['Vital'], options: { sets: 'jagged-earth', events: false, aspect1: aspect } })
    .clear()
    .presence(presence)
    .presence('A6')
    .land('A4', pieces)
    .card('ravage', '1-sands')
    .card('explore', '1-wetland')
    .phase('invader');

test('J-41.7 Resilience: in its sacred sites blight needs 10 damage; dahan take theirs all the same', () => {
  ravaged('resilience', '3 city, dahan', '2 A4').is({ A4: '3 city, 2 of seat 0' });
  ravaged('resilience', '3 city, explorer', '2 A4').is({ A4: 'explorer, 3 city, blight, 1 of seat 0' });
  ravaged('resilience', 'town', 'A4').is({ A4: 'town, blight' });
});

test('J-41.7 Resilience: Earth’s Vitality no longer defends', () => {
  ravaged('none', 'town, dahan', '2 A4').is({ A4: 'dahan, 2 of seat 0' });
  const position = ravaged('resilience', 'town, dahan', '2 A4').is({ A4: 'town, 2 of seat 0' });
  expect(position.log.find(({ what }) => what === 'ravaged')).toMatchObject({ defend: 0, dealt: 2 });
});
