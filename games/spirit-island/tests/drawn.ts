import { type Answer, begin, Chance, configure, copy, type LogEntry, type Position, Run, type Seat } from '@skerry/engine';
import { expect } from 'vitest';
import { aspects } from '../content/aspects.ts';
import { elements, readElements } from '../content/elements.ts';
import { eventCards } from '../content/events/index.ts';
import { fearCards } from '../content/fear-cards.ts';
import { invaderCards } from '../content/invader-cards.ts';
import { powerNamed, powers } from '../content/powers.ts';
import { spirits } from '../content/spirits.ts';
import { spiritIsland } from '../index.ts';
import { geographyOf, landOn } from '../rules/island/geography.ts';
import type { Entry } from '../rules/log.ts';
import { changeTokens, emptySpace, putHumans } from '../rules/pieces/pieces.ts';
import { cornersOf } from '../rules/scenarios/corners.ts';
import { idOfSpirit } from '../rules/setup/wishes.ts';
import { BLIGHT, type Human, type Phase, type PieceName, pieceNames, type State, type Token } from '../rules/state.ts';

type AnyAnswer = Answer & Record<string, string | number | undefined>;

export interface Table {
  /** One spirit for each seat, by the beginning of its name. */
  readonly spirits?: readonly string[];
  readonly boards?: readonly string[];
  readonly options?: Readonly<Record<string, string | number | boolean>>;
}

/**
 * A position drawn in words: spirits on boards, pieces in lands, then acts and what comes of them.
 * `A3` is land 3 of board A, `A0` its ocean, `west9` land 9 of the thematic board West.
 */
export class Drawn {
  readonly state: State;
  readonly log: Entry[] = [];
  private running: Run<State> | null = null;
  private last: Phase | null = null;
  private readonly seed = 'drawn';

  constructor({ spirits: names = ['River'], boards = ['A', 'B', 'C', 'D', 'E', 'F'], options = {} }: Table = {}) {
    const chosen = Object.fromEntries(
      names.flatMap((name, i) => [
        [`spirit${i + 1}`, idOfSpirit(spirits.find((spirit) => spirit.name.startsWith(name))!.name)],
        [`board${i + 1}`, options['boards'] === 'thematic' ? 'choose' : boards[i]!],
      ]),
    );
    // Cards of the later sets come into the decks only where they are asked for, or with a spirit of theirs.
    const base = names.every((name) => spirits.find((spirit) => spirit.name.startsWith(name))!.set === 'base');
    const config = configure(spiritIsland, names.length, { sets: base ? 'base' : 'jagged-earth', ...chosen, ...options });
    const run = new Run<State>(spiritIsland, begin(spiritIsland, config, this.seed) as Position<State>).start();
    while (run.state.phase === 'choose' || run.state.phase === 'setup') run.answer(0);
    this.state = copy(run.state);
  }

  /** An island without pieces, cards on the invader board and cards in hand. */
  clear(): this {
    const { state } = this;
    state.spaces = state.spaces.map(emptySpace);
    for (const spirit of state.spirits) {
      spirit.presence = spirit.presence.map(() => 0);
      spirit.hand = [];
    }
    state.invaders.build = [];
    state.invaders.ravage = [];
    state.invaders.known = [];
    return this;
  }

  space(name: string): number {
    const known = geographyOf(this.state.island);
    const [, board, digits] = /^(\D+)(\d+)$/.exec(name)!;
    const slot = this.state.island.boards.indexOf(board as never);
    const number = Number(digits);
    return number === 0 ? known.lands + slot : landOn(known, slot, number);
  }

  nameOf(space: number): string {
    const known = geographyOf(this.state.island);
    return `${this.state.island.boards[known.board[space]!]}${known.number[space]}`;
  }

  /** "2 town, dahan, blight, city-1" (a city with 1 damage), "town!2" (with 2 strife). */
  land(name: string, pieces: string): this {
    const space = this.space(name);
    for (const [, count, piece, damage, strife] of pieces.matchAll(/(?:(\d+) )?([a-z]+)(?:-(\d+))?(?:!(\d+))?/g)) {
      const kind = pieceNames.indexOf(piece as PieceName);
      if (kind < 0) throw new Error(`There is no piece "${piece}".`);
      if (kind >= BLIGHT) changeTokens(this.state, space, kind as Token, Number(count ?? 1));
      else putHumans(this.state, space, kind as Human, Number(count ?? 1), Number(damage ?? 0), Number(strife ?? 0));
    }
    return this;
  }

  /** "A3, 2 A5": presence of a seat. */
  presence(where: string, seat: Seat = 0): this {
    for (const [, count, land] of where.matchAll(/(?:(\d+) )?([A-Fa-z]+\d+)/g))
      this.state.spirits[seat]!.presence[this.space(land!)]! += Number(count ?? 1);
    return this;
  }

  /** Changes the position by hand. */
  with(change: (state: State) => void): this {
    change(this.state);
    return this;
  }

