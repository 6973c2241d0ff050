import { begin, configure } from '@skerry/engine';
import { expect, test } from 'vitest';
import { tileSides } from '../content/tile-sides.ts';
import { superstar } from '../index.ts';
import { planetOf, turnTile } from '../rules/planet.ts';
import { NO_STAR, type Planet, type Superstar } from '../rules/state.ts';
import { board, draw, Drawn, stateIn } from './drawn.ts';

const all = { turnTileCard: true, doubleJumpCard: true, teleportCard: true };
const dealt = (players: number, seed: number, options: object): Superstar =>
  begin(superstar, configure(superstar, players, { ...options }), String(seed)).state as Superstar;
const bonusOf = ({ reserves }: Superstar) => reserves.map(({ bonus }) => bonus);

test('S-10.1 any of the bonus cards may be in the game, and those alone are dealt', () => {
  for (const [options, bits] of [
    [{}, 0],
    [{ turnTileCard: true }, 1],
    [{ doubleJumpCard: true }, 2],
    [{ teleportCard: true }, 4],
    [all, 7],
  ] as const) {
    const state = dealt(4, 1, options);
    expect(bonusOf(state).reduce((sum, bonus) => sum + bonus, 0)).toBe(bits);
    expect(state.bonusShown).toBe(0);
  }
});

test('S-10.1 they are dealt one at a time from the first player on, to the left', () => {
  const counts = (players: number, seed: number) => {
    const state = dealt(players, seed, all);
    const cards = bonusOf(state).map((bonus) => [1, 2, 4].filter((bit) => bonus & bit).length);
    return Array.from({ length: players }, (_, i) => cards[(state.first + i) % players]).join('');
  };
  for (let seed = 0; seed < 20; seed++)
    expect([2, 3, 4, 6].map((players) => counts(players, seed))).toEqual(['21', '111', '1110', '111000']);
});

test('S-10.1 they are shuffled: each can come to each', () => {
  const firsts = new Set(Array.from({ length: 60 }, (_, seed) => dealt(3, seed, all)).map((state) => bonusOf(state)[state.first]));
  expect(firsts).toEqual(new Set([1, 2, 4]));
});

test("S-10.2 a bonus card is an action, and goes to the left neighbour's hand", () => {
  const table = board('+-+-+-+\n|0 1 d|\n+-+-+-+', {
    players: 3,
    turns: 2,
    reserves: { 0: { bonus: ['teleport'] }, 1: { bonus: ['turn-tile'] } },
  }).play('teleport');
  expect(table.question.seat).toBe(1);
  expect([0, 1, 2].map((seat) => table.cards(seat).bonus)).toEqual([[], ['turn-tile', 'teleport'], []]);
  expect(table.cards(0).hand).toHaveLength(5);
  expect(table.asked).toContain('bonus teleport');
});

test("S-10.2 the last seat's left neighbour is the first seat", () => {
  const table = board('+-+-+-+\n|0 1 d|\n+-+-+-+', { turn: 1, reserves: { 1: { bonus: ['teleport'] } } }).play('teleport');
  expect(table.cards(0).bonus).toEqual(['teleport']);
});

test('S-10.3 a bonus card does only what it shows, and a universal card is no bonus card', () => {
  const position = () => board('+-+-+-+\n|0 . d|\n+-+-+-+', { reserves: { 0: { bonus: ['teleport'] } } });
  expect(position().ways.some((way) => /teleport|tile|double/.test(way))).toBe(false);
  const table = position();
  table.run.answer(table.asked.indexOf('bonus teleport'));
  expect(table.told('put-face-down', 'played')).toEqual([]);
  expect(table.told('teleported')).toHaveLength(1);
});

test('S-10.4 the free return needs a hand without any card', () => {
  const table = board('+-+-+-+\n|0 . d|\n+-+-+-+', {
    reserves: { 0: { faceUp: ['long-jump', 'high-jump', 'fall', 'turn'], bonus: ['teleport'] } },
  }).play('simple right');
  expect(table.cards(0)).toMatchObject({ hand: [], faceDown: ['universal'], bonus: ['teleport'] });
});

