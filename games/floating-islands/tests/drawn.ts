import { type Answer, Chance, copy, type LogEntry, type Question, Run, type Seat, type Table } from '@skerry/engine';
import { expect } from 'vitest';
import { islandFaces, type PropertyId } from '../content/original.ts';
import { floatingIslands } from '../index.ts';
import { ALL_CARDS, type CardSet, cardsIn, one } from '../rules/cards.ts';
import type { FloatingIslandsEntry } from '../rules/entries.ts';
import { findNeighbours } from '../rules/sky.ts';
import {
  type Corporation,
  type FloatingIslands,
  HUNTERS_OF_A_PLAYER,
  type Island,
  ISLANDS,
  MERCENARIES,
  NOBODY,
  type Phase,
} from '../rules/state.ts';

/*
 * A position is drawn with a word for each island. Islands of one column stand two lines apart, those of the next column one line
 * higher or lower; a column is twelve characters wide.
 *
 *                 1:a2
 *     6:m1                    2:b1m2/3
 *                 0:m1
 *     5                       3:m1/2+4
 *                 4/0+1
 *
 * A word is the island's number (0 is Rundor), after the colon its hunters by seat (a to d) and mercenaries (m), and after the
 * stroke its permanent gravity, with its temporary gravity after the plus. Islands that are not drawn lie far away, in a row.
 */

const COLUMN = 12;
const SEATS = 'abcd';
const WORD = /^([0-6])(?::(?:([a-d])(\d))?(?:m(\d))?)?(?:\/(\d+)(?:\+(\d+))?)?$/;

export function islandsIn(picture: string): Island[] {
  const lines = picture.split('\n');
  const words = lines.flatMap((line, y) => [...line.matchAll(/\S+/g)].map(({ 0: word, index: x }) => ({ word, x, y })));
  const left = Math.min(...words.map(({ x }) => x));
  const islands = Array.from({ length: ISLANDS }, (_, i) => island(i, 40 + i, 0));
  const origin = words.map(({ x, y }) => y - Math.round((x - left) / COLUMN))[0]!;
  for (const { word, x, y } of words) {
    const q = Math.round((x - left) / COLUMN);
    const r = (y - q - origin) / 2;
    const [, number, seat, hunters, mercenaries, permanent, temporary] = WORD.exec(word) ?? [];
    if (number === undefined || !Number.isInteger(r)) throw new Error(`"${word}" in line ${y} is no island, or stands between two lines`);
    islands[Number(number)] = {
      ...island(Number(number), q, r),
      owner: seat === undefined ? NOBODY : SEATS.indexOf(seat),
      hunters: Number(hunters ?? 0),
      mercenaries: Number(mercenaries ?? 0),
      permanent: Number(permanent ?? 0),
      temporary: Number(temporary ?? 0),
    };
  }
  return islands;
}

const island = (i: number, q: number, r: number): Island => ({
  face: 2 * i,
  q,
  r,
  turns: 0,
  permanent: 0,
  temporary: 0,
  owner: NOBODY,
  hunters: 0,
  mercenaries: 0,
});

/** How islands lie to each other and what is on them, in words: equal for equal pictures. */
export function tell(islands: readonly Island[]): string[] {
  const { q: q0, r: r0 } = islands[0]!;
  return islands.map(({ q, r, owner, hunters, mercenaries, permanent, temporary }, i) => {
    const pieces = `${owner === NOBODY ? '' : `${SEATS[owner]}${hunters}`}${mercenaries > 0 ? `m${mercenaries}` : ''}`;
    return `${i} at ${q - q0},${r - r0}: ${pieces}/${permanent}+${temporary}`;
  });
}

/** Cards by their printed numbers: '1 1 4'. */
export const cards = (text: string): CardSet =>
  text
    .split(' ')
    .filter(Boolean)
    .reduce((set, number) => set + one(Number(number) - 1), 0);