  /** Plays this phase and stops at the end of it, or of the phase that `until` names. */
  phase(phase: Phase, until: Phase = phase): this {
    this.last = until;
    this.state.phase = phase;
    this.state.invaderStep = 0;
    for (const spirit of this.state.spirits) spirit.done = false;
    return this;
  }

  hand(...names: string[]): this {
    this.state.spirits[0]!.hand.push(...names.map(powerNamed));
    return this;
  }

  played(...names: string[]): this {
    this.state.spirits[0]!.played.push(...names.map(powerNamed));
    return this;
  }

  elements(text: string, seat: Seat = 0): this {
    const gained = readElements(text);
    this.state.spirits[seat]!.gained = this.state.spirits[seat]!.gained.map((count, i) => count + gained[i]!);
    return this;
  }

  energy(n: number, seat: Seat = 0): this {
    this.state.spirits[seat]!.energy = n;
    return this;
  }

  /** A card of the invaders lies in one of their spaces; "explore" makes it the next one to be revealed. */
  card(space: 'ravage' | 'build' | 'immigration' | 'explore', id: string): this {
    const card = invaderCards.findIndex((one) => one.id === id);
    if (card < 0) throw new Error(`There is no invader card "${id}".`);
    const { invaders } = this.state;
    if (space !== 'explore') invaders[space].push(card);
    else {
      invaders.known.push(card);
      invaders.unseen = invaders.unseen.map((cards) => cards.filter((other) => other !== card));
    }
    return this;
  }

  /** An earned fear card, whose face everybody knows. */
  fearCard(name: string, terror = 1): this {
    const card = fearCards.findIndex((one) => one.name === name);
    if (card < 0) throw new Error(`There is no fear card "${name}".`);
    this.state.fear.earned.push(card);
    this.state.fear.unseen = this.state.fear.unseen.filter((other) => other !== card);
    this.state.fear.terror = terror;
    return this;
  }

  /** The next event, in a round in which it is carried out; with this card alone in the deck. */
  event(name: string): this {
    const card = eventCards.findIndex((one) => one.name === name);
    if (card < 0) throw new Error(`There is no event "${name}".`);
    const { state } = this;
    state.turn = 2;
    state.events = { unseen: [], under: [{ place: 0, card }], discard: [], current: -1, part: 0, title: '', back: 0 };
    return this;
  }

  get run(): Run<State> {
    if (this.running === null) {
      const listener = { stepBegins: () => undefined, logged: (entry: LogEntry) => void this.log.push(entry as Entry) };
      this.running = new Run<State>(this.game(), { state: this.state, chance: Chance.fromSeed(this.seed).words }, listener).start();
    }
    return this.running;
  }

  /** The game, with a question that nobody answers when the phase is over. */
  private game(): typeof spiritIsland {
    const { last } = this;
    let seen = false;
    return {
      ...spiritIsland,
      *step(table) {
        const { phase } = table.state;
        seen ||= phase === last;
        if (last !== null && seen && phase !== last) yield* table.ask(0, 'phase-over', [{ kind: 'phase-over' }], { always: true });
        else yield* spiritIsland.step(table);
      },
    };
  }

  /** Plays from here; what is asked of each seat now, in words. */
  get asks(): string[] {
    return this.run.questions.map(({ seat, name }) => `${seat} ${name}`);
  }

  /** The answers of a seat's open question, in words. */
  answers(seat: Seat = this.run.anyQuestion!.seat): string[] {
    return this.run.questionOf(seat)!.answers.map((answer) => this.textOf(answer));
  }

  blocked(seat: Seat = 0): string[] {
    return (this.run.questionOf(seat)!.more?.blocked?.() ?? []).map(({ answer, rule }) => `${this.textOf(answer)}: ${rule}`);
  }

  /** Gives answers one after the other, each to the question that is open then; "1: A3" is seat 1's. */
  say(...texts: string[]): this {
    for (const text of texts) {
      const [, seat, words] = /^(?:(\d): )?(.*)$/.exec(text)!;
      const question = seat === undefined ? this.run.anyQuestion : this.run.questionOf(Number(seat));
      if (question == null) throw new Error(`Nobody is asked, when "${text}" was to be said.`);
      const index = question.answers.findIndex((answer) => this.textOf(answer) === words);
      if (index < 0)
        throw new Error(`"${text}" is no answer to ${question.seat} ${question.name}: ${this.answers(question.seat).join(' | ')}`);
      this.run.answer(index, question);
    }
    return this;
  }

