import { expect, test } from 'vitest';
import { powerNamed } from '../../content/powers.ts';
import { elementsOf } from '../../rules/spirits/elements.ts';
import { defendOf } from '../../rules/invaders/defend.ts';
import { drawn, type Drawn, type Table } from '../drawn.ts';
import { play } from '../use.ts';

const starlight = { spirits: ['Starlight'] };
const MOON = 1;
const FIRE = 2;
const growing = (table: Table = starlight): Drawn => drawn(table).clear().presence('2 A5').land('A3', 'city').phase('spirit');
const options = (position: Drawn): string =>
  position
    .answers()
    .filter((answer) => answer.startsWith('grow'))
    .join(' ');
const spiritOf = (position: Drawn) => position.state.spirits[0]!;

test('it begins in a land with blight; its growth rows are covered, and nothing of them is open', () => {
  const position = drawn(starlight);
  const { presence, tracks } = spiritOf(position);
  const [land] = presence.flatMap((count, space) => (count > 0 ? [space] : []));
  expect(position.at(position.nameOf(land!))).toContain('blight');
  expect(tracks).toEqual([1, 1, 0, 0, 0, 0]);
  expect(options(position.phase('spirit'))).toBe('grow 1.1 grow 1.2 grow 1.3 grow 1.4');
});

test('J-40.13 J-32.1 J-4.6 three different options a turn, one after the other, so that one just unlocked can be taken at once', () => {
  const position = growing();
  position.say('grow 1.2', 'track 3');
  expect([position.asks, position.answers()]).toEqual([['0 take-form'], ['option 5', 'option 6']]);
  position.say('option 6');
  expect(options(position)).toBe('grow 1.1 grow 1.3 grow 1.4 grow 1.6');
  // A card, and a presence that moves by 1: also by 0.
  position.say('grow 1.6', 'part 2');
  expect(position.answers().join(' ')).toBe('A1 A4 A5 A6 A7 A8');
});

test('J-40.14 an option whose row is covered again is closed until the row is empty, and is never chosen anew', () => {
  const position = growing().with(({ spirits: [spirit] }) => {
    spirit!.tracks[3] = 1;
    spirit!.forms = [7];
  });
  expect(options(position)).toContain('grow 1.8');
  const covered = growing().with(({ spirits: [spirit] }) => (spirit!.forms = [7]));
  expect(options(covered)).not.toContain('grow 1.8');
  covered.say('grow 1.2', 'track 4');
  expect(covered.asks).toEqual(['0 spirit-phase']);
  expect(options(covered)).toContain('grow 1.8');
});

test('J-40.15 a star gives the element that is chosen for it, as long as it is uncovered; the marker stays', () => {
  const position = growing().with(({ spirits: [spirit] }) => (spirit!.tracks[0] = 2));
  position.say('grow 1.2', 'track 1');
  expect(position.asks).toEqual(['0 star']);
  position.say('fire');
  expect(elementsOf(position.state, 0)[FIRE]).toBe(1);
  spiritOf(position).tracks[0] = 2;
  expect(elementsOf(position.state, 0)[FIRE]).toBe(0);
  expect(spiritOf(position).stars).toEqual([{ space: 2, element: FIRE }]);
});

test('a space marked +1 brings 1 energy for each presence that is added from it', () => {
  const position = growing();
  position.say('grow 1.2', 'track 6');
  expect(spiritOf(position).energy).toBe(1);
  const both = growing().with(({ spirits: [spirit] }) => (spirit!.tracks[4] = 1));
  both.say('grow 1.2', 'track 5', 'moon', 'option 10');
  expect([spiritOf(both).energy, elementsOf(both.state, 0)[MOON], spiritOf(both).forms]).toEqual([1, 1, [9]]);
});

test('stars and rows are filled by whatever uncovers them, in the midst of a phase of powers too', () => {
  const position = drawn(starlight).clear().presence('2 A5').land('A3', 'city').played('Gift of Proliferation').phase('fast');
  position.say('use Gift of Proliferation', 'A4', 'track 3', 'option 5');
  expect(spiritOf(position).forms).toEqual([4]);
});

