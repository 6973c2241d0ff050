import { copy } from '@skerry/engine';
import { expect, test } from 'vitest';
import { add, damage, destroy, fear, gather, invadersDo, push } from '../../content/step.ts';
import { cardPlays } from '../../rules/spirits/elements.ts';
import { targetLands } from '../../rules/powers/targeting.ts';
import { powerNamed, powers } from '../../content/powers.ts';
import { townsOnIsland, townSupply } from '../../rules/adversaries/town-supply.ts';
import { hideMarkers } from '../../rules/scenarios/searching.ts';
import { BEASTS } from '../../rules/state.ts';
import { carryOut, doing } from '../doing.ts';
import { drawn, type Drawn, type Table } from '../drawn.ts';

const options = { scenario: 'powers-long-forgotten', sets: 'branch-and-claw', events: false };
const playing = (more: Table = {}): Drawn => drawn({ ...more, options: { ...options, ...more.options } });
const island = (more: Table = {}): Drawn =>
  playing(more)
    .clear()
    .presence('2 A5')
    .land('A2', 'city')
    .with(({ laid }) => {
      laid.hidden = [];
      laid.finds = [];
    });
/** What a side has found, somewhere in A8. */
const found = (n: number, by: 'players' | 'invaders', more: Table = {}): Drawn => {
  const position = island(more);
  return position.with(({ laid }) => laid.finds.push({ n, by, land: position.space('A8'), held: false }));
};
/** A single marker in A4, which has this number. */
const hiding = (n: number): Drawn => {
  const position = island();
  return position.with(({ laid }) => {
    laid.hidden = [position.space('A4')];
    laid.numbered = n === 0 ? 0 : 1;
    laid.numbers = [n];
  });
};

test('J-38.7 markers lie in the four lands of each board without dahan; one more than boards have numbers', () => {
  const position = playing({ spirits: ['River', 'Vital'] });
  const { laid } = position.state;
  const lands = [...laid.hidden.map((land) => position.nameOf(land)), ...position.log.map(() => '')].filter(Boolean);
  // Those that were searched at once, by invaders in setup, are gone.
  expect(lands.every((land) => ['A1', 'A4', 'A5', 'A8', 'B2', 'B4', 'B5', 'B6'].includes(land))).toBe(true);
  expect(laid.numbered + laid.finds.length).toBe(3);
});

test('J-38.8 J-31.4 find 4 of the players is for the next normal ravage, and for no other before it', () => {
  const position = island().land('A4', 'city, town').phase('invader');
  position.with((state) => state.modifiers.push({ kind: 'ravage-deals-less', land: null, amount: 3, seat: null, until: 'ravage' }));
  carryOut(position, 'A4', [invadersDo('ravage')], null);
  expect(position.log.find((entry) => entry.what === 'ravaged')).toMatchObject({ dealt: 5 });
  const normal = island().land('A4', 'city, town').card('ravage', '1-sands').card('explore', '1-jungle');
  normal.with((state) => state.modifiers.push({ kind: 'ravage-deals-less', land: null, amount: 3, seat: null, until: 'ravage' }));
  void normal.phase('invader').asks;
  expect(normal.log.find((entry) => entry.what === 'ravaged')).toMatchObject({ dealt: 2 });
});

test('J-38.8 J-20.10 a find that the players never use scores 2', () => {
  const score = (held: boolean): number => {
    const position = found(8, 'players').with(({ laid }) => void (laid.finds[0]!.held = held));
    position.with((state) => {
      state.fear.terror = 3;
      state.spaces[position.space('A2')]!.groups = [];
    });
    return carryOut(position, 'A5', [fear(1)]).run.outcome!.scores[0]!;
  };
  expect(score(true) - score(false)).toBe(2);
});

test('J-38.7 where a thematic board has more lands without dahan the table chooses four', () => {
  const position = playing({ options: { boards: 'thematic' } }).with(({ laid }) => (laid.hidden = []));
  doing(position, hideMarkers);
  expect([position.asks, position.answers()]).toEqual([
    ['0 hide-marker'],
    ['northeast1', 'northeast2', 'northeast5', 'northeast8', 'northeast9'],
  ]);
  position.say('northeast9', 'northeast2', 'northeast8', 'northeast1');
  const { hidden, numbered } = position.state.laid;
  expect([hidden.map((land) => position.nameOf(land)), numbered]).toEqual([['northeast1', 'northeast2', 'northeast8', 'northeast9'], 2]);
});

test('J-38.8 a land with 3 dahan is searched by the players, one with 2 invaders by them, after any action', () => {
  const searched = (pieces: string): unknown =>
    carryOut(hiding(6).land('A4', pieces), 'A5', [fear(1)]).state.laid.finds.map(({ n, by }) => `${n} ${by}`);
  expect(['3 dahan', '2 dahan, explorer', 'explorer, town', '3 dahan, 2 town'].map(searched)).toEqual([
    ['6 players'],
    [],
    ['6 invaders'],
    ['6 players'],
  ]);
  const blank = carryOut(hiding(0).land('A4', '3 dahan'), 'A5', [fear(1)]);
  expect([blank.state.laid.hidden, blank.state.laid.finds]).toEqual([[], []]);
});

