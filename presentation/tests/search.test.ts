import { expect, test } from 'vitest';
import { readDigest } from '../digest/digest.ts';
import { cutAtWanted, search, wantedIn } from '../digest/search.ts';

const digest = readDigest(`# A game: rules digest

## G-1 Goal

**G-1.1** Whoever has most wins,
and ties are shared. (p. 1)

**G-1.2** A list:
- one thing
- another thing

## G-2 Turns

A paragraph without a number.

**G-2.1** Each turn has two steps; see G-1.1.

**G-2.2** A location is razed; its owner's goods stay. Twenty-five means 25.

## G-3 Дії

**G-3.1** Чтобы присвоить точку, отдают ещё два жетона; зелёный щёлк не считается.

**G-3.2** Карт в руке не больше шести; когда точек нет, раунд кончается.

**G-3.3** Щоб приєднати локацію, сплатіть обʼєкт із ґатунком.
`);

const found = (wanted: string): (string | null)[] => search(digest, wantedIn(wanted)).flatMap(({ parts }) => parts.map(({ rule }) => rule));

test('a search finds rules that have all the words, whatever their case, and sections by their heading', () => {
  expect(found('TIES shared')).toEqual(['G-1.1']);
  expect(found('another')).toEqual(['G-1.2']);
  expect(found('turns')).toEqual(['G-2.1', null, 'G-2.2']);
  expect(found('ties castle')).toEqual([]);
  expect(found('  ')).toHaveLength(8);
});

test('the number of a rule finds it before those that mention it, also without its letter', () => {
  expect(found('g-1.1')).toEqual(['G-1.1', 'G-2.1']);
  expect(found('2.1')).toEqual(['G-2.1']);
  expect(found('G-2')).toEqual(['G-2.1', 'G-2.2', null]);
  expect(found('25')).toEqual(['G-2.2']);
  expect(found('2')).toEqual([]);
});

test('endings do not matter, in any of the three languages', () => {
  for (const form of ['locations', 'location', "owners'", 'razing', 'raze', 'owner']) expect(found(form), form).toEqual(['G-2.2']);
  for (const form of ['присвоение', 'присвоит', 'присваивать', 'жетонов', 'жетонами']) expect(found(form), form).toEqual(['G-3.1']);
  for (const form of ['карта', 'карты', 'картами', 'раундов', 'руки']) expect(found(form), form).toEqual(['G-3.2']);
  for (const form of ['приєднання', 'приєднує', 'локації', 'локаціями']) expect(found(form), form).toEqual(['G-3.3']);
  // A vowel that comes and goes: точка, точек.
  expect(found('точка').toSorted()).toEqual(['G-3.1', 'G-3.2']);
});

test('ё and е, ґ and г, and every apostrophe are the same letter', () => {
  for (const form of ['зеленый', 'ЗЕЛЁНЫЙ', 'щелк', 'еще']) expect(found(form), form).toEqual(['G-3.1']);
  for (const form of ["об'єкт", 'об’єкт', 'обʼєкт', 'обєкт', 'гатунок', 'ґатунку']) expect(found(form), form).toEqual(['G-3.3']);
});

test('what fits best stands first', () => {
  const ranked = readDigest(`# R

## R-1 First

**R-1.1** They moved away.

**R-1.2** A mover is a person.

## R-2 Second

**R-2.1** A move is made.
`);
  const rules = search(ranked, wantedIn('move')).map(({ id, parts }) => [id, ...parts.map(({ rule }) => rule)]);
  expect(rules).toEqual([
    ['R-2', 'R-2.1'],
    ['R-1', 'R-1.1', 'R-1.2'],
  ]);
});

test('what matched is cut out of its text, in the form in which it stands there', () => {
  expect(cutAtWanted('Чтобы присвоить Точку, отдают жетон.', wantedIn('присвоение точек'))).toEqual([
    'Чтобы ',
    'присвоить',
    ' ',
    'Точку',
    ', отдают жетон.',
  ]);
  expect(cutAtWanted('see G-1.1.', wantedIn('g-1.1'))).toEqual(['see ', 'G-1.1', '.']);
  expect(cutAtWanted('nothing here', wantedIn('castle'))).toEqual(['nothing here']);
});
