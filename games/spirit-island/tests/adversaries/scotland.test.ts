import { expect, test } from 'vitest';
import { add, gather, push, remove } from '../../content/step.ts';
import { powerNamed, powers } from '../../content/powers.ts';
import { metThresholds } from '../../rules/powers/thresholds.ts';
import { isPlaced } from '../../rules/invaders/stage.ts';
import { targetLands } from '../../rules/powers/targeting.ts';
import { carryOut } from '../doing.ts';
import type { Drawn, Table } from '../drawn.ts';
import { against, idsOf, laterOf, moreOf } from '../opponents.ts';
import { landsOfCard } from '../../rules/island/shown-lands.ts';

const scotland = (level: number, more: Table = {}): Drawn => laterOf('scotland', level, more);
const island = (level: number, more: Table = {}): Drawn => against('scotland', level, more).clear().presence('A5').land('A3', 'city');

test('J-36.26 Scotland: more coastal lands with a city than twice the boards lose the game', () => {
  const outcome = (land: string, adversary = 'scotland'): unknown =>
    carryOut(against(adversary).clear().presence('A5').land('A3', 'city').land('A2', '2 city'), land, [add(1, 'city')]).run.outcome;
  expect(outcome('A1')).toMatchObject({ winners: [], about: { why: 'trade-hub' } });
  expect([outcome('A2'), outcome('A4'), outcome('A1', 'russia')]).toEqual([null, null, null]);
});

test('J-36.27 Scotland, escalation: on the board with the largest ports a town in as many lands with the fewest towns as there are players', () => {
  const position = scotland(0, { spirits: ['River', 'Vital'] })
    .presence('B5', 1)
    .land('A1', 'town')
    .land('B4', '3 city')
    .land('A4', 'town')
    .land('A6', '2 town')
    .land('A8', '3 town')
    .card('explore', '2-sands');
  expect([position.asks, position.answers()]).toEqual([['0 ports-sprawl'], ['A2', 'A3', 'A5', 'A7']]);
  position.say('A2', 'A7').is({ A2: 'town', A5: '1 of seat 0', A7: 'explorer, town' });
});

test('J-36.27 Scotland, escalation: between equal boards the table chooses', () => {
  const position = scotland(0, { spirits: ['River', 'Vital'] })
    .presence('B5', 1)
    .land('B1', 'town')
    .card('explore', '2-sands');
  expect([position.asks, position.answers()]).toEqual([['0 sprawling-board'], ['board A', 'board B']]);
});

test('J-36.27 J-40.19 Scotland, escalation: it is no action for each board, so time that is poured sideways takes none away', () => {
  const position = scotland(0, { spirits: ['River', 'Vital'] })
    .presence('B5', 1)
    .land('A2', '2 city')
    .card('explore', '2-sands');
  for (const [land, amount] of [
    ['A5', -1],
    ['B5', 1],
  ] as const)
    position.state.modifiers.push({
      kind: 'more-on-board',
      land: position.space(land),
      boards: [Number(land === 'B5')],
      amount,
      seat: 0,
      until: 'turn',
    });
  expect([position.asks, position.answers()[0]]).toEqual([['0 ports-sprawl'], 'A1']);
});

test('J-36.28 Scotland 1: explore cards add a town in place of an explorer on the coast, but not in setup', () => {
  const explored = (level: number): Drawn => scotland(level).card('explore', '1-wetland');
  explored(1).is({ A2: 'town', A5: '1 of seat 0' });
  explored(0).is({ A2: 'explorer' });
  scotland(1).land('A6', 'town').card('explore', '1-mountain').is({ A1: 'town', A6: 'explorer, town' });
  // Where two explorers would come, one of them does.
  scotland(1)
    .with((state) => state.modifiers.push({ kind: 'explore-more', land: null, amount: 1, seat: null, until: 'turn' }))
    .card('explore', '1-wetland')
    .is({ A2: 'explorer, town' });
  expect(moreOf('town', against('scotland', 0), against('scotland', 1))).toEqual({});
  // An explore that is not a card's brings an explorer.
  carryOut(island(1), 'A2', [{ do: 'invaders', what: 'explore' }], null).is({ A2: 'explorer' });
});

