import { Chance, configure, copy } from '@skerry/engine';
import { expect, test } from 'vitest';
import { blightCards } from '../../content/blight-cards.ts';
import { powerNamed, powers } from '../../content/powers.ts';
import { spirits } from '../../content/spirits.ts';
import { add } from '../../content/step.ts';
import { spiritIsland } from '../../index.ts';
import { difficultyAgainst } from '../../rules/setup/difficulty.ts';
import { leftOut } from '../../rules/setup/left-out.ts';
import { carryOut } from '../doing.ts';
import { drawn, type Drawn, type Table } from '../drawn.ts';

const options = { scenario: 'second-wave', sets: 'branch-and-claw', events: false };
const playing = (more: Table = {}): Drawn => drawn({ ...more, options: { ...options, ...more.options } });
/** The first game, about to be won: one explorer is left, and a power destroys it. */
const winning = (more: Table = {}): Drawn =>
  playing(more)
    .clear()
    .presence('2 A5')
    .land('A4', 'explorer')
    .played('Flash Floods')
    .with((state) => {
      state.phase = 'fast';
      for (const spirit of state.spirits) spirit.done = false;
    });
const won = (position: Drawn): Drawn => position.say('use Flash Floods', 'A4');

test('J-38.1 J-38.27 the first game is played as usual; when it is won each spirit lays a power card aside', () => {
  const position = won(winning().hand('Wash Away', 'Boon of Vigor'));
  expect(position.run.outcome).toBeNull();
  expect([position.asks, position.answers()]).toEqual([['0 lay-aside'], ['Wash Away', 'Boon of Vigor', 'Flash Floods']]);
  position.say('Wash Away');
  expect([position.state.laid.aside, position.state.phase]).toEqual([[powerNamed('Wash Away')], 'choose']);
});

test('J-38.1 a first game that is lost ends the table', () => {
  const position = winning().with((state) => (state.lost = 'blight'));
  position.with((state) => (state.spaces[position.space('A2')]!.groups = [{ kind: 2, damage: 0, strife: 0, dream: 0, count: 1 }]));
  position.say('use Flash Floods', 'A4');
  expect(position.run.outcome).toMatchObject({ winners: [], about: { why: 'blight' } });
});

test('J-38.1 the second game is for other spirits, on the same boards, against the same adversary', () => {
  const position = won(winning({ options: { adversary: 'england', level: 2 } }).hand('Wash Away')).say('Wash Away');
  expect(position.asks).toEqual(['0 take-spirit']);
  expect(position.answers()).not.toContain('River Surges in Sunlight');
  position.say('Vital Strength of the Earth');
  const { state } = position;
  expect([state.turn, state.phase, state.laid.wave, state.boards]).toEqual([1, 'spirit', 'second', ['A']]);
  expect(spirits[state.spirits[0]!.kind]!.name).toBe('Vital Strength of the Earth');
  expect(state.minor.deck.includes(powerNamed('Wash Away'))).toBe(false);
});

test('J-38.1 a table whose sets have too few spirits for two games is refused', () => {
  const table = (players: number, sets: string): (() => unknown) => {
    return () => configure(spiritIsland, players, { scenario: 'second-wave', sets });
  };
  expect(table(6, 'branch-and-claw')).toThrow('Second Wave needs twice as many spirits as players: these sets have too few.');
  expect(table(5, 'branch-and-claw')).not.toThrow();
  expect(table(6, 'jagged-earth')).not.toThrow();
});

test('J-38.1 J-3.7 J-8.10 a card that was laid aside is in no progression of the second game', () => {
  const progressed = (card: string): string[] => {
    const position = won(winning({ options: { progression: true } }).hand(card)).say(card, 'Vital Strength of the Earth');
    return position.state.progressions[0]!.map((other) => powers[other]!.name);
  };
  expect(progressed('Rouse the Trees and Stones')).not.toContain('Rouse the Trees and Stones');
  expect(progressed('Wash Away')).toContain('Rouse the Trees and Stones');
});

test('J-38.2 J-36.8 blight on the panel of France stays there', () => {
  const position = winning({ options: { adversary: 'france', level: 5, events: true } }).hand('Wash Away');
  position.with((state) => (state.panels.blight = 2));
  const { blight } = position.state;
  const pool = blight.pool;
  won(position).say('Wash Away');
  expect([position.state.panels.blight, position.state.blight.pool]).toEqual([2, pool]);
});