test('S-10.4 it happens too when a bonus card was the last to leave', () => {
  const faceUp = ['long-jump', 'high-jump', 'fall', 'turn', 'universal'] as const;
  const table = board('+-+-+-+\n|0 . d|\n+-+-+-+', { reserves: { 0: { faceUp, bonus: ['teleport'] } } });
  expect(table.asked).toEqual(['bonus teleport', 'take cards']);
  table.play('teleport');
  expect(table.cards(0)).toMatchObject({ hand: faceUp, faceUp: [], bonus: [] });
  const two = board('+-+-+-+\n|0 . d|\n+-+-+-+', { reserves: { 0: { faceUp, bonus: ['teleport', 'turn-tile'] } } }).play('teleport');
  expect(two.cards(0)).toMatchObject({ hand: [], bonus: ['turn-tile'] });
});

test('S-10.4 taking the cards back stays allowed at any time, and keeps the bonus cards', () => {
  const table = board('+-+-+-+\n|0 . d|\n+-+-+-+', { reserves: { 0: { faceUp: ['fall'], bonus: ['teleport'] } } }).play('take cards');
  expect(table.cards(0)).toMatchObject({ hand: { length: 5 }, bonus: ['teleport'] });
});

// ── Turn planet tile ──

const sideOf = (id: string) => tileSides.findIndex((side) => side.id === id);
function planetWith(left: string, right: string): Planet {
  const planet = planetOf(2, [
    { side: sideOf(left), turns: 0 },
    { side: sideOf(right), turns: 0 },
  ]);
  planet.stars = planet.symbols.map(() => NO_STAR);
  return planet;
}

/** The text of a tile turned a quarter clockwise: another way to the same thing than the rules go. */
function quarterTurn(lines: readonly string[]): string[] {
  const turnedTo: Record<string, string> = { '-': '|', '|': '-', '^': '>', '>': 'v', v: '<', '<': '^', u: 'r', r: 'd', d: 'l', l: 'u' };
  return lines.map((_, line) =>
    lines
      .map((_, column) => {
        const drawn = lines[lines.length - 1 - column]![line]!;
        return turnedTo[drawn] ?? drawn;
      })
      .join(''),
  );
}

/** The inside of the left tile: what its outer edges show depends on the neighbours too. */
const inside = (planet: Planet) =>
  draw(planet)
    .split('\n')
    .slice(1, 12)
    .map((line) => line.padEnd(25).slice(1, 12));

test('S-10.5 a tile turns with everything on it: platforms, symbols, stars, door, marker and pawns', () => {
  for (const { id } of tileSides) {
    for (const [act, quarters] of [
      ['clockwise', 1],
      ['around', 2],
      ['anticlockwise', 3],
    ] as const) {
      const planet = planetWith(id, id === '6A' ? '1A' : '6A');
      planet.stars = planet.symbols.map((symbol, space) => (symbol === 0 ? NO_STAR : space % 6));
      planet.openDoor = 0;
      // On its own door each pawn has a floor that turns with it, so nobody falls.
      planet.pawns = [{ ...planet.doors[0]! }, { space: planet.doors[0]!.space + (planet.doors[0]!.space % 12 === 5 ? -1 : 1), up: 3 }];
      const right = JSON.stringify([
        planet.doors[1],
        planet.stars.filter((_, space) => space % 12 > 5),
        planet.symbols.filter((_, space) => space % 12 > 5),
      ]);
      let expected = inside(planet);
      for (let i = 0; i < quarters; i++) expected = quarterTurn(expected);
      const heads = planet.pawns.map(({ up }) => (up + quarters) % 4);
      const table = new Drawn(stateIn(planet, { reserves: { 0: { bonus: ['turn-tile'] } } })).play(`turn tile ${act}`);
      expect(inside(table.state.planet)).toEqual(expected);
      expect(table.state.planet.pawns.map(({ up }) => up)).toEqual(heads);
      expect(table.state.planet.doors[0]!.space).toBe(table.state.planet.pawns[0]!.space);
      const after = table.state.planet;
      expect(
        JSON.stringify([
          after.doors[1],
          after.stars.filter((_, space) => space % 12 > 5),
          after.symbols.filter((_, space) => space % 12 > 5),
        ]),
      ).toBe(right);
      expect(table.told('step')).toEqual([]);
    }
  }
});