test('J-36.28 Scotland 1: the coastal card adds towns in at most two lands of a board', () => {
  const position = scotland(1).card('explore', '2-coastal');
  expect([position.asks, position.answers()]).toEqual([['0 trading-port'], ['A1', 'A2', 'A3']]);
  position.say('A1', 'A3').is({ A1: 'town', A2: 'explorer', A3: 'town, city' });
});

test('J-36.28 Scotland 1: wilds that keep the coastal card out of a land do not use up one of the two', () => {
  scotland(1).land('A1', 'wilds').card('explore', '2-coastal').is({ A1: '', A2: 'town', A3: 'town, city' });
});

test('J-36.28 Scotland 1: Promising Farmland needs an explorer: a port that none reaches is no land for it', () => {
  const farming = (card: string, more = 0): Drawn =>
    scotland(1)
      .land('A4', 'town')
      .with((state) => {
        state.modifiers.push({ kind: 'explore-a-town', land: null, amount: 1, seat: null, until: 'turn' });
        if (more > 0) state.modifiers.push({ kind: 'explore-more', land: null, amount: more, seat: null, until: 'turn' });
      })
      .card('explore', card);
  // Land 5 gets the explorer, land 2 the town of the port.
  farming('1-wetland').is({ A2: 'town', A5: 'town, 1 of seat 0' });
  // With another explorer land 2 may have a port and a farm.
  const choice = farming('1-wetland', 1);
  expect([choice.asks, choice.answers()]).toEqual([['0 farm'], ['A2', 'A5']]);
  choice.say('A2').is({ A2: '2 town', A5: '2 explorer, 1 of seat 0' });
});

test('J-36.29 Scotland 2: setup adds a city to land 2; the coastal card is the third of stage II', () => {
  expect(moreOf('city', against('scotland', 1), against('scotland', 2))).toEqual({ A2: 1 });
  const { invaders } = against('scotland', 2).state;
  // One card has explored: 1-22-1-C2-33333 are left.
  const place = invaders.deck.findIndex(isPlaced);
  expect([place, idsOf([invaders.known[place]!])]).toEqual([4, ['2-coastal']]);
  expect(idsOf(invaders.unseen[1]!)).not.toContain('2-coastal');
});

test('J-36.30 Scotland 3: build cards also fit coastal lands without invaders beside a city', () => {
  const built = (level: number): Drawn => scotland(level).card('build', '1-wetland').card('explore', '1-jungle');
  built(3).is({ A2: 'town', A5: '1 of seat 0' });
  built(2).is({ A2: '' });
  // A town is no city, and inland lands do not count.
  scotland(3)
    .land('A6', 'town')
    .land('A8', 'city')
    .card('build', '1-mountain')
    .card('explore', '1-jungle')
    .is({ A1: '', A6: 'town, city' });
  scotland(3).land('A8', 'city').card('build', '1-sands').card('explore', '1-jungle').is({ A7: '' });
});

test('J-36.32 Scotland 5: a ravage that blights the coast blights the ocean of the board, without cascade', () => {
  const ravaged = (level: number, land: string, sea = ''): Drawn =>
    scotland(level)
      .land(land, 'town')
      .land('A0', sea)
      .card('ravage', '1-wetland')
      .card('ravage', '1-sands')
      .card('explore', '1-jungle')
      .is({});
  expect(ravaged(5, 'A2').at('A0')).toBe('blight');
  expect(ravaged(4, 'A2').at('A0')).toBe('');
  expect(ravaged(5, 'A4').at('A0')).toBe('');
  const twice = ravaged(5, 'A2', 'blight');
  expect([twice.at('A0'), twice.asks]).toEqual(['2 blight', ['0 phase-over']]);
  // A cascade to the coast is of that ravage, too.
  const cascade = scotland(5)
    .with((state) => {
      state.blight.pool = 9;
    })
    .land('A4', 'town, blight')
    .card('ravage', '1-sands')
    .card('explore', '1-jungle')
    .say('A1');
  cascade.is({ A1: 'blight', A4: 'town, 2 blight', A0: 'blight' });
  // It comes from the blight card.
  expect(cascade.state.blight.pool).toBe(6);
});

