import { show } from '@skerry/engine';
import { expect, test } from 'vitest';
import { elementIndex } from '../../rules/spirits/elements.ts';
import { cornersOf } from '../../rules/scenarios/corners.ts';
import { canPay } from '../../rules/events/price.ts';
import { drawn, type Drawn, type Table } from '../drawn.ts';

const options = { scenario: 'elemental-invocation', sets: 'jagged-earth', events: false };
const playing = (more: Table = {}): Drawn => drawn({ ...more, options: { ...options, ...more.options } });
const island = (more: Table = {}): Drawn => playing(more).clear().land('A8', 'city');
const cornerAt = (position: Drawn, ...lands: string[]): number =>
  cornersOf(position.state.island).findIndex((corner) => corner.lands.map((land) => position.nameOf(land)).join() === lands.join());
const marked = (position: Drawn, element: 'sun' | 'water', ...lands: string[]): Drawn =>
  position.with((state) => state.laid.invoked.push({ corner: cornerAt(position, ...lands), element: elementIndex(element) }));

test('J-38.15 setup: 1 town in land 6 of each board, 1 fear card at terror level I, 1 invader card less', () => {
  const position = playing({ spirits: ['River', 'Vital'] });
  const plain = drawn({ spirits: ['River', 'Vital'], options: { sets: 'jagged-earth', events: false } });
  for (const land of ['A6', 'B6']) expect(position.at(land).match(/town/g)!.length).toBeGreaterThan(0);
  expect([position.state.fear.left, position.state.invaders.deck.length]).toEqual([[4, 4, 3], plain.state.invaders.deck.length - 1]);
  expect(position.state.invaders.discard).toHaveLength(1);
});

test('J-38.16 a corner is where lands meet each other, the ocean or the edge', () => {
  const position = island();
  const corners = cornersOf(position.state.island).map(({ lands }) => lands.map((land) => position.nameOf(land)).join('+'));
  // Three lands; two lands and the ocean; two lands and the edge.
  expect(corners).toEqual(expect.arrayContaining(['A1+A2+A4', 'A1+A2', 'A1+A6']));
  expect(new Set(cornersOf(position.state.island).map(({ point }) => point.join())).size).toBe(corners.length);
  // On two boards three lands of both meet at the edge between them.
  const two = island({ spirits: ['River', 'Vital'] });
  const across = cornersOf(two.state.island).filter(({ lands }) => new Set(lands.map((land) => two.nameOf(land)[0])).size === 2);
  expect(across.length).toBeGreaterThan(4);
  for (const { next } of cornersOf(two.state.island)) expect(next.length).toBeGreaterThanOrEqual(2);
});

const invoking = (energy: number): Drawn =>
  island()
    .presence('A4')
    .hand('Call to Tend')
    .energy(energy)
    .phase('spirit')
    .with((state) => (state.invaders.build = []));

test('J-38.16 once in a spirit phase a spirit lays an element of its cards on a free corner of its lands, for 1 energy', () => {
  const position = invoking(3);
  expect(position.answers()).toContain('invoke');
  position.say('invoke');
  expect(position.answers()).toEqual(expect.arrayContaining(['A1+A2+A4', 'A2+A3+A4', 'A1+A4+A5']));
  expect(position.answers().every((corner) => corner.includes('A4'))).toBe(true);
  position.say('A1+A2+A4');
  expect(position.answers()).toEqual(['water', 'plant', 'animal']);
  // While the element is chosen, the question names the corner.
  expect(show(position.run.anyQuestion!).about).toEqual({ corner: cornerAt(position, 'A1', 'A2', 'A4') });
  position.say('water');
  expect(position.state.laid.invoked).toEqual([{ corner: cornerAt(position, 'A1', 'A2', 'A4'), element: elementIndex('water') }]);
  expect(position.state.spirits[0]!.energy).toBe(2);
  expect(position.answers()).not.toContain('invoke');
});

test('J-38.16 each marker on an adjacent corner costs 1 energy more, and no corner holds two', () => {
  const rich = marked(invoking(2), 'sun', 'A1', 'A2', 'A4').say('invoke');
  expect(rich.answers()).not.toContain('A1+A2+A4');
  rich.say('A2+A3+A4', 'water');
  expect(rich.state.spirits[0]!.energy).toBe(0);
  const poor = marked(invoking(1), 'sun', 'A1', 'A2', 'A4').say('invoke');
  expect(poor.answers()).not.toContain('A2+A3+A4');
  expect(poor.answers().length).toBeGreaterThan(0);
});

/** River in A5 and A6, with one water less than Massive Flooding needs. */
const flooding = (elements: string): Drawn =>
  island().presence('2 A5').land('A4', 'explorer').land('A6', 'explorer').elements(elements).phase('slow');

test('J-38.17 markers at the corners of the target land count for the thresholds of a power', () => {
  expect(flooding('sun, water').asks).toEqual(['0 phase-over']);
  const position = marked(flooding('sun, water'), 'water', 'A1', 'A2', 'A4');
  position.say('use Massive Flooding');
  // Only in a land with that corner does the power do anything.
  expect(position.answers()).toEqual(['A1', 'A4']);
  position.say('A4');
  expect(position.asks).toEqual(['0 push']);
});

test('J-38.17 a marker raises the level of a power where it lies, and nowhere else', () => {
  const level = (land: string): string[] => {
    const position = marked(flooding('2 sun, 2 water'), 'water', 'A1', 'A2', 'A4').say('use Massive Flooding', land);
    return position.log.flatMap((entry) => (entry.what === 'damage' || entry.what === 'destroyed' ? [entry.what] : []));
  };
  // 2 sun and 3 water deal 2 damage before the push.
  expect(level('A4')).toEqual(['destroyed']);
  expect(level('A6')).toEqual([]);
});

test('J-38.17 markers help neither speed nor powers at spirits', () => {
  const boon = marked(marked(island().presence('A4'), 'sun', 'A1', 'A2', 'A4'), 'sun', 'A2', 'A3', 'A4');
  const other = drawn({ spirits: ['River'], options: { ...options, aspect1: 'sunshine' } })
    .clear()
    .land('A8', 'city')
    .presence('A4');
  other.with((state) => (state.laid.invoked = [...boon.state.laid.invoked]));
  expect(other.phase('fast').asks).toEqual(['0 phase-over']);
});

test('J-38.17 for choice events each marker is 2 energy of its element', () => {
  const position = marked(island().presence('A4').energy(1), 'sun', 'A1', 'A2', 'A4').state;
  expect([canPay(position, 3, 'sun'), canPay(position, 4, 'sun'), canPay(position, 3, 'water'), canPay(position, 3, null)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