const numbersOf = (set: CardSet): string =>
  cardsIn(set)
    .map((card) => card + 1)
    .join(' ');

export interface DrawnCorporation {
  readonly hand?: string;
  readonly saved?: string;
  readonly discard?: string;
  /** The cards of turns already taken. */
  readonly played?: string;
  readonly mercenaries?: number;
  readonly destroyed?: number;
  readonly passed?: boolean;
  readonly airship?: PropertyId;
}

export interface DrawnMore {
  readonly players?: number;
  readonly phase?: Phase;
  readonly turn?: Seat;
  readonly first?: Seat;
  readonly round?: number;
  readonly maxRounds?: number;
  readonly supply?: number;
  /** How an island is turned, and which face of it lies up. */
  readonly turns?: Readonly<Record<number, number>>;
  readonly faces?: Readonly<Record<number, string>>;
  readonly corporations?: Readonly<Record<Seat, DrawnCorporation>>;
  /** How many steps of the rules to play; one if nothing is said. */
  readonly steps?: number;
}

function stateIn(picture: string, more: DrawnMore): FloatingIslands {
  const islands = islandsIn(picture);
  for (const [i, turns] of Object.entries(more.turns ?? {})) islands[Number(i)]!.turns = turns;
  for (const [i, id] of Object.entries(more.faces ?? {})) islands[Number(i)]!.face = islandFaces.findIndex((face) => face.id === id);
  const players = more.players ?? Math.max(2, ...islands.map(({ owner }) => owner + 1));
  const corporations = Array.from({ length: players }, (_, seat): Corporation => {
    const {
      hand = '1 2 3 4',
      saved = '',
      discard = '',
      played = '',
      mercenaries = 0,
      destroyed = 0,
      passed = false,
      airship,
    } = more.corporations?.[seat] ?? {};
    const inRow = cards(played);
    const placed = islands.reduce((sum, { owner, hunters }) => sum + (owner === seat ? hunters : 0), 0);
    return {
      airship: airship ?? null,
      hunters: HUNTERS_OF_A_PLAYER - placed - destroyed,
      mercenaries,
      destroyed,
      deck: ALL_CARDS - cards(hand) - cards(saved) - cards(discard) - inRow,
      hand: cards(hand),
      saved: cards(saved),
      discard: cards(discard),
      castled: 0,
      played: cardsIn(inRow),
      passed,
      lost: 0,
    };
  });
  const onIslands = islands.reduce((sum, { mercenaries }) => sum + mercenaries, 0);
  const onAirships = corporations.reduce((sum, { mercenaries }) => sum + mercenaries, 0);
  const state: FloatingIslands = {
    islands,
    beside: [],
    touching: [],
    corporations,
    attacks: [],
    supply: more.supply ?? MERCENARIES - onIslands - onAirships,
    first: more.first ?? 0,
    turn: more.turn ?? more.first ?? 0,
    round: more.round ?? 1,
    phase: more.phase ?? 'corporations',
    properties: corporations.some(({ airship }) => airship !== null),
    maxRounds: more.maxRounds ?? 0,
    withoutIsland: 0,
  };
  findNeighbours(state);
  return state;
}

/** An answer in the words of the tests: 'card 2', 'castling', 'island 3', 'airship', '2' (an amount), 'cards 1 4', 'turn 3 by 2', … */
export function textOf(answer: Answer): string {
  const { kind, ...facts } = answer as Answer & Record<string, unknown>;
  switch (kind) {
    case 'card':
      return `card ${Number(facts['card']) + 1}`;
    case 'cards':
      return `cards ${(facts['cards'] as number[]).map((card) => card + 1).join(' ')}`.trim();
    case 'action':
      return String(facts['action']);
    case 'amount':
      return String(facts['amount']);
    case 'mine':
      return `mine ${(facts['islands'] as number[]).join(' ')}`;
    case 'turn':
      return `turn ${String(facts['island'])} by ${String(facts['turns'])}`;
    case 'property':
      return String(facts['airship']);
    default:
      return [kind, ...Object.values(facts)].join(' ');
  }
}

