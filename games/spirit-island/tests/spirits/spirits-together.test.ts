import { expect, test } from 'vitest';
import type { Play } from '@skerry/engine';
import { powerNamed } from '../../content/powers.ts';
import { add, addPresence, gather, has, inEach, push, restorePresence, special } from '../../content/step.ts';
import { action } from '../../rules/action.ts';
import { done } from '../../rules/action-body.ts';
import { geographyOf } from '../../rules/island/geography.ts';
import { isCoastal, oceanInPlay, sacredSites } from '../../rules/island/island.ts';
import { destroyPresence } from '../../rules/pieces/losing-presence.ts';
import { movePresence } from '../../rules/pieces/presence.ts';
import { foreseeRavage } from '../../rules/invaders/foreseen-ravage.ts';
import { canRavage } from '../../rules/invaders/ravage.ts';
import { note } from '../../rules/record.ts';
import { type SpiritTable, type State, TOWN } from '../../rules/state.ts';
import { carryOut, doing } from '../doing.ts';
import { drawn, type Drawn, type Table, withPower } from '../drawn.ts';
import { draw, play as playEvent } from '../events/event-cases.ts';
import { play } from '../use.ts';

/** Spirits whose rules meet: each other's, or what a great power does to the island. */
const quiet = (table: Table): Drawn => drawn(table).clear().land('A3', 'city');
const inAction = (position: Drawn, body: (table: SpiritTable) => Play): Drawn =>
  doing(position, (table) => action(table, { kind: 'spirit', seat: 0 }, () => body(table)));
const absent = (position: Drawn, land: string): Drawn =>
  position.with((state) => void (state.island = { ...state.island, absent: [position.space(land)] }));
const settled = (state: State): void =>
  void state.modifiers.push({ kind: 'hunting-grounds', land: null, amount: 1, seat: 0, until: 'turn' });

function* lose(table: SpiritTable, land: number, n: number): Play {
  yield* destroyPresence(table, 0, land, n);
}

// ── Presence that comes back ──

test('J-40.4 Wildfire: destroyed presence that comes back to a land is added there, and burns', () => {
  const position = quiet({ spirits: ['Heart'] })
    .presence('2 A5')
    .land('A5', 'town, beasts')
    .with((state) => {
      state.spirits[0]!.destroyed = 1;
      state.spirits[0]!.tracks = [2, 1];
    });
  carryOut(position, 'A5', [restorePresence('you')])
    .say('yes', 'beasts A5 to A4')
    .is({ A5: 'town-1, 3 of seat 0', A4: 'beasts' });
});

test('J-40.1 Keeper: a land becomes its sacred site by presence that comes back, too', () => {
  const position = quiet({ spirits: ['Keeper'] })
    .presence('A5')
    .land('A5', 'dahan')
    .with((state) => void (state.spirits[0]!.destroyed = 1));
  carryOut(position, 'A5', [restorePresence('you')])
    .say('yes', 'dahan A5 to A4')
    .is({ A5: '2 of seat 0', A4: 'dahan' });
});

test('J-40.6 Serpent: at its limit destroyed presence does not come back', () => {
  const serpent = (presence: string): Drawn =>
    quiet({ spirits: ['Serpent'] })
      .presence(presence)
      .with((state) => void (state.spirits[0]!.destroyed = 2));
  expect(carryOut(serpent('5 A5'), 'A5', [restorePresence('you', 2)]).asks).toEqual(['0 all-done']);
  // One more is its limit.
  const nearly = carryOut(serpent('4 A5'), 'A5', [restorePresence('you', 2)]).say('yes');
  expect(nearly.asks).toEqual(['0 all-done']);
  nearly.is({ A5: '5 of seat 0' });
});