const cleared = (position: Drawn): Drawn => {
  won(position.hand('Wash Away')).say('Wash Away');
  return position;
};

test('J-38.2 invaders and presence go; one token of each kind and 2 blight stay on each board', () => {
  const position = winning().land('A1', '2 beasts').land('A8', '3 blight').land('A3', 'wilds');
  won(position.hand('Wash Away')).say('Wash Away');
  // The only lands with too many lose them without a question.
  const left = position.state.laid.left!.spaces;
  expect([left[0]!.tokens[1], left[7]!.tokens[0], left[2]!.tokens[2]]).toEqual([1, 2, 1]);
  expect(left.every(({ groups }) => groups.every(({ kind }) => kind === 3))).toBe(true);
  // The blight that left the island is on the card again.
  expect(position.state.blight.pool).toBe(4);
});

test('J-38.2 dahan are pushed until no land has more than 2; few get one more', () => {
  const position = winning().land('A8', '4 dahan');
  won(position.hand('Wash Away')).say('Wash Away', 'A5', 'A6');
  const dahan = position.state.laid.left!.spaces.map(({ groups }) => groups.reduce((sum, { count }) => sum + count, 0)).slice(0, 8);
  // Two stay, two go; four on a board are few, and land 5 is the lowest that has any.
  expect(dahan).toEqual([0, 0, 0, 0, 2, 1, 0, 2]);
});

test('J-38.2 a board with 9 dahan or more keeps 8', () => {
  const position = winning();
  for (const land of ['A1', 'A2', 'A3', 'A5', 'A6']) position.land(land, '2 dahan');
  won(position.hand('Wash Away')).say('Wash Away', 'A1', 'A2');
  const total = position.state.laid.left!.spaces.reduce((sum, { groups }) => sum + groups.reduce((n, { count }) => n + count, 0), 0);
  expect(total).toBe(8);
});

test('J-38.3 a healthy card raises the level of the adversary by 1, at most to 6', () => {
  const level = (before: number): number =>
    cleared(winning({ options: { adversary: 'england', level: before } })).state.enemy.adversaries[0]!.level;
  expect([level(2), level(6)]).toEqual([3, 6]);
});

test('J-38.3 J-20.9 with its level the difficulty of the second game rises', () => {
  const difficulty = (more: Table['options']): number[] => {
    const position = winning({ options: { adversary: 'england', level: 3, ...more } });
    return [position.state.difficulty, cleared(position).state.difficulty];
  };
  expect(difficulty({})).toEqual([7, 8]);
  expect(difficulty({ level: 6 })).toEqual([12, 12]);
  const two = { supporting: 'sweden', supportingLevel: 2 };
  expect(difficulty(two)).toEqual([9, 10]);
  expect(difficulty({ ...two, extraBoard: true, archipelago: 'two-islands' })).toEqual([14, 15]);
  // Where nothing has risen it is what was chosen.
  for (const tokens of ['all', 'none', 'without-beasts']) {
    const { state } = playing({ options: { boards: 'thematic', tokens } });
    expect(difficultyAgainst(state)).toBe(state.difficulty);
  }
});

test('J-38.3 J-36.4 France needs the events from level 2 on: without them it stays below', () => {
  const level = (before: number, events: boolean): number =>
    cleared(winning({ options: { adversary: 'france', level: before, events } })).state.enemy.adversaries[0]!.level;
  expect([level(0, false), level(1, false), level(1, true)]).toEqual([1, 1, 2]);
});

test('J-38.3 a blighted card is turned back with 2 blight per board; turned again it gets what lay beside it', () => {
  const position = winning().with((state) => {
    state.blight.card = 1;
    state.blight.pool = 5;
  });
  cleared(position);
  expect([position.state.blight.card, position.state.blight.pool, position.state.laid.beside]).toEqual([-1, 2, { card: 1, n: 3 }]);
});

