import { expect, test } from 'vitest';
import { blightCards } from '../../content/blight-cards.ts';
import { powerNamed } from '../../content/powers.ts';
import { add, damage } from '../../content/step.ts';
import { isBlighted } from '../../rules/fear-and-blight/blight-card.ts';
import { cardPlays, elementIndex, elementsOf } from '../../rules/spirits/elements.ts';
import { carryOut } from '../doing.ts';
import { drawn, type Drawn, type Table } from '../drawn.ts';

const numberOf = (name: string): number => {
  const card = blightCards.findIndex((one) => one.name === name);
  if (card < 0) throw new Error(`There is no blight card "${name}".`);
  return card;
};

/** A board with a city far from everything, and one blight left on the card. */
const island = (table: Table = {}): Drawn => {
  const position = drawn(table).clear().presence('2 A5, A6').land('A3', 'city');
  if ((table.spirits ?? []).length > 1) position.presence('2 B5, B6', 1);
  return position.with((state) => (state.blight.pool = 1));
};
const two: Table = { spirits: ['River', 'Vital'] };

/** The last blight goes to A8, by no power, and this card is the next of the deck. */
const turned = (position: Drawn, ...names: string[]): Drawn => {
  position.state.blight.unseen = names.map(numberOf);
  return carryOut(position, 'A8', [add(1, 'blight')], null);
};
/** This card lies there already. */
const lying = (position: Drawn, name: string): Drawn =>
  position.with(({ blight }) => {
    blight.card = numberOf(name);
    blight.pool = 5;
  });
const destroyedOf = ({ state }: Drawn): number[] => state.spirits.map(({ destroyed }) => destroyed);

test('A Pall upon the Land: on each board a presence of anybody and a town', () => {
  const position = turned(island(two).presence('A4', 1).land('A7', 'town, explorer').land('B4', '2 town'), 'A Pall upon the Land');
  expect(position.answers()).toEqual(['seat 0 A5', 'seat 0 A6', 'seat 1 A4']);
  position.say('seat 1 A4', 'seat 1 B6').is({ A4: '', A7: 'explorer', B4: 'town', B6: '', A8: 'blight' });
  expect([destroyedOf(position), position.state.blight.pool]).toEqual([[0, 2], 6]);
});

test('J-40.32 A Pall upon the Land: Stone may pay for the presence', () => {
  const position = island({ spirits: ['Stone'] })
    .energy(3)
    .with(({ modifiers }) => modifiers.push({ kind: 'keep-presence', land: null, amount: 2, seat: 0, until: 'turn' }));
  turned(position, 'A Pall upon the Land').say('seat 0 A6', 'yes').is({ A6: '1 of seat 0' });
  expect([destroyedOf(position), position.state.spirits[0]!.energy]).toEqual([[0], 1]);
});

test('J-35.4 Aid from Lesser Spirits: each spirit is given a card, one is left over', () => {
  const position = island(two).with(({ minor }) => (minor.deck = ['Drought', 'Rain of Blood', 'Call to Tend'].map(powerNamed)));
  turned(position, 'Aid from Lesser Spirits').say('1: Rain of Blood', '0: Call to Tend');
  const { spirits, minor } = position.state;
  expect(spirits.map(({ aid }) => aid)).toEqual([[powerNamed('Call to Tend')], [powerNamed('Rain of Blood')]]);
  expect([minor.discard, spirits.map(({ played, hand }) => [played, hand])]).toEqual([
    [powerNamed('Drought')],
    [
      [[], []],
      [[], []],
    ],
  ]);
  expect(elementsOf(position.state, 0)[elementIndex('plant')]).toBe(1);
});

