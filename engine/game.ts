import type { Chance } from './chance.ts';
import type { Plain } from './plain.ts';
import type { Answer, AskMore, Play, Seat } from './question.ts';
import { Refusal, shown } from './refusal.ts';

/** One line of the log: what happened, with its facts. Words are made by the presentation. */
export interface LogEntry {
  readonly what: string;
  /** The number of the rule it follows. */
  readonly rule?: string;
}

/** What a line of the log opens: 1 a round, 2 a turn or a phase in it, 3 what is done in that. */
export type Heading = 1 | 2 | 3;

/** How a game ended. */
export interface Outcome {
  readonly scores: readonly number[];
  /** The seats that won: several share a win, none lost together. */
  readonly winners: readonly Seat[];
  /** All won or lost as one, so that a win is whole for each of them. The engine says it for a game that is `cooperative`. */
  readonly common?: boolean;
  /** Facts for the presentation, such as how the scores came about. */
  readonly about?: Plain;
}

/** Who has chosen, and what. */
export interface Chosen<Choice> {
  readonly seat: Seat;
  readonly choice: Choice;
}

/** What the rules see and do. */
export interface Table<State, Entry extends LogEntry = LogEntry> {
  readonly state: State;
  readonly chance: Chance;
  /** Asks a seat, and goes on with its answer. Give a function where another seat may change the answers meanwhile. */
  ask<A extends Answer>(seat: Seat, name: string, answers: readonly A[] | (() => readonly A[]), more?: AskMore): Play<A>;
  /** Runs the same piece of rules for several seats side by side; returns what each returned. */
  together<Result>(seats: readonly Seat[], branch: (seat: Seat) => Play<Result>): Play<Result[]>;
  /**
   * Lets several seats choose side by side, each as long as it likes, and goes on with the first that has chosen. What the others had
   * begun to choose is asked of them again by the next `whoever`, with their answers as far as they still fit. To choose is to be asked and
   * nothing else: what follows from it (chance, the log, every change of the state) comes after.
   */
  whoever<Choice>(seats: readonly Seat[], choose: (seat: Seat) => Play<Choice>): Play<Chosen<Choice>>;
  /** Asks all these seats for one common answer; if they do not agree, the first answer holds. */
  agree<A extends Answer>(seats: readonly Seat[], name: string, answers: readonly A[], more?: AskMore): Play<A>;
  /** Runs a piece of rules to its end before any other seat goes on. */
  action<Result>(body: Play<Result>): Play<Result>;
  /** Writes to the log; `secret` is the fuller line that some seats read instead. */
  log(entry: Entry, secret?: { readonly seats: readonly Seat[]; readonly entry: Entry }): void;
  /**
   * Says that something hidden was just shown: what led to it cannot be undone any more. If it says what, no undo of another seat can
   * change that either; what chance has just drawn need not be said.
   */
  reveal(shown?: Plain): void;
  end(outcome: Outcome): void;
}

/** One thing that can be chosen when a table is made. */
export type Option = (
  | { readonly kind: 'switch'; readonly default: boolean }
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default: number }
) & {
  /** It says nothing as long as any of these options has this value; then it is not chosen, and anything but its default is refused. */
  readonly idle?: Readonly<Record<string, string | boolean>>;
};

export type OptionValue = boolean | string | number;
export type Options = Readonly<Record<string, OptionValue>>;

/** What a game is begun with. */
export interface Config {
  readonly players: number;
  readonly options: Options;
}

/** How long a bot may think about one decision: whichever comes first. Only a budget of iterations gives the same answer every time. */
export interface Budget {
  readonly iterations: number;
  readonly milliseconds: number;
}

/** What a bot needs to know of a game. */
export interface BotKnowledge<State, View> {
  /** A whole state that looks like this view to this seat, the unknown dealt by chance. */
  imagine(view: View, seat: Seat, chance: Chance): State;
  /** How good a state is for a seat, from 0 (lost) to 1 (won). */
  value(state: State, seat: Seat): number;
  /** How far a search plays on before it asks for the value: so many steps, about a round, or to the end of so many rounds. */
  readonly horizon: number | { readonly rounds: number };
  /** How much thought a level of bots spends on a decision, where the usual is too much or too little for this game. */
  readonly budgets?: Readonly<Partial<Record<'easy' | 'normal' | 'hard', Budget>>>;
  /** In a playout: the index of a plausible answer. Left out, playouts are random. */
  lean?(
    state: State,
    question: { readonly seat: Seat; readonly name: string; readonly answers: readonly Answer[] },
    chance: Chance,
  ): number;
  /** Roughly how good each answer looks before any thought; null where nothing can be said. A search tries what looks good first. */
  glance?(
    state: State,
    question: { readonly seat: Seat; readonly name: string; readonly answers: readonly Answer[] },
  ): readonly number[] | null;
}

