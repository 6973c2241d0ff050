import { expect, test } from 'vitest';
import { invaderCards } from '../../content/invader-cards.ts';
import { drawn, type Drawn, type Table } from '../drawn.ts';

const invaders = (table: Table = {}): Drawn => drawn(table).clear().presence('A5').land('A3', 'city').phase('invader');

test.each([
  ['explorer', 'explorer, town'],
  ['town', 'town, city'],
  ['town, city', '2 town, city'],
  ['2 town, city', '2 town, 2 city'],
  ['4 explorer, 3 city', '4 explorer, town, 3 city'],
])('J-17.1 a build in a land with %s leaves %s', (before, after) => {
  invaders().land('A4', before).card('build', '1-sands').card('explore', '1-jungle').is({ A4: after });
});

test('J-17.2 what is built is decided when that land is built in', () => {
  // The second card finds the town of the first.
  invaders()
    .land('A4', 'explorer')
    .card('build', '1-sands')
    .card('build', '2-sands')
    .card('explore', '1-jungle')
    .is({ A4: 'explorer, town, city' });
});

test('J-17.3 J-20.6 without a card to reveal the players lose', () => {
  const position = invaders().with((state) => (state.invaders.deck = []));
  expect(position.run.outcome).toMatchObject({ winners: [], about: { why: 'invader-cards' } });
});

test('J-17.4 the card is revealed and goes on where a skip stops exploring', () => {
  const position = invaders()
    .card('explore', '1-sands')
    .with((state) => state.modifiers.push({ kind: 'skip-explore', land: null, amount: 1, seat: 0, until: 'turn' }));
  position.is({ A4: '' });
  expect(position.state.invaders.build.map((card) => invaderCards[card]!.id)).toEqual(['1-sands']);
});

test('J-17.5 J-2.4 explorers come to lands with a town or city in or beside them, or an ocean beside them', () => {
  invaders().card('explore', '1-jungle').is({ A3: 'explorer, city', A8: '' });
  invaders().land('A7', 'town').card('explore', '1-jungle').is({ A8: 'explorer' });
  invaders().land('A8', 'city').card('explore', '1-jungle').is({ A8: 'explorer, city' });
  // An explorer is no source, and one comes, however many sources there are.
  invaders().land('A7', 'explorer').card('explore', '1-jungle').is({ A8: '' });
  invaders().land('A7', '2 town').land('A6', 'city').card('explore', '1-jungle').is({ A8: 'explorer' });
});

test('J-17.6 cards advance, those of one space together', () => {
  const position = invaders()
    .card('ravage', '1-sands')
    .card('build', '1-wetland')
    .card('build', '1-jungle')
    .card('explore', '1-mountain')
    .is({});
  const names = (cards: readonly number[]): string[] => cards.map((card) => invaderCards[card]!.id);
  const { explore, build, ravage, discard } = position.state.invaders;
  expect([names(explore), names(build), names(ravage), names(discard)]).toEqual([
    [],
    ['1-mountain'],
    ['1-wetland', '1-jungle'],
    ['1-sands'],
  ]);
});

test('J-17.8 the stages of the cards that are face down are known, in their order', () => {
  const { deck } = drawn().state.invaders;
  expect(deck.join('')).toBe('11222233333');
  expect(
    invaderCards
      .map(({ stage, matches, escalation }) => `${stage}${matches === 'coastal' ? 'c' : matches.length}${escalation ? '!' : ''}`)
      .join(' '),
  ).toBe('11 11 11 11 21! 21! 21! 21! 2c 32 32 32 32 32 32');
});

test('J-17.9 the game is lost in the explore step of round 12 at the latest', () => {
  const position = drawn().clear().presence('9 A5').land('A3', 'city');
  // Nothing blights the island, so that nothing else ends the game.
  position.with((state) => {
    for (let land = 0; land < 8; land++) state.modifiers.push({ kind: 'no-blight', land, amount: 1, seat: null, until: 'game' });
    state.phase = 'spirit';
  });
  const { run } = position;
  for (let answers = 0; run.outcome === null && answers < 2000; answers++) {
    const question = run.anyQuestion!;
    const done = question.answers.findIndex(({ kind }) => kind === 'done' || kind === 'stop');
    run.answer(done < 0 ? 0 : done, question);
  }
  expect([run.state.turn, run.outcome!.about]).toMatchObject([12, { why: 'invader-cards' }]);
});
