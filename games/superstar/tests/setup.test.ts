import { type Card, cardFaces } from '../content/cards.ts';
import { begin, configure } from '@skerry/engine';
import { expect, test } from 'vitest';
import { readTileSide } from '../content/tile-picture.ts';
import { tileSides } from '../content/tile-sides.ts';
import { superstar } from '../index.ts';
import { winners } from '../rules/score.ts';
import {
  actionCards,
  ALL_ACTION_CARDS,
  ANOMALY_TOKENS,
  bonusCards,
  NO_STAR,
  NO_SYMBOL,
  OFF_BOARD,
  starColours,
  STARS_OF_A_COLOUR,
  type Superstar,
} from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { board } from './drawn.ts';

const PLAYERS = [2, 3, 4, 5, 6];
const setup = (players: number, seed: string | number, options = {}): Superstar =>
  begin(superstar, configure(superstar, players, options), String(seed)).state as Superstar;
const many = <T>(n: number, of: (seed: number) => T): T[] => Array.from({ length: n }, (_, seed) => of(seed));

test('S-1.1 two to six play, and the most points win', () => {
  for (const players of PLAYERS) expect(setup(players, 1).reserves).toHaveLength(players);
  for (const players of [1, 7]) expect(() => configure(superstar, players)).toThrow(`superstar is for 2 to 6 players, not ${players}.`);
  const { state } = board('+ +\n 0\n+ +', { players: 3, reserves: { 0: { has: 'b' }, 1: { has: 'by@' }, 2: { has: 'bb' } } });
  expect(winners(state)).toEqual([2]);
});

test('S-1.2 six tiles with two sides, each of 36 spaces with one door and 12 symbols', () => {
  expect(tileSides).toHaveLength(12);
  for (const { picture } of tileSides) {
    const side = readTileSide(picture);
    expect(side.symbols).toHaveLength(36);
    expect(side.symbols.filter((symbol) => symbol !== 'none')).toHaveLength(12);
    expect(side.door.space).toBeGreaterThanOrEqual(0);
  }
});

test('S-1.3 the box holds 30 action cards, 78 stars, 18 anomaly tokens and 3 bonus cards', () => {
  const copies = (cards: readonly Card[]) => cards.reduce((sum, card) => sum + cardFaces[card].copies, 0);
  expect([copies(actionCards), copies(bonusCards), Object.keys(cardFaces).length]).toEqual([30, 3, 8]);
  for (const { origin } of Object.values(cardFaces)) expect(origin).toBe('published');
  expect(actionCards.join()).toBe('long-jump,high-jump,fall,turn,universal');
  expect([starColours.length, STARS_OF_A_COLOUR, starColours.length * STARS_OF_A_COLOUR]).toEqual([6, 13, 78]);
  expect(ANOMALY_TOKENS).toBe(18);
  expect(bonusCards.join()).toBe('turn-tile,double-jump,teleport');
});

test('S-2.1 tiles lie 1×2, 2×2 or 2×3, each at most once, on any side and in any orientation', () => {
  const sizes = PLAYERS.map((players) => {
    const { width, height, tiles } = setup(players, 1).planet;
    return [width / 6, height / 6, tiles.length];
  });
  expect(sizes).toEqual([
    [2, 1, 2],
    [2, 2, 4],
    [2, 2, 4],
    [3, 2, 6],
    [3, 2, 6],
  ]);
  const games = many(300, (seed) => setup(2 + (seed % 5), seed).planet.tiles);
  for (const tiles of games) expect(new Set(tiles.map(({ side }) => side >> 1)).size).toBe(tiles.length);
  const seen = new Set(games.flat().map(({ side, turns }) => `${side}/${turns}`));
  expect(seen.size).toBe(12 * 4);
});

test('S-2.2 the open door is any of the doors, and all 18 tokens lie beside the board', () => {
  for (const players of PLAYERS) {
    const doors = many(100, (seed) => setup(players, seed));
    expect(new Set(doors.map(({ planet }) => planet.openDoor)).size).toBe(doors[0]!.planet.tiles.length);
    for (const { supply, reserves } of doors) {
      expect(supply).toBe(18);
      expect(reserves.every(({ anomalies }) => anomalies === 0)).toBe(true);
    }
  }
});