/** A game: everything the platform has to know of its rules. */
export interface GameDefinition<State = unknown, View = unknown, Entry extends LogEntry = LogEntry> {
  readonly id: string;
  /** Changes whenever old answers might mean something else. Stands in every save. */
  readonly version: string;
  readonly players: { readonly min: number; readonly max: number };
  /** All win or lose as one. */
  readonly cooperative?: boolean;
  /** No seat may see more than another, so that one person can play several of them side by side. */
  readonly open?: boolean;
  /** Which lines of the log open a part of it. */
  readonly headings?: Readonly<Partial<Record<Entry['what'], Heading>>>;
  readonly options: Readonly<Record<string, Option>>;
  /** Refuses combinations that the rules do not know: throws a `Refusal`. */
  check?(config: Config): void;
  setup(config: Config, chance: Chance): State;
  /** One step: from one plain state to the next. Called again and again until the game has ended. */
  step(table: Table<State, Entry>): Play;
  /**
   * Shuffles, in place, what lies in the state in an order that no seat knows; nobody's view may change by it. A game that draws from its
   * decks by chance, whatever their order, has no such thing.
   */
  dealAnew?(state: State, chance: Chance): void;
  /** How many rounds have begun, in a game that has rounds. */
  rounds?(state: State): number;
  /** What a seat (null: an onlooker) may see. */
  view(state: State, seat: Seat | null): View;
  readonly bot: BotKnowledge<State, View>;
}

// A list of games holds games with different states; the platform never looks into a state.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyGame = GameDefinition<any, any, any>;

/**
 * The rules of a game as far as its first questions, for a page that need not wait for all the others: the same game, but that its `step`
 * throws `RulesToCome` where it would have to go on without them.
 */
export type Opening<State = unknown, View = unknown, Entry extends LogEntry = LogEntry> = Omit<GameDefinition<State, View, Entry>, 'bot'>;

/** What can be played by people: a game, or its opening. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyRules = Opening<any, any, any>;

/** The rules that are here end before the next question. */
export class RulesToCome extends Error {
  constructor() {
    super('What follows is in the rules that are still to come.');
    this.name = 'RulesToCome';
  }
}

/** Whether an option says nothing beside the others as they are chosen. */
export function isIdle({ idle = {} }: Option, chosen: Options): boolean {
  return Object.entries(idle).some(([name, value]) => chosen[name] === value);
}

/** A full and lawful configuration from what somebody asked for. Throws a `Refusal` that says what would be right. */
export function configure(game: AnyRules, players: number, wanted: Readonly<Record<string, unknown>> = {}): Config {
  const { min, max } = game.players;
  if (!Number.isInteger(players) || players < min || players > max) {
    throw new Refusal('players', `${game.id} is for ${min} to ${max} players, not ${players}.`, { min, max });
  }
  const known = Object.keys(game.options);
  for (const name of Object.keys(wanted)) {
    if (!Object.hasOwn(game.options, name)) {
      throw new Refusal('unknown-option', `${game.id} has no option "${shown(name)}". It has: ${known.join(', ') || 'none'}.`, { name });
    }
  }
  const options: Record<string, OptionValue> = {};
  for (const name of known) options[name] = readOption(name, game.options[name]!, wanted[name]);
  const config = { players, options };
  game.check?.(config);
  return config;
}

/** Takes real values and their spelling on a command line alike. */
function readOption(name: string, option: Option, wanted: unknown): OptionValue {
  if (wanted === undefined) return option.default;
  switch (option.kind) {
    case 'switch':
      if (wanted === true || wanted === 'true' || wanted === 'on') return true;
      if (wanted === false || wanted === 'false' || wanted === 'off') return false;
      throw new Refusal('option-value', `Option "${name}" is true or false, not "${shown(wanted)}".`, { name });
    case 'choice':
      if (typeof wanted === 'string' && option.values.includes(wanted)) return wanted;
      throw new Refusal('option-value', `Option "${name}" is one of ${option.values.join(', ')}, not "${shown(wanted)}".`, { name });
    case 'number': {
      const number = typeof wanted === 'string' && wanted.trim() !== '' ? Number(wanted) : wanted;
      if (typeof number === 'number' && Number.isInteger(number) && number >= option.min && number <= option.max) return number;
      throw new Refusal('option-value', `Option "${name}" is a whole number from ${option.min} to ${option.max}, not "${shown(wanted)}".`, {
        name,
      });
    }
  }
}
