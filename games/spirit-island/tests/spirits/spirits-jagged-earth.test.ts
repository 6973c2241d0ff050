import { expect, test } from 'vitest';
import { powerNamed } from '../../content/powers.ts';
import { damage, destroyPresence } from '../../content/step.ts';
import { addBlight } from '../../rules/fear-and-blight/blighting.ts';
import { action } from '../../rules/action.ts';
import { build } from '../../rules/invaders/build.ts';
import { cardPlays } from '../../rules/spirits/elements.ts';
import { destroyPresence as losePresence } from '../../rules/pieces/losing-presence.ts';
import { foreseeRavage } from '../../rules/invaders/foreseen-ravage.ts';
import { ravage } from '../../rules/invaders/ravage.ts';
import type { Play } from '@skerry/engine';
import type { SpiritTable } from '../../rules/state.ts';
import { carryOut, doing } from '../doing.ts';
import { drawn, type Drawn, type Table } from '../drawn.ts';
import { isUsable, play, positionOf } from '../use.ts';

/** A spirit alone, with a city far away, that may grow. */
const growing = (table: Table): Drawn => drawn(table).clear().land('A3', 'city').phase('spirit');
const quiet = (table: Table): Drawn => drawn(table).clear().land('A3', 'city');
const asRavage = (position: Drawn, land: string): Drawn => doing(position, (table) => ravage(table, position.space(land)));
const byNobody = (position: Drawn, body: (table: SpiritTable) => Play): Drawn =>
  doing(position, (table) => action(table, { kind: 'event' }, () => body(table)));

function* lose(table: SpiritTable, land: number, n: number): Play {
  yield* losePresence(table, 0, land, n);
}

test('J-40.31 Stone: blight does no harm as long as it does not outnumber its presence', () => {
  const stone = (presence: string): Drawn => {
    const position = quiet({ spirits: ['Stone', 'River'] })
      .presence(presence)
      .presence('A4', 1)
      .land('A4', 'blight');
    return byNobody(position, (table) => addBlight(table, position.space('A4')));
  };
  stone('2 A4, A6').is({ A4: '2 blight, 2 of seat 0, 1 of seat 1' });
  expect(stone('A4, A6').asks).toEqual(['0 cascade']);
});

test('J-40.31 Stone: with a bulwark blight may come from the box', () => {
  const position = quiet({ spirits: ['Stone'] })
    .presence('2 A4')
    .energy(2);
  position.with((state) => void state.modifiers.push({ kind: 'blight-from-the-box', land: null, amount: 2, seat: 0, until: 'turn' }));
  const before = position.state.blight.pool;
  byNobody(position, (table) => addBlight(table, position.space('A4')))
    .say('yes')
    .is({ A4: 'blight, 2 of seat 0' });
  expect([position.state.blight.pool, position.state.blight.box, position.state.spirits[0]!.energy]).toEqual([before, 1, 0]);
});

test('J-40.32 Stone keeps presence that a card itself destroys, not what blight does', () => {
  const position = quiet({ spirits: ['Stone'] })
    .presence('2 A4')
    .energy(1);
  position.with((state) => void state.modifiers.push({ kind: 'keep-presence', land: null, amount: 1, seat: 0, until: 'turn' }));
  carryOut(position, 'A4', [destroyPresence(1)], null)
    .say('yes')
    .is({ A4: '2 of seat 0' });
  expect(position.state.spirits[0]!.energy).toBe(0);
});

test('J-40.33 Stone: who damages its land is struck, with half of it once, and badlands once', () => {
  const broken = (level: number): Drawn => {
    const position = quiet({ spirits: ['Stone'] })
      .presence('2 A5')
      .land('A5', '2 city, badlands');
    position.with((state) =>
      state.conditions.push({
        id: 7,
        kind: 'break-against-the-stone',
        land: position.space('A5'),
        seat: 0,
        power: powerNamed('Let Them Break Themselves Against the Stone'),
        level,
      }),
    );
    return asRavage(position, 'A5');
  };
  // 2 and 1 for the badlands.
  expect(broken(0).say('city takes 3').at('A5')).toBe('city, blight, badlands, 2 of seat 0');
  // 2, 3 for half of 6, 1 for the badlands: both.
  expect(broken(1).at('A5')).toBe('blight, badlands, 2 of seat 0');
});