test('S-10.5 it is the tile with the own pawn, and a pawn elsewhere or off the board is not turned', () => {
  const planet = planetWith('3A', '6A');
  planet.pawns = [{ ...planet.doors[1]! }, { ...planet.doors[0]! }, { space: -1, up: 0 }];
  const table = new Drawn(stateIn(planet, { reserves: { 0: { bonus: ['turn-tile'] } } }));
  const left = inside(table.state.planet);
  const other = { ...table.state.planet.pawns[1]! };
  table.play('turn tile around');
  expect(inside(table.state.planet)).toEqual(left);
  expect(table.state.planet.tiles.map(({ turns }) => turns)).toEqual([0, 2]);
  expect(table.state.planet.pawns.slice(1)).toEqual([other, { space: -1, up: 0 }]);
});

test('S-10.5 four quarter turns are none', () => {
  for (const { id } of tileSides) {
    const planet = planetWith(id, '6A' === id ? '1B' : '6A');
    planet.pawns = [{ space: 27, up: 2 }];
    const before = JSON.stringify(planet);
    for (const quarters of [1, 2, 1] as const) turnTile(planet, 0, quarters);
    expect(JSON.stringify(planet)).toBe(before);
  }
});

/** The floor of seat 0's pawn lies on the neighbour's edge (1A, row 2): it does not turn with tile 4B. */
function onTheSeam(): Drawn {
  const planet = planetWith('4B', '1A');
  planet.pawns = [
    { space: 2 * 12 + 5, up: 3 },
    { space: 3, up: 0 },
  ];
  planet.stars[3 * 12 + 11] = 3;
  planet.openDoor = 0;
  return new Drawn(stateIn(planet, { reserves: { 0: { bonus: ['turn-tile'] } } }));
}

test('S-10.6 after the turn everything is checked on the new board: the own pawn falls and takes what it enters', () => {
  const table = onTheSeam().play('turn tile around');
  // It has come to row 3, column 0 with its feet to the left, where no platform is; over the edge it falls to the last column.
  expect(table.told('step')).toEqual([{ what: 'step', seat: 0, from: 36, towards: 3, fall: true }]);
  expect(table.state.planet.pawns[0]).toEqual({ space: 47, up: 1 });
  expect(table.has(0)).toBe('g');
});

test('S-10.6 only the own pawn may fall', () => {
  const table = onTheSeam().play('turn tile around');
  expect(table.state.planet.pawns[1]).toEqual({ space: 5 * 12 + 2, up: 2 });
  expect(table.state.planet.platforms[62]! & 1).toBe(0);
});

test('S-10.6 the turning itself enters no space: no star, no token, no ejecting, no door', () => {
  const planet = planetWith('1A', '6A');
  const symbol = planet.symbols.findIndex((one, space) => one === 2 && space % 12 < 6);
  const door = planet.doors[0]!;
  planet.openDoor = 0;
  planet.pawns = [{ ...door }, { space: symbol, up: 0 }];
  const table = new Drawn(stateIn(planet, { reserves: { 0: { bonus: ['turn-tile'] } } })).play('turn tile clockwise');
  expect(table.told('took-star', 'took-anomaly', 'ejected', 'door-moved', 'step')).toEqual([]);
  expect(table.state.planet.openDoor).toBe(0);
});

// ── Double jump ──

test('S-10.7 two simple moves, each to the side one picks, with gravity after each', () => {
  const picture = `
    + + + + +
     . 0 . .
    + +-+ + +
     . . b .
    + + +-+ +
     y . . .
    +-+-+ + +`;
  const table = board(picture, { reserves: { 0: { bonus: ['double-jump'] } } }).play('double jump right left');
  table.shows(`
    + + + + +
     . . . .
    + +-+ + +
     . . * .
    + + +-+ +
     y 0 . .
    +-+-+ + +`);
  expect(table.has(0)).toBe('b');
  expect(table.cards(0)).toMatchObject({ hand: { length: 5 }, faceDown: [], faceUp: [] });
});

