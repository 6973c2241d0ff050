import { expect, test } from 'vitest';
import { invaderCards } from '../../content/invader-cards.ts';
import { invadersDo, ruleIn, has } from '../../content/step.ts';
import { outlooksOf } from '../../board/island/outlook.ts';
import { CITY } from '../../rules/state.ts';
import { carryOut } from '../doing.ts';
import { drawn, type Drawn } from '../drawn.ts';
import { laterOf } from '../opponents.ts';

/* What fear cards have in store for the next card of the invaders, over two turns. */

const island = (): Drawn => drawn().clear().presence('A5').land('A3', 'city').phase('invader');
const on = ({ state }: Drawn, space: 'build' | 'ravage' | 'explore'): string[] =>
  state.invaders[space].map((card) => invaderCards[card]!.id);
const again = (position: Drawn): Drawn => {
  void position.run;
  return drawn()
    .with((state) => Object.assign(state, structuredClone(position.state)))
    .phase('invader');
};

test('Explorers are Reluctant II: the card stays where it is, and with the next one there are two', () => {
  const first = island().fearCard('Explorers are Reluctant', 2).card('explore', '1-mountain').card('explore', '1-sands');
  first.is({ A1: '', A4: '' });
  expect([on(first, 'build'), first.state.invaders.known.length, first.log.filter(({ what }) => what === 'card-waits')]).toEqual([
    [],
    2,
    [{ what: 'card-waits', step: 'explore' }],
  ]);
  const second = again(first).is({ A1: 'explorer', A4: 'explorer' });
  expect(on(second, 'build')).toEqual(['1-mountain', '1-sands']);
  expect(second.state.modifiers).toEqual([]);
});

test('Explorers are Reluctant II: where two cards are to come and one is left, the game is lost', () => {
  const first = island().fearCard('Explorers are Reluctant', 2);
  void first.run;
  const second = again(first).with((state) => {
    state.invaders.deck = [3];
    state.invaders.known = [];
  });
  expect(second.run.outcome).toMatchObject({ winners: [], about: { why: 'invader-cards' } });
});

test('Explorers are Reluctant III: the card goes on as usual', () => {
  const position = island().fearCard('Explorers are Reluctant', 3).card('explore', '1-mountain').is({ A1: '' });
  expect(on(position, 'build')).toEqual(['1-mountain']);
});

test('Immigration Slows II: the card stays in the build space, and then there are two', () => {
  const first = island().land('A4', 'town').fearCard('Immigration Slows', 2).card('build', '1-sands').card('explore', '1-mountain');
  first.is({ A4: 'town' });
  expect([on(first, 'build'), on(first, 'ravage')]).toEqual([['1-sands', '1-mountain'], []]);
  const second = again(first).card('explore', '1-wetland').is({ A4: 'town, city' });
  expect([on(second, 'build'), on(second, 'ravage')]).toEqual([['1-wetland'], ['1-sands', '1-mountain']]);
});

test('Immigration Slows III: only the first of two cards is hit, and it goes on', () => {
  const position = island()
    .land('A4', 'town')
    .land('A8', 'town')
    .fearCard('Immigration Slows', 3)
    .card('build', '1-sands')
    .card('build', '1-jungle');
  position.card('explore', '1-mountain').is({ A4: 'town', A8: 'town, city' });
  expect(on(position, 'ravage')).toEqual(['1-sands', '1-jungle']);
});

test('Immigration Slows: without a build card it waits for the next one', () => {
  const first = island().land('A4', 'town').fearCard('Immigration Slows', 3).card('explore', '1-sands');
  first.is({ A4: 'explorer, town' });
  expect(first.state.modifiers.map(({ kind }) => kind)).toEqual(['build-comes-to-nothing']);
  again(first).card('explore', '1-mountain').is({ A4: 'explorer, town' });
});

test('J-21.3 J-36.24 Immigration Slows III: a card that has not been carried out yet has not escalated either', () => {
  const entrenched = (terror: number): Drawn => {
    const position = laterOf('russia', 5).land('A4', 'beasts').land('A7', 'explorer').card('build', '2-sands').card('explore', '1-jungle');
    const [card] = position.state.invaders.build;
    return position.with(({ invaders }) => void (invaders.fresh = [card!])).fearCard('Immigration Slows', terror);
  };
  const fresh = ({ state }: Drawn): number => state.invaders.fresh.length;
  const first = entrenched(1).is({ A4: '2 explorer, beasts', A7: 'explorer, town' });
  const third = entrenched(3).is({ A4: 'beasts', A7: 'explorer' });
  expect([fresh(first), fresh(third)]).toEqual([0, 1]);
});

test('what is passed over is not announced', () => {
  const position = island().land('A4', 'town').land('A7', 'town').card('build', '1-sands').card('explore', '1-mountain');
  position.with(({ modifiers }) => {
    for (const kind of ['build-passes-lowest', 'explore-comes-to-nothing'] as const)
      modifiers.push({ kind, land: null, amount: 1, seat: null, until: 'used' });
  });
  const outlooks = outlooksOf(position.state);
  expect([outlooks.get(position.space('A4'))!.builds, outlooks.get(position.space('A7'))!.builds]).toEqual([
    ['skipped'],
    [{ piece: CITY, n: 1, laborers: 0 }],
  ]);
  expect(outlooks.get(position.space('A1'))!.explores).toEqual(['skipped']);
});

test('normal actions that are skipped are those of the invaders’ own cards, not those that another card causes', () => {
  const beasts = (): Drawn => drawn().clear().presence('A5').land('A3', 'city').land('A4', 'town, beasts');
  carryOut(beasts(), 'A4', [ruleIn(has('beasts'), 'skip-normal'), invadersDo('build')]).is({ A4: 'town, city, beasts' });
  carryOut(beasts(), 'A4', [ruleIn(has('beasts'), 'skip-all'), invadersDo('build')]).is({ A4: 'town, beasts' });
});

test.each([
  [1, { A1: '', A2: 'town', A3: 'town, city' }],
  [3, { A1: '', A2: '', A3: 'city' }],
])('J-36.28 Explorers are Reluctant %i: a land that is passed over is no port', (terror, is) => {
  const position = laterOf('scotland', 1).fearCard('Explorers are Reluctant', terror).card('explore', '2-coastal');
  expect(position.asks).toEqual(['0 phase-over']);
  position.is(is);
});

test('Explorers are Reluctant I: the town of Promising Farmland comes to a land that is explored', () => {
  const farms = (terror: number): Drawn =>
    island()
      .land('A2', 'town')
      .land('A7', 'town')
      .with(({ modifiers }) => void modifiers.push({ kind: 'explore-a-town', land: null, amount: 1, seat: null, until: 'turn' }))
      .fearCard('Explorers are Reluctant', terror)
      .card('explore', '1-sands');
  farms(1).is({ A4: '', A7: '2 town' });
  farms(3).is({ A4: '', A7: 'town' });
});
