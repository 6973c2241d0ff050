import { type Answer, Chance, copy, keyOf, type Question, Run, type Seat, type Table } from '@skerry/engine';
import { expect } from 'vitest';
import type { Direction } from '../content/tile-picture.ts';
import { superstar } from '../index.ts';
import { neighboursOn, opposite } from '../rules/planet.ts';
import {
  type ActionCard,
  actionCards,
  ALL_ACTION_CARDS,
  ANOMALY_SYMBOL,
  ANOMALY_TOKENS,
  type BonusCard,
  bonusCards,
  type Door,
  NO_STAR,
  NO_SYMBOL,
  OFF_BOARD,
  type Planet,
  STAR_SYMBOL,
  type Superstar,
  type SuperstarEntry,
} from '../rules/state.ts';

/*
 * A position is drawn like a tile (see tile-picture.ts), of any size; what leaves it on one side comes back on the other.
 *
 *   spaces    `.` empty   `*` bare star symbol   `@` bare anomaly symbol   `^ > v <` door, pointing where a pawn's head will
 *             `u r d l` the open door, likewise   `b y p g o w` star by its colour, capital on an anomaly symbol
 *             `0` to `5` pawn of that seat
 *   pawns     '0^ 1>@': seat 0 with its head up, seat 1 with its head to the right, standing on an anomaly symbol
 *
 * Doors count clockwise: those of the upper half from left to right, then those of the lower half from right to left.
 */

const HEADS = '^>v<';
const OPEN = 'urdl';
const COLOURS = 'bypgow';
const PLAIN: Readonly<Record<string, number>> = { '.': NO_SYMBOL, '*': STAR_SYMBOL, '@': ANOMALY_SYMBOL };

const at = <T>(list: readonly T[], found: T, otherwise: string): number => {
  const index = list.indexOf(found);
  if (index < 0) throw new Error(otherwise);
  return index;
};
const headOf = (drawn: string): Direction => at([...HEADS], drawn, `"${drawn}" is not a direction`) as Direction;

function linesOf(picture: string): string[] {
  const lines = picture.split('\n').filter((line) => line.trim() !== '');
  const indent = lines[0]!.indexOf('+');
  const width = Math.max(...lines.map((line) => line.trimEnd().length)) - indent;
  return lines.map((line) => line.slice(indent).trimEnd().padEnd(width));
}

/** The planet in a picture. `players` is how many pawns there are, on the board or off it. */
export function planetIn(picture: string, pawns: string, players: number): Planet {
  const lines = linesOf(picture);
  const height = (lines.length - 1) / 2;
  const width = (lines[0]!.length - 1) / 2;
  const size = width * height;
  const planet: Planet = {
    width,
    height,
    tiles: [],
    platforms: Array<number>(size).fill(0),
    symbols: Array<number>(size).fill(NO_SYMBOL),
    stars: Array<number>(size).fill(NO_STAR),
    doors: [],
    openDoor: 0,
    pawns: Array.from({ length: players }, () => ({ space: OFF_BOARD, up: 0 as Direction })),
  };
  const next = neighboursOn(width, height);
  const lay = (space: number, towards: Direction): void => {
    planet.platforms[space]! |= 1 << towards;
    planet.platforms[next[towards]![space]!]! |= 1 << opposite(towards);
  };
  const found: (Door & { open: boolean })[] = [];
  const put = (space: number, drawn: string): void => {
    const colour = COLOURS.indexOf(drawn.toLowerCase());
    if (PLAIN[drawn] !== undefined) planet.symbols[space] = PLAIN[drawn];
    else if (HEADS.includes(drawn)) found.push({ space, up: headOf(drawn), open: false });
    else if (OPEN.includes(drawn)) found.push({ space, up: OPEN.indexOf(drawn) as Direction, open: true });
    else if (colour >= 0) {
      planet.stars[space] = colour;
      planet.symbols[space] = drawn === drawn.toUpperCase() ? ANOMALY_SYMBOL : STAR_SYMBOL;
    } else throw new Error(`"${drawn}" is no space`);
  };
  const standing = new Map(
    pawns
      .split(' ')
      .filter((pawn) => pawn !== '')
      .map((pawn) => [pawn[0]!, pawn]),
  );
  for (let space = 0; space < size; space++) {
    const line = 2 * Math.floor(space / width) + 1;
    const column = 2 * (space % width) + 1;
    if (lines[line - 1]![column] === '-') lay(space, 0);
    if (lines[line + 1]![column] === '-') lay(space, 2);
    if (lines[line]![column - 1] === '|') lay(space, 3);
    if (lines[line]![column + 1] === '|') lay(space, 1);
    const drawn = lines[line]![column]!;
    if (!/[0-5]/.test(drawn)) put(space, drawn);
    else {
      const pawn = standing.get(drawn) ?? `${drawn}^`;
      planet.pawns[Number(drawn)] = { space, up: headOf(pawn[1]!) };
      put(space, pawn[2] ?? '.');
    }
  }
  const upper = ({ space }: Door) => Math.floor(space / width) < height / 2;
  const column = ({ space }: Door) => space % width;
  const clockwise = [
    ...found.filter(upper).toSorted((one, other) => column(one) - column(other)),
    ...found.filter((door) => !upper(door)).toSorted((one, other) => column(other) - column(one)),
  ];
  // A board without a door still has to have one somewhere, where no pawn comes.
  planet.doors = clockwise.length === 0 ? [{ space: size, up: 0 }] : clockwise.map(({ space, up }) => ({ space, up }));
  planet.openDoor = Math.max(
    0,
    clockwise.findIndex(({ open }) => open),
  );
  return planet;
}