test('S-10.7 there and back, or twice the same way', () => {
  const picture = '+ + + + + +\n|. . 0 . .|\n+-+-+-+-+-+';
  const position = () => board(picture, { reserves: { 0: { bonus: ['double-jump'] } } });
  position().play('double jump left right').shows(picture);
  position().play('double jump left left').shows('+ + + + + +\n|0 . . . .|\n+-+-+-+-+-+');
});

test('S-10.7 a first move after which no second one is possible may not be chosen', () => {
  // To the right the pawn would fall into a pit.
  const picture = `
    + + + + +
     . . 0 .
    +-+-+-+ +
     . . .|.|
    + + + + +
     . . .|.|
    +-+-+-+-+`;
  const table = board(picture, { reserves: { 0: { bonus: ['double-jump'] } } });
  table.run.answer(table.asked.indexOf('bonus double jump'));
  // The one side left is taken without a question; then both sides are open.
  expect(table.question.name).toBe('second-jump');
  expect(table.told('step')).toEqual([{ what: 'step', seat: 0, from: 2, towards: 3, fall: false }]);
});

test('S-10.7 if neither side is left, the card is blocked', () => {
  const table = board('+-+-+-+\n|0|. .|\n+-+-+-+', { reserves: { 0: { bonus: ['double-jump', 'teleport'] } } });
  expect(table.asked).not.toContain('bonus double jump');
  expect(table.asked).toContain('bonus teleport');
  expect(table.blocked).toContain('bonus double jump: S-10.7');
  const pit = board('+ + +\n|0 .\n+-+ +\n|.|.|\n+-+-+', { reserves: { 0: { bonus: ['double-jump'] } } });
  expect(pit.blocked).toContain('bonus double jump: S-10.7');
});

test('S-10.7 what is entered on the way counts, and a robbery in the middle does not stop the second move', () => {
  const table = board('+ + + + +\n|0 1 @ .|\n+-+-+-+-+', { reserves: { 0: { bonus: ['double-jump'] }, 1: { has: 'by' } } });
  table.run.answer(table.asked.indexOf('bonus double jump'));
  expect(table.question).toMatchObject({ seat: 0, name: 'loot' });
  table.play('rob y');
  table.run.answer(table.asked.indexOf('simple right'));
  table.play('end turn');
  expect(table.has(0)).toBe('y@');
  table.shows('+ + + + +\n|. . 0 .|\n+-+-+-+-+', '0^@');
});

// ── Teleport ──

test("S-10.8 the pawn goes straight to the open door, its feet as the door's, and the marker moves on", () => {
  const picture = `
    + + + + +
     0 b . r
    +-+-+-+-+
     . . . ^
    + + + +-+`;
  const table = board(picture.replace(' r', '|r'), { reserves: { 0: { bonus: ['teleport'] } } }).play('teleport');
  table.shows(
    `
    + + + + +
     . b .|0
    +-+-+-+-+
     . . . u
    + + + +-+`,
    '0>>',
  );
  expect(table.has(0)).toBe('');
});

test('S-10.8 an opponent there is ejected and robbed', () => {
  const table = board('+ + + + +\n|0 . 1 ^|\n+-+-+-+-+', {
    pawns: '0^ 1vu',
    reserves: { 0: { bonus: ['teleport'] }, 1: { has: 'p@' } },
  }).play('teleport', 'rob p');
  table.shows('+ + + + +\n|. . 0 u|\n+-+-+-+-+', '0^^');
  expect([table.has(0), table.has(1)]).toEqual(['p', '@']);
});

test('S-10.8 it works even from the open door itself, and is an entering there', () => {
  const table = board('+ + + + +\n|. . 0 ^|\n+-+-+-+-+', { pawns: '0>u', reserves: { 0: { bonus: ['teleport'] } } }).play('teleport');
  table.shows('+ + + + +\n|. . 0 u|\n+-+-+-+-+', '0^^');
});

test('S-10.8 a door without a floor under it lets the pawn fall', () => {
  board('+ + +\n 0 u\n+-+ +\n . .\n+ +-+', { reserves: { 0: { bonus: ['teleport'] } } })
    .play('teleport')
    .shows('+ + +\n . u\n+-+ +\n . 0\n+ +-+');
});
