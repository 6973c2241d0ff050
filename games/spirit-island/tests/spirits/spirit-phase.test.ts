import { expect, test } from 'vitest';
import { powerNamed } from '../../content/powers.ts';
import { cardPlays, elementsOf, income } from '../../rules/spirits/elements.ts';
import { drawn, type Drawn, type Table } from '../drawn.ts';

const growing = (table: Table = {}): Drawn => drawn(table).clear().presence('A5').land('A3', 'city').phase('spirit');
const grown = (table: Table = {}): Drawn =>
  growing(table).with((state) => (state.spirits[0]!.growth = { taken: [0], open: [], energyGained: true }));
const me = ({ state }: Drawn): Drawn['state']['spirits'][number] => state.spirits[0]!;

test('J-6.1 J-6.2 a phase begins when all have finished the one before; all act at once', () => {
  const position = drawn({ spirits: ['River', 'Vital'] })
    .clear()
    .presence('A5')
    .presence('B5', 1)
    .land('A3', 'city')
    .phase('spirit');
  for (const spirit of position.state.spirits) {
    spirit.growth = { taken: [0], open: [], energyGained: true };
    spirit.hand = [powerNamed('Boon of Vigor')];
  }
  expect(position.asks).toEqual(['0 spirit-phase', '1 spirit-phase']);
  expect(position.say('1: done').asks).toEqual(['0 spirit-phase']);
  expect(position.say('0: done').asks).toEqual(['0 phase-over']);
});

test('J-6.3 J-14.1 one action is carried out completely before the next begins', () => {
  const position = drawn({ spirits: ['River', 'Vital'] })
    .clear()
    .presence('A5')
    .presence('A8', 1)
    .land('A3', 'city')
    .land('A4', '2 town')
    .phase('slow');
  position.played('Wash Away').with((state) => state.spirits[1]!.played.push(powerNamed('Draw of the Fruitful Earth')));
  position.say('0: use Wash Away', '0: A4');
  expect(position.asks).toEqual(['0 push']);
  expect(position.say('0: stop').asks).toEqual(['1 power']);
});

test('J-6.4 the invader phase: blighted island, fear, ravage, build, explore, advance', () => {
  const position = growing()
    .presence('A6')
    .land('A4', 'town')
    .fearCard('Isolation')
    .card('ravage', '1-sands')
    .card('build', '1-sands')
    .card('explore', '1-jungle')
    .phase('invader');
  position.with((state) => (state.blight.card = 0)).say('A6');
  expect(position.log.flatMap((entry) => (entry.what === 'step' ? [entry.step] : entry.what === 'advanced' ? ['advance'] : []))).toEqual([
    'blighted-island',
    'fear',
    'ravage',
    'build',
    'explore',
    'advance',
  ]);
});

test('J-6.5 powers of a phase are used in any order, mixed', () => {
  const position = drawn({ spirits: ['River', 'Vital'] })
    .clear()
    .presence('A5')
    .presence('A8', 1)
    .land('A3', 'city')
    .phase('fast')
    .played('Flash Floods', 'Boon of Vigor');
  position.with((state) => state.spirits[1]!.played.push(powerNamed('Drift Down into Slumber')));
  position.say('0: use Boon of Vigor', '0: seat 0', '1: use Drift Down into Slumber', '1: A4');
  expect([position.asks, position.answers(0)]).toEqual([['0 power'], ['use Flash Floods', 'done']]);
});

test('J-6.6 J-6.7 when time passes cards are discarded, wounds heal and effects end; the rest stays', () => {
  const position = drawn()
    .clear()
    .presence('A5')
    .land('A3', 'city-2')
    .land('A4', 'dahan-5, dahan-1')
    .played('Drought')
    .hand('Wash Away')
    .elements('2 sun')
    .energy(3)
    .phase('time-passes');
  position.with((state) => {
    state.modifiers.push({ kind: 'health', of: [3], land: 3, amount: 4, seat: 0, until: 'turn' });
    state.fear.generated = 2;
    state.fear.earned = [-1];
  });
  position.is({ A3: 'city', A4: '2 dahan', A5: '1 of seat 0' });
  const { discard, played, hand, energy } = me(position);
  expect([discard, played, hand, energy]).toEqual([[powerNamed('Drought')], [], [powerNamed('Wash Away')], 3]);
  expect(elementsOf(position.state, 0).join('')).toBe('00000000');
  expect([position.state.fear.generated, position.state.fear.earned, position.state.modifiers]).toEqual([2, [-1], []]);
});

test('J-7.1 first growth, then energy, then cards', () => {
  const position = growing().hand('Wash Away').energy(9);
  expect(position.answers()).toEqual(['grow 1.1', 'grow 1.2', 'grow 1.3']);
  position.say('grow 1.2');
  expect(me(position).energy).toBe(9);
  position.say('A6', 'track 1', 'A6', 'track 1');
  expect([me(position).energy, position.answers()]).toEqual([11, ['play Wash Away', 'done']]);
});

