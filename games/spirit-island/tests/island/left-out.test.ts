import { describe, expect, test } from 'vitest';
import { fearCards } from '../../content/fear-cards.ts';
import { powers } from '../../content/powers.ts';
import { spirits } from '../../content/spirits.ts';
import { addAny, addStrife, addStrifeToEach, replace, type Step } from '../../content/step.ts';
import { isIdle } from '../../rules/fear-and-blight/idle.ts';
import { leftOut } from '../../rules/setup/left-out.ts';
import { EXPLORER, tokenNames, type TokenName } from '../../rules/state.ts';
import { carryOut } from '../doing.ts';
import { drawn, type Drawn } from '../drawn.ts';

const playing = (tokens: string, ...names: string[]): Drawn =>
  drawn({ spirits: names.length === 0 ? ['River'] : names, options: { sets: 'jagged-earth', tokens } });

test('J-26.7 a game with a spirit that needs tokens uses them', () => {
  expect(leftOut(playing('none').state)).toEqual(tokenNames);
  expect(leftOut(playing('none', 'Keeper').state)).toEqual(['beasts', 'disease', 'strife', 'badlands']);
  expect(leftOut(playing('none', 'Keeper', 'Grinning').state)).toEqual(['disease', 'badlands']);
  expect(leftOut(playing('without-beasts', 'Sharp').state)).toEqual([]);
  expect(leftOut(playing('without-disease', 'Sharp').state)).toEqual(['disease']);
});

test('J-26.7 J-32.8 an aspect names what it needs, too', () => {
  const without = (spirit: string, aspect1: string): readonly TokenName[] =>
    leftOut(drawn({ spirits: [spirit], options: { sets: 'jagged-earth', tokens: 'without-strife', aspect1 } }).state);
  expect([without('Shadows', 'madness'), without('Lightning', 'pandemonium')]).toEqual([[], []]);
  expect([without('Shadows', 'reach'), without('Lightning', 'wind')]).toEqual([['strife'], ['strife']]);
});

test('J-26.7 so the island gets them', () => {
  const beasts = ({ state }: Drawn): number => state.spaces.reduce((sum, { tokens }) => sum + tokens[1]!, 0);
  expect(beasts(playing('without-beasts', 'Shadows'))).toBe(0);
  expect(beasts(playing('without-beasts', 'Many Minds'))).toBeGreaterThan(1);
});

test('J-26.7 the panels name what they need', () => {
  expect(Object.fromEntries(spirits.flatMap(({ name, needs }) => (needs === undefined ? [] : [[name, [...needs]]])))).toEqual({
    'Keeper of the Forbidden Wilds': ['wilds'],
    'Sharp Fangs Behind the Leaves': ['beasts'],
    'Grinning Trickster Stirs Up Trouble': ['strife', 'beasts'],
    'Lure of the Deep Wilderness': ['badlands', 'wilds', 'beasts', 'disease'],
    'Many Minds Move as One': ['beasts'],
    "Stone's Unyielding Defiance": ['badlands'],
    'Vengeance as a Burning Plague': ['disease'],
    'Volcano Looming High': ['badlands', 'wilds'],
  });
});

test('J-26.5 there is one Sea Monsters, whose beasts count one by one and repeat it with 3 water and 3 animal', () => {
  const [card, ...others] = powers.filter(({ name }) => name === 'Sea Monsters');
  expect(others).toEqual([]);
  expect([card!.cost, card!.thresholds.map(({ mode, need }) => [mode, need])]).toEqual([5, [['repeat', [0, 0, 0, 0, 3, 0, 0, 3]]]]);
});

test('J-39.15 what would become a token that is left out brings energy and fear', () => {
  const island = (): Drawn => playing('without-beasts').clear().presence('2 A5').land('A3', 'city').energy(0).land('A4', 'explorer');
  const position = carryOut(island(), 'A4', [replace(1, 'explorer', 'beasts')]).is({ A4: '' });
  expect([position.state.spirits[0]!.energy, position.fear]).toEqual([1, 1]);
  // Nobody is told of beasts that do not come.
  expect(position.log.filter(({ what }) => what === 'replaced' || what === 'removed')).toEqual([
    { what: 'removed', land: position.space('A4'), piece: EXPLORER, n: 1, rule: 'J-39.15' },
  ]);
});

describe('J-39.15 who gains the energy', () => {
  const two = (): Drawn =>
    playing('without-strife', 'River', 'Vital')
      .clear()
      .presence('2 A5')
      .presence('2 B5', 1)
      .land('A3', 'city')
      .energy(0)
      .energy(0, 1)
      .land('B4', 'town');
  const energies = (position: Drawn): number[] => position.state.spirits.map(({ energy }) => energy);

  test('the table decides, where it is the doing of nobody', () => {
    const position = carryOut(two(), 'B4', [addStrife(2)], null);
    expect([position.asks, position.answers()]).toEqual([['0 made-up-for'], ['seat 0', 'seat 1']]);
    expect(energies(position.say('seat 1', 'seat 0'))).toEqual([1, 1]);
    expect(position.fear).toBe(2);
  });

  test('the spirit whose power it is', () => {
    expect(energies(carryOut(two(), 'B4', [addStrife(2)], 'Flash Floods', 1))).toEqual([0, 2]);
  });

  test('each player whose share of a fear card it is', () => {
    const position = two().land('A4', 'town, dahan').land('B4', 'dahan').phase('invader').fearCard('Dahan Threaten');
    expect(energies(position.say('1: B4'))).toEqual([0, 1]);
    expect(energies(position.say('0: A4'))).toEqual([1, 1]);
  });
});