  textOf(answer: Answer): string {
    const { kind, ...facts } = answer as AnyAnswer;
    const land = (field: string): string => this.nameOf(facts[field] as number);
    const piece = (): string => {
      const damage = facts['damage'] ? `-${facts['damage']}` : '';
      return `${pieceNames[facts['piece'] as number]}${damage}${facts['strife'] ? `!${facts['strife']}` : ''}`;
    };
    switch (kind) {
      case 'land':
        return land('land');
      case 'spirit':
        return `seat ${facts['seat']}`;
      case 'card':
        return powers[facts['card'] as number]!.name;
      case 'play':
        return `play ${powers[facts['card'] as number]!.name}`;
      case 'use': {
        const only = (answer as { only?: readonly number[] }).only;
        const more =
          only !== undefined
            ? ` with only ${only.map((place) => place + 1).join('+')}`
            : facts['levels'] === undefined
              ? ''
              : ` with ${facts['levels']}`;
        return `${facts['repeat'] === undefined ? 'use' : 'repeat'} ${powers[facts['power'] as number]!.name}${facts['paid'] ? ' for energy' : ''}${more}`;
      }
      case 'option':
        return `option ${Number(facts['option']) + 1}`;
      case 'corner': {
        const { lands } = cornersOf(this.state.island)[Number(facts['corner'])]!;
        return lands.map((one) => this.nameOf(one)).join('+');
      }
      case 'element':
        return elements[facts['element'] as number]!;
      case 'hit':
        return `${piece()} takes ${facts['amount']}`;
      case 'slot':
        return `board ${this.state.island.boards[facts['slot'] as number]}`;
      case 'amount':
        return `${facts['n']} energy`;
      case 'give':
        return `${facts['how']} ${powers[facts['card'] as number]!.name}`;
      case 'lose':
        return `seat ${facts['seat']} ${land('land')}`;
      case 'piece':
        return piece();
      case 'strife':
        return `strife of ${piece()}`;
      case 'move':
        return `${piece()} ${land('from')} to ${land('to')}`;
      case 'shift':
        return `seat ${facts['seat']} ${land('from')} to ${land('to')}`;
      case 'grow':
        return `grow ${Number(facts['group']) + 1}.${Number(facts['option']) + 1}`;
      case 'part':
        return `part ${Number(facts['part']) + 1}`;
      case 'track':
        return `track ${Number(facts['track']) + 1}`;
      case 'from':
        return `from ${land('land')}`;
      case 'track-action':
        return `space ${Number(facts['track']) + 1}.${Number(facts['at']) + 1}`;
      case 'ritual':
      case 'ward':
        return `${kind} ${land('land')}`;
      case 'find':
        return `find ${facts['n']}`;
      case 'call-first':
        return `call ${powers[facts['card'] as number]!.name}`;
      case 'face-down':
        return `face down ${powers[facts['card'] as number]!.name}`;
      case 'order':
        return `first ${facts['name']}`;
      case 'take-spirit':
        return spirits[facts['spirit'] as number]!.name;
      case 'take-aspect':
        return aspects[facts['aspect'] as number]?.name ?? 'no aspect';
      case 'take-board':
        return `board ${facts['board']}`;
      case 'join':
        return `${facts['facing']} to ${this.state.island.boards[facts['slot'] as number]} ${facts['edge']}`;
      default:
        return kind;
    }
  }

  /** What lies in a land, in words: as `land` reads it, presence by seat after it. */
  at(name: string): string {
    const space = this.space(name);
    const { groups, tokens } = this.state.spaces[space]!;
    const words = groups
      .toSorted((one, other) => one.kind - other.kind || one.damage - other.damage || one.strife - other.strife)
      .map(({ kind, damage, strife, count }) => {
        const piece = `${pieceNames[kind]}${damage > 0 ? `-${damage}` : ''}${strife > 0 ? `!${strife}` : ''}`;
        return count === 1 ? piece : `${count} ${piece}`;
      });
    tokens.forEach((count, i) => {
      if (count > 0) words.push(count === 1 ? pieceNames[BLIGHT + i]! : `${count} ${pieceNames[BLIGHT + i]}`);
    });
    this.state.spirits.forEach(({ presence }, seat) => {
      if (presence[space]! > 0) words.push(`${presence[space]} of seat ${seat}`);
    });
    return words.join(', ');
  }

  /** The lands are so now. */
  is(lands: Readonly<Record<string, string>>): this {
    void this.run;
    expect(Object.fromEntries(Object.keys(lands).map((name) => [name, this.at(name)]))).toEqual(lands);
    return this;
  }

  /** How much fear has been generated in all, earned cards included. */
  get fear(): number {
    void this.run;
    const { pool, generated, earned, discard } = this.state.fear;
    return generated + pool * (earned.length + discard.length);
  }
}

export const drawn = (table?: Table): Drawn => new Drawn(table);

/** A cleared island of one spirit that has played a power: ready to use it. */
export function withPower(name: string, table: Table & { readonly phase?: 'fast' | 'slow' } = {}): Drawn {
  const { speed, kind, spirit } = powers[powerNamed(name)]!;
  const owner = spirit === null ? 'River' : spirit;
  const position = drawn({ spirits: [owner], ...table })
    .clear()
    .phase(table.phase ?? speed);
  if (kind !== 'innate') position.played(name);
  return position;
}
