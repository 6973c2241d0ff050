import { expect, test } from 'vitest';
import { fearCards } from '../content/fear-cards.ts';
import { drawn, type Drawn, type Table } from './drawn.ts';

/** What an earned fear card does at a terror level, before a ravage, build and explore of cards that a row may lay out. */
interface FearCase extends Table {
  readonly lands: Readonly<Record<string, string>>;
  readonly presence?: string;
  readonly others?: string;
  readonly cards?: Partial<Readonly<Record<'ravage' | 'build' | 'explore', string>>>;
  readonly say?: readonly string[];
  /** The first question offers these. */
  readonly offers?: string;
  readonly is?: Readonly<Record<string, string>>;
  readonly fear?: number;
  readonly leaves?: readonly number[];
}
type Row = readonly [card: string, terror: number, what: string, fearCase: FearCase];

function positionOf(card: string, terror: number, { lands, presence = 'A5', others, cards = {}, ...table }: FearCase): Drawn {
  const position = drawn(table).clear().presence(presence).phase('invader');
  if (others !== undefined) position.presence(others, 1);
  // A city far from everything keeps the game going at every terror level.
  if (!('A3' in lands)) position.land('A3', 'city');
  for (const [land, pieces] of Object.entries(lands)) position.land(land, pieces);
  position.fearCard(card, terror);
  const { explore = '1-mountain', ...laid } = cards;
  for (const [space, id] of Object.entries(laid)) position.card(space as 'ravage', id);
  return position.card('explore', explore);
}

/*
 * Board A: 1 mountain, 2 wetland, 3 jungle (coastal), 4 sands, 5 wetland, 6 mountain, 7 sands, 8 jungle. The explore card is that of the mountains
 * unless a row says otherwise: it brings an explorer to A1, and to A6 if a town or city is near it.
 */
