import { expect, test } from 'vitest';
import { eventCards } from '../../content/events/index.ts';
import { add, destroy, remove } from '../../content/step.ts';
import { townSupply } from '../../rules/adversaries/town-supply.ts';
import { carryOut } from '../doing.ts';
import { drawn, type Drawn } from '../drawn.ts';
import { against, invadersOf, laterOf, moreOf } from '../opponents.ts';

const rebellion = eventCards.findIndex(({ name }) => name === 'Slave Rebellion');

test('J-36.1 France: when a town must be placed and none of 7 per player is left, the game is lost', () => {
  const island = (towns: number, adversary = 'france'): Drawn =>
    against(adversary).clear().presence('A5').land('A3', 'city').land('A4', `${towns} town`);
  expect(carryOut(island(7), 'A4', [add(1, 'town')]).run.outcome).toMatchObject({ winners: [], about: { why: 'plantations' } });
  expect(carryOut(island(6), 'A4', [add(1, 'town')]).run.outcome).toBeNull();
  expect(carryOut(island(7, 'russia'), 'A4', [add(1, 'town')]).run.outcome).toBeNull();
  // What has left the island can be placed again.
  expect(carryOut(island(7), 'A4', [destroy(1, 'town'), add(1, 'town')]).run.outcome).toBeNull();
  // A town in place of something else must be placed, too.
  const replaced = carryOut(island(7), 'A3', [{ do: 'downgrade', n: 1, upTo: false, what: ['city'] }]);
  expect(replaced.run.outcome).toMatchObject({ about: { why: 'plantations' } });
  expect(townSupply(against('france', 0, { spirits: ['River', 'Vital'] }).state)).toBe(14);
});

test('J-39.7 with an extra board France has 7 towns per board', () => {
  expect(townSupply(against('france', 0, { options: { extraBoard: true } }).state)).toBe(14);
});

test('J-36.2 France, escalation: after the explore each board picks a land of the card, for 1 blight or 1 town', () => {
  const position = (): Drawn => invadersOf('france').land('A4', 'town').card('explore', '2-sands');
  expect([position().asks, position().answers()]).toEqual([['0 cash-crops'], ['A4', 'A7']]);
  // The explorer had come before.
  position().say('A4').is({ A4: 'explorer, town, blight', A7: '' });
  position().say('A7').is({ A4: 'explorer, town', A7: 'town' });
  expect(invadersOf('france').land('A4', 'town').card('explore', '1-sands').asks).toEqual(['0 phase-over']);
});

test('J-36.3 France 1: 1 more explorer in a land without town and city; not in setup', () => {
  const explored = (level: number, pieces: string): Drawn => invadersOf('france', level).land('A4', pieces).card('explore', '1-sands');
  explored(1, '').is({ A4: '2 explorer' });
  explored(0, '').is({ A4: 'explorer' });
  explored(1, 'town').is({ A4: 'explorer, town' });
  // Where wilds stop the explore nobody comes.
  explored(1, 'wilds').is({ A4: '' });
  expect(moreOf('explorer', against('france', 0), against('france', 1))).toEqual({});
});

test('J-36.4 France 2: after a build all explorers but one become towns', () => {
  const built = (level: number, pieces: string): Drawn =>
    invadersOf('france', level).land('A4', pieces).card('build', '1-sands').card('explore', '1-jungle');
  built(2, '3 explorer').is({ A4: 'explorer, 3 town' });
  built(2, 'explorer').is({ A4: 'explorer, town' });
  built(1, '3 explorer').is({ A4: '3 explorer, town' });
  built(2, '3 explorer, disease').is({ A4: '3 explorer' });
});

test('J-36.4 France 2: Slave Rebellion lies under the top 3 event cards; nobody else brings it', () => {
  expect(against('france', 2).state.events!.under).toEqual([{ place: 3, card: rebellion }]);
  expect(against('france', 1).state.events!.under).toEqual([]);
  for (const position of [against('france', 2), drawn({ options: { sets: 'jagged-earth' } })])
    expect(position.state.events!.unseen).not.toContain(rebellion);
  expect(() => against('france', 2, { options: { events: false } })).toThrow('France needs the events');
  expect(() => against('france', 1, { options: { events: false } })).not.toThrow();
});

const quiet = eventCards.findIndex(({ name }) => name === 'Distant Exploration');
const uprising = (stage: number): Drawn =>
  invadersOf('france', 2)
    .event('Slave Rebellion')
    .with((state) => {
      state.events!.unseen = [quiet];
      state.invaders.deck = [stage, stage];
    });

test('J-36.5 Slave Rebellion: another event follows; before stage III it goes back under the top 3 cards', () => {
  const position = uprising(2).land('A4', '2 town').card('explore', '1-jungle').is({ A4: 'town, town!1' });
  expect(position.state.events).toMatchObject({ under: [{ place: 3, card: rebellion }], discard: [quiet], current: -1 });
  expect(position.log.flatMap((entry) => (entry.what === 'event-card' ? [entry.card] : []))).toEqual([rebellion, quiet]);
});

