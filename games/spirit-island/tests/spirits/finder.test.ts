import { expect, test } from 'vitest';
import { powers } from '../../content/powers.ts';
import { spirits } from '../../content/spirits.ts';
import { damage } from '../../content/step.ts';
import { cardPlays, income, rangeOnTracks } from '../../rules/spirits/elements.ts';
import { geography, isCoastal, openWay } from '../../rules/island/island.ts';
import { openTracks } from '../../rules/pieces/presence.ts';
import type { State } from '../../rules/state.ts';
import { carryOut } from '../doing.ts';
import { drawn, type Drawn, type Table } from '../drawn.ts';
import { isUsable, play, positionOf, type Row } from '../use.ts';

const finder: Table = { spirits: ['Finder'] };
const withOcean: Table = { spirits: ['Finder', 'Ocean'] };
const kinds = (state: State): string[] => state.modifiers.map(({ kind }) => kind);
const isolated = ({ state }: Drawn): number[] => state.modifiers.flatMap(({ kind, land }) => (kind === 'isolate' ? [land!] : []));
/** A way between two lands is open, and is let be. */
const open =
  (a: number, b: number) =>
  (state: State): void => {
    state.island = { ...state.island, opened: [a, b] };
    state.ways.settled = true;
    state.ways.quiet = true;
  };

/** A row for each power and each level; its elements are just enough for it. */
const rows: readonly Row[] = [
  [
    'A Circuitous and Wending Journey',
    'leads half of each kind away, rounded up',
    {
      presence: '3 A5',
      lands: { A5: '3 explorer, dahan, beasts' },
      say: ['explorer A5 to A4', 'explorer A5 to A4', 'dahan A5 to A4', 'seat 0 A5 to A4', 'seat 0 A5 to A4', 'beasts A5 to A4'],
      is: { A5: 'explorer, 1 of seat 0', A4: '2 explorer, dahan, beasts, 2 of seat 0' },
    },
  ],
  [
    'A Circuitous and Wending Journey',
    'leads presence of another only if it agrees, and asks it once',
    {
      spirits: ['Finder', 'Vital'],
      presence: 'A5',
      others: '2 A5',
      say: ['seat 1 A5 to A4', '1: no'],
      after: (position) => expect(position.answers(0).filter((answer) => answer.startsWith('seat 1'))).toEqual([]),
    },
  ],
  [
    'A Circuitous and Wending Journey',
    'leads presence of another that agrees',
    { spirits: ['Finder', 'Vital'], presence: 'A5', others: '2 A5', say: ['seat 1 A5 to A4', '1: yes', 'stop'], is: { A4: '1 of seat 1' } },
  ],
  [
    'Aid from the Spirit-Speakers',
    'leads one for each dahan to a single land with dahan',
    {
      lands: { A4: '2 dahan, city, town', A6: 'dahan', A1: 'explorer' },
      say: ['A4', 'A6', 'city A4 to A6', 'dahan A4 to A6'],
      is: { A4: 'town, dahan', A6: 'city, 2 dahan' },
    },
  ],
  ['Aid from the Spirit-Speakers', 'nobody without dahan', { lands: { A4: 'city', A6: 'dahan' }, say: ['A4'], is: { A4: 'city' } }],
  [
    'Offer Passage Between Worlds',
    'leads dahan to and fro',
    {
      presence: 'A5, A7',
      lands: { A4: '2 dahan', A7: 'dahan' },
      say: ['A4', 'option 1', 'A7', 'dahan A4 to A7', 'dahan A4 to A7', 'dahan A7 to A4', 'dahan A7 to A4'],
      is: { A4: '2 dahan', A7: 'dahan, 1 of seat 0' },
    },
  ],
  [
    'Offer Passage Between Worlds',
    'or spares two',
    { say: ['A4', 'option 2'], after: ({ state }) => expect(state.modifiers).toMatchObject([{ kind: 'spare-dahan-once', amount: 2 }]) },
  ],
  [
    'Paths Tied by Nature',
    'lead to a land of the same terrain within range 2',
    {
      presence: '2 A5',
      lands: { A6: 'city, 2 explorer' },
      say: ['A6', 'A1', 'city A6 to A1', 'explorer A6 to A1'],
      is: { A6: 'explorer', A1: 'explorer, city' },
    },
  ],
  [
    "Traveler's Boon",
    'brings presence of another, and somebody of each kind with it',
    {
      spirits: ['Finder', 'Vital'],
      presence: 'A5, A1',
      others: '2 A8, A3',
      lands: { A8: '2 town, 2 dahan, 2 beasts', A3: 'city' },
      say: ['1: A5', '1: A8', '1: town A8 to A5', '1: dahan A8 to A5', '1: beasts A8 to A5', '1: A8', '1: A3'],
      is: { A5: 'town, dahan, beasts, 1 of seat 0, 3 of seat 1', A8: 'town, dahan, beasts', A3: 'city' },
    },
  ],
  [
    'Ways of Shore and Heartland',
    'lead along the shore',
    {
      presence: '2 A5',
      lands: { A1: '3 explorer' },
      say: ['A1', 'explorer A1 to A2', 'explorer A1 to A2'],
      is: { A1: 'explorer', A2: '2 explorer' },
    },
  ],
  [
    'Ways of Shore and Heartland',
    'and from the heartland only to inland lands',
    {
      lands: { A4: '2 explorer' },
      say: ['A4'],
      after: (position) => expect(position.answers()).toEqual(['explorer A4 to A5', 'stop']),
    },
  ],
  [
    'Lay Paths They Cannot Help but Walk',
    'for half of each kind, rounded down',
    {
      elements: '2 moon, 2 air',
      presence: '2 A5',
      lands: { A5: '3 explorer, dahan' },
      say: ['explorer A5 to A4', 'seat 0 A5 to A4'],
      is: { A5: '2 explorer, dahan, 1 of seat 0', A4: 'explorer, 1 of seat 0' },
    },
  ],
  [
    'Lay Paths They Cannot Help but Walk',
    'for one more, of whatever kind',
    { elements: '2 sun, 2 air', lands: { A5: 'dahan, town' }, say: ['dahan A5 to A4'], is: { A5: 'town, 2 of seat 0', A4: 'dahan' } },
  ],
  [
    'Lay Paths They Cannot Help but Walk',
    'again',
    {
      elements: '2 moon, 4 air, 3 water',
      presence: 'A5, A1',
      lands: { A5: '2 explorer', A1: '2 town' },
      with: (state) => void (state.ways.quiet = true),
      use: 'use Lay Paths They Cannot Help but Walk',
      say: ['A5', 'explorer A5 to A4', 'A1', 'town A1 to A2'],
      is: { A4: 'explorer', A2: 'town' },
    },
  ],
  [
    'Close the Ways',
    'isolates a land',
    { elements: 'air, 2 water', say: ['A4'], after: (position) => expect(isolated(position)).toEqual([position.space('A4')]) },
  ],
  [
    'Close the Ways',
    'and another',
    {
      elements: '2 air, 2 earth, 2 water',
      say: ['A4', 'A1'],
      after: (position) => expect(isolated(position)).toEqual([position.space('A4'), position.space('A1')]),
    },
  ],
  [
    'Close the Ways',
    'and a third, each within its own range',
    {
      elements: '3 air, 2 plant, 2 earth, 2 water',
      say: ['A4', 'A1', 'A6'],
      after: (position) => expect(isolated(position)).toEqual(['A4', 'A1', 'A6'].map((land) => position.space(land))),
    },
  ],
];