test('J-7.2 one option each turn, no more and no less', () => {
  const position = growing().hand('Wash Away').say('grow 1.2', 'A6', 'track 1', 'A6', 'track 1');
  expect(position.answers().filter((answer) => answer.startsWith('grow'))).toEqual([]);
  expect(growing().hand('Wash Away').answers()).not.toContain('done');
});

test('J-7.3 all parts are done, in any order; what cannot be done is skipped', () => {
  const position = growing({ spirits: ['Bringer'] }).say('grow 1.3');
  expect(position.answers()).toEqual(['part 1', 'part 2']);
  position.say('part 2', 'A6', 'track 1');
  expect(position.asks).toEqual(['0 deck']);
  // Nothing to reclaim: only the presence is left of the option.
  expect(growing({ spirits: ['Bringer'] }).say('grow 1.2').asks).toEqual(['0 presence-from']);
});

test('J-7.3 what cannot be done any more when its turn comes is skipped', () => {
  const position = drawn({ spirits: ['Volcano'] })
    .clear()
    .presence('3 A1')
    .land('A3', 'city')
    .phase('spirit');
  position.with((state) => (state.spirits[0]!.tracks = [6, 7]));
  // The last presence of the tracks; the second can come from nowhere else, for all the others are where it would go.
  position.hand('Lava Flows').say('grow 1.2');
  expect(me(position).presence[position.space('A1')]).toBe(4);
  expect(me(position).growth).toMatchObject({ open: [], energyGained: true });
  expect(position.asks).toEqual(['0 spirit-phase']);
});

test('J-7.3 what cannot be done yet waits for the parts that may make it possible', () => {
  // No dahan within 1 of A5, but within 2: the presence that goes there reaches them.
  const position = growing({ spirits: ['Thunderspeaker'] })
    .land('A2', 'dahan')
    .hand('Voice of Thunder')
    .say('grow 1.2');
  expect(position.say('track 1').asks).toEqual(['0 presence-from']);
  position.say('track 1').is({ A2: 'dahan, 2 of seat 0' });
  // Nor afterwards: then it is skipped, and the spirit goes on.
  const nowhere = growing({ spirits: ['Thunderspeaker'] })
    .hand('Voice of Thunder')
    .say('grow 1.2');
  expect(nowhere.state.spirits[0]!.growth).toMatchObject({ open: [], energyGained: true });
});

test('J-7.3 energy that counts the fire on the tracks may come after the presence that uncovers some', () => {
  const wildfire = (...answers: string[]): number =>
    growing({ spirits: ['Heart'] })
      .hand('Flash-Fires')
      .say('grow 1.3', ...answers).state.spirits[0]!.energy;
  expect(wildfire('part 2', 'A6', 'track 1')).toBe(2);
  expect(wildfire('part 1', 'A6', 'track 1')).toBe(3);
});

test('J-7.3 of parts that are alike one is offered: which comes first makes no difference', () => {
  expect(growing().say('grow 1.2').asks).toEqual(['0 presence-land']);
});

test('J-7.4 energy of growth comes at once and besides the income; additional plays hold this turn', () => {
  const position = growing({ spirits: ['Lightning'] })
    .hand('Raging Storm')
    .say('grow 1.3');
  expect(me(position).energy).toBe(3);
  position.say('A6', 'track 1');
  expect(me(position).energy).toBe(4);
  const green = growing({ spirits: ['A Spread'] })
    .hand('Overgrow in a Night', 'Gift of Proliferation')
    .say('grow 2.2', 'A6', 'track 1', 'A8', 'track 1');
  expect(cardPlays(me(green))).toBe(2);
});

test('J-7.5 reclaiming takes all discards back, or one', () => {
  const discards = ['Drought', 'Wash Away'].map(powerNamed);
  const all = growing()
    .with((state) => state.spirits[0]!.discard.push(...discards))
    .say('grow 1.1');
  expect([me(all).hand, me(all).discard]).toEqual([discards, []]);
  const one = growing({ spirits: ['Bringer'] })
    .with((state) => state.spirits[0]!.discard.push(...discards))
    .say('grow 1.2', 'part 1', 'Wash Away');
  expect([me(one).hand, me(one).discard]).toEqual([[discards[1]], [discards[0]]]);
});

test('J-7.6 J-7.8 income and plays are the highest uncovered numbers', () => {
  const spirit = me(growing());
  expect([1, 2, 3, 4, 5, 6, 7].map((open) => income({ ...spirit, tracks: [open, 1] }))).toEqual([1, 2, 2, 3, 4, 4, 5]);
  expect([1, 2, 3, 4, 5, 6, 7].map((open) => cardPlays({ ...spirit, tracks: [1, open] }))).toEqual([1, 2, 2, 3, 3, 4, 5]);
});

