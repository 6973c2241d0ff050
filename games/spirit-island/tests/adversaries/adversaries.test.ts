import { expect, test } from 'vitest';
import { adversaries } from '../../content/adversaries.ts';
import { invaderCards } from '../../content/invader-cards.ts';
import { add } from '../../content/step.ts';
import { invaderStage, stageOfBack } from '../../rules/invaders/stage.ts';
import { exploreCard } from '../../rules/invaders/invader-cards.ts';
import { afterExploreStep } from '../../rules/invaders/invader-phase.ts';
import { carryOut, doing } from '../doing.ts';
import { drawn, type Drawn, type Table } from '../drawn.ts';

const against = (adversary: string, level = 0, more: Table = {}): Drawn =>
  drawn({ ...more, options: { adversary, level, ...more.options } });
const invaders = (adversary: string, level = 0, more: Table = {}): Drawn =>
  against(adversary, level, more).clear().presence('A5').land('A3', 'city').phase('invader');
const idsOf = (cards: readonly number[]): string[] => cards.map((card) => invaderCards[card]!.id);
/** How many of these pieces a land has more than without an adversary, whatever the first explore brought. */
const without = (): Drawn => drawn();

test('J-21.1 each level includes all lower ones', () => {
  const { state } = against('england', 6).clear().presence('A5').land('A3', 'city');
  expect(state.fear.pool).toBe(5);
  const position = invaders('england', 6).land('A8', 'town').land('A6', '2 town');
  // Level 1: A7 is empty and touches a town; A5 touches three.
  position.card('build', '1-wetland').card('explore', '1-mountain').is({ A5: 'town, 1 of seat 0' });
});

test.each(adversaries.flatMap(({ id, levels }) => levels.map((level, i) => [id, i + 1, level.fear.join('/'), level.fear] as const)))(
  'J-21.2 %s %i has fear cards %s',
  (id, level, _, groups) => {
    expect(against(id, level, { options: { sets: 'jagged-earth' } }).state.fear.left).toEqual(groups);
  },
);

test('J-21.2 the groups are those that the adversaries’ panels show', () => {
  const groups = adversaries.map(({ levels }) => levels.map(({ fear, difficulty }) => `${difficulty}: ${fear.join('/')}`).join(', '));
  expect(groups).toEqual([
    '2: 3/3/3, 4: 3/3/3, 6: 3/4/3, 7: 4/4/3, 9: 4/4/3, 10: 4/4/4',
    '3: 3/4/3, 4: 4/4/3, 6: 4/5/4, 7: 4/5/5, 9: 4/5/5, 11: 4/5/4',
    '2: 3/3/3, 3: 3/4/3, 5: 3/4/3, 6: 3/4/4, 7: 4/4/4, 8: 4/4/5',
    '3: 3/3/3, 5: 3/4/3, 7: 4/4/3, 8: 4/4/4, 9: 4/5/4, 10: 4/5/5',
    '3: 3/4/3, 5: 4/5/2, 6: 4/5/3, 8: 4/5/3, 9: 4/6/3, 10: 5/6/3',
    '3: 3/3/4, 4: 4/3/4, 6: 4/4/3, 7: 4/4/4, 9: 4/5/4, 11: 5/5/4',
    '3: 3/4/3, 4: 4/4/3, 6: 4/5/4, 7: 5/5/4, 8: 5/6/4, 10: 6/6/4',
  ]);
});

test('J-21.3 an escalation comes before the explore of a card with the sign, and only with an adversary', () => {
  const position = invaders('brandenburg-prussia').card('explore', '2-sands').say('A8').is({ A8: 'town', A7: 'explorer' });
  expect(position.log.findIndex(({ what }) => what === 'escalation')).toBeGreaterThan(0);
  const nobody = drawn()
    .clear()
    .presence('A5')
    .land('A3', 'city')
    .phase('invader')
    .card('explore', '2-sands')
    .is({ A4: 'explorer', A7: '' });
  expect(nobody.asks).toEqual(['0 phase-over']);
  const unsigned = invaders('brandenburg-prussia').card('explore', '2-coastal').is({ A1: 'explorer' });
  expect(unsigned.asks).toEqual(['0 phase-over']);
});