test.each(rows)('%s %s', (power, _, row) => {
  play(power, row);
});

test('every power of Finder is in the table, innate ones with a row for each level', () => {
  for (const { name, spirit, thresholds } of powers) {
    if (spirit !== 'Finder of Paths Unseen') continue;
    expect([name, rows.filter(([row]) => row === name).length >= Math.max(1, thresholds.length)]).toEqual([name, true]);
  }
});

test('J-9.9 the innate powers of Finder need a level', () => {
  expect(isUsable('Close the Ways', {})).toBe(false);
  expect(isUsable('Lay Paths They Cannot Help but Walk', {})).toBe(false);
});

// ── Setup, growth and tracks ──

test('J-5.11 Finder begins in land 3 of its board and in land 1 of any', () => {
  const position = drawn({ spirits: ['Finder', 'River'] });
  const [own] = position.state.spirits;
  expect(own!.presence.flatMap((n, space) => (n > 0 ? [`${n} ${position.nameOf(space)}`] : []))).toEqual(['1 A1', '1 A3']);
  expect(own!.hand).toHaveLength(6);
});

test('Finder takes presence from any space beside an open one, also back towards the beginning', () => {
  const [spirit] = drawn(finder).state.spirits;
  // The first spaces of energy and plays are open: sun and earth are beside them.
  expect(openTracks(spirit!)).toEqual([2, 9]);
  spirit!.tracks[9] = 1;
  expect(openTracks(spirit!)).toEqual([2, 3, 10]);
  spirit!.tracks[3] = 1;
  expect(openTracks(spirit!)).toEqual([2, 4, 5, 10]);
  spirit!.tracks[5] = 1;
  spirit!.tracks[11] = 1;
  // From the second +1 play one goes back to the first.
  expect(openTracks(spirit!)).toEqual([2, 4, 6, 7, 10, 12]);
});