test('J-40.6 Serpent: nor by Gift of Abundance, or Blazing Renewal', () => {
  const gift = withPower('Gift of Abundance', { spirits: ['Downpour', 'Serpent'] })
    .presence('2 A5')
    .presence('5 A7', 1)
    .land('A3', 'city')
    .with((state) => void (state.spirits[1]!.destroyed = 1))
    .say('0: use Gift of Abundance', '1: option 1');
  expect(gift.asks).not.toContain('0 who-restores');
  const renewal = withPower('Blazing Renewal', { spirits: ['River', 'Serpent'] })
    .presence('2 A5')
    .presence('4 A7', 1)
    .land('A3', 'city')
    .with((state) => void (state.spirits[1]!.destroyed = 3));
  renewal.say('0: use Blazing Renewal', '0: seat 1');
  if (renewal.asks.includes('1 land')) renewal.say('1: A5');
  expect(renewal.state.spirits[1]!.destroyed).toBe(2);
});

// ── Absolute Stasis ──

test('J-24.5 presence in a land that does not exist cannot be chosen: not to move, not to give up, not to be added elsewhere', () => {
  const boon = absent(
    withPower('Boon of Swarming Bedevilment', { spirits: ['Many', 'River'] })
      .presence('A5')
      .presence('B5, B7', 1)
      .land('A3', 'city'),
    'B7',
  ).say('0: use Boon of Swarming Bedevilment');
  expect(boon.answers(1)).toEqual(['B5', 'stop']);
  const grown = absent(quiet({ spirits: ['River'] }).presence('A5, A7'), 'A7');
  expect(carryOut(grown, 'A5', [addPresence()]).answers()).toEqual(['track 1', 'track 2']);
});

// ── A board that sinks ──

test('J-24.5 a land that does not exist is no origin, whatever the range, no sacred site, and brings no ocean into play', () => {
  // Shadows could reach dahan from anywhere, for 1 energy.
  const reach = (position: Drawn): boolean =>
    position.presence('2 A7').land('A4', 'dahan').energy(3).answers().includes('use Favors Called Due');
  const shadows = (): Drawn => withPower('Favors Called Due', { spirits: ['Shadows'] });
  expect([reach(shadows()), reach(absent(shadows(), 'A7'))]).toEqual([true, false]);
  const { state } = absent(quiet({ spirits: ['Ocean'] }).presence('2 A1'), 'A1');
  expect([sacredSites(state, 0), oceanInPlay(state, geographyOf(state.island).lands)]).toEqual([[], false]);
});

test('J-24.6 J-40.37 Volcano on a board that sinks: all of it goes at once, so nobody is struck a second time', () => {
  const position = withPower('Cast Down into the Briny Deep', { spirits: ['River', 'Volcano'] })
    .elements('sun, moon, 3 water, 3 earth')
    .presence('2 A2, B5')
    .presence('3 A1, B1', 1)
    .land('A1', 'city')
    .land('B7', 'city')
    .say('0: use Cast Down into the Briny Deep', '0: A2');
  // 6 of the card, 2 for the city.
  expect(position.fear).toBe(8);
});

test('J-23.8 J-24.6 Bringer sinks no board: its invaders dream, and of presence only its own is destroyed', () => {
  const position = withPower('Cast Down into the Briny Deep', { spirits: ['Bringer', 'River'] })
    .elements('sun, moon, 3 water, 3 earth')
    .presence('2 A2, B5')
    .presence('A6', 1)
    .land('A2', 'city')
    .land('A6', 'city, blight, 2 dahan')
    .say('0: use Cast Down into the Briny Deep', '0: A2');
  // 6 of the card, 5 for each city; the one in the target land counts once.
  expect(position.fear).toBe(16);
  expect(geographyOf(position.state.island).existing).toHaveLength(16);
  position.is({ A2: 'city', A6: 'city, 2 dahan, blight, 1 of seat 1', B5: '1 of seat 0' });
  expect(position.state.spirits.map(({ destroyed }) => destroyed)).toEqual([2, 0]);
});

// ── Presence that stays, or does not move ──

