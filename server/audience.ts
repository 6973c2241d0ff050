import { copy, type LogLine, type Plain, type Seat, type Session, show, type ShownQuestion } from '@skerry/engine';
import { change, diff } from './patch.ts';
import type { Asked, Look, ServerMessage } from './protocol.ts';

/** Somebody who follows a table. */
export interface Follower {
  deliver(text: string): void;
}

/** What is the same in an update for everybody. */
export interface SharedNews {
  readonly number: number;
  /** JSON texts: made once, whoever reads them. */
  readonly act: string;
  readonly asked: string;
  readonly outcome: string | null;
  /** From this line on the log may have changed: what each audience had of it is compared with what it is now. */
  readonly logFrom: number;
}

interface Kept {
  readonly number: number;
  readonly text: string;
}

/** How many lines of the log come with a look; whoever wants to read further back asks for it. */
export const LOG_TAIL = 50;

/** How many updates, and how many characters of them, are kept for those who come back. */
const KEPT_UPDATES = 100;
const KEPT_CHARACTERS = 200_000;

/**
 * Everybody who sees a table through the same eyes: a seat's, or an onlooker's. What they are sent is made once.
 */
export class Audience {
  readonly seat: Seat | null;
  readonly followers = new Set<Follower>();
  /** When the last follower left; for a while the audience stays, as people come back. */
  emptySince = performance.now();
  private readonly table: string;
  private view: unknown = null;
  private question = 'null';
  private asked = '[]';
  private kept: Kept[] = [];
  private keptCharacters = 0;

  constructor(table: string, seat: Seat | null, session: Session) {
    this.table = table;
    this.seat = seat;
    this.rest(session);
  }

  /** Takes the session as it is now for what everybody here has seen. */
  rest(session: Session): void {
    this.view = copy(session.view(this.seat));
    this.question = JSON.stringify(shownTo(this.seat, session));
    this.asked = JSON.stringify(askedOf(session));
  }

  /** Sends everybody here the session as it is now; nothing of before can be taken up again. */
  showAnew(session: Session): void {
    this.rest(session);
    this.kept = [];
    this.keptCharacters = 0;
    const text = JSON.stringify({ type: 'state', ...this.look(session) } satisfies ServerMessage);
    for (const follower of this.followers) follower.deliver(text);
  }

  look(session: Session): Look {
    return lookAt(this.table, this.seat, session);
  }

  /** The text of the update that leads from what this audience saw last to the session as it is now; `lines`: what is new in its log. */
  news(session: Session, shared: SharedNews, lines: string): string {
    let text = `{"type":"update","table":"${this.table}","seat":${this.seat},"number":${shared.number},"moment":${session.length},"act":${shared.act}`;
    const patch = diff(this.view, session.view(this.seat));
    if (patch !== undefined) {
      text += `,"patch":${JSON.stringify(patch)}`;
      // The view is this audience's own. It shares nothing with the state, which the rules go on changing.
      this.view = change(this.view, patch);
    }
    text += lines;
    const question = JSON.stringify(shownTo(this.seat, session));
    if (question !== this.question) text += `,"question":${question}`;
    this.question = question;
    if (shared.asked !== this.asked) text += `,"asked":${shared.asked}`;
    this.asked = shared.asked;
    if (shared.outcome !== null) text += `,"outcome":${shared.outcome}`;
    return `${text}}`;
  }

  /** Sends an update that is committed, and keeps it for those who come back. */
  publish(number: number, text: string): void {
    this.kept.push({ number, text });
    this.keptCharacters += text.length;
    while (this.kept.length > KEPT_UPDATES || this.keptCharacters > KEPT_CHARACTERS) this.keptCharacters -= this.kept.shift()!.text.length;
    for (const follower of this.followers) follower.deliver(text);
  }

  /** The updates from `after` to `number`, or null if they are not kept any more. */
  missed(after: number, number: number): readonly string[] | null {
    if (after === number) return [];
    const from = this.kept.findIndex((kept) => kept.number === after + 1);
    return from < 0 || after > number ? null : this.kept.slice(from).map(({ text }) => text);
  }
}

/** Lines that are new at the end of a log, as a part of an update. */
export function newLines(lines: readonly LogLine[]): string {
  return lines.length === 0 ? '' : `,"log":${JSON.stringify(lines)}`;
}

/** A log whose lines after the first `from` may have become others. */
export function changedLines(from: number, before: readonly LogLine[], after: readonly LogLine[]): string {
  let same = 0;
  while (same < before.length && same < after.length && diff(before[same], after[same]) === undefined) same++;
  return `${same < before.length ? `,"logKeep":${from + same}` : ''}${newLines(after.slice(same))}`;
}

/** The game as a seat (null: an onlooker) sees it now. */
export function lookAt(table: string, seat: Seat | null, session: Session): Look {
  const logFrom = Math.max(0, session.logLength - LOG_TAIL);
  return {
    table,
    seat,
    number: session.number,
    moment: session.length,
    view: session.view(seat) as Plain,
    log: session.log(seat, logFrom),
    logFrom,
    question: shownTo(seat, session),
    asked: askedOf(session),
    outcome: session.outcome,
  };
}

function shownTo(seat: Seat | null, session: Session): ShownQuestion | null {
  const question = seat === null ? undefined : session.questionOf(seat);
  return question === undefined ? null : show(question);
}

export function askedOf(session: Session): Asked[] {
  return session.questions.map(({ seat, name }) => ({ seat, name }));
}