test('J-35.4 the card is used each turn for nothing, and is no power card of its spirit', () => {
  const aided = (): Drawn =>
    drawn()
      .clear()
      .presence('2 A5')
      .land('A5', '2 explorer')
      .land('A3', 'city')
      .with(({ spirits }) => spirits[0]!.aid.push(powerNamed('Rain of Blood')));
  const position = aided().phase('slow', 'time-passes');
  expect(position.answers()).toEqual(['use Rain of Blood', 'done']);
  position.say('use Rain of Blood');
  expect([position.fear, position.asks]).toEqual([2, ['0 phase-over']]);
  const [spirit] = position.state.spirits;
  expect([spirit!.aid, spirit!.discard, spirit!.energy, spirit!.uses]).toEqual([[powerNamed('Rain of Blood')], [], 0, []]);
  // It can be neither forgotten nor repeated as a power card.
  const forgetting = lying(aided().hand('Drought'), 'Memory Fades to Dust').phase('invader').card('explore', '1-jungle');
  forgetting.say('option 1');
  expect([forgetting.state.spirits[0]!.hand, forgetting.state.spirits[0]!.aid]).toEqual([[], [powerNamed('Rain of Blood')]]);
  const repeating = aided()
    .with(({ spirits }) => spirits[0]!.repeats.push({ upTo: null, atCost: false, count: 1 }))
    .phase('slow', 'time-passes')
    .say('use Rain of Blood');
  expect(repeating.asks).toEqual(['0 phase-over']);
});

test('J-35.3 Back Against the Wall: 1 more energy and 1 more card play in every spirit phase', () => {
  const plain = drawn().state;
  const position = turned(
    drawn().with(({ blight }) => (blight.pool = 1)),
    'Back Against the Wall',
  );
  // It was turned in the spirit phase, so it holds for this one.
  expect(cardPlays(position.state.spirits[0]!)).toBe(cardPlays(plain.spirits[0]!) + 1);
  const grow = (start: Drawn): number => {
    start.phase('spirit').say('grow 1.3');
    while (start.asks[0] !== '0 phase-over') start.run.answer(start.run.anyQuestion!.answers.length - 1);
    return start.log.reduce((sum, entry) => sum + (entry.what === 'energy' && entry.from === 'track' ? entry.n : 0), 0);
  };
  const usual = grow(drawn());
  const richer = drawn().with(({ modifiers }) => modifiers.push({ kind: 'more-income', land: null, amount: 1, seat: null, until: 'game' }));
  expect(grow(richer)).toBe(usual + 1);
});

test('J-35.3 Back Against the Wall: who has gained energy this turn already gets 1 more at once, and the log tells of it', () => {
  const told = (energyGained: boolean): unknown => {
    const before = drawn().with(({ blight, spirits: [spirit] }) => {
      blight.pool = 1;
      Object.assign(spirit!.growth, { energyGained });
    });
    const { energy } = before.state.spirits[0]!;
    const after = turned(before, 'Back Against the Wall');
    return [after.state.spirits[0]!.energy - energy, after.log.flatMap((entry) => (entry.what === 'energy' ? [entry.n] : []))];
  };
  expect(told(true)).toEqual([1, [1]]);
  expect(told(false)).toEqual([0, []]);
});

test('J-35.3 Back Against the Wall: also in the turns after', () => {
  const position = turned(island().phase('invader'), 'Back Against the Wall').with((state) => (state.phase = 'time-passes'));
  const next = drawn().with((state) => Object.assign(state, structuredClone(position.state)));
  next.phase('time-passes', 'spirit');
  void next.run;
  expect([next.state.turn, next.state.spirits[0]!.extraPlays]).toEqual([2, 1]);
});

test('Disintegrating Ecosystem: on each board a beasts is destroyed and a settled land is blighted', () => {
  const position = island(two).land('A7', '2 beasts, town').land('B7', 'town').land('B4', 'city');
  turned(position, 'Disintegrating Ecosystem').say('A7', 'B7');
  position.is({ A7: 'town, blight, beasts', B7: 'town, blight', B4: 'city', A8: 'blight' });
  expect(position.state.blight.pool).toBe(10 - 2);
});