test('J-4.6 presence that goes nowhere has not moved: nothing follows from it', () => {
  const position = quiet({ spirits: ['Heart'] })
    .presence('2 A5')
    .land('A5', 'beasts');
  inAction(position, (table) => done(() => movePresence(table, 0, position.space('A5'), position.space('A5')))).is({
    A5: 'beasts, 2 of seat 0',
  });
  expect(position.asks).toEqual(['0 all-done']);
});

test('Flowing and Silent Forms saves no presence that cannot move: settled into hunting-grounds it is destroyed', () => {
  const flows = (change: (state: State) => void): Drawn => {
    const position = quiet({ spirits: ['River'] }).presence('2 A5');
    const land = position.space('A5');
    position.with((state) => void state.modifiers.push({ kind: 'presence-flows', land, amount: 1, seat: 0, until: 'turn' }));
    return inAction(position.with(change), (table) => lose(table, position.space('A5'), 1));
  };
  expect(flows(() => undefined).asks).toEqual(['0 presence-flows']);
  flows(settled).is({ A5: '1 of seat 0' });
});

test('J-40.28 Shroud settled into hunting-grounds gathers no presence while it targets', () => {
  const shroud = (change: (state: State) => void): string[] =>
    withPower('Unnerving Pall', { spirits: ['Shroud'] })
      .presence('A5')
      .land('A3', 'city')
      .land('A4', 'town-1')
      .with(change)
      .answers();
  expect(shroud(() => undefined)).toContain('use Unnerving Pall');
  expect(shroud(settled)).not.toContain('use Unnerving Pall');
});

test('J-4.10 J-41.8 presence of Shadows that is replaced was not destroyed: it frightens nobody', () => {
  const position = withPower('Gift of the Untamed Wild', { spirits: ['Lure', 'Shadows'], options: { aspect2: 'madness' } })
    .presence('A5')
    .presence('2 A7', 1)
    .land('A3', 'city')
    .land('A7', 'town')
    .say('0: use Gift of the Untamed Wild', '0: seat 1', '1: option 2');
  expect(position.at('A7')).toBe('town, disease, 1 of seat 1');
  expect(position.fear).toBe(0);
});

// ── Gifts to others ──

test('J-23.15 Ocean pays with the drowned for what others let it play, and for what it need not forget', () => {
  const flowing = withPower('Gift of Flowing Power', { spirits: ['Serpent', 'Ocean'] })
    .presence('A5')
    .presence('A1', 1)
    .land('A3', 'city')
    .with((state) => {
      state.spirits[1]!.drowned = 4;
      state.spirits[1]!.hand = [powerNamed('Tsunami'), powerNamed('Flash Floods')];
    })
    .say('0: use Gift of Flowing Power', '1: option 1');
  // 1 of the gift, 2 for four drowned health: enough for 2, not for 6.
  expect(flowing.answers(1)).toEqual(['Flash Floods', 'stop']);
  flowing.say('1: Flash Floods');
  expect([flowing.state.spirits[1]!.energy, flowing.state.spirits[1]!.drowned]).toEqual([0, 2]);
});

test('J-40.25 Memory that reimagines discards the card from its hand instead', () => {
  const position = withPower('Boon of Reimagining', { spirits: ['Starlight', 'Shifting'] })
    .presence('A5')
    .presence('A7', 1)
    .land('A3', 'city')
    .with((state) => void (state.spirits[1]!.hand = [powerNamed('Elemental Teachings')]))
    .say('0: use Boon of Reimagining', '0: seat 1', '1: Elemental Teachings', '1: yes');
  expect(position.state.spirits[1]!.discard).toEqual([powerNamed('Elemental Teachings')]);
  expect(position.asks).toEqual(['1 keep']);
});