test('the rows unlock: half the discards, 2 damage in one of its lands, a slow power as fast', () => {
  const half = growing().with(({ spirits: [spirit] }) => {
    spirit!.tracks[2] = 1;
    spirit!.forms = [4];
    spirit!.discard = ['Drought', 'Call to Tend', 'Steam Vents'].map(powerNamed);
  });
  half.say('grow 1.5', 'Drought', 'Steam Vents');
  expect(spiritOf(half).discard.map((card) => card)).toEqual([powerNamed('Call to Tend')]);
  const strong = growing()
    .land('A5', 'town, explorer')
    .with(({ spirits: [spirit] }) => {
      spirit!.tracks[5] = 2;
      spirit!.forms = [10];
    });
  strong.say('grow 1.11', 'town takes 2').is({ A5: 'explorer, 2 of seat 0' });
  const quick = growing().with(({ spirits: [spirit] }) => {
    spirit!.tracks[5] = 2;
    spirit!.forms = [11];
  });
  quick.say('grow 1.12');
  expect([spiritOf(quick).quickened, spiritOf(quick).extraPlays]).toEqual([1, 1]);
});

// ── Innate powers ──

test.each([
  ['Air Moves, Earth Endures', '3 air', ['A5', 'option 1', 'explorer A5 to A4', 'stop'], { A5: 'explorer, town, 2 dahan, 2 of seat 0' }],
  ['Air Moves, Earth Endures', '3 air', ['A5', 'option 2', 'town A5 to A4'], { A5: '2 explorer, 2 dahan, 2 of seat 0' }],
  ['Fire Burns, Water Soothes', '3 fire', ['A5', 'town takes 2'], { A5: '2 explorer, 2 dahan, 2 of seat 0' }],
  ['Fire Burns, Water Soothes', '3 water', ['A6'], { A6: '' }],
  ['Wood Seeks Growth, Humans Seek Freedom', '3 animal', ['A5', 'option 1', 'town takes 2'], { A5: '2 explorer, 2 dahan, 2 of seat 0' }],
  [
    'Wood Seeks Growth, Humans Seek Freedom',
    '3 animal',
    ['A5', 'option 2', 'dahan A5 to A4', 'stop'],
    { A5: '2 explorer, town, dahan, 2 of seat 0' },
  ],
  ['Sidereal Guidance', '2 moon', ['A6', 'dahan A5 to A6'], { A6: 'dahan, blight' }],
  ['Sidereal Guidance', '3 moon', ['A6', 'explorer A5 to A6', 'explorer A5 to A6'], { A6: '2 explorer, blight' }],
] as const)('%s with %s', (power, elements, say, is) => {
  const lands = { A5: '2 explorer, town, 2 dahan', A6: 'blight' };
  play(power, { ...starlight, lands, elements, say, is });
});

test('Air Moves, Earth Endures: earth defends', () => {
  const position = play('Air Moves, Earth Endures', { ...starlight, elements: '3 earth', say: ['A5'] });
  expect(defendOf(position.state, position.space('A5'))).toBe(5);
});

test('Wood Seeks Growth: a spirit with presence there gains a power card', () => {
  const position = play('Wood Seeks Growth, Humans Seek Freedom', {
    spirits: ['Starlight', 'River'],
    others: 'A4',
    elements: '3 plant',
    say: ['A4'],
  });
  expect(position.asks).toEqual(['1 deck']);
});

test('Stars Blaze in the Daytime Sky: fear, energy, and a card back from play', () => {
  const position = play('Stars Blaze in the Daytime Sky', {
    ...starlight,
    elements: '4 sun',
    with: ({ spirits: [spirit] }) => void spirit!.played.push(powerNamed('Drought')),
    say: ['Drought'],
    fear: 3,
    leaves: [1],
  });
  expect([spiritOf(position).hand, spiritOf(position).played]).toEqual([[powerNamed('Drought')], []]);
});