const two = ['River', 'Vital'];
const rows: readonly Row[] = [
  [
    'Avoid the Dahan',
    1,
    'no explore where 2 dahan are',
    { lands: { A1: '2 dahan', A6: 'town, dahan' }, is: { A1: '2 dahan', A6: 'explorer, town, dahan' } },
  ],
  [
    'Avoid the Dahan',
    2,
    'no build where dahan outnumber towns and cities',
    {
      lands: { A4: 'town, 2 dahan', A7: 'town, dahan' },
      cards: { build: '1-sands' },
      is: { A4: 'town, 2 dahan', A7: 'town, city, dahan' },
    },
  ],
  [
    'Avoid the Dahan',
    3,
    'no build where dahan are',
    { lands: { A4: '2 town, dahan', A7: 'town' }, cards: { build: '1-sands' }, is: { A4: '2 town, dahan', A7: 'town, city' } },
  ],
  [
    'Belief Takes Root',
    1,
    'defend 2 where presence is',
    {
      lands: { A4: 'town', A7: 'town' },
      presence: 'A4',
      cards: { ravage: '1-sands' },
      is: { A4: 'town, 1 of seat 0', A7: 'town, blight' },
    },
  ],
  [
    'Belief Takes Root',
    2,
    'and energy for sacred sites with invaders',
    {
      lands: { A4: 'town', A7: 'town', A6: 'town' },
      presence: '2 A4, 2 A6, 2 A8, A7',
      cards: { ravage: '1-sands' },
      is: { A4: 'town, 2 of seat 0', A7: 'town, 1 of seat 0' },
      leaves: [2],
    },
  ],
  [
    'Belief Takes Root',
    3,
    'invaders leave for presence, 2 health for each',
    { lands: { A4: 'explorer, town, 2 city' }, presence: '2 A4', say: ['city', 'explorer'], is: { A4: 'town, city, 2 of seat 0' } },
  ],
  [
    'Dahan Enheartened',
    1,
    'a dahan leaves or joins invaders',
    { lands: { A4: 'town', A5: 'dahan' }, say: ['A4', 'option 2'], is: { A4: 'town, dahan', A5: '1 of seat 0' } },
  ],
  [
    'Dahan Enheartened',
    1,
    'or leaves them, or none does',
    {
      lands: { A4: 'town, dahan' },
      offers: 'A3 A4 stop',
      say: ['A4', 'option 1', 'dahan A4 to A1'],
      is: { A4: 'town', A1: 'explorer, dahan' },
    },
  ],
  [
    'Dahan Enheartened',
    2,
    'dahan gather and deal 1 damage',
    { lands: { A4: 'city', A5: '3 dahan' }, say: ['A4', 'dahan A5 to A4', 'dahan A5 to A4'], is: { A4: 'city-1, 2 dahan' } },
  ],
  [
    'Dahan Enheartened',
    3,
    'dahan gather and deal 1 damage each',
    { lands: { A4: 'city', A5: '3 dahan' }, say: ['A4', 'dahan A5 to A4', 'dahan A5 to A4'], is: { A4: 'city-2, 2 dahan' } },
  ],
  [
    'Dahan on their Guard',
    1,
    'each defends 1',
    { lands: { A4: 'town, explorer, dahan' }, cards: { ravage: '1-sands' }, say: [], is: { A4: 'explorer, town, blight' } },
  ],
  [
    'Dahan on their Guard',
    2,
    'each defends 1 and all of them 1',
    {
      lands: { A4: 'town, explorer, dahan', A7: 'town' },
      cards: { ravage: '1-sands' },
      say: ['town takes 2'],
      is: { A4: 'explorer, dahan-1', A7: 'town, blight' },
    },
  ],
  ['Dahan on their Guard', 3, 'each defends 2', { lands: { A4: '2 city, 3 dahan' }, cards: { ravage: '1-sands' }, is: { A4: '3 dahan' } }],
  [
    'Dahan Raid',
    1,
    '1 damage where dahan are, in different lands',
    {
      spirits: two,
      others: 'B5',
      lands: { A4: '2 town, 2 dahan', A7: 'city, dahan' },
      say: ['0: A4'],
      is: { A4: 'town, town-1, 2 dahan', A7: 'city-1, dahan' },
    },
  ],
  ['Dahan Raid', 2, '1 damage for each dahan', { lands: { A4: 'city, 2 dahan' }, is: { A4: 'city-2, 2 dahan' } }],
  ['Dahan Raid', 3, '2 damage for each dahan', { lands: { A4: '2 city, 2 dahan' }, say: ['city takes 3'], is: { A4: 'city-1, 2 dahan' } }],
  [
    'Emigration Accelerates',
    1,
    'an explorer leaves the coast',
    { lands: { A2: '2 explorer, town', A4: 'explorer' }, is: { A2: 'explorer, town', A4: 'explorer' } },
  ],
  [
    'Emigration Accelerates',
    2,
    'or a town',
    { lands: { A2: 'explorer, town', A4: 'town' }, say: ['town'], is: { A2: 'explorer', A4: 'town' } },
  ],
  ['Emigration Accelerates', 3, 'from anywhere', { lands: { A2: 'explorer', A4: 'town' }, say: ['A4'], is: { A2: 'explorer', A4: '' } }],
  [
    'Fear of the Unseen',
    1,
    'a settler leaves a sacred site',
    { lands: { A4: 'town', A6: 'town' }, presence: 'A4, 2 A6', is: { A4: 'town, 1 of seat 0', A6: '2 of seat 0' } },
  ],
  [
    'Fear of the Unseen',
    2,
    'or a land with presence',
    { lands: { A4: 'town', A6: 'town', A7: 'town' }, presence: 'A4, 2 A6', offers: 'A4 A6', say: ['A4'], is: { A4: '1 of seat 0' } },
  ],
  [
    'Fear of the Unseen',
    3,
    'and a city a sacred site',
    {
      lands: { A4: 'city, town', A6: 'city, town' },
      presence: 'A4, 2 A6',
      say: ['A6', 'city'],
      is: { A6: 'explorer, town, 2 of seat 0', A4: 'town, city, 1 of seat 0' },
    },
  ],
  [
    'Fear of the Unseen',
    3,
    'but no other land',
    { lands: { A4: 'city, town', A6: 'city, town' }, presence: 'A4, 2 A6', say: ['A4'], is: { A4: 'city, 1 of seat 0' } },
  ],
  ['Isolation', 1, 'one that is alone leaves', { lands: { A4: 'town', A7: '2 explorer' }, is: { A4: '', A7: '2 explorer' } }],
  [
    'Isolation',
    2,
    'one of two',
    { lands: { A4: '2 town, explorer', A7: 'explorer, town' }, say: ['town'], is: { A4: 'explorer, 2 town', A7: 'explorer' } },
  ],
  ['Isolation', 3, 'also a city', { lands: { A4: 'city', A7: '3 town' }, offers: 'A3 A4', say: ['A4'], is: { A4: '', A7: '3 town' } }],
  [
    'Overseas Trade Seem Safer',
    1,
    'defend 3 at the coast',
    { lands: { A2: 'city', A5: 'city' }, presence: 'A6', cards: { ravage: '1-wetland' }, is: { A2: 'city', A5: 'city, blight' } },
  ],
  [
    'Overseas Trade Seem Safer',
    2,
    'defend 6, and no cities there',
    {
      lands: { A2: '2 city, town', A1: 'town', A6: 'town' },
      presence: 'A5',
      cards: { ravage: '1-wetland', build: '1-mountain', explore: '1-sands' },
      is: { A2: 'town, 2 city, blight', A1: 'town', A6: 'town, city' },
    },
  ],
  [
    'Overseas Trade Seem Safer',
    3,
    'defend 9, and no builds there',
    {
      lands: { A2: '3 city', A1: 'explorer', A6: 'explorer' },
      cards: { ravage: '1-wetland', build: '1-mountain', explore: '1-sands' },
      is: { A2: '3 city', A1: 'explorer', A6: 'explorer, town' },
    },
  ],
  [
    'Retreat!',
    1,
    'up to 2 explorers leave an inland land',
    {
      lands: { A2: 'explorer', A7: '3 explorer' },
      offers: 'A7 stop',
      say: ['A7', 'explorer A7 to A5', 'stop'],
      is: { A7: '2 explorer', A5: 'explorer, 1 of seat 0' },
    },
  ],
  [
    'Retreat!',
    2,
    'up to 3 explorers and towns',
    {
      lands: { A7: 'explorer, 3 town' },
      say: ['A7', 'town A7 to A8', 'town A7 to A8', 'explorer A7 to A5'],
      is: { A7: 'town', A8: '2 town', A5: 'explorer, 1 of seat 0' },
    },
  ],
  [
    'Retreat!',
    3,
    'any number, from anywhere',
    { lands: { A2: '4 town' }, say: ['A2', ...Array<string>(4).fill('town A2 to A4')], is: { A2: '', A4: '4 town' } },
  ],
  [
    'Scapegoats',
    1,
    'an explorer dies for each town',
    { lands: { A4: '3 explorer, 2 town', A7: '2 explorer, city' }, is: { A4: 'explorer, 2 town', A7: '2 explorer, city' } },
  ],
  [
    'Scapegoats',
    2,
    'and two for each city',
    { lands: { A4: '4 explorer, town, city', A7: '2 explorer, city' }, is: { A4: 'explorer, town, city', A7: 'city' } },
  ],
  [
    'Scapegoats',
    3,
    'all of them, and a town for each city',
    { lands: { A4: '4 explorer, 2 town, city', A7: '2 explorer' }, fear: 1, is: { A4: 'town, city', A7: '2 explorer' } },
  ],
  [
    'Seek Safety',
    1,
    'an explorer flees to where more towns and cities are',
    {
      lands: { A4: 'explorer, town', A2: '2 town', A5: 'town' },
      offers: 'A4 stop',
      say: ['A4'],
      is: { A4: 'town', A2: 'explorer, 2 town' },
    },
  ],
  [
    'Seek Safety',
    2,
    'an explorer gathers to a town or city',
    { lands: { A4: 'town', A5: 'explorer', A1: 'town' }, say: ['A4', 'option 1'], is: { A4: 'explorer, town', A5: '1 of seat 0' } },
  ],
  [
    'Seek Safety',
    2,
    'or a town to a city',
    { lands: { A4: 'city', A5: 'town' }, say: ['A4', 'option 2'], is: { A4: 'town, city', A5: '1 of seat 0' } },
  ],
  [
    'Seek Safety',
    3,
    'up to 3 health leave a land without a city',
    { lands: { A4: '2 explorer, town', A7: 'city, explorer' }, offers: 'A4 stop', say: ['A4', 'town', 'explorer'], is: { A4: 'explorer' } },
  ],
  [
    'Tall Tales of Savagery',
    1,
    'an explorer leaves where dahan are',
    { lands: { A4: '2 explorer, dahan', A7: 'explorer' }, is: { A4: 'explorer, dahan', A7: 'explorer' } },
  ],
  [
    'Tall Tales of Savagery',
    2,
    'two explorers or a town',
    { lands: { A4: '2 explorer, town, dahan' }, say: ['option 2'], is: { A4: '2 explorer, dahan' } },
  ],
  [
    'Tall Tales of Savagery',
    3,
    'from every such land, and a city where 2 dahan are',
    {
      lands: { A4: '3 explorer, town, city, 2 dahan', A7: 'town, city, dahan' },
      say: ['option 1', 'option 2'],
      fear: 0,
      is: { A4: 'explorer, town, 2 dahan', A7: 'city, dahan' },
    },
  ],
  [
    'Trade Suffers',
    1,
    'no build where a city is',
    { lands: { A4: 'city, 2 town', A7: 'town' }, cards: { build: '1-sands' }, is: { A4: '2 town, city', A7: 'town, city' } },
  ],
  [
    'Trade Suffers',
    2,
    'a town at the coast becomes an explorer',
    { lands: { A2: 'town', A4: 'town' }, offers: 'A2 stop', say: ['A2'], is: { A2: 'explorer', A4: 'town' } },
  ],
  ['Trade Suffers', 3, 'or a city a town', { lands: { A2: 'town, city' }, say: ['A2', 'city'], is: { A2: '2 town' } }],
  [
    'Wary of the Interior',
    1,
    'an explorer leaves an inland land',
    { lands: { A2: 'explorer', A4: '2 explorer, town' }, is: { A2: 'explorer', A4: 'explorer, town' } },
  ],
  ['Wary of the Interior', 2, 'or a town', { lands: { A4: 'explorer, town' }, say: ['town'], is: { A4: 'explorer' } }],
  ['Wary of the Interior', 3, 'from anywhere', { lands: { A2: 'town', A4: 'town' }, offers: 'A2 A4', say: ['A2'], is: { A2: '' } }],
  [
    'Dahan Attack',
    1,
    'an explorer leaves the dahan',
    { lands: { A4: 'dahan, explorer', A7: 'explorer' }, is: { A4: 'dahan', A7: 'explorer' } },
  ],
  ['Dahan Attack', 2, 'the dahan strike', { lands: { A4: '2 dahan, town' }, is: { A4: '2 dahan' } }],
  [
    'Dahan Attack',
    3,
    'others join them where towns stand',
    { lands: { A3: 'city', A7: 'city', A8: 'dahan' }, is: { A7: 'city-2, dahan', A8: '' } },
  ],
  ['Dahan Threaten', 1, 'strife by dahan', { lands: { A4: 'dahan, town' }, is: { A4: 'town!1, dahan' } }],
  ['Dahan Threaten', 2, 'which weakens whom it meets', { lands: { A4: 'dahan, town-1' }, is: { A4: 'dahan' }, fear: 1 }],
  ['Dahan Threaten', 3, 'and the dahan strike where strife is', { lands: { A4: '2 dahan, town' }, is: { A4: '2 dahan' } }],
  [
    'Depart the Dangerous Land',
    1,
    'an explorer leaves beasts',
    { lands: { A4: 'beasts, explorer', A7: 'dahan, explorer' }, is: { A4: 'beasts', A7: 'explorer, dahan' } },
  ],
  ['Depart the Dangerous Land', 2, 'or a town disease', { lands: { A4: 'disease, town' }, is: { A4: 'disease' } }],
  [
    'Depart the Dangerous Land',
    3,
    'or four health two dahan',
    { lands: { A4: '2 dahan, city, explorer' }, say: ['city', 'explorer'], is: { A4: '2 dahan' } },
  ],
  ['Panic', 1, 'strife by beasts', { lands: { A4: 'beasts, town' }, is: { A4: 'town!1, beasts' } }],
  ['Panic', 2, 'or disease, and it weakens', { lands: { A4: 'disease, town-1' }, is: { A4: 'disease' } }],
  ['Panic', 3, 'or anywhere', { lands: { A4: 'town-1' }, offers: 'A3 A4', say: ['A4'], is: { A4: '' } }],
  ['Plan for Departure', 1, 'a town goes to the coast', { lands: { A4: 'town' }, say: ['A2'], is: { A2: 'town', A4: '' } }],
  [
    'Plan for Departure',
    2,
    'or an explorer, and the coast is defended',
    { lands: { A4: 'explorer', A3: 'explorer, city' }, cards: { ravage: '1-jungle' }, say: ['stop'], is: { A3: 'explorer, city, blight' } },
  ],
  [
    'Plan for Departure',
    3,
    'or two of them',
    {
      lands: { A4: '2 town', A3: 'city' },
      cards: { ravage: '1-jungle' },
      say: ['A2', 'town A4 to A2', 'town A4 to A2'],
      is: { A2: '2 town', A3: 'city' },
    },
  ],
  ['Unrest', 1, 'strife for a town', { lands: { A4: 'town, explorer' }, is: { A4: 'explorer, town!1' } }],
  ['Unrest', 2, 'that weakens it', { lands: { A4: 'town-1, explorer' }, is: { A4: 'explorer' } }],
  ['Unrest', 3, 'or for any invader', { lands: { A4: 'town-1' }, offers: 'A3 A4', say: ['A4'], is: { A4: '' } }],
  [
    'Dahan Reclaim Fishing Grounds',
    1,
    'dahan strike at the coast',
    { lands: { A2: '2 dahan, town', A4: 'dahan, town' }, is: { A2: '2 dahan', A4: 'town, dahan' } },
  ],
  [
    'Dahan Reclaim Fishing Grounds',
    2,
    'with one from inland',
    { lands: { A2: 'town', A4: 'dahan' }, say: ['A2', 'dahan A4 to A2'], is: { A2: 'town-1, dahan' } },
  ],
  [
    'Dahan Reclaim Fishing Grounds',
    3,
    'twice as hard',
    { lands: { A2: 'town', A4: 'dahan' }, say: ['A2', 'dahan A4 to A2'], is: { A2: 'dahan' } },
  ],
];

test.each(rows)('%s %i: %s', (card, terror, _, row) => {
  const { offers, say = [], is = {}, fear, leaves } = row;
  const position = positionOf(card, terror, row);
  if (offers !== undefined) expect(position.answers().join(' ')).toBe(offers);
  position.say(...say).is(is);
  expect(position.asks).toEqual(['0 phase-over']);
  if (fear !== undefined) expect(position.log.reduce((sum, entry) => sum + (entry.what === 'fear' ? entry.n : 0), 0)).toBe(fear);
  if (leaves !== undefined) expect(position.state.spirits.map(({ energy }) => energy)).toEqual(leaves);
});

test('every level of every fear card is in the table', () => {
  const missing = fearCards.flatMap(({ name }) =>
    [1, 2, 3].flatMap((terror) => (rows.some(([card, level]) => card === name && level === terror) ? [] : [`${name} ${terror}`])),
  );
  expect(missing).toEqual([]);
});