/** The inverse of `planetIn`: the picture, and the pawns below it. */
export function draw(planet: Planet): string {
  const { width, height, platforms, doors, pawns } = planet;
  const spaceAt = (row: number, column: number) => ((row + height) % height) * width + ((column + width) % width);
  const bare = (space: number): string => {
    const door = doors.findIndex((one) => one.space === space);
    if (door >= 0) return (door === planet.openDoor ? OPEN : HEADS)[doors[door]!.up]!;
    const star = planet.stars[space]!;
    const anomaly = planet.symbols[space] === ANOMALY_SYMBOL;
    if (star !== NO_STAR) return anomaly ? COLOURS[star]!.toUpperCase() : COLOURS[star]!;
    return anomaly ? '@' : planet.symbols[space] === STAR_SYMBOL ? '*' : '.';
  };
  const character = (line: number, column: number): string => {
    const space = spaceAt(line >> 1, column >> 1);
    if (line % 2 === 0 && column % 2 === 0) return '+';
    if (line % 2 === 0) return platforms[space]! & 1 ? '-' : ' ';
    if (column % 2 === 0) return platforms[space]! & 8 ? '|' : ' ';
    const pawn = pawns.findIndex((one) => one.space === space);
    return pawn >= 0 ? String(pawn) : bare(space);
  };
  const lines = Array.from({ length: 2 * height + 1 }, (_, line) =>
    Array.from({ length: 2 * width + 1 }, (_, column) => character(line, column))
      .join('')
      .trimEnd(),
  );
  const standing = pawns.flatMap(({ space, up }, seat) => (space === OFF_BOARD ? [] : [`${seat}${HEADS[up]!}${bare(space)}`]));
  return [...lines, standing.join(' ')].join('\n');
}

/** What lies before a seat: stars by colour letter and `@` for tokens in `has`; cards by name. A hand is what is not played. */
export interface DrawnReserve {
  readonly has?: string;
  readonly faceUp?: readonly ActionCard[];
  readonly faceDown?: readonly ActionCard[];
  readonly bonus?: readonly BonusCard[];
}

export interface DrawnMore {
  readonly pawns?: string;
  readonly players?: number;
  readonly turn?: Seat;
  readonly first?: Seat;
  readonly supply?: number;
  readonly starsLeft?: number;
  readonly expert?: boolean;
  /** How many turns to play; one if nothing is said. */
  readonly turns?: number;
  readonly reserves?: Readonly<Record<Seat, DrawnReserve>>;
}

const bits = <Card>(cards: readonly Card[], of: readonly Card[]): number => cards.reduce((set, card) => set | (1 << of.indexOf(card)), 0);