test('J-40.34 Stone gains a minor power for each layer of +1 play, once', () => {
  const position = growing({ spirits: ['Stone'] })
    .presence('A6')
    .with((state) => void (state.spirits[0]!.tracks = [2, 1]));
  position.say('grow 1.2', 'A6', 'track 1');
  expect(position.asks).toEqual(['0 keep']);
  position.say(position.answers()[0]!);
  expect([position.state.spirits[0]!.hand.length, cardPlays(position.state.spirits[0]!)]).toEqual([1, 2]);
});

test('J-40.37 J-4.10 Volcano: only in mountains; presence that is destroyed there strikes invaders and dahan', () => {
  const position = growing({ spirits: ['Volcano'] })
    .presence('A6')
    .say('grow 1.3', 'part 2');
  expect(position.answers()).toEqual(['A1', 'A6']);
  const blast = quiet({ spirits: ['Volcano'] })
    .presence('3 A6')
    .land('A6', 'town, dahan');
  byNobody(blast, (table) => lose(table, blast.space('A6'), 2)).is({ A6: '1 of seat 0' });
});

test('J-40.38 Volcano: presence saved from an eruption does not count for it, but strikes', () => {
  const position = positionOf('Explosive Eruption', { elements: '2 fire, 2 earth', presence: '3 A6', lands: { A6: 'town', A5: 'town' } });
  position.with(
    (state) => void state.modifiers.push({ kind: 'presence-flows', land: position.space('A6'), amount: 1, seat: 0, until: 'turn' }),
  );
  position.say('use Explosive Eruption', 'option 3', 'A1', 'A1').is({ A6: '1 of seat 0', A1: '2 of seat 0', A5: 'town' });
});

test('J-40.39 Volcano: its cards reach 1 farther from 3 presence, its innate powers do not', () => {
  expect(isUsable('Rain of Ash', { presence: '2 A6' })).toBe(true);
  play('Lava Flows', { presence: '2 A6', targets: 'A1 A5 A6 A8' });
  play('Lava Flows', { presence: '3 A6', targets: 'A1 A2 A4 A5 A6 A7 A8' });
});

test('J-40.21 J-31.5 Lure: only inland; 2 explorers for each presence do not participate in a ravage', () => {
  expect(
    growing({ spirits: ['Lure'] })
      .presence('A5')
      .say('grow 1.2')
      .answers(),
  ).toEqual(['A4', 'A5', 'A6', 'A7', 'A8']);
  const lured = quiet({ spirits: ['Lure'] })
    .presence('A5')
    .land('A5', '3 explorer');
  expect(foreseeRavage(lured.state, lured.space('A5')).damage).toBe(1);
  asRavage(lured, 'A5').is({ A5: '3 explorer, 1 of seat 0' });
  // Where dahan fight back, Lure says how many sit out.
  const fought = asRavage(
    quiet({ spirits: ['Lure'] })
      .presence('A5')
      .land('A5', '2 explorer, dahan'),
    'A5',
  );
  expect(fought.answers()).toEqual(['option 3', 'option 2', 'option 1']);
  fought.say('option 1').is({ A5: '2 explorer, blight' });
});

test('J-40.23 J-4.8 Many Minds: a sacred site counts as beasts and moves as two presence', () => {
  expect(isUsable('A Dreadful Tide of Scurrying Flesh', { presence: '2 A5', lands: { A5: 'beasts' } })).toBe(true);
  play('The Teeming Host Arrives', {
    elements: '2 air, animal',
    presence: '2 A5, A6',
    say: ['A4', 'beasts A5 to A4'],
    is: { A4: '2 of seat 0', A5: '' },
  });
});

