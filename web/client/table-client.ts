import type { LogLine, Options, Outcome, Seat } from '@skerry/engine';
import type { ShelvedGame } from '@skerry/games/list';
import type { ShownQuestion } from '@skerry/presentation';
import type { ShownLesson } from './teaching.ts';

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
  /** When, in milliseconds. */
  readonly at: number;
  /** This person has said it. */
  readonly mine: boolean;
}

/** Somebody else took back an answer. */
export interface TakenBack {
  /** The number of the act. */
  readonly number: number;
  readonly seat: Seat;
  /** This person had been asked something after that answer. */
  readonly wasAsked: boolean;
}

/** Where a game comes from, where that is not its own beginning. */
export interface Background {
  /** It goes on from a save. */
  readonly fromSave: boolean;
  /** What was still undrawn has been dealt anew, because somebody knew it. */
  readonly dealtAnew: boolean;
  /** It was begun by another version of the rules, and so many of its moves do not fit those of now. */
  readonly carriedOver: { readonly from: string; readonly lost: number } | null;
  /** It stands still, because not all of it fits; its players can let it go on from there. */
  readonly stands: boolean;
}

/** Somebody wants to take back a move, at a table where those whom it concerns must agree. */
export interface Wish {
  readonly seat: Seat;
  /** The number of acts when it was uttered: after the next one it is no more. */
  readonly number: number;
  /** It is this person's own. */
  readonly mine: boolean;
  /** This person has still to say yes or no. */
  readonly asksMe: boolean;
  /** Who has still to say it. */
  readonly waitsFor: readonly Seat[];
  /** Who said no. */
  readonly refused: Seat | null;
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
  /** Who looks on without a seat, by name. */
  readonly watchers: readonly string[];
  /** What others have taken back, the last at the end. */
  readonly takenBack: readonly TakenBack[];
  /** Taking back a move needs the consent of those who were asked since. */
  readonly consent: boolean;
  readonly wish: Wish | null;
  readonly background: Background;
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
  /** No seat knows more than another: whoever has several plays them side by side. */
  readonly open: boolean;
  /** A first game: lessons stand beside the board. */
  readonly teaches: boolean;
  /** Something that the reader should know, as a code in the words. */
  readonly trouble: Trouble | null;
}

/** `elsewhere`: another tab of this browser plays this table; `forgotten`: the server does not know this device any more. */
export type Trouble = 'cannot-keep' | 'bot-failed' | 'elsewhere' | 'seat-moved' | 'forgotten';

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
  /** This person's own seats that are asked and that may be turned to without handing the device over. */
  readonly mine: readonly Seat[];
  readonly outcome: Outcome | null;
  /** What a first game says about the question. */
  readonly lesson: ShownLesson | null;
  /** All lessons of a first game have been read: none will come any more. */
  readonly taught: boolean;
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
  /** A part of the page that the table needs did not come. */
  failed(): void;
}

/** A table that one can play at, wherever it is kept. */
export interface TableClient {
  readonly game: ShelvedGame;
  /** Begins to tell, with what is known now first. */
  listen(listener: TableListener): void;
  answer(question: ShownQuestion, index: number): void;
  /** Takes back this person's last answer. */
  undo(): void;
  /** Says yes or no to the wish of another to take back a move. */
  agree(allow: boolean): void;
  /** Looks on from another own seat, one of the scene's `mine`. */
  turnTo(seat: Seat): void;
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
  /** Goes on under the rules of now with what fits them. */
  goOnFromHere(): void;
  /** Goes on in this tab with a table that another tab has. */
  playHere(): void;
  close(): void;
}