test('J-38.6 a still healthy side counts as blighted; still healthy cards that were gone lie on top of the deck', () => {
  const still = blightCards.flatMap(({ side }, card) => (side === 'still-healthy' ? [card] : []));
  const position = winning({ options: { sets: 'jagged-earth' } }).with((state) => {
    state.blight.card = still[0]!;
    state.blight.gone = [still[1]!];
    state.blight.unseen = state.blight.unseen.filter((card) => !still.slice(0, 2).includes(card));
    state.blight.pool = 3;
  });
  cleared(position);
  const { blight, laid } = position.state;
  expect([blight.card, blight.pool, laid.beside, laid.next]).toEqual([-1, 2, { card: still[0], n: 1 }, [still[1]]]);
  expect(blight.unseen).not.toContain(still[0]);
  expect(blight.unseen).not.toContain(still[1]);
  position.say('Vital Strength of the Earth');
  // Turned again it has the blight that lay beside it; the next card is the one on top, with blight from the box.
  carryOut(position, 'A7', [add(2, 'blight')], null);
  expect([position.state.blight.card, position.state.blight.pool]).toEqual([still[0], 1]);
  carryOut(position, 'A6', [add(1, 'blight')], null);
  expect([position.state.blight.card, position.state.blight.pool]).toEqual([still[1], blightCards[still[1]!]!.perPlayer]);
});

test('J-38.4 printed invaders of the high numbers go 3 lower, land 5 gets a town, nothing else is printed', () => {
  const position = cleared(winning().with((state) => (state.spaces[0]!.groups = [])));
  position.say('Vital Strength of the Earth');
  // A2 has a city; the town of A8 stands in A5, beside the one that is added there.
  expect(position.at('A2')).toMatch(/^(explorer, )?city/);
  expect(position.at('A5')).toContain('2 town');
  expect(position.at('A8')).not.toContain('town');
  expect(position.at('A4')).not.toContain('blight');
  expect(position.state.spaces.some(({ groups }) => groups.some(({ kind }) => kind === 3))).toBe(false);
});

/** The second game at stage III, with a card of the first spirits. */
const helped = (card: string): Drawn =>
  playing({ spirits: ['Vital'] })
    .clear()
    .presence('2 A5')
    .land('A8', 'city, 2 town')
    .with((state) => {
      state.laid.wave = 'second';
      state.laid.aside = [powerNamed(card)];
      state.invaders.deck = [3, 3];
      state.spirits[0]!.growth = { taken: [0], open: [], energyGained: true };
    });

test('J-38.5 from stage III on the cards laid aside may be played once, for nothing, at any land, with thresholds of 10 elements', () => {
  const position = helped('Accelerated Rot').energy(0).phase('spirit', 'time-passes');
  expect(position.answers()).toEqual(['call Accelerated Rot', 'done']);
  position.say('call Accelerated Rot');
  const [spirit] = position.state.spirits;
  expect([position.state.laid.aside, spirit!.played, spirit!.plays]).toEqual([[], [], 0]);
  while (position.asks[0] !== '0 power') position.run.answer(0);
  position.say('use Accelerated Rot', 'A8');
  expect(position.asks).toEqual(['0 damage']);
  const early = helped('Accelerated Rot').with((state) => (state.invaders.deck = [2, 3]));
  expect(early.phase('spirit').asks).toEqual(['0 phase-over']);
});

test('J-38.5 J-31.9 they may be played from then on, though a card of stage II comes to lie on top again', () => {
  const turns = (...deck: number[]): Drawn =>
    helped('Accelerated Rot')
      .with((state) => (state.invaders.deck = deck))
      .phase('time-passes', 'fast');
  const begun = turns(3, 2, 3);
  expect(begun.answers()).toContain('call Accelerated Rot');
  begun.with((state) => (state.invaders.deck = [2, 3]));
  const later = playing().with((state) => Object.assign(state, copy(begun.state)));
  expect(later.phase('spirit').answers()).toContain('call Accelerated Rot');
  expect(turns(2, 3).answers()).not.toContain('call Accelerated Rot');
});
test('J-38.5 the card is gone when time passes', () => {
  const position = helped('Accelerated Rot').with((state) => {
    state.laid.aside = [];
    state.laid.helping = [{ seat: 0, card: powerNamed('Accelerated Rot') }];
  });
  expect(position.phase('time-passes').asks).not.toEqual([]);
  expect(position.state.laid.helping).toEqual([]);
});