test('J-40.21 J-40.12 Lure: presence whose land a way of Finder makes coastal stays there and acts, but none comes to it', () => {
  const position = quiet({ spirits: ['Lure', 'Finder', 'Ocean'] })
    .presence('A5')
    .presence('A5, A0', 1)
    .presence('A1', 2)
    .land('A5', '3 explorer');
  const [land, ocean] = [position.space('A5'), position.space('A0')] as const;
  position.with((state) => void (state.island = { ...state.island, opened: [land, ocean] }));
  expect(isCoastal(position.state, land)).toBe(true);
  expect(foreseeRavage(position.state, land).damage).toBe(1);
  carryOut(position, 'A5', [addPresence('you', 1)], 'Perils of the Deepest Island');
  expect(position.answers()).toEqual(['A4', 'A6', 'A7', 'A8', 'C4', 'C7']);
});

// ── Many Minds ──

const hunting = (presence: string): Drawn =>
  withPower('Ranging Hunt', { spirits: ['Sharp', 'Many'] })
    .presence('A5')
    .presence(presence, 1)
    .land('A3', 'city')
    .elements('2 animal')
    .say('0: use Ranging Hunt', '0: A5');

test('J-40.23 J-24.9 Many Minds: what others do may move its sacred site as beasts, if it agrees', () => {
  const position = hunting('2 A4, A7').say('0: beasts A4 to A5');
  expect(position.asks).toEqual(['1 let-lead']);
  position.say('1: yes').is({ A4: '', A5: '1 of seat 0, 2 of seat 1' });
});

test('J-24.9 Many Minds: if it does not agree, the other chooses anew, among what is left', () => {
  const position = hunting('2 A4, 2 A6, A7').say('0: beasts A4 to A5', '1: no');
  position.is({ A4: '2 of seat 1' });
  expect(position.answers(0)).toEqual(['beasts A6 to A5', 'stop']);
});

/** Many Minds has a sacred site beside the target land A5, and beasts are in A5. */
const tigers = (beasts: string): Drawn =>
  withPower('Unexpected Tigers', { spirits: ['Grinning', 'Many'] })
    .presence('A5')
    .presence('2 A4, A7', 1)
    .land('A3', 'city')
    .land('A5', 'explorer')
    .land('A6', beasts)
    .say('0: use Unexpected Tigers', '0: A5');

test('J-24.9 Unexpected Tigers: where Many Minds lets none of its sacred sites come, beasts are added and nobody is pushed', () => {
  tigers('').say('0: beasts A4 to A5', '1: no').is({ A4: '2 of seat 1', A5: 'explorer, beasts, 1 of seat 0' });
  // And it need not be asked.
  tigers('').say('0: stop').is({ A4: '2 of seat 1', A5: 'explorer, beasts, 1 of seat 0' });
});

test('J-24.9 Unexpected Tigers: a sacred site that comes as beasts, or other beasts, drive an explorer away', () => {
  tigers('').say('0: beasts A4 to A5', '1: yes', '0: explorer A5 to A1').is({ A4: '', A5: '1 of seat 0, 2 of seat 1', A1: 'explorer' });
  const others = tigers('beasts');
  expect(others.answers(0)).toEqual(['beasts A4 to A5', 'beasts A6 to A5']);
  others.say('0: beasts A4 to A5', '1: no', '0: explorer A5 to A1').is({ A4: '2 of seat 1', A5: 'beasts, 1 of seat 0', A1: 'explorer' });
});

test('J-24.9 Many Minds: nothing forces it to count its sacred sites as beasts and to move them', () => {
  const position = quiet({ spirits: ['Many'] });
  carryOut(position.presence('A5').presence('2 A4').land('A6', 'beasts'), 'A5', [gather(5, 'beasts')]);
  expect(position.answers()).toEqual(['beasts A4 to A5', 'beasts A6 to A5']);
  position.say('beasts A6 to A5');
  expect(position.answers()).toEqual(['beasts A4 to A5', 'stop']);
});

