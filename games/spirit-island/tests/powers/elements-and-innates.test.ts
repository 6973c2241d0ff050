import { expect, test } from 'vitest';
import { powerNamed } from '../../content/powers.ts';
import { elementsOf } from '../../rules/spirits/elements.ts';
import { drawn, type Drawn } from '../drawn.ts';
import { isUsable, play, positionOf } from '../use.ts';

test('J-9.1 elements are those of cards in play, of uncovered spaces, and of effects of this turn', () => {
  const position = drawn({ spirits: ['Ocean'] })
    .clear()
    .presence('A1')
    .played('Drought')
    .hand('Tsunami')
    .elements('2 air');
  position.with((state) => {
    state.spirits[0]!.tracks = [3, 1];
    state.spirits[0]!.discard.push(powerNamed('Rain of Blood'));
  });
  // Drought: sun, fire, earth; the track: moon, water.
  expect(elementsOf(position.state, 0).join('')).toBe('11121100');
});

test('J-9.2 a card’s elements count from the moment it is paid for', () => {
  const position = drawn().clear().presence('A5').land('A3', 'city').hand('Drought').energy(1).phase('spirit');
  position.with((state) => (state.spirits[0]!.growth = { taken: [0], open: [], energyGained: true }));
  expect(elementsOf(position.state, 0).join('')).toBe('00000000');
  position.say('play Drought');
  expect(elementsOf(position.state, 0).join('')).toBe('10100100');
});

test('J-9.3 elements are not spent: the same ones serve several powers', () => {
  const position = positionOf('All-Enveloping Green', { elements: 'water, moon, 3 plant', lands: { A5: 'city' }, phase: 'fast' });
  position.phase('fast', 'slow').say('use All-Enveloping Green', 'A4');
  expect(elementsOf(position.state, 0).join('')).toBe('01001030');
  expect(position.answers()).toContain('use Creepers Tear into Mortar');
});

test('J-9.4 a threshold is met with at least its elements when the power is used; the card’s own count', () => {
  play('Sap the Strength of Multitudes', { elements: 'air', targets: 'A1 A4 A5 A6 A7 A8', say: ['A4'] });
  // Two more sun with Drought's own one are three.
  play('Drought', { lands: { A4: 'city' }, elements: '2 sun', say: ['A4'], is: { A4: 'blight' } });
  play('Drought', { lands: { A4: 'city' }, elements: 'sun', say: ['A4'], is: { A4: 'city-1, blight' } });
});

test('J-9.5 J-9.6 basic effect first, then every threshold that is met, in order; "instead" replaces', () => {
  play('Accelerated Rot', { lands: { A8: 'blight' }, elements: '2 sun, water, 2 plant', say: ['A8'], fear: 2, is: { A8: '' } });
  play('All-Enveloping Green', { elements: '2 water, 4 plant', say: ['A4'], defend: { A4: 4 } });
  // The third level of Massive Flooding leaves nothing of the others.
  play('Massive Flooding', { elements: '3 sun, 4 water, earth', lands: { A4: 'town, city' }, say: ['A4'], is: { A4: 'city-2' } });
  // Levels are met each by itself: 3 moon without air turn up no fear card.
  const position = play('Spirits May Yet Dream', { elements: '3 moon, sun', say: ['sun'] });
  expect(position.state.fear.faceUp).toEqual([]);
});

test('J-9.7 a spirit may use a power as if it had fewer elements, each time anew', () => {
  play('Massive Flooding', {
    elements: '3 sun, 4 water, earth',
    use: 'use Massive Flooding with 1',
    lands: { A4: 'town' },
    say: ['A4', 'town A4 to A1'],
    is: { A1: 'town' },
  });
  play('The Jungle Hungers', {
    presence: 'A8',
    elements: 'moon, 2 plant',
    use: 'use The Jungle Hungers with 0',
    lands: { A6: 'city, dahan' },
    say: ['A6'],
    is: { A6: 'city' },
  });
});