test('J-32.4 each space of Finder counts once, however many lines lead to it', () => {
  const [spirit] = drawn(finder).state.spirits;
  spirit!.tracks = spirit!.tracks.map(() => 1);
  expect([income(spirit!), cardPlays(spirit!), rangeOnTracks(spirit!)]).toEqual([2 + 2 + 1 + 1, 1 + 1 + 1, 1]);
  expect(spirits[spirit!.kind]!.tracks.flatMap(({ spaces }) => spaces)).toHaveLength(13);
});

test('a line between two spaces of Finder goes both ways', () => {
  const { tracks } = spirits.find(({ name }) => name === 'Finder of Paths Unseen')!;
  tracks.forEach(({ beside = [] }, at) => {
    for (const other of beside) expect([at, other, tracks[other]!.beside?.includes(at) ?? other < 2]).toEqual([at, other, true]);
  });
});

test('growth of Finder reclaims and ignores range, adds a play, or adds presence anywhere', () => {
  const growing = (): Drawn => drawn(finder).clear().land('A3', 'city').presence('A3, A1').phase('spirit');
  const far = growing().say('grow 1.1', 'part 2', 'option 1');
  expect(far.state.spirits[0]!.doneThisTurn).toContain('ignore-range');
  const plays = growing().say('grow 1.2', 'part 1', 'A2', 'track 3');
  expect(cardPlays(plays.state.spirits[0]!)).toBe(2);
  const anywhere = growing().say('grow 1.4', 'part 1');
  expect(anywhere.answers()).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8']);
});

test('the last space of Finder pushes 1 town or city from one of its lands', () => {
  const position = drawn(finder).clear().presence('A3, A5').land('A5', 'city').phase('spirit');
  position.with(({ spirits: [spirit] }) => void (spirit!.tracks[12] = 1));
  position.say('space 13.1', 'city A5 to A4').is({ A5: '1 of seat 0', A4: 'city' });
});

// ── Responsibilities to the Dead ──

const guilty = (energy: number, steps: Parameters<typeof carryOut>[2], pieces = 'explorer'): Drawn =>
  carryOut(drawn(finder).clear().land('A3', 'city').presence('A5, 2 A6').energy(energy).land('A4', pieces), 'A4', steps);

test('J-40.11 Finder: after an action that destroyed somebody it loses presence and energy', () => {
  const position = guilty(2, [damage(1)])
    .say('A5')
    .is({ A5: '', A4: '' });
  expect([position.state.spirits[0]!.energy, position.state.spirits[0]!.destroyed]).toEqual([1, 1]);
});

test('J-40.11 Finder: without energy another presence goes', () => {
  const position = guilty(0, [damage(1)])
    .say('A5')
    .is({ A5: '', A6: '1 of seat 0' });
  expect(position.state.spirits[0]!.destroyed).toBe(2);
});

test('J-40.11 Finder: once for an action, however many it destroyed, and only if somebody was', () => {
  const many = guilty(3, [damage(3)], '3 explorer').say('A5');
  expect([many.asks, many.state.spirits[0]!.energy]).toEqual([['0 all-done'], 2]);
  expect(guilty(3, [damage(1)], 'city').asks).toEqual(['0 all-done']);
  const dreaming = drawn({ spirits: ['Finder', 'Bringer'] })
    .clear()
    .land('A3', 'city')
    .presence('A5, 2 A6')
    .land('A4', 'explorer');
  const dream = carryOut(dreaming, 'A4', [damage(1)], 'Flash Floods', 1);
  expect(dream.asks).toEqual(['1 push']);
});

test('J-40.11 Finder: not after what others destroy', () => {
  const position = drawn({ spirits: ['Finder', 'River'] })
    .clear()
    .land('A3', 'city')
    .presence('A5')
    .presence('A6', 1)
    .land('A4', 'explorer');
  expect(carryOut(position, 'A4', [damage(1)], 'Flash Floods', 1).asks).toEqual(['0 all-done']);
});

test('J-40.11 Finder: whom it leads into the ocean it has to answer for, once', () => {
  const position = positionOf('Ways of Shore and Heartland', {
    ...withOcean,
    presence: 'A5, A6',
    others: 'A1',
    lands: { A1: 'explorer, town' },
    energy: 1,
    with: (state) => void (state.ways.quiet = true),
  });
  position.say('use Ways of Shore and Heartland', 'A1', 'explorer A1 to A0', 'town A1 to A0');
  position.say('A5').is({ A0: '', A5: '', A6: '1 of seat 0' });
  expect([position.state.spirits[0]!.energy, position.state.spirits[0]!.destroyed, position.state.spirits[1]!.drowned]).toEqual([0, 1, 3]);
});