test('J-21.3 a card that comes back to the deck does not escalate once more', () => {
  const card = invaderCards.findIndex(({ id }) => id === '2-sands');
  const twice = doing(invaders('brandenburg-prussia'), function* (table) {
    for (let i = 0; i < 2; i++) {
      yield* exploreCard(table, card);
      yield* afterExploreStep(table, [card]);
    }
  });
  twice.say('A8').is({ A8: 'town' });
  expect([twice.asks, twice.log.filter(({ what }) => what === 'escalation').length]).toEqual([['0 all-done'], 1]);
});

test('J-21.5 Brandenburg-Prussia, Land Rush: a town on each board with a town or city, in a land without one', () => {
  const position = invaders('brandenburg-prussia', 0, { spirits: ['River', 'Vital'] })
    .presence('B5', 1)
    .land('A8', 'town')
    .card('explore', '2-sands');
  expect(position.answers()).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7']);
  position.say('A6').is({ A6: 'town', A8: 'town' });
  // Board B had neither: nothing comes there.
  expect(position.log.filter((entry) => entry.what === 'added' && entry.rule === 'J-21.5')).toHaveLength(1);
});

test('J-21.6 Brandenburg-Prussia 1: a town more in land 3 of each board', () => {
  const table = { spirits: ['River', 'Vital'] };
  for (const land of ['A3', 'B3']) expect([land, drawn(table).at(land).includes('town')]).toEqual([land, false]);
  for (const land of ['A3', 'B3']) expect([land, against('brandenburg-prussia', 1, table).at(land).includes('town')]).toEqual([land, true]);
});

test.each([
  [1, '111222233333'],
  [2, '111322223333'],
  [3, '11322223333'],
  [4, '1132223333'],
  [5, '132223333'],
  [6, '32223333'],
])('J-21.6 J-21.7 J-21.8 J-21.9 J-21.10 J-21.11 Brandenburg-Prussia %i: the invader deck is %s', (level, deck) => {
  const { build, deck: left } = against('brandenburg-prussia', level).state.invaders;
  // The first card has explored.
  expect(`${invaderCards[build[0]!]!.stage}${left.map(stageOfBack).join('')}`).toBe(deck);
});

test('J-17.7 J-21.7 the stage is that of the top card, but the early card of Brandenburg-Prussia counts as stage II', () => {
  const position = against('brandenburg-prussia', 2);
  const stages: number[] = [];
  position.with((state) => {
    for (; state.invaders.deck.length > 0; state.invaders.deck.shift()) stages.push(invaderStage(state));
    stages.push(invaderStage(state));
  });
  expect(stages.join('')).toBe('112222233333');
  // A card of stage III that comes to lie on top in any other way is what it shows.
  const { state } = against('brandenburg-prussia', 1);
  state.invaders.deck.unshift(3);
  expect(invaderStage(state)).toBe(3);
});

test('J-21.4 J-21.24 Sweden 4: after the first explore a card of the lowest stage is discarded, and each board gets a town in its emptiest land of it', () => {
  const before = without().state.invaders.deck;
  const position = against('sweden', 4);
  const { deck, discard } = position.state.invaders;
  expect([before.join(''), deck.join('')]).toEqual(['11222233333', '1222233333']);
  expect(invaderCards[discard[0]!]!.stage).toBe(1);
});

test('J-21.12 England: seven towns and cities in one land lose the game', () => {
  const outcome = (town: number, adversary: string): unknown =>
    carryOut(against(adversary).clear().presence('A5').land('A3', 'city').land('A4', `${town} town, 2 city`), 'A4', [add(1, 'town')]).run
      .outcome;
  expect(outcome(4, 'england')).toMatchObject({ winners: [], about: { why: 'capital' } });
  expect(outcome(3, 'england')).toBeNull();
  expect(outcome(4, 'sweden')).toBeNull();
});

test('J-21.13 J-25.2 England, Building Boom: a build in the land with the most towns and cities of each board; the table chooses among equals', () => {
  const position = invaders('england').land('A8', 'town').land('A6', 'explorer').card('explore', '2-sands');
  expect([position.asks, position.answers()]).toEqual([['0 building-boom'], ['A3', 'A8']]);
  position.say('A8').is({ A8: 'town, city', A3: 'city' });
  invaders('england').land('A8', '2 town').card('explore', '2-sands').is({ A8: '2 town, city' });
});

