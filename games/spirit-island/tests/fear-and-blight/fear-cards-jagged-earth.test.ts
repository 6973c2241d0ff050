import { testFearCards } from './fear-case.ts';

const two = ['River', 'Vital'];

testFearCards('jagged-earth', [
  [
    'Beset by Many Troubles',
    1,
    'defend 3 where any token is',
    { lands: { A4: 'city, wilds', A7: 'city' }, cards: { ravage: '1-sands' }, is: { A4: 'city, wilds', A7: 'city, blight' } },
  ],
  [
    'Beset by Many Troubles',
    2,
    'defend 5 there and beside 3 tokens',
    {
      lands: { A4: 'city, town, wilds', A7: 'city, town', A8: '2 beasts, town!1' },
      cards: { ravage: '1-sands' },
      is: { A4: 'town, city, wilds', A7: 'town, city' },
    },
  ],
  [
    'Beset by Many Troubles',
    2,
    'not beside 2',
    { lands: { A7: 'city', A8: '2 beasts' }, cards: { ravage: '1-sands' }, is: { A7: 'city, blight' } },
  ],
  [
    'Beset by Many Troubles',
    3,
    'defend 3 for each, here and around',
    {
      lands: { A7: '3 city', A8: '2 beasts', A4: 'city' },
      say: ['A4'],
      cards: { ravage: '1-sands' },
      is: { A7: '3 city, blight', A4: 'city, blight' },
    },
  ],
  [
    'Beset by Many Troubles',
    3,
    'they add up',
    { lands: { A7: '2 city, wilds', A8: 'beasts' }, cards: { ravage: '1-sands' }, is: { A7: '2 city, wilds' } },
  ],
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
  [
    'Flee from Dangerous Lands',
    1,
    'a settler is pushed on each board',
    {
      spirits: two,
      others: 'B5',
      lands: { A4: 'wilds, town', A7: 'town', B4: 'dahan, explorer' },
      say: ['town A4 to A5', 'explorer B4 to B5'],
      is: { A4: 'wilds', A7: 'town', B4: 'dahan', A5: 'town, 1 of seat 0', B5: 'explorer, 1 of seat 1' },
    },
  ],
  [
    'Flee from Dangerous Lands',
    2,
    'or removed',
    { lands: { A4: 'badlands, town, city', A7: 'town' }, is: { A4: 'city, badlands', A7: 'town' } },
  ],
  [
    'Flee from Dangerous Lands',
    3,
    'from anywhere, and cities from there',
    { lands: { A4: 'dahan, city', A7: 'town, city' }, offers: 'A4 A7', say: ['A4'], is: { A4: 'dahan', A7: 'town, city' } },
  ],
  ['Flee from Dangerous Lands', 3, 'elsewhere no city', { lands: { A7: 'town, city' }, is: { A7: 'city' } }],
  [
    'Nerves Fray',
    1,
    'strife where nobody ravages',
    {
      lands: { A4: 'town', A8: 'town' },
      cards: { ravage: '1-sands' },
      offers: 'A3 A8',
      say: ['A8'],
      is: { A8: 'town!1', A4: 'town, blight' },
    },
  ],
  ['Nerves Fray', 2, 'twice', { lands: { A8: 'town, city' }, say: ['A8', 'town', 'city'], is: { A8: 'town!1, city!1' } }],
  ['Nerves Fray', 3, 'and fear', { lands: { A8: 'city' }, say: ['A8'], is: { A8: 'city!2' }, fear: 1 }],
  [
    'Sense of Dread',
    1,
    'an explorer leaves before a ravage',
    {
      spirits: two,
      others: 'B5',
      lands: { A4: '2 explorer', A8: 'explorer', B4: 'explorer' },
      presence: 'A5',
      cards: { ravage: '1-sands' },
      is: { A4: 'explorer', A8: 'explorer' },
    },
  ],
  ['Sense of Dread', 2, 'or a town', { lands: { A4: 'town', A8: 'town' }, cards: { ravage: '1-sands' }, is: { A4: '', A8: 'town' } }],
  [
    'Sense of Dread',
    3,
    'or a city',
    { lands: { A4: 'city', A7: 'town' }, cards: { ravage: '1-sands' }, offers: 'A4 A7', say: ['A4'], is: { A4: '', A7: 'town, blight' } },
  ],
  [
    'Theological Strife',
    1,
    'strife where presence is',
    { lands: { A5: 'town', A4: 'town' }, is: { A5: 'town!1, 1 of seat 0', A4: 'town' } },
  ],
  [
    'Theological Strife',
    2,
    'and energy for sacred sites',
    { lands: { A5: 'town', A4: 'town' }, presence: '2 A5, 2 A6', is: { A5: 'town!1, 2 of seat 0' }, leaves: [1] },
  ],
  [
    'Theological Strife',
    3,
    'and it strikes the others',
    {
      lands: { A5: 'town, explorer', A4: 'town!1, explorer' },
      say: ['town'],
      is: { A5: 'town!1, 1 of seat 0', A4: 'town!1' },
    },
  ],
]);
