import { expect, test } from 'vitest';
import { powerNamed } from '../../content/powers.ts';
import { elementsOf } from '../../rules/spirits/elements.ts';
import { drawn, type Drawn, withPower } from '../drawn.ts';
import { isUsable, play, positionOf } from '../use.ts';

const also =
  (...names: string[]) =>
  ({ state }: Drawn): void =>
    void state.spirits[0]!.played.push(...names.map(powerNamed));
const usesOf = (position: Drawn): number => position.log.filter((entry) => entry.what === 'action' && entry.kind === 'spirit').length;

test('J-10.1 each card is used once, in the phase of its speed', () => {
  const position = drawn().clear().presence('A5').land('A3', 'city').played('Flash Floods', 'Gnawing Rootbiters').phase('fast');
  expect(position.answers()).toEqual(['use Flash Floods', 'done']);
  position.say('use Flash Floods', 'A4');
  expect(position.asks).toEqual(['0 phase-over']);
  const slow = drawn().clear().presence('A5').land('A3', 'city').played('Flash Floods', 'Gnawing Rootbiters').phase('slow');
  expect(slow.answers()).toEqual(['use Gnawing Rootbiters', 'done']);
});

test('J-10.1 a power that may be used in either phase is still used once', () => {
  const position = drawn({ spirits: ['Thunder'] })
    .clear()
    .presence('A5')
    .land('A3', 'city')
    .elements('animal, 4 air')
    .phase('fast', 'slow');
  position.say('use Gather the Warriors', 'A4');
  expect(position.asks).toEqual(['0 phase-over']);
  const later = drawn({ spirits: ['Thunder'] })
    .clear()
    .presence('A5')
    .land('A3', 'city')
    .elements('animal, 4 air')
    .phase('fast', 'slow');
  later.say('done');
  expect(later.answers()).toContain('use Gather the Warriors');
});

test('J-10.2 nobody has to use a power; energy is not given back, elements count, and it had no target', () => {
  const position = positionOf('Flash Floods', { energy: 3 }).say('done');
  expect(position.asks).toEqual(['0 phase-over']);
  const { energy, uses, played } = position.state.spirits[0]!;
  expect([energy, uses, played]).toEqual([3, [], [powerNamed('Flash Floods')]]);
  expect(elementsOf(position.state, 0).join('')).toBe('10001000');
});

test('J-10.3 a power goes from an origin that meets its condition to a target in range that meets the other', () => {
  // One presence in a jungle is no sacred site.
  play('Devouring Ants', { presence: 'A8, 2 A1', targets: 'A1 A2 A4 A5 A6' });
  play('Call to Tend', { presence: 'A8, 2 A1', lands: { A2: 'dahan', A7: 'dahan', A3: 'dahan' }, targets: 'A2 A7' });
  play('Cleansing Floods', { presence: 'A8, A2', targets: 'A1 A2 A3 A4' });
});

test('J-10.4 with range 0 origin and target are the same land', () => {
  play('Steam Vents', { presence: 'A5, A6', targets: 'A5 A6' });
  play("Quicken the Earth's Struggles", { presence: 'A8, 2 A6, 2 A1', targets: 'A1 A6' });
});

test('J-10.5 conditions are checked when the power is used', () => {
  expect(isUsable('Call to Tend', { lands: { A2: 'dahan' } })).toBe(false);
  const position = positionOf('Call to Migrate', { lands: { A2: 'dahan' } }).with((state) =>
    state.spirits[0]!.played.push(powerNamed('Call to Tend')),
  );
  expect(position.answers()).toEqual(['use Call to Migrate', 'done']);
  position.say('use Call to Migrate', 'A4', 'dahan A2 to A4', 'stop');
  expect(position.answers()).toEqual(['use Call to Tend', 'done']);
});

test('J-10.5 and only then: the rest is done when the target no longer meets them', () => {
  play('Predatory Nightmares', { lands: { A4: 'town, dahan' }, say: ['town A4 to A1', 'dahan A4 to A2'], is: { A4: '', A2: 'dahan' } });
});

test('J-10.6 any land that meets the conditions may be chosen, even if nothing happens there', () => {
  play('Gnawing Rootbiters', { targets: 'A1 A4 A5 A6 A7 A8', say: ['A8'], is: { A8: '' } });
});

test('J-10.7 all effects happen in the target land', () => {
  play('Raging Storm', { lands: { A4: 'town', A5: 'town' }, say: ['A4'], is: { A4: 'town-1', A5: 'town, 2 of seat 0' } });
});

test('J-10.8 a range bonus lengthens the range of the power, not its pushing', () => {
  const position = play('Wash Away', { lands: { A2: 'town' }, with: (state) => void (state.spirits[0]!.range = 2), say: ['A2'] });
  expect(position.answers()).toEqual(['town A2 to A1', 'town A2 to A3', 'town A2 to A4', 'stop']);
});

test('J-10.9 J-23.3 whoever ignores range still needs an origin that meets the condition', () => {
  const far = { lands: { A2: 'dahan, explorer' }, elements: '2 moon, fire', energy: 1 };
  expect(isUsable('Darkness Swallows the Unwary', { ...far, presence: 'A7, A8' })).toBe(false);
  play('Darkness Swallows the Unwary', { ...far, presence: '2 A7', targets: 'A2 A5 A7 A8', say: ['A2'], leaves: [0] });
});