test('Erosion of Will: fear, and each spirit loses a presence and an energy', () => {
  const position = turned(island(two).energy(2), 'Erosion of Will').say('0: A6', '1: B6');
  expect([destroyedOf(position), position.state.spirits.map(({ energy }) => energy), position.fear]).toEqual([[1, 1], [1, 0], 4]);
});

test('Promising Farmlands: a town and a city in an inland land without either', () => {
  const position = turned(island().land('A7', 'town').land('A4', 'explorer'), 'Promising Farmlands');
  expect(position.answers()).toEqual(['A4', 'A5', 'A6', 'A8']);
  position.say('A4').is({ A4: 'explorer, town, city' });
});

test('Tipping Point: each spirit destroys three of its presence', () => {
  const position = turned(island().presence('A7'), 'Tipping Point').say('A5', 'A5', 'A6').is({ A5: '', A6: '', A7: '1 of seat 0' });
  expect([destroyedOf(position), position.state.blight.pool]).toEqual([[3], 5]);
});

const weakened = (position: Drawn): Drawn =>
  position.with(({ modifiers }) => {
    for (const kind of ['all-weaken', 'easier-blight', 'blight-is-fatal'] as const)
      modifiers.push({ kind, land: null, amount: 1, seat: null, until: 'game' });
  });

test('J-35.3 All Things Weaken: from the next turn on, not yet in this one', () => {
  const now = turned(island().phase('invader'), 'All Things Weaken');
  expect(now.state.modifiers.map(({ kind, from, until }) => [kind, from, until])).toEqual([
    ['all-weaken', 2, 'game'],
    ['easier-blight', 2, 'game'],
    ['blight-is-fatal', 2, 'game'],
  ]);
  carryOut(now.land('A6', 'blight'), 'A5', [add(1, 'blight')], null).is({ A5: 'blight, 1 of seat 0' });
  const wounded = drawn().with((state) => Object.assign(state, structuredClone(now.state)));
  wounded.land('A4', 'town-1').with(({ modifiers }) => {
    modifiers.push({ kind: 'no-healing', land: wounded.space('A4'), amount: 1, seat: null, until: 'turn' });
  });
  // J-13.10: who bears too much when it begins is destroyed.
  wounded.phase('time-passes', 'spirit').is({ A4: '' });
});

test('All Things Weaken: invaders and dahan have 1 less health, and a land is blighted by 1 damage', () => {
  carryOut(weakened(island().land('A4', '2 town')), 'A4', [damage(1)], null).is({ A4: 'town' });
  const ravaging = weakened(island().land('A4', 'explorer').land('A7', 'town, dahan')).phase('invader').card('ravage', '1-sands');
  ravaging.card('explore', '1-mountain').with(({ blight }) => (blight.pool = 9));
  ravaging.say('A4').is({ A4: 'explorer, blight', A7: 'town, blight' });
});

test('J-35.5 All Things Weaken: blight destroys all presence and beasts, and a presence beside it', () => {
  const position = weakened(island(two).presence('A4', 1).presence('A7', 1).land('A5', '2 beasts')).with(({ blight }) => (blight.pool = 9));
  carryOut(position, 'A5', [add(1, 'blight')], null);
  expect([position.asks, position.answers()]).toEqual([['0 blight-takes-presence'], ['seat 0 A6', 'seat 1 A4', 'seat 1 A7']]);
  position.say('seat 1 A7').is({ A5: 'blight', A4: '1 of seat 1', A6: '1 of seat 0', A7: '' });
  expect(destroyedOf(position)).toEqual([2, 1]);
});

test('J-35.5 All Things Weaken: cascades too', () => {
  const position = weakened(island().presence('A2').land('A7', 'blight')).with(({ blight }) => (blight.pool = 9));
  carryOut(position, 'A7', [add(1, 'blight')], null)
    .say('A5')
    .is({ A5: 'blight', A6: '', A2: '1 of seat 0' });
  expect(destroyedOf(position)).toEqual([3]);
});

