import { expect, test } from 'vitest';
import { add } from '../../content/step.ts';
import { cardPlays, elementsOf, income } from '../../rules/spirits/elements.ts';
import { isSacredSite } from '../../rules/island/island.ts';
import { carryOut } from '../doing.ts';
import { drawn, type Drawn, type Table } from '../drawn.ts';
import { play, positionOf } from '../use.ts';

const growing = (table: Table = {}): Drawn => drawn(table).clear().presence('A5').land('A3', 'city').hand('Wash Away').phase('spirit');

test('J-4.1 J-4.9 a destroyed presence lies beside the island; the space that it uncovered stays uncovered', () => {
  const position = drawn()
    .clear()
    .presence('A5, A4')
    .land('A3', 'city')
    .with((state) => (state.spirits[0]!.tracks = [3, 2]));
  carryOut(position, 'A4', [add(1, 'blight')]).is({ A4: 'blight' });
  const { destroyed, gone, tracks } = position.state.spirits[0]!;
  expect([destroyed, gone, tracks]).toEqual([1, 0, [3, 2]]);
});

test('J-4.2 J-4.3 presence comes from the next covered space of a track, chosen anew each time, or from the island', () => {
  const position = growing().say('grow 1.2', 'A6');
  expect(position.answers()).toEqual(['track 1', 'track 2', 'from A5']);
  position.say('track 2', 'A6', 'track 1').is({ A6: '2 of seat 0' });
  expect(position.state.spirits[0]!.tracks).toEqual([2, 2]);
  const moved = growing().presence('A8').say('grow 1.2', 'A6', 'from A8').is({ A6: '1 of seat 0', A8: '' });
  expect(moved.state.spirits[0]!.tracks).toEqual([1, 1]);
});

test('J-4.4 the range of adding is measured from any own presence; nothing stands in the way', () => {
  const position = growing().land('A4', '3 city, blight').land('A1', '2 blight').say('grow 1.3');
  expect(position.say('part 2').answers()).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8']);
  expect(growing().say('grow 1.2').answers()).toEqual(['A1', 'A4', 'A5', 'A6', 'A7', 'A8']);
  expect(
    drawn({ spirits: ['Lightning'] })
      .clear()
      .presence('A8, A2')
      .land('A3', 'city')
      .phase('spirit')
      .say('grow 1.2', 'part 2')
      .answers(),
  ).toEqual(['A2', 'A8']);
});

test('J-4.5 the space that is uncovered works at once', () => {
  const position = growing().say('grow 1.2', 'A6', 'track 2', 'A6', 'track 2').hand();
  expect(cardPlays(position.state.spirits[0]!)).toBe(2);
  // The income of this turn is that of the space just uncovered.
  const rich = growing().say('grow 1.2', 'A6', 'track 1', 'A6', 'track 1');
  expect([income(rich.state.spirits[0]!), rich.state.spirits[0]!.energy]).toEqual([2, 2]);
  const air = drawn({ spirits: ['Thunder'] })
    .clear()
    .presence('A5')
    .land('A3', 'city')
    .hand('Voice of Thunder')
    .phase('spirit')
    .say('grow 1.3', 'A6', 'track 1');
  expect(elementsOf(air.state, 0)[3]).toBe(1);
});

test('J-4.7 two presence of one spirit are a sacred site as long as they are there; those of different spirits are not', () => {
  const position = drawn({ spirits: ['Vital', 'Shadows'] })
    .clear()
    .presence('2 A4, A5')
    .presence('A5', 1);
  const site = (seat: number, land: string): boolean => isSacredSite(position.state, seat, position.space(land));
  expect([site(0, 'A4'), site(0, 'A5'), site(1, 'A5')]).toEqual([true, false, false]);
  position.with((state) => state.spirits[0]!.presence[position.space('A4')]!--);
  expect(site(0, 'A4')).toBe(false);
});

test('J-4.9 destroyed presence comes back only by effects that say so', () => {
  const position = growing()
    .with((state) => (state.spirits[0]!.destroyed = 2))
    .say('grow 1.2', 'A6');
  expect(position.answers()).toEqual(['track 1', 'track 2', 'from A5']);
  play('Blazing Renewal', { with: (state) => void (state.spirits[0]!.destroyed = 2), say: ['A4'], is: { A4: '2 of seat 0' } });
});

test('J-4.6 a presence that moves goes as far as it says, or stays', () => {
  const position = growing({ spirits: ['Grinning'] })
    .energy(1)
    .say('grow 1.1');
  expect(position.answers()).toEqual(['A1', 'A4', 'A5', 'A6', 'A7', 'A8']);
});

test('J-4.11 returned presence goes onto the last open space of a track, never onto the first', () => {
  const position = positionOf('Powered by the Furnace of the Earth', { elements: '5 fire', presence: 'A6' });
  position.with((state) => {
    state.spirits[0]!.destroyed = 2;
    state.spirits[0]!.tracks = [2, 1];
  });
  position.say('use Powered by the Furnace of the Earth', 'track 1');
  expect([position.state.spirits[0]!.tracks, position.state.spirits[0]!.destroyed, position.asks]).toEqual([[1, 1], 1, ['0 phase-over']]);
});