test('J-40.25 Memory: once in an action a card from hand is discarded instead of forgotten', () => {
  const position = growing({ spirits: ['Shifting'] })
    .presence('A4')
    .hand('Elemental Teachings')
    .say('grow 1.2', 'part 1', 'option 2');
  const [card] = position.answers();
  position.say(card!, 'Elemental Teachings', 'yes');
  expect([position.state.spirits[0]!.discard, position.state.forgotten]).toEqual([[powerNamed('Elemental Teachings')], []]);
});

test('J-40.26 J-32.7 Memory: a marker gives its element for one action', () => {
  const position = positionOf("Learn the Invaders' Tactics", { elements: 'earth', lands: { A4: 'town' } });
  expect(position.answers()).not.toContain("use Learn the Invaders' Tactics");
  const earth = position.run.questions[0]!.answers.findIndex(
    (answer) => answer.kind === 'lay-out' && (answer as { element?: number }).element === 5,
  );
  position.run.answer(earth);
  position.say("use Learn the Invaders' Tactics");
  expect([position.state.spirits[0]!.prepared[5], position.state.spirits[0]!.spent[5]]).toEqual([0, 0]);
});

test('J-40.27 Memory: an action that changes the observed land gives one marker, three of them in all', () => {
  const position = quiet({ spirits: ['Shifting'] })
    .presence('2 A5')
    .land('A4', '2 explorer');
  position.with((state) =>
    state.conditions.push({
      id: 7,
      kind: 'observe',
      land: position.space('A4'),
      seat: 0,
      power: powerNamed('Observe the Ever-Changing World'),
      level: 1,
    }),
  );
  carryOut(position, 'A4', [damage(2)]).say('sun');
  expect([position.state.spirits[0]!.prepared[0], position.state.conditions]).toEqual([1, []]);
});

test('J-40.20 Trickster: strife for 1 energy more; healing costs presence', () => {
  play('Impersonate Authority', {
    energy: 1,
    lands: { A4: 'town', A5: 'town' },
    say: ['A4', 'A5'],
    leaves: [0],
    is: { A4: 'town!1', A5: 'town!1, 2 of seat 0' },
  });
  play('Guard the Healing Land', { spirits: ['Grinning'], lands: { A4: 'blight' }, say: ['A4'], is: { A4: '', A5: '1 of seat 0' } });
});

test('J-40.28 Shroud gathers presence while it targets, which may make the target fit', () => {
  play('Dissolving Vapors', { presence: 'A5', lands: { A4: 'explorer' }, say: ['A4'], is: { A4: '1 of seat 0', A5: '' } });
  expect(isUsable('Dissolving Vapors', { presence: 'A5' })).toBe(true);
});

test('J-40.29 Shroud: nobody heals in its lands, and slow death frightens', () => {
  const position = quiet({ spirits: ['Shroud'] })
    .presence('A5, A6, A7')
    .land('A5', 'city-1')
    .land('A6', 'town-1')
    .land('A7', 'town-1')
    .land('A4', 'city-2')
    .phase('time-passes');
  expect(position.fear).toBe(3);
  expect([position.at('A5'), position.at('A4'), position.state.spirits[0]!.energy]).toEqual(['city-1, 1 of seat 0', 'city', 1]);
  // Dahan do not heal there either; of seven lands 5 fear, and 2 energy. Wounded dahan alone frighten nobody.
  const many = quiet({ spirits: ['Shroud'] })
    .presence('A1, A2, A4, A5, A6, A7, A8')
    .phase('time-passes')
    .land('A8', 'dahan-1, town-1');
  for (const land of ['A1', 'A2', 'A4', 'A5', 'A6', 'A7']) many.land(land, 'town-1');
  expect([many.fear, many.state.spirits[0]!.energy, many.at('A8')]).toEqual([5, 2, 'town-1, dahan-1, 1 of seat 0']);
  expect(
    quiet({ spirits: ['Shroud'] })
      .presence('A5')
      .land('A5', 'dahan-1, town')
      .phase('time-passes').fear,
  ).toBe(0);
});