test('J-10.10 a spirit is targeted at any distance; "any" may be the user, "another" may not', () => {
  const two = { spirits: ['River', 'Vital'], others: 'B1' };
  expect(positionOf('Boon of Vigor', two).say('use Boon of Vigor').answers()).toEqual(['seat 0', 'seat 1']);
  const green = positionOf('Gift of Proliferation', { ...two, spirits: ['A Spread', 'Vital'] }).say('use Gift of Proliferation');
  expect(green.asks).toEqual(['1 presence-land']);
});

test('J-10.11 alone a spirit is the target of its powers for others, without what only another would give', () => {
  play('Gift of Proliferation', { say: ['A6', 'track 1'], is: { A6: '1 of seat 0' } });
  const position = play('Entwined Power', { elements: 'water, 3 plant', say: ['option 1'] });
  const [card] = position.answers();
  position.say(card!);
  const { hand, energy, alsoFrom } = position.state.spirits[0]!;
  expect([hand, energy, alsoFrom]).toEqual([[powerNamed(card!)], 3, []]);
  expect(position.state.minor.discard).toHaveLength(3);
});

test('J-10.12 J-10.13 a repeat is a new use with a new target, for no energy and without elements again', () => {
  const position = positionOf('Gift of Strength', {
    elements: '2 sun, 3 earth, 2 plant',
    lands: { A4: 'blight', A6: 'blight' },
    energy: 0,
  });
  also('Guard the Healing Land')(position);
  position.say('use Gift of Strength', 'use Guard the Healing Land', 'A4');
  expect(position.answers()).toEqual(['repeat Guard the Healing Land', 'done']);
  position.say('repeat Guard the Healing Land', 'A6').is({ A4: '', A6: '' });
  expect(position.state.spirits[0]!.energy).toBe(0);
  expect(elementsOf(position.state, 0).join('')).toBe('20001430');
  expect(position.asks).toEqual(['0 phase-over']);
});

test('J-10.13 a repeat "at cost" is paid for', () => {
  const position = positionOf('Powerstorm', { energy: 0, with: (state) => void state.spirits[0]!.played.push(powerNamed('Tsunami')) });
  also('Flash Floods')(position);
  position.say('use Powerstorm', 'use Flash Floods', 'A4', 'repeat Flash Floods', 'A4');
  expect(position.state.spirits[0]!.energy).toBe(1);
});

test('J-10.14 J-14.1 "repeat this power" is one more use for each such line, and is not repeated itself', () => {
  const position = play('Creepers Tear into Mortar', { elements: '3 moon, 4 plant', lands: { A5: '3 city' }, say: ['city', 'city'] });
  expect(usesOf(position)).toBe(3);
  expect(position.asks).toEqual(['0 phase-over']);
});

test('J-10.15 what another spirit lets a spirit use is its own use', () => {
  const position = positionOf('Powerstorm', { spirits: ['River', 'Lightning'], others: 'A8', energy: 5, lands: { A6: 'town' } });
  position.with((state) => void state.spirits[1]!.played.push(powerNamed("Lightning's Boon")));
  position.say("1: use Lightning's Boon", '1: seat 1', '0: use Powerstorm', '0: seat 1', "1: repeat Lightning's Boon", '1: seat 1');
  expect(position.state.spirits.map(({ energy }) => energy)).toEqual([5, 2]);
  expect(position.state.spirits.map(({ quickened }) => quickened)).toEqual([0, 4]);
});

test('J-10.16 repeated on an adjacent land, a power needs a target that meets its condition there, but no range', () => {
  play('The Land Thrashes in Furious Pain', {
    presence: 'A8',
    elements: '2 moon, 2 earth',
    lands: { A4: 'city, blight', A3: 'city, blight', A1: 'city' },
    is: { A4: 'blight', A3: 'blight', A1: 'city' },
  });
});

test('J-10.12 a power that lets another be repeated is not repeated by itself, even where that would pay', () => {
  // In a Blitz fast cards cost 1 less: Powerstorm would give more than it costs.
  const position = withPower('Powerstorm', { options: { scenario: 'blitz' } })
    .energy(9)
    .presence('A4')
    .land('A7', 'city');
  position.say('use Powerstorm');
  expect(position.asks).toEqual(['0 phase-over']);
});

test('J-32.5 a power with a price does nothing unless it is paid', () => {
  const vengeance = (destroyed: number): Drawn =>
    play('Fiery Vengeance', { lands: { A5: 'explorer' }, with: (state) => void (state.spirits[0]!.destroyed = destroyed) });
  expect([vengeance(0).fear, vengeance(1).fear]).toEqual([0, 1]);
});

test('J-32.6 a threshold with a price is used only if it is paid', () => {
  const furnace = positionOf('Powered by the Furnace of the Earth', { elements: '3 fire', presence: 'A6', energy: 2 });
  furnace.say('use Powered by the Furnace of the Earth', 'no');
  expect([furnace.state.spirits[0]!.energy, furnace.state.spirits[0]!.hand]).toEqual([2, []]);
  expect(
    positionOf('Powered by the Furnace of the Earth', { elements: '3 fire', presence: 'A6', energy: 1 }).say(
      'use Powered by the Furnace of the Earth',
    ).asks,
  ).toEqual(['0 phase-over']);
});