test('J-36.5 Slave Rebellion: at stage III towns fall, strife spreads and hurts, and the card is discarded', () => {
  const position = uprising(3).land('A4', '2 town, city').land('A6', 'explorer!1').card('explore', '1-jungle');
  expect([position.asks, position.answers()]).toEqual([['0 land'], ['A3', 'A4']]);
  position.say('A4', 'A4', 'town');
  position.is({ A4: 'town-1!1, city-1!1', A6: '' });
  expect(position.state.events).toMatchObject({ under: [], discard: [rebellion, quiet] });
});

test('J-36.5 Slave Rebellion: dahan aid those in strife, and one joins them for each town or city that falls', () => {
  uprising(2).land('A4', 'town, 2 dahan').card('explore', '1-jungle').is({ A4: '3 dahan' });
});

test('J-36.5 Slave Rebellion: an event that is put back above it leaves it one card deeper', () => {
  const species = eventCards.findIndex(({ name }) => name === 'New Species Spread');
  const position = invadersOf('france', 2)
    .event('New Species Spread')
    .with((state) => state.events!.under.push({ place: 3, card: rebellion }))
    .card('explore', '1-jungle');
  while (position.asks[0] !== '0 phase-over') position.run.answer(0);
  expect(position.state.events!.under).toEqual([
    { place: 3, card: rebellion },
    { place: 2, card: species },
  ]);
});

test('J-36.6 France 3: setup adds a town to the highest-numbered land without one, then to land 1', () => {
  expect(moreOf('town', against('france', 2), against('france', 3))).toEqual({ A1: 1, A7: 1 });
});

test('J-36.7 France 4: a city built on the coast adds a town to the adjacent land with the fewest', () => {
  const position = invadersOf('france', 4).land('A2', 'town').land('A1', 'town').card('build', '1-wetland').card('explore', '1-jungle');
  expect([position.asks, position.answers()]).toEqual([['0 triangle-trade'], ['A3', 'A4']]);
  position.say('A4').is({ A1: 'town', A2: 'town, city', A4: 'town' });
  const inland = invadersOf('france', 4).land('A4', 'town').card('build', '1-sands').card('explore', '1-jungle').is({ A4: 'town, city' });
  expect(inland.asks).toEqual(['0 phase-over']);
});

test('J-36.8 France 5: removed blight waits on the panel until there are 3 per player', () => {
  const position = (level: number, waiting: number): Drawn =>
    carryOut(
      invadersOf('france', level)
        .land('A4', '2 blight')
        .with((state) => {
          state.panels.blight = waiting;
          state.blight.pool = 1;
        }),
      'A4',
      [remove(1, 'blight')],
    );
  const pools = ({ state: { blight, panels } }: Drawn): number[] => [blight.pool, panels.blight];
  expect([pools(position(4, 0)), pools(position(5, 0)), pools(position(5, 2))]).toEqual([
    [2, 0],
    [1, 1],
    [4, 0],
  ]);
});

test('J-36.9 J-31.4 France 6: after the normal explore each board adds an explorer where there is none', () => {
  const position = invadersOf('france', 6).land('A1', 'explorer').land('A6', 'explorer').card('explore', '1-sands');
  expect([position.asks, position.answers()]).toEqual([['0 persistent-explorers'], ['A2', 'A3', 'A5', 'A7', 'A8']]);
  position.say('A7').is({ A7: 'explorer', A4: '2 explorer' });
  // An explore that is no normal one brings nobody else.
  const caused = carryOut(invadersOf('france', 6), 'A4', [{ do: 'invaders', what: 'explore' }], null).is({ A4: '2 explorer' });
  expect(caused.asks).toEqual(['0 all-done']);
});

test('J-36.9 France 6: fear cards remove no explorers, but may push them', () => {
  const removing = (level: number): Drawn =>
    carryOut(invadersOf('france', level).land('A4', 'explorer, town'), 'A4', [remove(1, 'explorer')], null);
  removing(6).is({ A4: 'town' });
  const feared = (level: number): Drawn =>
    laterOf('france', level, { options: { events: true } })
      .with((state) => {
        state.turn = 1;
      })
      .land('A7', '2 explorer')
      .presence('2 A7')
      .fearCard('Fear of the Unseen')
      .card('explore', '1-jungle');
  feared(5).is({ A7: 'explorer, 2 of seat 0' });
  const position = feared(6);
  expect([position.asks, position.answers()]).toEqual([['0 push'], ['explorer A7 to A5', 'explorer A7 to A8', 'stop']]);
  position.say('stop').is({ A7: '2 explorer, 2 of seat 0' });
  feared(6).say('explorer A7 to A8').is({ A7: 'explorer, 2 of seat 0', A8: 'explorer' });
});