test('J-7.7 energy is kept without limit', () => {
  const position = growing().energy(500).hand('Wash Away').say('grow 1.2', 'A6', 'track 2', 'A6', 'track 2');
  expect(me(position).energy).toBe(501);
});

test('J-7.8 plays that are not used are lost', () => {
  const position = grown()
    .hand('Wash Away', 'Flash Floods', 'Boon of Vigor')
    .energy(9)
    .with((state) => (state.spirits[0]!.tracks = [1, 2]));
  position.say('play Wash Away', 'play Boon of Vigor');
  expect(me(position).hand).toEqual([powerNamed('Flash Floods')]);
  expect(position.asks).toEqual(['0 phase-over']);
});

test('J-7.9 cards are played up to the plays, fast and slow, and paid for; what cannot be paid cannot be played', () => {
  const position = grown()
    .hand('Wash Away', 'Flash Floods', 'Tsunami')
    .energy(3)
    .with((state) => (state.spirits[0]!.tracks = [1, 4]));
  expect(position.answers()).toEqual(['play Wash Away', 'play Flash Floods', 'done']);
  expect(position.blocked()).toEqual(['play Tsunami: J-7.9']);
  position.say('play Wash Away', 'play Flash Floods');
  expect([me(position).energy, me(position).played]).toEqual([0, [powerNamed('Wash Away'), powerNamed('Flash Floods')]]);
});

test('J-7.11 each part of a growth option is an act of its own, and others may act between', () => {
  const position = drawn({ spirits: ['River', 'Vital'] })
    .clear()
    .presence('A5')
    .presence('B5', 1)
    .land('A3', 'city')
    .phase('spirit')
    .hand('Wash Away');
  position.say('0: grow 1.2', '0: A6', '0: track 1', '1: grow 1.3').is({ A6: '1 of seat 0' });
  expect(position.asks).toEqual(['0 presence-land', '1 presence-land']);
});

test('J-7.12 elements of uncovered spaces always hold', () => {
  const position = growing({ spirits: ['Thunder'] }).with((state) => (state.spirits[0]!.tracks = [5, 1]));
  expect(elementsOf(position.state, 0).join('')).toBe('10110000');
});

test('J-7.13 "reclaim one" on a track is an action once in each spirit phase, also when it was just uncovered', () => {
  const position = growing()
    .hand('Wash Away')
    .with((state) => {
      state.spirits[0]!.tracks = [1, 4];
      state.spirits[0]!.discard = ['Drought', 'Tsunami'].map(powerNamed);
    });
  position.say('grow 1.2', 'A6', 'track 2');
  expect(position.answers()).toEqual(['part 2', 'space 2.5']);
  position.say('space 2.5', 'Drought');
  expect(me(position).hand).toContain(powerNamed('Drought'));
  position.say('A6', 'track 1');
  expect(position.answers()).not.toContain('space 2.5');
  const used = growing().with((state) => (state.spirits[0]!.trackUses = position.state.spirits[0]!.trackUses));
  expect(used.state.spirits[0]!.trackUses).toHaveLength(1);
  expect(used.phase('time-passes').is({}).state.spirits[0]!.trackUses).toEqual([]);
});

test('J-7.14 for an "any element" space the element is chosen once a turn, each space by itself', () => {
  const position = grown({ spirits: ['Bringer'] }).with((state) => (state.spirits[0]!.tracks = [6, 6]));
  expect(position.answers()).toEqual(['space 1.6', 'space 2.6']);
  position.say('space 1.6', 'fire', 'plant');
  expect(elementsOf(position.state, 0).join('')).toBe('01110010');
});

test('J-7.14 an "any element" space that is uncovered after the spirit phase: its element is chosen in the phase of powers', () => {
  const bringer = (tracks: number[]): Drawn =>
    drawn({ spirits: ['A Spread', 'Bringer'] })
      .clear()
      .presence('A5')
      .presence('A4', 1)
      .land('A3', 'city')
      .phase('fast')
      .played('Gift of Proliferation')
      .with((state) => void (state.spirits[1]!.tracks = tracks))
      .say('use Gift of Proliferation', '1: A4', '1: track 1');
  const position = bringer([5, 1]);
  expect([position.asks, position.answers(1)]).toEqual([['1 power'], ['space 1.6', 'done']]);
  // The choice is for the turn; nothing else is left to do.
  expect(position.say('1: space 1.6', '1: animal').asks).toEqual(['0 phase-over']);
  expect(elementsOf(position.state, 1).join('')).toBe('01010001');
  expect(bringer([4, 1]).asks).toEqual(['0 phase-over']);
});