test.each([1, 2, 3])('J-38.1 J-38.4 the second game of %i spirits is played to its end', (players) => {
  const position = winning({ spirits: ['River', 'Vital', 'Shadows'].slice(0, players) }).land('B8', players > 1 ? '4 dahan, 3 blight' : '');
  for (let seat = 1; seat < players; seat++) position.presence('2 A5', seat);
  won(position.hand('Wash Away'));
  const chance = Chance.fromSeed(`second ${players}`);
  const { run } = position;
  while (run.anyQuestion !== null) {
    const question = run.questions[chance.below(run.questions.length)]!;
    run.answer(chance.below(question.answers.length), question);
  }
  expect(run.outcome).not.toBeNull();
  expect(position.state.laid.wave).toBe('second');
});

const sorted = (position: Drawn, kinds: RegExp, ...lands: string[]): string[] =>
  lands.map((land) =>
    position
      .at(land)
      .split(', ')
      .filter((piece) => kinds.test(piece))
      .join(', '),
  );

test('J-38.27 dahan are whole again in the second game', () => {
  const position = cleared(winning().land('A8', '2 dahan-1'));
  expect(position.state.laid.left!.spaces[7]!.groups).toMatchObject([{ kind: 3, damage: 0, count: 3 }]);
});

test('J-38.27 lands that were joined or had vanished are there again', () => {
  const position = winning().land('A8', 'dahan, beasts');
  position.with((state) => {
    state.weaves = [{ land: 7, other: 6, seat: 0 }];
    state.island = { ...state.island, woven: [[7, 6]], absent: [0] };
  });
  won(position.hand('Wash Away')).say('Wash Away');
  // The dahan and the beasts of the joined land go where its weaver says.
  expect(position.asks).toEqual(['0 unweave']);
  position.say('option 1', 'option 2');
  const { weaves, laid } = position.state;
  const { island } = laid.left!;
  expect([island.woven, island.absent, weaves]).toEqual([[], [], []]);
  expect([laid.left!.spaces[7]!.groups.length, laid.left!.spaces[6]!.tokens[1]]).toEqual([1, 1]);
});

test('J-38.27 a board that was destroyed lies there again', () => {
  const position = winning({ spirits: ['River', 'Vital'] })
    .presence('B4', 1)
    .with((state) => (state.island = { ...state.island, sunk: [0] }))
    .with((state) => (state.spirits[0]!.presence = state.spirits[1]!.presence.slice()))
    .with((state) => (state.spaces = state.spaces.map(() => ({ groups: [], tokens: [0, 0, 0, 0, 0, 0] }))))
    .say('done');
  while (position.asks[0] !== '0 lay-aside') position.run.answer(0);
  while (position.state.phase !== 'spirit') position.run.answer(0);
  expect([position.state.island.sunk, position.state.laid.wave]).toEqual([[], 'second']);
  expect(sorted(position, /town|city/, 'A2', 'A5')).toEqual(['city', '2 town']);
});

test('J-38.4 J-21.22 blight that was left in land 4 is not printed there: Sweden leaves it', () => {
  const position = cleared(winning({ options: { adversary: 'sweden', level: 2 } }).land('A4', '2 blight')).say(
    'Vital Strength of the Earth',
  );
  expect(sorted(position, /blight|city/, 'A4', 'A5')).toEqual(['city, 2 blight', '']);
});

test('J-38.4 J-39.6 with one player the extra board gets neither printed invaders nor the town of the scenario', () => {
  const position = cleared(winning({ options: { extraBoard: true, extraBoardChoice: 'F' } })).say('Vital Strength of the Earth');
  const empty = Array.from({ length: 8 }, () => '');
  expect(sorted(position, /explorer|town|city/, 'F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8')).toEqual(empty);
  expect(sorted(position, /town|city/, 'A2', 'A5')).toEqual(['city', '2 town']);
});

test('J-38.27 J-26.7 what only the first spirits needed is left out again', () => {
  const first = winning({ spirits: ['Keeper'], options: { sets: 'jagged-earth', tokens: 'without-wilds' } });
  expect(leftOut(first.state)).toEqual([]);
  expect(leftOut(cleared(first).say('Vital Strength of the Earth').state)).toEqual(['wilds']);
});
