import { expect, test } from 'vitest';
import { type Digest, readDigest } from '../digest/digest.ts';
import { cutAtWanted, search, wantedIn } from '../digest/search.ts';

const digest = readDigest(
  `# A game: rules digest

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
`,
  'en',
);

const russian = readDigest(
  `# Игра

## R-1 Действия

**R-1.1** Чтобы присвоить точку, отдают ещё два жетона; зелёный щёлк не считается.

**R-1.2** Карт в руке не больше шести; когда точек нет, раунд кончается.
`,
  'ru',
);

const ukrainian = readDigest(
  `# Гра

## U-1 Дії

**U-1.1** Щоб приєднати локацію, сплатіть обʼєкт із ґатунком; острів не рухається.

**U-1.2** Хід переходить до наступного гравця.
`,
  'uk',
);

const foundIn = (within: Digest, wanted: string): (string | null)[] =>
  search(within, wantedIn(wanted, within.language)).flatMap(({ parts }) => parts.map(({ rule }) => rule));
const found = (wanted: string): (string | null)[] => foundIn(digest, wanted);

test('a search finds rules that have all the words, whatever their case, and sections by their heading', () => {
  expect(found('TIES shared')).toEqual(['G-1.1']);
  expect(found('another')).toEqual(['G-1.2']);
  expect(found('turns')).toEqual(['G-2.1', null, 'G-2.2']);
  expect(found('ties castle')).toEqual([]);
  expect(found('  ')).toHaveLength(5);
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
  for (const form of ['присвоение', 'присвоит', 'присвоили', 'жетонов', 'жетонами'])
    expect(foundIn(russian, form), form).toEqual(['R-1.1']);
  for (const form of ['карта', 'карты', 'картами', 'раундов', 'руки']) expect(foundIn(russian, form), form).toEqual(['R-1.2']);
  for (const form of ['приєднання', 'приєднує', 'локації', 'локаціями', 'острови', 'островів'])
    expect(foundIn(ukrainian, form), form).toEqual(['U-1.1']);
});

test('a stem that changes is found in its other form', () => {
  expect(foundIn(russian, 'точка').toSorted()).toEqual(['R-1.1', 'R-1.2']);
  for (const form of ['ходи', 'ходу', 'гравець', 'гравцями']) expect(foundIn(ukrainian, form), form).toEqual(['U-1.2']);
});

test('ё and е, ґ and г, and every apostrophe are the same letter', () => {
  for (const form of ['зеленый', 'ЗЕЛЁНЫЙ', 'щелк', 'еще']) expect(foundIn(russian, form), form).toEqual(['R-1.1']);
  for (const form of ["об'єкт", 'об’єкт', 'обʼєкт', 'обєкт', 'гатунок', 'ґатунку'])
    expect(foundIn(ukrainian, form), form).toEqual(['U-1.1']);
});

test('what fits best stands first', () => {
  const ranked = readDigest(
    `# R

## R-1 First

**R-1.1** They moved away.

**R-1.2** A mover is a person.

## R-2 Second

**R-2.1** A move is made.
`,
    'en',
  );
  const rules = search(ranked, wantedIn('move', 'en')).map(({ id, parts }) => [id, ...parts.map(({ rule }) => rule)]);
  expect(rules).toEqual([
    ['R-2', 'R-2.1'],
    ['R-1', 'R-1.1', 'R-1.2'],
  ]);
});

test('what matched is cut out of its text, in the form in which it stands there', () => {
  expect(cutAtWanted('Чтобы присвоить Точку, отдают жетон.', wantedIn('присвоение точек', 'ru'))).toEqual([
    'Чтобы ',
    'присвоить',
    ' ',
    'Точку',
    ', отдают жетон.',
  ]);
  expect(cutAtWanted('see G-1.1.', wantedIn('g-1.1', 'en'))).toEqual(['see ', 'G-1.1', '.']);
  expect(cutAtWanted('nothing here', wantedIn('castle', 'en'))).toEqual(['nothing here']);
});