test('J-21.14 England 1: build cards also fit lands without invaders that touch two towns and cities', () => {
  const position = (level: number): Drawn =>
    invaders('england', level).land('A8', 'town').land('A6', 'city').card('build', '1-wetland').card('explore', '1-jungle');
  position(1).is({ A5: 'town, 1 of seat 0', A2: '' });
  position(0).is({ A5: '1 of seat 0' });
});

test('J-21.15 England 2: a city more in land 1 and a town more in land 2', () => {
  expect(
    [against('england', 2).at('A1'), against('england', 2).at('A2'), against('england', 1).at('A2')].map((text) =>
      text.replace('explorer, ', '').replace('explorer', ''),
    ),
  ).toEqual(['city', 'town, city, dahan', 'city, dahan']);
});

test('J-21.16 England 3: an extra build space before the ravage step, until a stage II card would come to it', () => {
  const position = invaders('england', 3)
    .land('A4', 'explorer')
    .card('immigration', '1-sands')
    .card('ravage', '1-wetland')
    .card('explore', '1-jungle')
    .is({ A4: 'explorer, town' });
  const steps = position.log.flatMap((entry) => (entry.what === 'step' ? [entry.step] : []));
  expect(steps.slice(0, 2)).toEqual(['immigration', 'ravage']);
  expect([idsOf(position.state.invaders.immigration), idsOf(position.state.invaders.discard)]).toEqual([['1-wetland'], ['1-sands']]);
  const later = invaders('england', 3).card('ravage', '2-wetland').card('explore', '1-jungle').is({});
  expect([idsOf(later.state.invaders.immigration), later.state.immigrationOver, idsOf(later.state.invaders.discard)]).toEqual([
    [],
    true,
    ['2-wetland'],
  ]);
});

test('J-21.17 England 4: the extra build space stays', () => {
  const position = invaders('england', 4).card('ravage', '2-wetland').card('explore', '1-jungle').is({});
  expect([idsOf(position.state.invaders.immigration), position.state.immigrationOver]).toEqual([['2-wetland'], false]);
});

test('J-21.18 England 5: towns and cities have 1 more health', () => {
  const struck = (level: number): Drawn =>
    invaders('england', level).land('A4', 'town, 2 dahan').card('ravage', '1-sands').card('explore', '1-jungle');
  struck(4).is({ A4: 'dahan, blight' });
  struck(5).is({ A4: 'town-2, dahan, blight' });
});

test('J-21.19 England 6: the fear pool is larger, and without a fear card the extra space builds twice', () => {
  expect([against('england', 5), against('england', 6)].map(({ state }) => state.fear.pool)).toEqual([4, 5]);
  const two = { spirits: ['River', 'Vital'] };
  expect(against('england', 6, two).state.fear.pool).toBe(10);
  const position = (): Drawn => invaders('england', 6).land('A4', 'explorer').card('immigration', '1-sands').card('explore', '1-jungle');
  position().is({ A4: 'explorer, town, city' });
  position().fearCard('Dahan Raid').is({ A4: 'explorer, town' });
});

test('J-21.20 Sweden, Swayed by the Invaders: a dahan becomes a town where as many invaders are, after each explore from that card on', () => {
  const position = (): Drawn =>
    invaders('sweden').land('A4', 'explorer, 2 dahan').land('A7', '4 dahan').land('A8', 'town').land('A2', 'explorer, dahan');
  position().card('explore', '2-sands').is({ A4: '2 explorer, town, dahan', A7: 'explorer, 4 dahan', A2: 'explorer, dahan' });
  position().card('explore', '1-sands').is({ A4: '2 explorer, 2 dahan' });
  // J-27.4: wilds have stopped the explore, so nobody is swayed.
  position().land('A4', 'explorer, wilds').card('explore', '2-sands').is({ A4: '2 explorer, 2 dahan' });
});

test('J-21.20 Sweden, escalation: it holds for all that is explored in this phase, by another card or by a scenario', () => {
  const position = (first: string, second: string): Drawn =>
    invaders('sweden')
      .land('A2', 'explorer, 2 dahan')
      .card('explore', first)
      .card('explore', second)
      .with((state) => state.modifiers.push({ kind: 'explore-again', land: null, amount: 1, seat: null, until: 'used' }));
  position('2-sands', '1-wetland').is({ A2: '2 explorer, town, dahan' });
  // What was explored before it is not swayed.
  position('1-wetland', '2-sands').is({ A2: '2 explorer, 2 dahan' });

  const river = invaders('sweden', 0, { options: { sets: 'jagged-earth', events: false, scenario: 'the-great-river' } });
  river.land('A2', 'dahan').card('explore', '2-sands').is({ A2: 'explorer, town' });
});