test('J-9.7 with fewer of one element a later threshold may be met without an earlier one', () => {
  const soothing = (elements: string): Drawn => positionOf('Fire Burns, Water Soothes', { elements, lands: { A5: 'explorer, blight' } });
  expect(soothing('3 fire, 3 water').answers()).toEqual([
    'use Fire Burns, Water Soothes',
    'use Fire Burns, Water Soothes with 1',
    'use Fire Burns, Water Soothes with only 2',
    'done',
  ]);
  soothing('3 fire, 3 water').say('use Fire Burns, Water Soothes with only 2', 'A5').is({ A5: 'explorer, 2 of seat 0' });
  // Not where the elements of the later one meet the earlier one as well.
  expect(positionOf('Massive Flooding', { elements: '2 sun, 3 water', lands: { A4: 'town' } }).answers()).toEqual([
    'use Massive Flooding',
    'use Massive Flooding with 1',
    'done',
  ]);
});

test('J-9.7 a threshold for which fewer elements are enough is not left out without the one before it', () => {
  const offered = positionOf('Never Heard from Again', { elements: 'fire, 3 plant', lands: { A5: 'explorer' } }).answers();
  expect(offered).toEqual(['use Never Heard from Again', 'use Never Heard from Again with only 2', 'done']);
});
test('J-9.7 a threshold for range alone makes no other use', () => {
  const offered = positionOf('Savage Revenge', { presence: 'A5', elements: '3 fire, 3 air, animal', lands: { A5: 'town' } }).answers();
  expect(offered).toEqual(['use Savage Revenge', 'done']);
});

test('J-9.7 also when it repeats one', () => {
  const position = positionOf('Gift of Strength', { elements: '2 sun, 3 earth, 2 plant', lands: { A4: 'blight' } });
  position.with((state) => state.spirits[0]!.played.push(powerNamed("Nature's Resilience"))).elements('2 water');
  position.say('use Gift of Strength', "use Nature's Resilience", 'A4', 'option 1');
  expect(position.answers()).toEqual(["repeat Nature's Resilience", "repeat Nature's Resilience with 0", 'done']);
});

test('J-9.7 J-10.1 without the threshold that makes it fast a power cannot be used in the fast phase', () => {
  const offered = (phase: 'fast' | 'slow'): string[] =>
    positionOf('Flash-Fires', { elements: 'air', phase, lands: { A4: 'explorer' } }).answers();
  expect(offered('fast')).toEqual(['use Flash-Fires', 'done']);
  expect(offered('slow')).toEqual(['use Flash-Fires', 'use Flash-Fires with 0', 'done']);
});

test('J-9.7 J-10.3 without the threshold by which it reaches a target a power cannot be used', () => {
  const offered = (blight: string): string[] => {
    const lands = Object.fromEntries(blight.split(' ').map((land) => [land, 'blight']));
    return positionOf('Spreading Wilds', { presence: 'A7', elements: '2 sun, air', lands }).answers();
  };
  expect(offered('A5 A8')).toEqual(['use Spreading Wilds', 'use Spreading Wilds with 1', 'done']);
  expect(offered('A5 A7 A8')).toEqual(['use Spreading Wilds', 'done']);
});

test('J-9.8 an innate power costs nothing and is used once a turn, in the phase of its speed', () => {
  const position = positionOf('Night Terrors', { elements: 'moon, air', lands: { A5: 'explorer' } }).say('use Night Terrors');
  expect([position.state.spirits[0]!.energy, position.asks]).toEqual([0, ['0 phase-over']]);
  expect(isUsable('Night Terrors', { elements: 'moon, air', lands: { A5: 'explorer' }, phase: 'slow' })).toBe(false);
});

test('J-9.10 all levels of an innate power have one target', () => {
  const position = play('Massive Flooding', { elements: '2 sun, 3 water', lands: { A4: '2 town', A8: 'town' }, say: ['A4'] });
  position.say('town takes 2', 'town A4 to A1').is({ A8: 'town', A4: '', A1: 'town' });
});