test('J-6.6 J-13.10 J-40.29 Shroud: who does not heal in its lands may die when a bonus of health ends', () => {
  const position = quiet({ spirits: ['Shroud'] })
    .presence('A5')
    .land('A5', 'dahan-2, dahan-1, city-3')
    .land('A4', 'dahan-3')
    .with((state) => void state.modifiers.push({ kind: 'health', land: null, amount: 2, seat: null, until: 'turn' }))
    .phase('time-passes');
  position.is({ A5: 'dahan-1, 1 of seat 0', A4: 'dahan' });
  // 1 by the slow death, 2 for the city.
  expect(position.fear).toBe(3);
});

test('J-40.30 Shroud: the first power without fire that it gains in a turn brings energy', () => {
  const position = growing({ spirits: ['Shroud'] })
    .presence('A5')
    .with(
      (state) =>
        void (state.minor.deck = ['Drift Down into Slumber', 'Gift of Power', 'Steam Vents', 'Lure of the Unknown'].map(powerNamed)),
    );
  position.say('grow 1.1', 'option 1', 'Gift of Power');
  expect(position.log.filter((entry) => entry.rule === 'J-40.30')).toHaveLength(1);
  const gains = (card: string, ...done: 'cool-and-dark'[]): number => {
    const one = growing({ spirits: ['Shroud'] }).presence('A5');
    one.with((state) => {
      state.minor.deck = ['Drift Down into Slumber', 'Gift of Power', 'Steam Vents', 'Lure of the Unknown'].map(powerNamed);
      state.spirits[0]!.doneThisTurn = done;
    });
    one.say('grow 1.1', 'option 1', card);
    return one.log.filter((entry) => entry.rule === 'J-40.30').length;
  };
  // Not for fire, and not twice.
  expect([gains('Steam Vents'), gains('Gift of Power', 'cool-and-dark')]).toEqual([0, 0]);
});

test('J-40.35 Vengeance may let a build happen in spite of disease, for fear', () => {
  const built = (): Drawn => {
    const position = quiet({ spirits: ['Vengeance'] })
      .presence('A5')
      .land('A4', 'explorer, disease');
    return doing(position, (table) => build(table, position.space('A4')));
  };
  expect(built().say('yes').is({ A4: 'explorer, town, disease' }).fear).toBe(1);
  built().say('no').is({ A4: 'explorer' });
  // On another board disease does what it always does.
  const away = quiet({ spirits: ['Vengeance', 'River'] })
    .presence('A5')
    .presence('B5', 1)
    .land('B4', 'explorer, disease');
  doing(away, (table) => build(table, away.space('B4'))).is({ B4: 'explorer' });
});

test('J-40.36 Vengeance: presence that no spirit destroyed leaves disease', () => {
  const position = quiet({ spirits: ['Vengeance'] }).presence('2 A4, A6');
  byNobody(position, (table) => lose(table, position.space('A4'), 2)).is({ A4: '2 disease' });
  const own = quiet({ spirits: ['Vengeance'] }).presence('2 A4, A6');
  carryOut(own, 'A4', [destroyPresence(1)])
    .say('A4')
    .is({ A4: '1 of seat 0' });
});

test('J-40.22 Many Minds: its beasts go two lands far, those of others one', () => {
  play('The Teeming Host Arrives', {
    elements: '2 air, animal',
    presence: 'A5',
    lands: { A8: 'beasts' },
    say: ['A4', 'beasts A8 to A4'],
    is: { A4: 'beasts' },
  });
  play('Ranging Hunt', { elements: '2 animal', presence: 'A5', lands: { A8: 'beasts' }, say: ['A4'], is: { A8: 'beasts' } });
});