test('J-21.20 J-36.24 Sweden, escalation: of a card that was entrenched, and of the phase in which it is carried out only', () => {
  const entrenched = (): Drawn =>
    invaders('sweden', 0, { options: { sets: 'jagged-earth', events: false, supporting: 'russia', supportingLevel: 5 } })
      .land('A2', 'explorer, 2 dahan')
      .card('explore', '1-wetland')
      .card('build', '2-sands')
      .with(({ invaders: { build, fresh } }) => fresh.push(build[0]!));
  entrenched().is({ A2: '2 explorer, town, dahan' });
  const over = entrenched().phase('invader', 'slow').is({});
  expect(over.state.invaders.swaying).toBeUndefined();
});

test('J-21.21 Sweden 1: 6 damage to the land add 1 blight more, which destroys nothing and does not cascade', () => {
  const position = (pieces: string): Drawn =>
    invaders('sweden', 1).presence('3 A4').land('A4', pieces).card('ravage', '1-sands').card('explore', '1-jungle');
  position('2 city').is({ A4: '2 city, 2 blight, 2 of seat 0' });
  position('town, city').is({ A4: 'town, city, blight, 2 of seat 0' });
});

test('J-21.22 Sweden 2: a city in land 4, whose printed blight goes to land 5', () => {
  const [one, two] = [against('sweden', 1), against('sweden', 2)].map((position) =>
    ['A4', 'A5'].map((land) => position.at(land).replaceAll(/(\d )?explorer(, )?/g, '')),
  );
  expect([one, two]).toEqual([
    ['blight', '1 of seat 0'],
    ['city', 'blight, 1 of seat 0'],
  ]);
});

test('J-21.23 Sweden 3: towns deal 3 damage, cities 5', () => {
  invaders('sweden', 3).land('A4', 'town, 2 dahan').card('ravage', '1-sands').card('explore', '1-jungle').is({ A4: 'dahan-1, blight' });
  invaders('sweden', 3)
    .land('A4', 'city, 3 dahan')
    .card('ravage', '1-sands')
    .card('explore', '1-jungle')
    .is({ A4: 'city-2, dahan-1, blight' });
});

test('J-21.25 J-18.2 Sweden 5: a ravage that adds blight adds a town beside it, before it cascades; cascades do not', () => {
  const position = invaders('sweden', 5).land('A4', 'town, blight').card('ravage', '1-sands').card('explore', '1-jungle');
  expect([position.asks, position.answers()]).toEqual([['0 mining-rush'], ['A1', 'A2', 'A5']]);
  position.say('A1');
  expect(position.asks).toEqual(['0 cascade']);
  position.say('A2').is({ A4: 'town, 2 blight', A1: 'town', A2: 'blight' });
  expect(position.asks).toEqual(['0 phase-over']);
});

test('J-21.25 J-18.6 a cascade that comes back to the land brings no second town', () => {
  const position = invaders('sweden', 5)
    .land('A4', 'town, blight')
    .land('A2', 'blight')
    .card('ravage', '1-sands')
    .card('explore', '1-jungle');
  position.say('A1', 'A2', 'A4');
  expect(position.asks).toEqual(['0 cascade']);
  position.say('A5').is({ A4: 'town, 3 blight', A1: 'town', A2: '2 blight' });
});

test('J-21.25 where no blight is added no town is', () => {
  const position = invaders('sweden', 5).land('A4', '2 city').card('ravage', '1-sands').card('explore', '1-jungle');
  position.with((state) => state.modifiers.push({ kind: 'no-blight', land: 3, amount: 1, seat: 0, until: 'turn' })).is({ A4: '2 city' });
  expect(position.asks).toEqual(['0 phase-over']);
});

test('J-21.26 Sweden 6: a town and a blight from the box in land 8', () => {
  const [five, six] = [against('sweden', 5), against('sweden', 6)];
  expect(five.at('A8')).not.toContain('blight');
  expect(six.at('A8')).toContain('blight');
  expect(six.state.blight.pool).toBe(five.state.blight.pool);
  const towns = ({ state }: Drawn): number => state.spaces[7]!.groups.find(({ kind }) => kind === 1)!.count;
  expect(towns(six)).toBeGreaterThanOrEqual(towns(five) + 1);
});