test('Power Corrodes the Spirit: who has three power cards in play or a costly one destroys a presence', () => {
  const played = (...names: string[]): number[] => {
    const position = lying(island(), 'Power Corrodes the Spirit')
      .played(...names)
      .phase('invader')
      .card('explore', '1-mountain');
    if (position.asks[0] === '0 lose-presence') position.say('A6');
    return destroyedOf(position);
  };
  expect(played('Drought', 'Rain of Blood')).toEqual([0]);
  expect(played('Drought', 'Rain of Blood', 'Call to Tend')).toEqual([1]);
  expect(played('Powerstorm')).toEqual([0]);
  expect(played('Tsunami')).toEqual([1]);
});

test('Thriving Communities: in four lands of each board an explorer becomes a town or a town a city', () => {
  const position = turned(
    island().land('A1', 'explorer').land('A2', 'town, explorer').land('A4', 'town').land('A6', 'city').land('A7', 'explorer'),
    'Thriving Communities',
  );
  expect(position.answers()).toEqual(['A1', 'A2', 'A4', 'A7']);
  position.say('A2', 'town', 'A1', 'A4').is({ A1: 'town', A2: 'explorer, city', A4: 'city', A6: 'city, 1 of seat 0', A7: 'town' });
});

test('Thriving Communities: of more than four the players choose', () => {
  const position = island();
  for (const land of ['A1', 'A2', 'A4', 'A7', 'A8']) position.land(land, 'explorer');
  turned(position, 'Thriving Communities').say('A1', 'A2', 'A4', 'A7').is({ A7: 'town', A8: 'explorer, blight' });
});

test('Unnatural Proliferation: presence, dahan, and two cities where the fewest buildings are', () => {
  const position = island().land('A4', 'dahan').land('A7', '2 town').land('A1', 'town');
  turned(position, 'Unnatural Proliferation').say('A6', 'track 1', 'A1');
  position.is({ A6: '2 of seat 0', A4: '2 dahan', A1: 'town, 2 city', A7: '2 town', A3: 'city' });
});

test('J-23.11 Unnatural Proliferation: Ocean may add its presence to an ocean', () => {
  const position = drawn({ spirits: ['Ocean'] })
    .clear()
    .presence('A0, A2')
    .land('A3', 'city')
    .with(({ blight }) => void (blight.pool = 1));
  expect(turned(position, 'Unnatural Proliferation').answers()).toEqual(['A2', 'A0']);
  position.say('A0', 'track 1').is({ A0: '2 of seat 0' });
});

test('J-31.5 J-14.12 a blight card that a ravage turns sees those of the land who sit out of the ravage', () => {
  const position = island().land('A4', 'city, 2 dahan').phase('invader').card('ravage', '1-sands').card('explore', '1-jungle');
  position.with((state) => {
    state.modifiers.push({ kind: 'dahan-sit-out', land: null, amount: 1, seat: null, until: 'turn' });
    state.blight.pool = 1;
    state.blight.unseen = [numberOf('Unnatural Proliferation')];
  });
  while (position.asks[0] !== '0 phase-over') position.say(position.answers()[0]!);
  expect(position.at('A4')).toContain('3 dahan');
  expect(position.at('A4')).toContain('blight');
});

const crumbling = (table: Table = {}): Drawn =>
  lying(island(table).land('A7', 'blight'), 'Untended Land Crumbles').phase('invader').card('explore', '1-mountain');

test('J-35.6 Untended Land Crumbles: on each board a land beside blight is blighted', () => {
  const position = crumbling({ spirits: ['River'] });
  // Nobody has the energy, and no is said to the presence.
  expect(position.asks).toEqual(['0 ransom']);
  position.say('no');
  expect(position.answers()).toEqual(['A5', 'A8']);
  position.say('A8').is({ A8: 'blight' });
});