test('J-24.9 Draw Towards a Consuming Void and Traveler’s Boon: where a sacred site is not let go, other beasts are', () => {
  const drawnIn = quiet({ spirits: ['Lightning', 'Many'] })
    .presence('A5')
    .presence('2 A6, A7', 1)
    .land('A6', 'beasts');
  carryOut(drawnIn, 'A5', [special('draw-in')], 'Draw Towards a Consuming Void').say('0: beasts A6 to A5', '1: no');
  // Then the token comes without a question, and a presence of each land.
  drawnIn.is({ A5: 'beasts, 1 of seat 0, 2 of seat 1' });
  const boon = withPower("Traveler's Boon", { spirits: ['Finder', 'Sharp', 'Many'] })
    .presence('A5')
    .presence('2 A6', 1)
    .presence('2 A6, B6', 2)
    .land('A3', 'city')
    .land('A6', 'beasts')
    .say("0: use Traveler's Boon", '0: seat 1', '1: A5', '1: A6', '1: beasts A6 to A5', '2: no');
  expect(boon.answers(1)).toEqual(['beasts A6 to A5', 'stop']);
});

test('J-40.23 Many Minds: one presence of it is no beasts, and of three only two go', () => {
  expect(hunting('A4, A7').asks).toEqual(['0 phase-over']);
  hunting('3 A4, A7').say('0: beasts A4 to A5', '1: yes').is({ A4: '1 of seat 1', A5: '1 of seat 0, 2 of seat 1' });
});

test('J-40.4 J-24.9 Wildfire drives no sacred site of Many Minds away that does not want to go', () => {
  const position = quiet({ spirits: ['Heart', 'Many'] })
    .presence('A4')
    .presence('2 A5, A7', 1);
  inAction(position, (table) => done(() => movePresence(table, 0, position.space('A4'), position.space('A5'))));
  position.say('0: beasts A5 to A4', '1: no').is({ A5: '1 of seat 0, 2 of seat 1' });
  expect(position.asks).toEqual(['0 all-done']);
});

test('J-40.23 Finder leads a sacred site of Many Minds away as beasts only if it agrees', () => {
  const position = withPower('Paths Tied by Nature', { spirits: ['Finder', 'Many'] })
    .presence('A5')
    .presence('2 A5, A7', 1)
    .land('A3', 'city')
    .say('0: use Paths Tied by Nature', '0: A5');
  const [goal] = position.answers(0);
  if (goal !== 'seat 0 A5 to A2') position.say(`0: ${goal!}`);
  position.say('0: beasts A5 to A2', '1: no');
  expect(position.answers(0).filter((answer) => answer.startsWith('beasts'))).toEqual([]);
});

// ── Dahan that nothing changes, lands that are cut off ──

test('Stubborn Solidity: dahan that cannot be moved are not pushed by Plaguebearers either', () => {
  const position = withPower('Plaguebearers', { spirits: ['Vengeance', 'Stone'] })
    .presence('A5')
    .presence('A7', 1)
    .land('A3', 'city')
    .land('A5', 'disease, dahan, explorer');
  const land = position.space('A5');
  position.with((state) => void state.modifiers.push({ kind: 'dahan-unchanged', land, amount: 1, seat: 1, until: 'turn' }));
  position.say('0: use Plaguebearers');
  if (position.asks.includes('0 target')) position.say('0: A5');
  expect(position.answers(0).filter((answer) => answer.startsWith('dahan'))).toEqual([]);
});

test('J-30.2 out of an isolated land Plaguebearers and dreams push invaders only if the players allow it', () => {
  const isolated = (position: Drawn): Drawn => {
    const land = position.space('A5');
    return position.with((state) => void state.modifiers.push({ kind: 'isolate', land, amount: 1, seat: 0, until: 'turn' }));
  };
  const plague = isolated(withPower('Plaguebearers').presence('A5').land('A3', 'city').land('A5', 'disease, explorer')).say(
    'use Plaguebearers',
  );
  expect(plague.answers()).toContain('stop');
  const dream = isolated(withPower('Predatory Nightmares').presence('2 A5').land('A3', 'city').land('A5', 'town')).say(
    'use Predatory Nightmares',
  );
  expect(dream.answers()).toContain('stop');
  dream.say('stop').is({ A5: 'town, 2 of seat 0' });
  expect(dream.fear).toBe(2);
});