export function stateIn(planet: Planet, more: DrawnMore): Superstar {
  const reserves = planet.pawns.map((_, seat) => {
    const { has = '', faceUp = [], faceDown = [], bonus = [] } = more.reserves?.[seat] ?? {};
    const played = { faceUp: bits(faceUp, actionCards), faceDown: bits(faceDown, actionCards) };
    return {
      hand: ALL_ACTION_CARDS & ~played.faceUp & ~played.faceDown,
      ...played,
      bonus: bits(bonus, bonusCards),
      stars: [...COLOURS].map((colour) => [...has].filter((one) => one === colour).length),
      anomalies: [...has].filter((one) => one === '@').length,
    };
  });
  return {
    planet,
    reserves,
    supply: more.supply ?? ANOMALY_TOKENS - reserves.reduce((sum, { anomalies }) => sum + anomalies, 0),
    // A picture is a part of a planet: unless a test says otherwise, there are stars enough elsewhere for the game to go on.
    starsLeft: more.starsLeft ?? planet.stars.filter((star) => star !== NO_STAR).length + 20,
    first: more.first ?? 0,
    turn: more.turn ?? 0,
    expert: more.expert ?? false,
    endReached: false,
    bonusShown: 0,
  };
}

type Said = readonly [question: string, fits: (answer: Answer) => boolean];
const same =
  (wanted: object) =>
  (answer: Answer): boolean =>
    keyOf(answer) === JSON.stringify(wanted);
const quarters: Readonly<Record<string, number>> = { clockwise: 1, around: 2, anticlockwise: 3 };

/**
 * The answers that an act means: 'simple left', 'long jump right', 'high jump left', 'fall', 'turn clockwise' (anticlockwise, around),
 * each also ': universal' or another card; 'take cards', 'rob b', 'rob @', 'spend token', 'end turn', 'teleport',
 * 'double jump left right', 'turn tile clockwise'.
 */
function answersFor(act: string, hand: readonly ActionCard[]): Said[] {
  const [what, with_] = act.split(': ') as [string, ActionCard | undefined];
  const words = what.split(' ');
  const last = words.at(-1)!;
  const play = (card: ActionCard | undefined, way: object): Said[] => [
    ['card', same({ kind: 'card', card: with_ ?? card })],
    ['way', same(way)],
  ];
  const bonus = (card: BonusCard): Said => ['card', same({ kind: 'bonus', card })];
  if (what === 'take cards') return [['card', same({ kind: 'take-cards' })]];
  if (what === 'spend token' || what === 'end turn') return [['token', same({ kind: what.replace(' ', '-') })]];
  if (words[0] === 'rob') return [['loot', same(last === '@' ? { kind: 'anomaly' } : { kind: 'star', colour: COLOURS.indexOf(last) })]];
  if (what === 'teleport') return [bonus('teleport')];
  if (what.startsWith('turn tile')) return [bonus('turn-tile'), ['tile-turn', same({ kind: 'turn-tile', quarters: quarters[last] })]];
  if (what.startsWith('double jump'))
    return [
      bonus('double-jump'),
      ['first-jump', same({ kind: 'simple', side: words[2] })],
      ['second-jump', same({ kind: 'simple', side: words[3] })],
    ];
  if (words[0] === 'simple') return play(hand[0], { kind: 'simple', side: last });
  if (what.startsWith('long jump')) return play('long-jump', { kind: 'long-jump', side: last });
  if (what.startsWith('high jump')) return play('high-jump', { kind: 'high-jump', side: last });
  if (what === 'fall') return play('fall', { kind: 'fall' });
  if (words[0] === 'turn') return play('turn', { kind: 'turn', quarters: quarters[last] });
  throw new Error(`"${act}" is not an act`);
}

const textOf = ({ kind, ...facts }: Answer): string => [kind, ...Object.values(facts)].join(' ').replaceAll('-', ' ');

/** A drawn table: real turns of the real rules, stopped after as many turns as wanted. */
export class Drawn {
  readonly state: Superstar;
  readonly run: Run<Superstar>;
  readonly log: SuperstarEntry[] = [];
  private readonly start: Superstar;