test('J-38.8 find 1: fire is hindered by the invaders, or helps the players', () => {
  const fire = 'Raging Storm';
  const rich = carryOut(found(1, 'invaders').land('A4', 'town').energy(1), 'A4', [destroy(1, 'town')], fire);
  expect(rich.asks).toEqual(['0 pay-for-find']);
  rich.say('yes').is({ A4: '' });
  carryOut(found(1, 'invaders').land('A4', 'town').energy(0), 'A4', [destroy(1, 'town')], fire).is({ A4: 'town' });
  carryOut(found(1, 'invaders').land('A4', 'town').energy(0), 'A4', [destroy(1, 'town')], 'Flash Floods').is({ A4: '' });
  carryOut(found(1, 'players').land('A4', 'town'), 'A4', [damage(1)], fire).is({ A4: '' });
  carryOut(found(1, 'players').land('A4', 'town'), 'A4', [damage(1)], 'Flash Floods').is({ A4: 'town-1' });
});

test('J-38.8 find 2: sands count as one for the invaders; presence shifts between them for the players', () => {
  // J-15.2: what is built in one of the sands counts in the other, so the table says which comes first.
  const built = (first: string): Drawn =>
    found(2, 'invaders').land('A4', 'explorer').card('build', '1-sands').card('explore', '1-wetland').phase('invader').say(first);
  built('A4').is({ A4: 'explorer, town', A7: 'city' });
  built('A7').is({ A4: 'explorer, city', A7: 'town' });
  found(2, 'invaders').land('A4', 'town').land('A2', 'town').card('explore', '1-sands').phase('invader').is({ A7: 'explorer' });
  const position = found(2, 'players').presence('A4').phase('fast');
  expect(position.answers()).toEqual(['sands', 'done']);
  position.say('sands').is({ A4: '', A7: '1 of seat 0' });
});

test('J-38.8 find 3: an explored wetland is built in at once; who reclaims nothing gains 2 energy', () => {
  found(3, 'invaders').land('A6', 'town').card('explore', '1-wetland').phase('invader').is({ A5: 'explorer, town, 2 of seat 0' });
  // J-27.4: what wilds stop is no explore.
  found(3, 'invaders').land('A6', 'town').land('A5', 'wilds').card('explore', '1-wetland').phase('invader').is({ A5: '2 of seat 0' });
  const rested = (reclaimed: boolean): number => {
    const position = found(3, 'players').energy(0).phase('spirit', 'spirit');
    position.with(({ spirits: [river] }) => {
      river!.growth = { taken: [0], open: [], energyGained: true };
      if (reclaimed) river!.doneThisTurn.push('reclaimed');
    });
    return position.is({}).state.spirits[0]!.energy;
  };
  expect([rested(false), rested(true)]).toEqual([2, 0]);
});

test('J-38.8 find 4: one card play next turn; the next ravage deals 3 less', () => {
  const position = carryOut(hiding(4).land('A4', '2 explorer'), 'A5', [fear(1)]);
  expect(position.state.laid.onePlayIn).toBe(position.state.turn + 1);
  const next = island().with((state) => {
    state.laid.onePlayIn = state.turn + 1;
    state.spirits[0]!.tracks = [1, 4];
  });
  expect(next.phase('time-passes').is({}).state.spirits.map(cardPlays)).toEqual([1]);
  const used = carryOut(hiding(4).land('A4', '3 dahan'), 'A5', [fear(1)]).say('yes');
  expect(used.state.modifiers).toMatchObject([{ kind: 'ravage-deals-less', amount: 3, until: 'ravage' }]);
  // It is no find of the invaders, and theirs with another number does no such thing.
  const other = carryOut(hiding(1).land('A4', '2 explorer'), 'A5', [fear(1)]);
  expect([used.state.laid.onePlayIn, other.state.laid.onePlayIn]).toEqual([-1, -1]);
});

test('J-38.8 find 5: the first building in a jungle or wetland brings blight; no card is forgotten for a major power', () => {
  carryOut(found(5, 'invaders'), 'A8', [add(1, 'town')], null).is({ A8: 'town, blight' });
  carryOut(found(5, 'invaders').land('A8', 'town'), 'A8', [add(1, 'town')], null).is({ A8: '2 town' });
  carryOut(found(5, 'invaders'), 'A4', [add(1, 'town')], null).is({ A4: 'town' });
  const position = carryOut(found(5, 'players').hand('Wash Away'), 'A4', [{ do: 'gain-power', deck: 'major', who: 'you' }]);
  position.run.answer(0);
  expect([position.asks, position.state.spirits[0]!.hand.length]).toEqual([['0 all-done'], 2]);
});