// ── Trickster ──

const nextMinor =
  (name: string) =>
  (state: State): void =>
    void (state.minor.deck = [powerNamed(name)]);

test("Let's See What Happens: a card that joins two things by an “or” does each of them once, also where its own threshold would allow both", () => {
  play("Let's See What Happens", {
    elements: 'moon, fire, 2 air, 3 animal',
    lands: { A4: 'explorer' },
    with: nextMinor('Inflame the Fires of Life'),
    say: ['stop'],
    energy: 1,
    fear: 1,
    is: { A4: 'explorer!1, disease' },
  });
});

test("Let's See What Happens: what a threshold lets one do instead stays a choice", () => {
  const steam = play("Let's See What Happens", {
    elements: 'moon, fire, 2 air, 3 earth',
    lands: { A4: 'explorer, town' },
    with: nextMinor('Steam Vents'),
  });
  expect(steam.answers()).toEqual(['option 1', 'option 2']);
  steam.say('option 2').is({ A4: 'explorer' });
});

test('J-40.20 Trickster: discord spreads from any of the lands where its power added strife', () => {
  const position = quiet({ spirits: ['Grinning'] })
    .presence('A5')
    .energy(1)
    .land('A1', 'explorer')
    .land('A8', 'explorer')
    .land('A7', 'explorer');
  doing(position, (table) =>
    action(table, { kind: 'spirit', seat: 0, power: powerNamed('Impersonate Authority'), land: position.space('A1') }, () =>
      done(() => {
        for (const land of ['A1', 'A8']) note(table.state, { what: 'strife-added', land: position.space(land) });
      }),
    ),
  );
  expect(position.asks).toEqual(['0 discord']);
  expect(position.answers()).toContain('A7');
});

// ── Memory ──

const observing = (): Drawn => {
  const position = quiet({ spirits: ['Shifting', 'River'] })
    .presence('A6')
    .presence('A5', 1);
  const power = powerNamed('Observe the Ever-Changing World');
  return position.with(
    (state) => void state.conditions.push({ id: 7, kind: 'observe', land: position.space('A5'), seat: 0, power, level: 3 }),
  );
};

test('J-40.27 Memory: what a power does in each land is an action in each; the power itself has not changed the land once more', () => {
  const position = carryOut(observing(), 'A4', [inEach('here-and-adjacent', add(1, 'beasts'))], 'Flash Floods', 1);
  expect(position.asks).toEqual(['0 prepare']);
  position.say('moon');
  expect(position.asks).toEqual(['0 all-done']);
  expect(position.state.conditions[0]!.level).toBe(2);
});

test('J-40.27 Memory: what the power did there itself, before or after that, counts as well', () => {
  const position = carryOut(observing(), 'A5', [add(1, 'wilds'), inEach('here-and-adjacent', add(1, 'beasts'))], 'Flash Floods', 1);
  position.say('moon', 'moon');
  expect(position.asks).toEqual(['0 all-done']);
  expect(position.state.conditions[0]!.level).toBe(1);
});

// ── Lands that are woven together ──