  constructor(state: Superstar, turns = 1) {
    this.start = copy(state);
    this.state = state;
    let left = turns;
    const step = function* (table: Table<Superstar, SuperstarEntry>) {
      yield* superstar.step(table);
      if (--left === 0 && (table as unknown as Run).outcome === null) table.end({ scores: [], winners: [], about: 'stopped' });
    };
    const listener = { stepBegins: () => {}, logged: (entry: SuperstarEntry) => void this.log.push(entry) };
    this.run = new Run<Superstar>({ ...superstar, step }, { state, chance: Chance.fromSeed('drawn').words }, listener).start();
  }

  get question(): Question {
    return this.run.anyQuestion!;
  }

  /** Whether the real game has ended, not only the drawn part of it. */
  get ended(): boolean {
    return this.run.outcome !== null && this.run.outcome.about !== 'stopped';
  }

  play(...acts: string[]): this {
    for (const act of acts) {
      const { seat } = this.question;
      const hand = actionCards.filter((_, i) => (this.state.reserves[seat]!.hand & (1 << i)) !== 0);
      for (const [name, fits] of answersFor(act, hand)) {
        const question = this.run.anyQuestion;
        // What has one answer is not asked.
        if (question?.name !== name && name !== 'card') continue;
        const index = question?.name === name ? question.answers.findIndex(fits) : -1;
        if (index < 0) throw new Error(`"${act}" is not possible: "${question?.name}" takes ${question?.answers.map(textOf).join(', ')}`);
        this.run.answer(index);
      }
    }
    return this;
  }

  /** The same position again, as it was before anything was played. */
  again(turns = 1): Drawn {
    return new Drawn(copy(this.start), turns);
  }

  /** What the seat at its turn can play the universal card for: everything that any card can do. */
  get ways(): string[] {
    return this.atUniversal().question.answers.map(textOf);
  }

  /** What the universal card would do if the planet let it, with the rules that forbid it. */
  get blockedWays(): string[] {
    return this.atUniversal().question.more!.blocked!().map(({ answer, rule }) => `${textOf(answer)}: ${rule}`);
  }

  private atUniversal(): Drawn {
    const table = this.again();
    table.run.answer(table.question.answers.findIndex(same({ kind: 'card', card: 'universal' })));
    return table;
  }

  get asked(): string[] {
    return this.question.answers.map(textOf);
  }

  get blocked(): string[] {
    return this.question.more!.blocked!().map(({ answer, rule }) => `${textOf(answer)}: ${rule}`);
  }

  /** The picture and the pawns must be these. */
  shows(picture: string, pawns = ''): this {
    expect(draw(this.state.planet)).toBe(draw(planetIn(picture, pawns, this.state.planet.pawns.length)));
    return this;
  }

  /** What a seat has: stars by colour letter and `@` for tokens. */
  has(seat: Seat): string {
    const { stars, anomalies } = this.state.reserves[seat]!;
    return [...COLOURS].map((colour, i) => colour.repeat(stars[i]!)).join('') + '@'.repeat(anomalies);
  }

  cards(seat: Seat): { hand: ActionCard[]; faceUp: ActionCard[]; faceDown: ActionCard[]; bonus: BonusCard[] } {
    const { hand, faceUp, faceDown, bonus } = this.state.reserves[seat]!;
    const of = <Card>(set: number, cards: readonly Card[]) => cards.filter((_, i) => (set & (1 << i)) !== 0);
    return {
      hand: of(hand, actionCards),
      faceUp: of(faceUp, actionCards),
      faceDown: of(faceDown, actionCards),
      bonus: of(bonus, bonusCards),
    };
  }

  /** The log without its facts: what happened, in order, with the facts named. */
  told(...what: SuperstarEntry['what'][]): SuperstarEntry[] {
    return this.log.filter((entry) => what.includes(entry.what));
  }
}

/** A drawn position for a table of `players` (as many as there are pawns in it, at least two). */
export function board(picture: string, more: DrawnMore = {}): Drawn {
  const highest = Math.max(1, ...[...picture].filter((drawn) => /[0-5]/.test(drawn)).map(Number));
  const planet = planetIn(picture, more.pawns ?? '', more.players ?? highest + 1);
  return new Drawn(stateIn(planet, more), more.turns);
}
