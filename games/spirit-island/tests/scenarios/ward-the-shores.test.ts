import { expect, test } from 'vitest';
import { fearCards } from '../../content/fear-cards.ts';
import { add, fear } from '../../content/step.ts';
import { carryOut } from '../doing.ts';
import { drawn, type Drawn, type Table } from '../drawn.ts';

const options = { scenario: 'ward-the-shores', sets: 'branch-and-claw', events: false };
const playing = (more: Table = {}): Drawn => drawn({ ...more, options: { ...options, ...more.options } });
const island = (more: Table = {}): Drawn => playing(more).clear().land('A8', 'city');
/** In the spirit phase, grown. */
const grown = (position: Drawn): Drawn =>
  position.phase('spirit').with((state) => (state.spirits[0]!.growth = { taken: [0], open: [], energyGained: true }));
/** In the slow phase, with a card played face down. */
const warding = (presence: string, more: Table = {}): Drawn =>
  island(more)
    .presence(presence)
    .phase('slow')
    .with((state) => state.spirits[0]!.faceDown.push(state.minor.deck.pop()!));

test('J-38.9 once a turn a card may be played face down: a card play for 0, without elements', () => {
  const position = grown(island().presence('2 A5').hand('Tsunami', 'Call to Tend').energy(0));
  position.with((state) => (state.spirits[0]!.extraPlays = 1));
  expect(position.answers()).toEqual(['face down Tsunami', 'face down Call to Tend', 'done']);
  position.say('face down Tsunami');
  const [spirit] = position.state.spirits;
  expect([spirit!.plays, spirit!.energy, spirit!.played, spirit!.hand.length]).toEqual([1, 0, [], 1]);
  // One play is left, but no other card goes face down.
  expect(position.asks).toEqual(['0 phase-over']);
});

test('J-38.9 without a card play left no card goes face down', () => {
  const position = grown(island().presence('2 A5').hand('Call to Tend').energy(0));
  position.with((state) => (state.spirits[0]!.plays = 1));
  expect(position.asks).toEqual(['0 phase-over']);
});

test('J-38.9 when time passes the card goes to the discards', () => {
  const position = warding('2 A5').phase('time-passes');
  expect(position.asks).not.toEqual([]);
  const [spirit] = position.state.spirits;
  expect([spirit!.faceDown, spirit!.discard.length]).toEqual([[], 1]);
});

test('J-38.9 in the slow phase it adds a pattern to a sacred site, for 2 energy per blight, town and city', () => {
  const position = warding('2 A4, A7, 2 A2', { spirits: ['Vital'] })
    .land('A4', '2 blight, town, city, explorer')
    .energy(8);
  expect(position.answers()).toEqual(['ward A2', 'ward A4', 'done']);
  position.say('ward A4');
  expect([position.state.laid.wards.map((land) => position.nameOf(land)), position.state.spirits[0]!.energy]).toEqual([['A4'], 0]);
  // Once, and only there where it can be paid for.
  expect(position.asks).toEqual(['0 phase-over']);
  const poor = warding('2 A4, 2 A2', { spirits: ['Vital'] })
    .land('A4', '2 blight, town, city')
    .energy(7);
  expect(poor.answers()).toEqual(['ward A2', 'done']);
});

test('J-38.9 it is a slow power, unless something makes it fast', () => {
  expect(warding('2 A4', { spirits: ['Vital'] }).phase('fast').asks).toEqual(['0 phase-over']);
  const swift = warding('2 A4', { spirits: ['Vital'] })
    .phase('fast')
    .with((state) => (state.spirits[0]!.quickened = 1));
  expect(swift.answers()).toEqual(['ward A4', 'done']);
  swift.say('ward A4');
  expect(swift.state.spirits[0]!.quickened).toBe(0);
});

const ravaged = (wards: number): Drawn =>
  island()
    .presence('2 A5')
    .land('A4', '2 city, dahan')
    .with((state) => (state.laid.wards = Array<number>(wards).fill(3)))
    .card('ravage', '1-sands')
    .card('explore', '1-wetland')
    .phase('invader');

test('J-38.10 each pattern gives defend 3', () => {
  const defend = (wards: number): unknown =>
    ravaged(wards)
      .with(() => undefined)
      .is({})
      .log.find(({ what }) => what === 'ravaged');
  expect([0, 1, 2].map(defend)).toMatchObject([
    { defend: 0, dealt: 6 },
    { defend: 3, dealt: 3 },
    { defend: 6, dealt: 0 },
  ]);
});

test('J-38.10 when blight is added the patterns of the land are destroyed, others stay', () => {
  const position = island()
    .presence('2 A5')
    .with((state) => (state.laid.wards = [3, 3, 1]));
  carryOut(position, 'A4', [add(1, 'blight')]);
  expect(position.state.laid.wards).toEqual([1]);
});

test('J-38.11 at stage III an explore also adds a town', () => {
  const explored = (deck: number[]): Drawn =>
    island()
      .presence('2 A5')
      .with((state) => (state.invaders.deck = deck))
      .card('explore', '2-sands')
      .phase('invader');
  explored([2, 2, 3]).is({ A7: 'explorer' });
  explored([3, 3, 3]).is({ A7: 'explorer, town' });
});

const warded = (lands: string[], terror: number): Drawn => {
  const position = island().presence('2 A5');
  position.with((state) => {
    state.laid.wards = lands.map((land) => position.space(land));
    state.fear.terror = terror;
  });
  return carryOut(position, 'A4', [fear(1)]);
};

test('J-38.12 from terror level II on a pattern in every coastal land wins', () => {
  expect(warded(['A1', 'A2', 'A3'], 2).run.outcome).toMatchObject({ winners: [0] });
  expect(warded(['A1', 'A2', 'A3', 'A4'], 3).run.outcome).toMatchObject({ winners: [0] });
  expect(warded(['A1', 'A2', 'A3'], 1).run.outcome).toBeNull();
  expect(warded(['A1', 'A2', 'A2'], 2).run.outcome).toBeNull();
});

test('J-38.12 at terror level I an island without invaders wins as usual; later that does not help', () => {
  const empty = (terror: number): unknown => {
    const position = playing().clear().presence('2 A5');
    position.with((state) => (state.fear.terror = terror));
    return carryOut(position, 'A4', [fear(1)]).run.outcome;
  };
  expect(empty(1)).toMatchObject({ winners: [0] });
  expect(empty(2)).toBeNull();
});

test('J-38.12 all fear cards are in the deck; when it runs out it is shuffled anew, and fear does not win', () => {
  const all = fearCards.filter(({ set }) => set === 'base' || set === 'branch-and-claw').length;
  const position = island().presence('2 A5');
  expect(position.state.fear.left).toEqual([3, 4, all - 7]);
  position.with((state) => {
    state.fear.terror = 3;
    state.fear.left = [0, 0, 1];
    state.fear.discard = [0, 1, 2];
    state.fear.unseen = state.fear.unseen.filter((card) => card > 2);
  });
  carryOut(position, 'A4', [fear(4)]);
  const { terror, left, earned, discard } = position.state.fear;
  expect([terror, left, earned.length, discard, position.run.outcome]).toEqual([3, [0, 0, 3], 1, [], null]);
});