// ── Unique powers ──

test('Boon of Reimagining: a card of hand or discards for two of six minor powers; another spirit gets 1 energy', () => {
  const position = play('Boon of Reimagining', {
    spirits: ['Starlight', 'River'],
    with: ({ spirits: [, river] }) => void (river!.discard = [powerNamed('Drought')]),
    say: ['seat 1', '1: Drought'],
  });
  expect(position.answers(1)).toHaveLength(6);
  position.say(`1: ${position.answers(1)[0]}`);
  expect(position.answers(1)).toHaveLength(5);
  position.say(`1: ${position.answers(1)[0]}`);
  expect([position.state.spirits[1]!.hand.length, position.state.spirits[1]!.energy, position.state.minor.discard.length]).toEqual([
    2, 1, 5,
  ]);
  const kept = play('Boon of Reimagining', {
    ...starlight,
    with: ({ spirits: [spirit] }) => void (spirit!.hand = [powerNamed('Drought')]),
    say: ['stop'],
    leaves: [0],
  });
  expect(spiritOf(kept).hand).toEqual([powerNamed('Drought')]);
});

test('Gather the Scattered Light of Stars: up to 2 cards come back when time passes, and 3 more for a unique power', () => {
  const cards = ['Drought', 'Call to Tend', 'Steam Vents', 'Rain of Blood', 'Song of Sanctity'].map(powerNamed);
  const position = drawn(starlight)
    .clear()
    .presence('2 A5')
    .land('A3', 'city')
    .played('Gather the Scattered Light of Stars')
    .with(({ spirits: [spirit] }) => (spirit!.discard = cards))
    .phase('slow', 'time-passes');
  position.say('use Gather the Scattered Light of Stars', 'Drought', 'Gather the Scattered Light of Stars');
  expect(position.asks).toEqual(['0 forget-to-reclaim']);
  // Itself, which was reclaimed, is the only unique power.
  position.say('Gather the Scattered Light of Stars', 'Call to Tend', 'Steam Vents', 'stop');
  expect(spiritOf(position).hand).toEqual(['Drought', 'Call to Tend', 'Steam Vents'].map(powerNamed));
  expect(position.state.forgotten).toEqual([powerNamed('Gather the Scattered Light of Stars')]);
});

test('Peace of the Nighttime Sky: no ravage at terror level I; J-10.14 it may be repeated if it is forgotten, which leaves a moon', () => {
  const lands = { A4: 'town', A5: 'town' };
  const position = play('Peace of the Nighttime Sky', { ...starlight, lands, say: ['A4', 'yes', 'A5'] });
  const kinds = position.state.modifiers.map(({ kind, land }) => `${kind} ${position.nameOf(land!)}`);
  expect(kinds).toEqual(['skip-ravage A4', 'skip-ravage A5']);
  expect([spiritOf(position).played, elementsOf(position.state, 0)[MOON]]).toEqual([[], 1]);
  const later = play('Peace of the Nighttime Sky', {
    ...starlight,
    lands,
    with: (state) => void (state.fear.terror = 2),
    say: ['A4', 'no'],
  });
  expect(later.state.modifiers).toEqual([]);
  expect(spiritOf(later).played).toEqual([powerNamed('Peace of the Nighttime Sky')]);
});

test('J-40.16 Shape the Self Anew: 3 energy for forgetting it, unless it was forgotten for a major power', () => {
  const position = play('Shape the Self Anew', starlight);
  position.say(position.answers()[0]!, 'yes');
  expect([spiritOf(position).energy, spiritOf(position).played]).toEqual([3, []]);
  const major = play('Shape the Self Anew', { ...starlight, elements: '3 moon', say: ['option 2'] });
  major.say(major.answers()[0]!, 'Shape the Self Anew');
  expect([major.asks, spiritOf(major).energy]).toEqual([['0 power'], 0]);
});