test('J-36.32 Scotland 5: for removing and moving blight the ocean is a coastal wetland, for nothing else', () => {
  const targets = (level: number, power: string, sea: string): string[] => {
    const position = island(level).presence('2 A1').land('A0', sea);
    return targetLands(position.state, 0, powers[powerNamed(power)]!, []).map(({ land }) => position.nameOf(land));
  };
  expect(targets(5, 'Drought', 'blight')).not.toContain('A0');
  expect(targets(5, 'Rain of Blood', 'blight')).not.toContain('A0');
  expect(targets(5, 'Purifying Flame', 'blight')).toContain('A0');
  expect(targets(5, 'Purifying Flame', '')).not.toContain('A0');
  expect(targets(4, 'Purifying Flame', 'blight')).not.toContain('A0');
  carryOut(island(5).land('A0', 'blight'), 'A0', [remove(1, 'blight'), add(1, 'beasts'), gather(1, 'dahan')]).is({ A0: '' });
  const gathered = carryOut(island(5).land('A0', 'blight'), 'A1', [gather(1, 'blight')]).is({ A1: 'blight', A0: '' });
  expect(gathered.asks).toEqual(['0 all-done']);
  const pushed = carryOut(island(5).land('A1', 'blight, dahan'), 'A1', [push(1, 'blight', 'dahan')]);
  expect(pushed.answers().filter((text) => text.endsWith('A0'))).toEqual(['blight A1 to A0']);
  pushed.say('blight A1 to A0').is({ A0: 'blight', A1: 'dahan' });
  // Where the ocean is in play it is next to the coast in any case, and once.
  const inPlay = carryOut(
    island(5, { spirits: ['Ocean'] })
      .presence('A0')
      .land('A1', 'blight'),
    'A1',
    [push(1, 'blight')],
  );
  expect(inPlay.answers().filter((text) => text.endsWith('A0'))).toEqual(['blight A1 to A0']);
});

test('J-36.32 Scotland 5: a power finds the ocean only with thresholds by which it removes or moves blight', () => {
  const finds = (power: string, has: string): boolean => {
    const position = island(5).presence('2 A1').land('A0', 'blight').elements(has);
    const declared = powers[powerNamed(power)]!;
    const met = metThresholds(position.state, 0, declared);
    return targetLands(position.state, 0, declared, met).some(({ land }) => position.nameOf(land) === 'A0');
  };
  expect(finds('Accelerated Rot', '2 sun, 2 water, 3 plant')).toBe(false);
  expect(finds('Accelerated Rot', '3 sun, 2 water, 3 plant')).toBe(true);
  // Its second threshold replaces the first, and neither is about blight; the third is, and comes on top.
  expect(finds('All-Enveloping Green', '2 water, 4 plant')).toBe(false);
  expect(finds('All-Enveloping Green', '3 water, earth, 5 plant')).toBe(true);
  expect(finds('Purifying Flame', '')).toBe(true);
});

test('J-36.33 Scotland 6: after the ravage step each inland land of a ravage card near a town or city gets a town', () => {
  const grown = (level: number): Drawn =>
    scotland(level).land('A8', 'city').card('ravage', '1-sands').card('ravage', '1-wetland').card('explore', '1-jungle');
  // A4 is beside A3, A5 and A7 beside A8; A2 is no inland land.
  grown(6).is({ A2: '', A4: 'town', A5: 'town, 1 of seat 0', A7: 'town' });
  grown(5).is({ A4: '', A5: '1 of seat 0', A7: '' });
  scotland(6).card('ravage', '1-sands').card('explore', '1-jungle').is({ A4: 'town', A7: '' });
  expect(landsOfCard(scotland(6).state, 2)).toHaveLength(2);
});