test('J-40.1 J-24.1 Keeper: two lands woven together that become its sacred site drive their dahan out', () => {
  const woven = (presence: string): Drawn =>
    withPower('Weave Together the Fabric of Place', { spirits: ['Keeper'] })
      .presence(presence)
      .land('A3', 'city')
      .land('A5', 'dahan')
      .say('use Weave Together the Fabric of Place', 'A5', 'A4');
  const position = woven('A4, A5, 2 A8');
  expect(position.asks).toEqual(['0 push']);
  position.say('dahan A5 to A6').is({ A6: 'dahan', A5: '2 of seat 0' });
  // What was one before stays as it is.
  expect(woven('A4, 2 A5').is({ A5: 'dahan, 3 of seat 0' }).asks).not.toContain('0 push');
});

test('J-40.1 J-24.4 Keeper: a land that becomes its sacred site when woven lands come apart drives its dahan out', () => {
  const parted = (...sides: string[]): Drawn => {
    const position = withPower('Weave Together the Fabric of Place', { spirits: ['Keeper'] })
      .presence('3 A4')
      .land('A3', 'city')
      .land('A4', 'dahan')
      .card('explore', '1-jungle')
      .phase('fast', 'time-passes')
      .say('use Weave Together the Fabric of Place', 'A4', 'A5');
    return position.say(...sides);
  };
  const driven = parted('option 2', 'option 2', 'option 2', 'option 1');
  expect([driven.asks, driven.answers()[0]]).toEqual([['0 push'], 'dahan A5 to A1']);
  expect(parted('option 1', 'option 2', 'option 2', 'option 1').asks).toEqual(['0 phase-over']);
});

test('J-13.10 J-31.13 who loses health with those who leave is destroyed at once, before the next instruction', () => {
  const position = quiet({}).land('A4', 'town-2, dahan').land('A1', 'dahan');
  position.with((state) => {
    state.modifiers.push({ kind: 'health', land: null, amount: 1, seat: null, until: 'turn', of: [TOWN], where: [has('dahan')] });
  });
  carryOut(position, 'A4', [push(1, 'dahan'), push(1, 'town')])
    .say('dahan A4 to A5')
    .is({ A4: '', A5: 'dahan' });
});

// ── Lure ──

test('J-41.13 Unnerving Pall: where dahan would fight back, its user says which of the wounded do not participate', () => {
  const ravaged = (...say: string[]): Drawn =>
    withPower('Unnerving Pall', { spirits: ['Shroud'] })
      .presence('2 A5')
      .land('A3', 'city')
      .land('A5', 'city-1, town-1, dahan')
      .card('ravage', '1-wetland')
      .card('explore', '1-jungle')
      .phase('fast', 'slow')
      .say('use Unnerving Pall', 'stop', 'option 1')
      .say(...say);
  expect(ravaged().answers()).toEqual(['city-1', 'town-1', 'stop']);
  // The town takes part alone: its 2 damage destroy the dahan.
  ravaged('city-1', 'stop').is({ A5: 'town-1, city-1, blight, 1 of seat 0' });
  // With nobody to ravage the dahan do not fight back.
  ravaged('city-1', 'town-1').is({ A5: 'town-1, city-1, dahan, 2 of seat 0' });
  const alone = withPower('Unnerving Pall', { spirits: ['Shroud'] })
    .presence('2 A5')
    .land('A3', 'city')
    .land('A5', 'city-1')
    .card('ravage', '1-wetland')
    .card('explore', '1-jungle')
    .phase('fast', 'slow')
    .say('use Unnerving Pall', 'stop', 'option 1');
  alone.is({ A5: 'city-1, 2 of seat 0' });
});

test('J-40.21 Lure: where dahan would fight back its explorers may take part, so the land is ravaged', () => {
  const lured = (pieces: string): Drawn =>
    quiet({ spirits: ['Lure'] })
      .presence('A5')
      .land('A5', pieces);
  const alone = lured('2 explorer');
  expect(canRavage(alone.state, alone.space('A5'))).toBe(false);
  const position = lured('2 explorer, 3 dahan').card('ravage', '1-wetland').phase('invader');
  expect(position.asks).toEqual(['0 enthrall']);
  expect(position.answers()).toEqual(['option 3', 'option 2', 'option 1']);
  position.say('option 1').is({ A5: '2 dahan, blight' });
});

