import { expect, test } from 'vitest';
import { counted, modifiers, triggers } from '../content/building.ts';
import { countSkill, crewSkills, FIRST_SKILLED, skilledCrew, skillNames, startersInBox, startingCrew, WORK } from '../content/crew.ts';
import { goods } from '../content/goods.ts';
import { boardOf, distances, neighbours, REGIONS, ways } from '../content/map.ts';
import {
  buildingNamed,
  buildings,
  events,
  influenceTrack,
  REGULAR_BUILDINGS,
  renownTokens,
  reputations,
  seaBoards,
  strengths,
  townNamed,
  towns,
} from '../content/original.ts';
import { MOST_DICE, PIRATE_CARDS, SERPENT_CARDS } from '../rules/state.ts';
import { textOfBundle } from './drawn.ts';

test('I-1.1 I-1.2 the box holds what the booklet lists', () => {
  expect(seaBoards).toHaveLength(4);
  expect(towns.filter(({ isPort }) => isPort)).toHaveLength(4);
  expect(REGULAR_BUILDINGS).toBe(35);
  expect(buildings.filter(({ metropolis }) => metropolis)).toHaveLength(14);
  expect([events.length, reputations.length, renownTokens.length]).toEqual([15, 8, 16]);
  expect([PIRATE_CARDS, SERPENT_CARDS, MOST_DICE]).toEqual([15, 14, 10]);
  expect(startersInBox.reduce((sum, count) => sum + count, 0) + skilledCrew.length).toBe(22);
});

test('I-1.5 starters have one skill each, and there is one crew member for each pair of skills', () => {
  expect(crewSkills.slice(0, FIRST_SKILLED)).toEqual([1, 16]);
  const pairs = crewSkills.slice(FIRST_SKILLED);
  expect(new Set(pairs).size).toBe((skillNames.length * (skillNames.length - 1)) / 2);
  for (const pair of pairs) expect(skillNames.filter((_, skill) => (pair & (1 << skill)) !== 0)).toHaveLength(2);
  expect(countSkill(startingCrew, WORK)).toBe(1);
});

test('I-1.2 everything says whether it is published or original; names are unique', () => {
  for (const { origin } of [...buildings, ...events, ...reputations]) expect(['published', 'half', 'original']).toContain(origin);
  for (const { origin } of towns) expect(origin).toEqual({ sign: 'published', numbers: 'original' });
  expect(new Set(buildings.map(({ name }) => name)).size).toBe(buildings.length);
  expect(buildings.filter(({ origin }) => origin === 'published')).toHaveLength(15);
  expect(buildings.filter(({ origin }) => origin === 'half')).toHaveLength(7);
});

test('what the booklet and the sources say of the lost numbers holds of ours', () => {
  // Ports have red banners, because a home is marked by one; The Grotto asks 1 coin; some towns ask for administration.
  for (const { isPort, banner, basic, advanced } of towns) {
    if (isPort) expect([banner, advanced]).toEqual(['red', basic]);
    for (const { value } of [basic, advanced]) expect(value).toBeGreaterThan(2);
    for (const { value } of [basic, advanced]) expect(value).toBeLessThan(10);
  }
  expect(towns[townNamed('The Grotto')]!.basic.fee).toEqual({ coins: 1, skill: 0 });
  expect(towns.filter(({ basic }) => basic.fee.skill === 1).length).toBeGreaterThan(0);
  expect(towns.filter(({ banner }) => banner === 'teal')).toHaveLength(6);
  // Five towns do not change on the advanced side, seven do, some with another strength.
  const same = towns.filter(({ isPort, basic, advanced }) => !isPort && basic.sign === advanced.sign).map(({ name }) => name);
  expect(same.toSorted()).toEqual(['Borsham', 'Farvold', 'Gilliam', 'Greneel', 'Stratik']);
  expect(towns.filter(({ basic, advanced }) => basic.value !== advanced.value).length).toBeGreaterThan(0);
  // The influence track rises; the die table of the serpent is the example's.
  expect(influenceTrack.toSorted((one, other) => one - other)).toEqual(influenceTrack);
  expect(strengths.serpent).toEqual([0, 2, 3]);
  // A serpent costs more than a pirate and is stronger, and the Ichor serpent is the strongest.
  for (let band = 0; band < 3; band++) expect(strengths.serpent[band]).toBeGreaterThanOrEqual(strengths.pirate[band]!);
  for (let band = 0; band < 3; band++) expect(strengths.ichor[band]).toBeGreaterThan(strengths.serpent[band]!);
  // The example of an event, of a reputation card and of a building's cost.
  const morlim = events.find(({ town, origin }) => towns[town]!.name === 'Morlim' && origin === 'published')!;
  expect([morlim.tires, textOfBundle(morlim.pays), morlim.cubes]).toEqual([[WORK], '1 book', 3]);
  expect(reputations[0]).toMatchObject({ counts: 'building', each: 1 });
  expect(buildings.some((building) => textOfBundle(building.goods) === '2 wood, 2 fish')).toBe(true);
  expect(reputations.some(({ limit }) => limit === 7)).toBe(true);
  expect(new Set(events.map(({ town }) => town)).size).toBe(12);
});

test('every building costs coins, wood and fish, and does something', () => {
  for (const { coins, goods: cost, abilities } of buildings) {
    expect(coins).toBeGreaterThan(2);
    expect(textOfBundle(cost)).toMatch(/wood|fish/);
    expect(abilities.length).toBeGreaterThan(0);
  }
  const used = buildings.flatMap(({ abilities }) => abilities);
  const triggersUsed = new Set(used.flatMap((ability) => (ability.kind === 'when' ? [ability.trigger] : [])));
  expect(triggers.filter((trigger) => !triggersUsed.has(trigger))).toEqual([]);
  const modifiersUsed = new Set(used.flatMap((ability) => (ability.kind === 'always' ? [ability.modifier] : [])));
  expect(modifiers.filter((modifier) => !modifiersUsed.has(modifier))).toEqual([]);
  const countedSomewhere = new Set([
    ...used.flatMap((ability) => (ability.kind === 'end' ? [ability.counts] : [])),
    ...reputations.map(({ counts }) => counts),
  ]);
  expect(counted.filter((what) => !countedSomewhere.has(what))).toEqual([]);
});

test('a typo in the content fails at load', () => {
  expect(() => goods('2 wod')).toThrow('"2 wod"');
  expect(() => goods('some wood')).toThrow('no number');
  expect(() => townNamed('Atlantis')).toThrow('no town');
  expect(() => buildingNamed('Castle')).toThrow('no building');
});

test('I-2.1 I-2.2 the map hangs together: three regions a board, each touching the others; a port touches two seas', () => {
  for (let region = 0; region < REGIONS; region++) {
    for (const next of neighbours[region]!) expect(neighbours[next]).toContain(region);
    if (region < 12) {
      const board = neighbours[region]!.filter((next) => boardOf(next) === boardOf(region));
      expect(board).toHaveLength(2);
    } else {
      expect(neighbours[region]).toHaveLength(2);
      for (const next of neighbours[region]!) expect(next).toBeLessThan(12);
    }
    for (let other = 0; other < REGIONS; other++) {
      expect(distances[region]![other]).toBe(distances[other]![region]);
      expect(ways[region]![other]).toHaveLength(distances[region]![other]!);
    }
  }
  expect(Math.max(...distances.flat())).toBe(5);
});