// ── Open the Ways ──

const nearTo = (position: Drawn, land: string): string[] =>
  geography(position.state).adjacent[position.space(land)]!.map((near) => position.nameOf(near));

test('J-40.12 Finder: a pair of its lands is adjacent, as long as it is in both', () => {
  const position = drawn(finder)
    .clear()
    .presence('A3, A8')
    .land('A5', 'city')
    .phase('fast')
    .played('Close the Ways')
    .elements('air, 2 water');
  position.state.spirits[0]!.played = [];
  expect(nearTo(position, 'A3')).not.toContain('A8');
  position.say('open-ways');
  expect(position.answers()).toEqual(['A3', 'A8']);
  position.say('A3');
  expect(nearTo(position, 'A3')).toContain('A8');
  expect(nearTo(position, 'A8')).toContain('A3');
  // Nothing has happened since: it cannot be changed once more.
  expect(position.answers()).not.toContain('open-ways');
  position.state.spirits[0]!.presence[position.space('A8')] = 0;
  expect(openWay(position.state)).toBeNull();
  expect(nearTo(position, 'A3')).not.toContain('A8');
});

test('J-40.12 Finder: between two actions the pair may be changed again, or given up', () => {
  const position = drawn(finder).clear().presence('A3, A8, A1').land('A5', 'city').phase('fast').elements('2 air, 2 earth, 2 water');
  position.played('Offer Passage Between Worlds').say('open-ways', 'A3', 'A8');
  expect(position.answers()).not.toContain('open-ways');
  position.say('use Close the Ways with 1', 'A2', 'open-ways');
  expect(position.answers()).toEqual(['A1', 'A3', 'A8', 'close-ways']);
  position.say('close-ways');
  expect(openWay(position.state)).toBeNull();
});

test('J-40.12 Finder: between the levels of Close the Ways, each a use of its own, the pair may be changed', () => {
  const position = drawn(finder).clear().presence('A3, A8').land('A5', 'city').phase('fast').elements('2 air, 2 earth, 2 water');
  position.say('use Close the Ways', 'A2');
  expect(position.asks).toEqual(['0 ways']);
  position.say('A3', 'A4');
  expect(openWay(position.state)).not.toBeNull();
});

test('J-40.12 Finder is asked between the actions of the invaders, until it leaves the phase as it is', () => {
  const invaded = (): Drawn =>
    drawn(finder).clear().presence('A3, A8').land('A7', 'city').land('A2', 'city').card('build', '2-coastal').phase('invader');
  const position = invaded();
  expect(position.asks).toEqual(['0 ways']);
  expect(position.answers()).toEqual(['A3', 'A8', 'keep-ways-for-long', 'keep-ways']);
  position.say('keep-ways');
  // The build in A2 is over.
  expect([position.asks, position.at('A2')]).toEqual([['0 ways'], 'town, city']);
  const left = invaded().say('keep-ways-for-long');
  expect(left.asks).toEqual(['0 phase-over']);
});

test('J-40.12 an ocean that a land of Finder is joined to makes it coastal', () => {
  const position = drawn(withOcean).clear().presence('A8, A0').presence('A0', 1).land('A5', 'city');
  const [inland, ocean] = [position.space('A8'), position.space('A0')];
  expect(isCoastal(position.state, inland)).toBe(false);
  position.with(open(inland, ocean));
  expect([isCoastal(position.state, inland), geography(position.state).oceans[inland]]).toEqual([true, [ocean]]);
});

test('J-40.12 what invaders and pieces do goes by the open way, too', () => {
  const position = drawn(finder).clear().presence('A3, A8').land('A3', 'city').card('explore', '1-jungle').phase('invader');
  position.with(open(position.space('A3'), position.space('A8')));
  position.is({ A8: 'explorer, 1 of seat 0' });
});

test('J-40.12 a way closes in the middle of an action when presence leaves it', () => {
  const position = positionOf('A Circuitous and Wending Journey', {
    ...finder,
    presence: 'A3, A8',
    lands: { A3: '4 explorer' },
    with: open(2, 7),
  });
  position.say('use A Circuitous and Wending Journey', 'A3', 'explorer A3 to A8', 'seat 0 A3 to A8');
  expect(position.answers().filter((answer) => answer.endsWith('A8'))).toEqual([]);
});

test('Finder is asked nothing of the kind where all its lands touch', () => {
  const position = drawn(finder).clear().presence('A3, A2').land('A7', 'city').phase('invader');
  expect(position.asks).toEqual(['0 phase-over']);
  expect(kinds(position.state)).toEqual([]);
});
