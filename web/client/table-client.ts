import type { LogLine, Options, Outcome, Seat } from '@skerry/engine';
import type { Game } from '@skerry/games';
import type { ShownQuestion } from '@skerry/presentation';

export const levels = ['random', 'easy', 'normal', 'hard'] as const;
export type Level = (typeof levels)[number];

/** Who sits on a seat. A bot has no name of its own: the reader's language names it. */
export interface Sitter {
  readonly sits: 'me' | 'person' | 'bot' | 'nobody';
  readonly name: string | null;
  readonly level?: Level;
  readonly connected: boolean;
  /** Went away: a bot plays on this seat meanwhile. */
  readonly left?: boolean;
}

/** What is said at the table, beside the game. */
interface ChatLine {
  readonly number: number;
  readonly name: string;
  readonly seat: Seat | null;
  readonly text: string;
  /** This person has said it. */
  readonly mine: boolean;
}

/** Everything about a table but the game itself. It is shown at once; scenes may wait for motion. */
export interface About {
  readonly id: string;
  readonly players: number;
  readonly options: Options;
  readonly sitters: readonly Sitter[];
  /** `here`: in this page; `live`: a server has it and answers; `lost`: it is being looked for again. */
  readonly connection: 'here' | 'opening' | 'live' | 'lost';
  /** Null where nobody else could read it. */
  readonly chat: readonly ChatLine[] | null;
  /** The number of the last line that was said before this person came. */
  readonly chatBefore: number;
  /** The address that others open to come to this table; null if nobody can. */
  readonly link: string | null;
  /** People wait for the others to sit down. */
  readonly waiting: boolean;
  /** This person made the table, and says who may sit down. */
  readonly host: boolean;
  /** A bot plays for this person meanwhile; null where that cannot be asked for. */
  readonly away: boolean | null;
  /** The address with which this person takes the seat on another device. */
  readonly seatLink: string | null;
  /** Something that the reader should know, as a code in the words. */
  readonly trouble: Trouble | null;
}

/** `elsewhere`: another tab of this browser plays this table. */
export type Trouble = 'cannot-keep' | 'bot-failed' | 'elsewhere' | 'seat-moved';

/** The game at one moment, through the eyes of `looking`. */
export interface Scene {
  /** The number of acts so far: grows with every answer and every undo. */
  readonly number: number;
  /** How many answers stand. */
  readonly moment: number;
  readonly looking: Seat | null;
  readonly view: unknown;
  readonly log: readonly LogLine[];
  /** The question that this person can answer now. */
  readonly question: ShownQuestion | null;
  /** All seats that are asked now. */
  readonly asked: readonly Seat[];
  readonly outcome: Outcome | null;
  /** The device has to be handed to this seat before it may look. */
  readonly curtain: Seat | null;
  /** Shown at once, without motion: an undo, another pair of eyes, the first look. */
  readonly jump: boolean;
}

/** A moment of the past: what was to be seen after this many answers, and who gave the last of them. */
export interface Moment {
  readonly view: unknown;
  readonly by: Seat | null;
}

export interface TableListener {
  about(about: About): void;
  scene(scene: Scene): void;
  /** Something asked of the table was refused; what was there before stands. */
  refused(error: unknown): void;
}

/** A table that one can play at, wherever it is kept. */
export interface TableClient {
  readonly game: Game;
  /** Begins to tell, with what is known now first. */
  listen(listener: TableListener): void;
  answer(question: ShownQuestion, index: number): void;
  /** Takes back this person's last answer. */
  undo(): void;
  /** The device has been handed over. */
  liftCurtain(): void;
  /** All moments so far, from the first. */
  moments(): Promise<readonly Moment[]>;
  /** The game as a file; null if it cannot be given now, because it would tell what is hidden. */
  saveFile(): Promise<string | null>;
  say(text: string): void;
  /** Sits down on a free seat; of a table that waits. */
  sit(seat: Seat): void;
  /** Gets up from an own seat; of a table that waits. True if nobody is left there, so that the table is gone. */
  getUp(seat: Seat): Promise<boolean>;
  /** Lets a bot have a free seat. */
  putBot(seat: Seat): void;
  /** Lets a bot play for this person, or comes back. */
  goAway(away: boolean): void;
  /** Goes on in this tab with a table that another tab has. */
  playHere(): void;
  close(): void;
}