test('J-35.6 Untended Land Crumbles: 3 energy of any spirits protect a board, or a presence there', () => {
  const paid = crumbling(two).energy(2, 0).energy(1, 1).say('yes').is({ A5: '2 of seat 0', A8: '' });
  expect(paid.state.spirits.map(({ energy }) => energy)).toEqual([0, 0]);
  const lost = crumbling().energy(3).say('no', 'yes', 'seat 0 A6').is({ A6: '', A5: '2 of seat 0', A8: '' });
  expect([destroyedOf(lost), lost.state.spirits[0]!.energy]).toEqual([[1], 3]);
});

test.each([
  [1, 1, 1],
  [2, 1, 1],
  [2, 2, 3],
  [3, 2, 4],
  [1, 2, 2],
  [2, 3, 4],
])('J-35.1 Invaders Find the Land to Their Liking: at terror level %i, for %i players, the pool holds more', (terror, players, more) => {
  const position = island({ spirits: ['River', 'Vital', 'Shadows'].slice(0, players) });
  if (players === 3) position.presence('C5', 2);
  position.with((state) => (state.fear.terror = terror)).land('A7', 'explorer');
  const { pool } = position.state.fear;
  turned(position, 'Invaders Find the Land to Their Liking');
  expect([position.state.fear.pool - pool, position.state.blight.pool]).toEqual([more, 2 * players]);
});

test('J-35.1 Strong Earth Shatters Slowly: each player blights a land beside blight, from this card', () => {
  const position = turned(island(two).land('A7', 'blight').land('B7', 'blight'), 'Strong Earth Shatters Slowly');
  position.say('1: B8', '0: A8').is({ A8: '2 blight', B8: 'blight' });
  expect(position.state.blight.pool).toBe(2);
});

test('J-35.1 J-35.2 when a still healthy side is empty nobody loses: the next card comes', () => {
  const position = turned(island(), 'Invaders Find the Land to Their Liking');
  expect([isBlighted(position.state), position.state.blight.pool]).toEqual([false, 2]);
  position.state.blight.unseen = [numberOf('Downward Spiral')];
  carryOut(position, 'A7', [add(2, 'blight')], null).is({ A7: '2 blight' });
  const { blight, over } = position.state;
  expect([isBlighted(position.state), blight.pool, blight.card, blight.gone, over]).toEqual([
    true,
    5,
    numberOf('Downward Spiral'),
    [numberOf('Invaders Find the Land to Their Liking')],
    false,
  ]);
});

test('J-35.1 more than a still healthy card holds comes from the card after it', () => {
  const position = turned(island(), 'Invaders Find the Land to Their Liking').with(
    ({ blight }) => (blight.unseen = [numberOf('Memory Fades to Dust')]),
  );
  carryOut(position, 'A4', [add(5, 'blight')], null).is({ A4: '5 blight' });
  expect([position.state.blight.pool, isBlighted(position.state)]).toEqual([1, true]);
});

test('J-26.4 the blight cards are a deck of all sets, from which each comes once', () => {
  const position = island({ options: { sets: 'jagged-earth' } }).land('A7', 'town');
  const all = blightCards.map((_, card) => card);
  const { blight } = position.state;
  expect(blight.unseen).toEqual(all);
  // A still healthy card comes first, then any other.
  for (const [land, name] of [
    ['A8', 'Invaders Find the Land to Their Liking'],
    ['A4', 'Promising Farmlands'],
  ] as const) {
    const held = blight.unseen.filter((card) => card !== numberOf(name));
    blight.unseen = [numberOf(name)];
    blight.pool = 1;
    carryOut(position, land, [add(1, 'blight')], null);
    while (position.asks[0] !== '0 all-done') position.run.answer(0);
    blight.unseen.push(...held);
    expect([...blight.unseen, blight.card, ...blight.gone].toSorted((a, b) => a - b)).toEqual(all);
  }
  expect(blight.gone).toEqual([numberOf('Invaders Find the Land to Their Liking')]);
});