// ── Downpour ──

test('J-31.13 Downpour: who is wounded where its presence comes dies of the health that is lost there', () => {
  const position = quiet({ spirits: ['Downpour'] })
    .presence('A5')
    .land('A4', 'city-2, town')
    .with((state) => void state.modifiers.push({ kind: 'less-health', land: null, amount: 1, seat: 0, until: 'turn' }));
  inAction(position, (table) => done(() => movePresence(table, 0, position.space('A5'), position.space('A4')))).is({
    A4: 'town, 1 of seat 0',
  });
  expect(position.fear).toBe(2);
});

test('J-40.9 Downpour: a repeat that is also paid to be fast costs both', () => {
  const dry = (energy: number): string[] =>
    withPower('Dry Wood Explodes in Smoldering Splinters', { spirits: ['Downpour'], phase: 'fast' })
      .presence('A4')
      .land('A3', 'city')
      .elements('2 water')
      .energy(energy)
      .with((state) => void state.spirits[0]!.uses.push({ power: powerNamed('Dry Wood Explodes in Smoldering Splinters'), times: 1 }))
      .answers();
  expect(dry(1)).not.toContain('repeat Dry Wood Explodes in Smoldering Splinters for energy');
  expect(dry(2)).toContain('repeat Dry Wood Explodes in Smoldering Splinters for energy');
});

// ── Events ──

test('J-24.9 J-40.23 Many Minds: what harms beasts, or harms by beasts, does not find its sacred site', () => {
  const many = { spirits: ['Many'], presence: '2 A5, A7' } as const;
  // Hunters of beasts come, but there are none: nobody is frightened, and nothing is hunted.
  playEvent("Remnants of a Spirit's Heart", { ...many, lands: { A5: 'city' }, fear: 0, is: { A5: 'city, 2 of seat 0' } });
  playEvent('Overconfidence', { ...many, lands: { A5: 'dahan' }, say: ['A4'], is: { A5: 'dahan, 2 of seat 0' } });
});

test('J-40.1 Keeper: dahan events bring no dahan into its sacred sites, powers do', () => {
  const lands = { A4: 'blight, 2 dahan' };
  // One presence forbids nothing.
  expect(draw('Seeking the Interior', { spirits: ['Keeper'], presence: 'A5', lands }).answers()).toContain('dahan A4 to A5');
  const event = draw('Seeking the Interior', { spirits: ['Keeper'], presence: '2 A5', lands }).answers();
  expect(event).toContain('dahan A4 to A1');
  expect(event).not.toContain('dahan A4 to A5');
  const power = quiet({ spirits: ['Keeper'] })
    .presence('2 A5')
    .land('A4', 'dahan');
  expect(carryOut(power, 'A4', [push(1, 'dahan')]).answers()).toContain('dahan A4 to A5');
});

test('J-2.6 J-23.12 Ocean: a way through its ocean counts for powers of all, not for growth', () => {
  const beside = (ocean: string): Drawn =>
    withPower('Dreams of the Dahan', { spirits: ['Bringer', 'Ocean', 'River'], options: { boards: 'thematic' } })
      .presence('northeast1')
      .presence(ocean, 1)
      .land('northeast6', 'city');
  const targets = (position: Drawn): string[] => position.say('use Dreams of the Dahan').answers();
  expect(targets(beside('northeast1'))).toContain('northeast4');
  expect(targets(beside('northwest1'))).not.toContain('northeast4');
  const grown = drawn({ spirits: ['Lightning', 'Ocean', 'River'], options: { boards: 'thematic' } })
    .clear()
    .presence('northeast1')
    .presence('northeast1', 1)
    .land('northeast6', 'city')
    .phase('spirit')
    .say('0: grow 1.2', '0: part 1');
  expect(grown.answers(0)).not.toContain('northeast4');
});
