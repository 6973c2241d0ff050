import { expect, test } from 'vitest';
import { fearCards } from '../../content/fear-cards.ts';
import { fear, type Step } from '../../content/step.ts';
import { carryOut } from '../doing.ts';
import { drawn, type Drawn, type Table } from '../drawn.ts';
import { play } from '../use.ts';

const island = (table: Table = {}): Drawn => drawn(table).clear().presence('A5').land('A3', 'city');
const frightened = (n: number, ...more: Step[]): Drawn => carryOut(island(), 'A4', [fear(n), ...more]);
const cardNamed = (name: string): number => fearCards.findIndex((card) => card.name === name);

test('J-19.1 each fear takes a marker; an empty pool earns a card, face down, and what is left over goes on counting', () => {
  const fewer = frightened(3).state.fear;
  expect([fewer.pool, fewer.generated, fewer.earned]).toEqual([4, 3, []]);
  const more = frightened(9).state.fear;
  expect([more.generated, more.earned, more.left]).toEqual([1, [-1, -1], [1, 3, 3]]);
});

test('J-19.2 a divider on top of the deck raises the terror level at once', () => {
  expect(frightened(11).state.fear.terror).toBe(1);
  expect(frightened(12).state.fear.terror).toBe(2);
  expect(frightened(24).state.fear.terror).toBe(3);
  expect(frightened(4 * 8).state.fear.terror).toBe(3);
});

test('J-19.3 earned cards are carried out one after the other, the oldest first, and discarded', () => {
  const position = island()
    .land('A4', 'explorer, town')
    .fearCard('Isolation')
    .fearCard('Wary of the Interior')
    .fearCard('Dahan Raid')
    .phase('invader');
  position.card('explore', '1-jungle').is({ A4: 'town' });
  const told = position.log.flatMap((entry) => (entry.what === 'fear-card' ? [fearCards[entry.card]!.name] : []));
  expect(told).toEqual(['Isolation', 'Wary of the Interior', 'Dahan Raid']);
  expect([position.state.fear.earned, position.state.fear.discard.map((card) => fearCards[card]!.name)]).toEqual([[], told]);
});

test('J-19.4 a fear card does only what stands at the terror level of that moment', () => {
  const at = (terror: number): Drawn =>
    island().land('A4', 'town').fearCard('Wary of the Interior', terror).phase('invader').card('explore', '1-jungle');
  at(1).is({ A4: 'town' });
  at(2).is({ A4: '' });
});

test('J-19.5 a card earned in the fear step is carried out in it, after the others; one earned later waits', () => {
  const position = island()
    .land('A4', 'town, city')
    .fearCard('Scapegoats', 3)
    .fearCard('Belief Takes Root', 3)
    .phase('invader')
    .card('explore', '1-jungle');
  position.with((state) => {
    state.fear.generated = 3;
    state.fear.left = [0, 0, 3];
    state.fear.unseen = [cardNamed('Trade Suffers')];
  });
  position.say('stop');
  const told = position.log.flatMap((entry) => (entry.what === 'fear-card' ? [fearCards[entry.card]!.name] : []));
  expect(told).toEqual(['Scapegoats', 'Belief Takes Root', 'Trade Suffers']);
  const later = island()
    .land('A4', 'town, 3 dahan')
    .phase('invader')
    .card('ravage', '1-sands')
    .card('explore', '1-jungle')
    .with((state) => (state.fear.generated = 3));
  later.is({ A4: '2 dahan, blight' });
  expect(later.state.fear.earned).toEqual([-1]);
});

test('J-19.6 players carry out their share one after the other in any order, in different lands where that is said', () => {
  const position = island({ spirits: ['River', 'Vital'] })
    .presence('B5', 1)
    .land('A4', 'town, dahan')
    .land('A7', 'town, dahan')
    .fearCard('Dahan Raid')
    .phase('invader');
  position.card('explore', '1-jungle');
  expect(position.asks).toEqual(['0 fear-land', '1 fear-land']);
  position.say('1: A7').is({ A7: 'town-1, dahan', A4: 'town-1, dahan' });
});

test('J-25.9 a fear card that was turned face up is still earned and carried out in its turn', () => {
  const position = play('Spirits May Yet Dream', { elements: '2 moon, 2 air', say: ['option 101'] });
  const { card } = position.state.fear.faceUp[0]!;
  expect(position.state.fear.unseen).not.toContain(card);
  carryOut(position, 'A4', [fear(4)], 'Delusions of Danger');
  expect([position.state.fear.earned, position.state.fear.faceUp]).toEqual([[card], []]);
});