test('J-38.8 find 6: powers move invaders only for 1 energy; all powers have +1 range', () => {
  const moved = carryOut(found(6, 'invaders').land('A4', 'town').energy(1), 'A4', [push(1, 'town')]);
  expect(moved.asks).toEqual(['0 pay-for-find']);
  expect(moved.say('yes').asks).toEqual(['0 push']);
  expect(carryOut(found(6, 'invaders').land('A4', 'town').energy(0), 'A4', [push(1, 'town')]).asks).toEqual(['0 all-done']);
  // Where no invaders are that could go or come, nobody is asked to pay for them.
  const dahan = carryOut(found(6, 'invaders').land('A4', 'dahan').land('A1', 'town').energy(1), 'A4', [push(1, 'town', 'dahan')]);
  expect(dahan.asks).toEqual(['0 push']);
  const gathered = carryOut(found(6, 'invaders').land('A4', 'town').land('A3', 'dahan').energy(1), 'A4', [gather(1, 'town', 'dahan')]);
  expect(gathered.asks).toEqual(['0 all-done']);
  const reach = (position: Drawn): number => targetLands(position.state, 0, powers[powerNamed('Flash Floods')]!, []).length;
  expect(reach(found(6, 'players'))).toBeGreaterThan(reach(island()));
});

test('J-38.8 find 7: the invaders lay waste where they have built most; the players earn 2 fear cards and the dahan strike', () => {
  const waste = hiding(7).land('A4', '2 explorer').land('A8', '2 town, 3 dahan, beasts');
  carryOut(waste, 'A5', [fear(1)]).is({ A8: '2 town, blight', A2: 'city' });
  expect(waste.log).toContainEqual({ what: 'removed', land: waste.space('A8'), piece: BEASTS, n: 1, rule: 'J-38.8' });
  // Who has lost its strife stands with those who had none.
  const quarrel = carryOut(hiding(7).land('A4', '2 explorer').land('A8', 'town, town!2, city'), 'A5', [fear(1)]);
  quarrel.is({ A8: '2 town, city, blight' });
  const position = carryOut(hiding(7).land('A4', '3 dahan').land('A8', 'city, 2 dahan'), 'A5', [fear(1)]).say('yes');
  expect(position.state.fear.earned).toHaveLength(2);
  position.is({ A8: '2 dahan' });
});

test('J-38.8 J-24.7 find 7 of the invaders: a board that has joined the island is one of the boards', () => {
  const position = drawn({ options: { ...options, sets: 'jagged-earth' } })
    .clear()
    .phase('fast')
    .played('Dream of the Untouched Land')
    .presence('2 A5')
    .land('A8', 'city')
    .elements('3 moon, 2 water, 3 earth, 2 plant')
    .with(({ laid }) => (laid.hidden = []))
    .say('use Dream of the Untouched Land', 'A5', '3 to A 3');
  const there = `${position.state.island.boards.at(-1)!}8`;
  position.say(...Array<string>(6).fill(there), 'stop');
  const later = drawn({ options: { ...options, sets: 'jagged-earth' } }).with((state) => Object.assign(state, copy(position.state)));
  later
    .land(there, 'city, dahan')
    .land('A4', '2 explorer')
    .with(({ laid }) => {
      laid.hidden = [later.space('A4')];
      laid.numbered = 1;
      laid.numbers = [7];
    });
  expect(later.at(there)).toContain('beasts');
  carryOut(later, 'A5', [fear(1)]).is({ [there]: 'city, blight', A8: 'city, blight' });
});

test('J-38.8 find 8: the land can no longer be targeted; or a land is emptied, presence and all', () => {
  const targets = (position: Drawn): string[] =>
    targetLands(position.state, 0, powers[powerNamed('Flash Floods')]!, []).map(({ land }) => position.nameOf(land));
  expect(targets(island())).toContain('A8');
  expect(targets(found(8, 'invaders'))).not.toContain('A8');
  const position = carryOut(hiding(8).land('A4', '3 dahan').land('A8', 'city, blight, dahan').presence('A8'), 'A5', [fear(1)]);
  position.say('yes', 'A8').is({ A8: '' });
  expect(position.state.spirits[0]!.gone).toBe(1);
});

test('J-36.1 J-38.8 find 8: towns that leave the game do not go back to the supply of France', () => {
  const position = island({ options: { sets: 'jagged-earth', adversary: 'france' } }).with(({ laid }) => {
    laid.finds.push({ n: 8, by: 'players', land: 0, held: true });
  });
  position.land('A8', '2 town').phase('fast').say('find 8', 'A8');
  expect([townSupply(position.state), townsOnIsland(position.state)]).toEqual([5, 0]);
});

test('J-38.8 find 7 of the invaders: the log tells of strife that goes with it', () => {
  const position = carryOut(hiding(7).land('A4', '2 town!1'), 'A5', [fear(1)]).is({ A4: '2 town, blight' });
  expect(position.log).toContainEqual(expect.objectContaining({ what: 'strife', land: position.space('A4'), n: -2 }));
});

test('J-38.8 what the players find may be held back and used later', () => {
  const position = carryOut(hiding(8).land('A4', '3 dahan'), 'A5', [fear(1)]).say('no');
  expect(position.state.laid.finds).toMatchObject([{ n: 8, held: true }]);
  const later = found(8, 'players')
    .with(({ laid }) => (laid.finds[0]!.held = true))
    .phase('fast');
  expect(later.answers()).toEqual(['find 8', 'done']);
  later.say('find 8', 'A2').is({ A2: '' });
});