test('J-39.15 J-28.1 where strife could not be added nothing comes instead', () => {
  const island = (): Drawn => playing('without-strife').clear().presence('2 A5').land('A3', 'city').energy(0).land('A4', 'dahan');
  const none = carryOut(island(), 'A4', [addStrife(1)]);
  expect([none.state.spirits[0]!.energy, none.fear]).toEqual([0, 0]);
  const some = carryOut(island().land('A4', 'town'), 'A4', [addStrife(1)]);
  expect([some.state.spirits[0]!.energy, some.fear]).toEqual([1, 1]);
  // Only what somebody could take: each of those who are named takes one.
  const gains = (step: Step): number => carryOut(island().land('A4', 'town, explorer'), 'A4', [step]).state.spirits[0]!.energy;
  expect([addStrife(1, 'city'), addStrife(2, 'town'), addStrifeToEach(3, 'town', 'explorer')].map(gains)).toEqual([0, 2, 2]);
});

test('J-39.15 strife that may be chosen among other tokens is left out, too', () => {
  const cursed = carryOut(playing('without-strife').clear().presence('2 A5').land('A3', 'city').energy(0).land('A4', 'town'), 'A4', [
    addAny(2, 'badlands', 'strife'),
  ]).say('option 2', 'option 1');
  cursed.is({ A4: 'town, badlands' });
  expect([cursed.state.spirits[0]!.energy, cursed.fear]).toEqual([1, 1]);
});

/** The fear cards, with their terror levels, that can do nothing without these tokens. */
const idle = (...without: TokenName[]): string[] =>
  fearCards.flatMap(({ name, levels }) => levels.flatMap((level, i) => (isIdle(level, without) ? [`${name} ${i + 1}`] : [])));

test('J-39.16 fear cards that do nothing without some tokens, and those that are only weaker', () => {
  expect(idle()).toEqual([]);
  expect(idle('disease')).toEqual(['Flee the Pestilent Land 1']);
  const beasts = ['Panicked by Wild Beasts 1', 'Panicked by Wild Beasts 2', 'Panicked by Wild Beasts 3'];
  const monsters = ['Too Many Monsters 1', 'Too Many Monsters 2', 'Too Many Monsters 3'];
  expect(idle('beasts')).toEqual([...beasts, ...monsters]);
  expect(idle('wilds')).toEqual([]);
  // In place of strife energy and fear are gained, so that those cards do something.
  expect(idle('strife')).toEqual([]);
  expect(idle(...tokenNames)).toEqual([
    'Flee the Pestilent Land 1',
    ...beasts,
    ...monsters,
    'Beset by Many Troubles 1',
    'Beset by Many Troubles 2',
    'Beset by Many Troubles 3',
  ]);
});

const afraid = (tokens: string, name: string, terror = 1): Drawn =>
  playing(tokens)
    .clear()
    .presence('2 A5')
    .land('A3', 'city')
    .land('A4', 'town')
    .phase('invader')
    .fearCard(name, terror)
    .card('explore', '1-mountain');

test('J-39.16 such a card may be replaced by one from the box', () => {
  const position = afraid('without-beasts', 'Too Many Monsters');
  expect(position.asks).toEqual(['0 replace-fear-card']);
  const { unseen } = position.state.fear;
  const before = unseen.length;
  position.say('yes');
  const { fear } = position.state;
  expect([fear.box.map((card) => fearCards[card]!.name), fear.unseen.length]).toEqual([['Too Many Monsters'], before - 1]);
  const [resolved] = position.log.flatMap((entry) => (entry.what === 'fear-card' ? [fearCards[entry.card]!.name] : []));
  expect(resolved).not.toBe('Too Many Monsters');
});

test('J-39.16 or stay as it is; and one that is only weaker, or has its tokens, is not asked about', () => {
  const kept = afraid('without-beasts', 'Too Many Monsters').say('no');
  expect([kept.asks, kept.state.fear.box]).toEqual([['0 phase-over'], []]);
  expect(afraid('all', 'Too Many Monsters').asks).toEqual(['0 phase-over']);
  expect(afraid('without-disease', 'Flee the Pestilent Land', 2).asks).toEqual(['0 phase-over']);
});

test('J-39.16 with nothing left in the box it stays', () => {
  const position = afraid('without-beasts', 'Too Many Monsters').with(({ fear }) => (fear.unseen = fear.unseen.slice(0, 9)));
  expect(position.asks).toEqual(['0 phase-over']);
});