/** A drawn table: real steps of the real rules, stopped after as many as wanted. */
export class Drawn {
  readonly state: FloatingIslands;
  readonly run: Run<FloatingIslands>;
  readonly log: FloatingIslandsEntry[] = [];
  private readonly start: FloatingIslands;
  private readonly steps: number;

  constructor(state: FloatingIslands, steps: number) {
    this.start = copy(state);
    this.steps = steps;
    this.state = state;
    let left = steps;
    const step = function* (table: Table<FloatingIslands, FloatingIslandsEntry>) {
      yield* floatingIslands.step(table);
      if (--left === 0 && (table as unknown as Run).outcome === null) table.end({ scores: [], winners: [], about: 'stopped' });
    };
    const listener = { stepBegins: () => {}, logged: (entry: LogEntry) => void this.log.push(entry as FloatingIslandsEntry) };
    this.run = new Run<FloatingIslands>({ ...floatingIslands, step }, { state, chance: Chance.fromSeed('drawn').words }, listener).start();
  }

  get question(): Question {
    return this.run.anyQuestion!;
  }

  /** The same position again, as it was before anything was played. */
  again(): Drawn {
    return new Drawn(copy(this.start), this.steps);
  }

  /** Whether the steps that were wanted are over. */
  get over(): boolean {
    return this.run.anyQuestion === null;
  }

  /** How the real game ended, if it did. */
  get outcome() {
    return this.run.outcome?.about === 'stopped' ? null : this.run.outcome;
  }

  /** Gives these answers, one after the other, whoever is asked. What has one answer is not asked. */
  play(...acts: string[]): this {
    for (const act of acts) this.say(undefined, act);
    return this;
  }

  /** The same for one of several seats that are asked at once. */
  say(seat: Seat | undefined, act: string): this {
    const question = seat === undefined ? this.run.anyQuestion : (this.run.questionOf(seat) ?? null);
    const index = question?.answers.findIndex((answer) => textOf(answer) === act) ?? -1;
    if (question === null || index < 0)
      throw new Error(`"${act}" is not possible: "${question?.name}" takes ${question?.answers.map(textOf).join(', ')}`);
    this.run.answer(index, question);
    return this;
  }

  /** Who is asked what: '0 move'. */
  get asks(): string {
    return this.over ? 'nothing' : `${this.question.seat} ${this.question.name}`;
  }

  get asked(): string[] {
    return this.question.answers.map(textOf);
  }

  get blocked(): string[] {
    return (this.question.more?.blocked?.() ?? []).map(({ answer, rule }) => `${textOf(answer)}: ${rule}`);
  }

  /** The islands must lie so and bear this. */
  shows(picture: string): this {
    expect(tell(this.state.islands)).toEqual(tell(islandsIn(picture)));
    return this;
  }

  /** What a player has off the islands: hunters and mercenaries on the airship, and destroyed hunters. */
  airship(seat: Seat): string {
    const { hunters, mercenaries, destroyed } = this.state.corporations[seat]!;
    return `${hunters} hunters, ${mercenaries} mercenaries, ${destroyed} destroyed`;
  }

  cards(seat: Seat): { hand: string; saved: string; discard: string; castled: string; played: readonly number[] } {
    const { hand, saved, discard, castled, played } = this.state.corporations[seat]!;
    return { hand: numbersOf(hand), saved: numbersOf(saved), discard: numbersOf(discard), castled: numbersOf(castled), played };
  }

  told<What extends FloatingIslandsEntry['what']>(what: What): Extract<FloatingIslandsEntry, { what: What }>[] {
    return this.log.filter((entry): entry is Extract<FloatingIslandsEntry, { what: What }> => entry.what === what);
  }
}

export function table(picture: string, more: DrawnMore = {}): Drawn {
  return new Drawn(stateIn(picture, more), more.steps ?? 1);
}
