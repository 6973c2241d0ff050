import { Refusal, type Seat, type Session } from '@skerry/engine';
import type { House } from './house.ts';
import type { BotLevel } from './protocol.ts';
import type { StoredTable } from './storage.ts';
import { decide } from './thinker.ts';

/** How long bots rest where the rules failed at their answer, or it could not be stored, and how long at most: nobody is to be stuck for ten seconds. */
const FIRST_REST_MS = 1000;
const LONGEST_REST_MS = 8000;

/** What bots have to know of the table that they sit at. */
export interface BotsTable {
  readonly id: string;
  readonly stored: StoredTable;
  readonly session: Session | null;
  /** The bot that answers for a seat, if one does. */
  botAt(seat: Seat): BotLevel | null;
  /** Whether somebody wants them to play on. */
  readonly wantsBots: boolean;
  answerOfBot(session: Session, seat: Seat, question: number, index: number, isWanted: () => boolean): Promise<number>;
}

/** The bots at a table: each thinks about its question as long as that is open and nobody else has taken the seat. */
export class BotsAtTable {
  private readonly house: House;
  private readonly table: BotsTable;
  /** The bots that think, by seat and question, each with the way to stop it. */
  private readonly thinking = new Map<string, AbortController>();
  /** The act after which they failed last, how long they rest for it, and whether that is over. */
  private tired: { readonly at: number; readonly pause: number; isOver: boolean } | null = null;

  constructor(house: House, table: BotsTable) {
    this.house = house;
    this.table = table;
  }

  get areThinking(): boolean {
    return this.thinking.size > 0;
  }

  /** Lets all begin that are asked. */
  move(): void {
    const { session } = this.table;
    if (session === null || session.outcome !== null || !this.table.wantsBots || this.areTired(session)) return;
    for (const { seat, id } of session.questions) {
      const level = this.table.botAt(seat);
      if (level === null) continue;
      const key = `${seat} ${id}`;
      if (this.thinking.has(key)) continue;
      if (!this.house.mayThink(this.table.id)) return;
      const stop = new AbortController();
      this.thinking.set(key, stop);
      void this.think(session, seat, id, level, stop.signal).finally(() => {
        if (this.thinking.get(key) === stop) this.thinking.delete(key);
      });
    }
  }

  /** Each try has the whole game played again, so they rest twice as long each time that nothing else has happened meanwhile. */
  rest(): void {
    const { session } = this.table;
    if (session === null) return;
    const pause = this.tired?.at === session.number ? Math.min(2 * this.tired.pause, LONGEST_REST_MS) : FIRST_REST_MS;
    const tired = { at: session.number, pause, isOver: false };
    this.tired = tired;
    this.house.later(() => {
      tired.isOver = true;
      this.move();
    }, pause);
  }

  private areTired({ number }: Session): boolean {
    return this.tired !== null && !this.tired.isOver && this.tired.at === number;
  }

  private async think(session: Session, seat: Seat, question: number, level: BotLevel, signal: AbortSignal): Promise<void> {
    const { thinker, limits, warn, watch } = this.house;
    const { id, stored } = this.table;
    try {
      const index = await decide(thinker, watch, warn, {
        table: id,
        session,
        seat,
        level,
        care: { line: [stored.origin, stored.host, id], signal },
        deadline: limits.botDeadline,
      });
      await this.table.answerOfBot(session, seat, question, index, () => !signal.aborted);
    } catch (error) {
      // Nobody waits for what comes of this: what is not reported here would end the server.
      if (!(error instanceof Refusal) && !signal.aborted)
        warn(`The bots of table ${id} cannot go on: ${String((error as Error).stack ?? error)}`);
    }
  }

  /** Those whose answer would not count any more stop thinking. */
  stop(unwanted: (seat: Seat, question: number) => boolean): void {
    for (const [key, stop] of this.thinking) {
      const [seat, question] = key.split(' ').map(Number) as [Seat, number];
      if (!unwanted(seat, question)) continue;
      this.thinking.delete(key);
      stop.abort();
    }
  }
}