test('S-2.3 one star lies on each symbol and nowhere else, 12 a tile, at most 13 of a colour', () => {
  const colours = new Set<number>();
  for (const players of PLAYERS) {
    for (const { planet, starsLeft } of many(40, (seed) => setup(players, seed))) {
      planet.symbols.forEach((symbol, space) => expect(planet.stars[space] === NO_STAR).toBe(symbol === NO_SYMBOL));
      const lying = planet.stars.filter((star) => star !== NO_STAR);
      expect(lying).toHaveLength(12 * planet.tiles.length);
      expect(starsLeft).toBe(lying.length);
      for (let colour = 0; colour < 6; colour++) expect(lying.filter((star) => star === colour).length).toBeLessThanOrEqual(13);
      lying.forEach((star) => colours.add(star));
    }
  }
  expect(colours.size).toBe(6);
});

test('S-2.3 with six tiles nearly all stars are drawn: 72 of 78', () => {
  const left = many(50, (seed) => {
    const { planet } = setup(6, seed);
    return starColours.map((_, colour) => 13 - planet.stars.filter((star) => star === colour).length);
  });
  for (const counts of left) expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6);
  expect(new Set(left.map(String)).size).toBeGreaterThan(20);
});

test('S-2.4 each begins with the five action cards in hand and the pawn off the board', () => {
  for (const players of PLAYERS) {
    const { planet, reserves } = setup(players, 3);
    for (const pawn of planet.pawns) expect(pawn.space).toBe(OFF_BOARD);
    for (const reserve of reserves)
      expect(reserve).toEqual({ hand: ALL_ACTION_CARDS, faceUp: 0, faceDown: 0, bonus: 0, stars: [0, 0, 0, 0, 0, 0], anomalies: 0 });
  }
});

test("S-2.5 a reserve is open to all, but hands and cards face down are their owner's", () => {
  const { state } = board('+ +-+\n|0 1\n+-+-+', {
    players: 3,
    reserves: { 0: { has: 'bb@', faceUp: ['fall'], faceDown: ['turn', 'universal'], bonus: ['teleport'] }, 1: { has: 'w' } },
  });
  const [own, other, onlooker] = [view(state, 0), view(state, 1), view(state, null)];
  expect(own.reserves[0]).toEqual({
    hand: 0b00011,
    faceDown: 0b11000,
    faceUp: 0b00100,
    handCount: 2,
    faceDownCount: 2,
    bonus: 0b100,
    bonusCount: 1,
    stars: [2, 0, 0, 0, 0, 0],
    anomalies: 1,
  });
  const open = { faceUp: 0b00100, handCount: 2, faceDownCount: 2, bonus: 0, bonusCount: 1, stars: [2, 0, 0, 0, 0, 0], anomalies: 1 };
  expect(other.reserves[0]).toEqual(open);
  expect(onlooker.reserves[0]).toEqual(open);
  expect(other.planet).toEqual(own.planet);
});

test('S-2.5 a bonus card is known to all once it has been played', () => {
  const table = board('+ +-+\n|0 d|\n+-+-+', { players: 3, reserves: { 0: { bonus: ['teleport', 'turn-tile'] } } });
  expect(view(table.state, 2).reserves.map(({ bonus, bonusCount }) => [bonus, bonusCount])).toEqual([
    [0, 2],
    [0, 0],
    [0, 0],
  ]);
  table.play('teleport');
  expect(view(table.state, 2).reserves.map(({ bonus, bonusCount }) => [bonus, bonusCount])).toEqual([
    [0, 1],
    [0b100, 1],
    [0, 0],
  ]);
});

test('S-2.6 any player may begin, and stays first player for the whole game', () => {
  for (const players of PLAYERS) {
    const games = many(60, (seed) => setup(players, seed));
    expect(new Set(games.map(({ first }) => first)).size).toBe(players);
    for (const { first, turn } of games) expect(turn).toBe(first);
  }
  const table = board('+ + +\n 0|1|\n+-+-+', { first: 1, turn: 1, turns: 3 }).play('take cards', 'take cards', 'take cards');
  expect(table.state.first).toBe(1);
});

test('S-9.4 the expert end is an option of the table', () => {
  expect([setup(3, 1).expert, setup(3, 1, { expertEnd: true }).expert, setup(3, 1, { expertEnd: false }).expert]).toEqual([
    false,
    true,
    false,
  ]);
});

test('setup with the same seed is the same for ever', () => {
  expect(setup(4, 'skerry')).toEqual(setup(4, 'skerry'));
  expect(
    setup(4, 'skerry')
      .planet.tiles.map(({ side, turns }) => `${tileSides[side]!.id}/${turns}`)
      .join(' '),
  ).toBe('3B/3 5B/1 1A/1 6B/0');
});
