import type { Seat } from '@skerry/engine';
import { apply } from '@skerry/server/patch';
import type { LogReply, Look, UpdateMessage } from '@skerry/server/protocol';

/** Whose eyes: a seat's, or an onlooker's. */
export type Eyes = Seat | null;

/** What each pair of own eyes sees of a table that a server has. */
export class Looks {
  /** Fetches lines of the log before this one. */
  private readonly logBefore: (eyes: Eyes, before: number) => Promise<LogReply>;
  private readonly looks = new Map<Eyes, Look>();

  constructor(logBefore: (eyes: Eyes, before: number) => Promise<LogReply>) {
    this.logBefore = logBefore;
  }

  get(eyes: Eyes): Look | undefined {
    return this.looks.get(eyes);
  }

  take(look: Look): void {
    this.looks.set(look.seat, look);
  }

  forget(eyes: Eyes): void {
    this.looks.delete(eyes);
  }

  /** Goes on with an update. It may be known already, or something may be missing before it; then nothing changes. */
  follow(update: UpdateMessage): 'followed' | 'known' | 'missing' {
    const look = this.looks.get(update.seat);
    if (look === undefined || update.number <= look.number) return 'known';
    if (update.number !== look.number + 1) return 'missing';
    const { logKeep = look.logFrom + look.log.length } = update;
    const kept = look.log.slice(0, Math.max(0, logKeep - look.logFrom));
    this.looks.set(update.seat, {
      ...look,
      number: update.number,
      moment: update.moment,
      view: apply(look.view, update.patch) as Look['view'],
      log: update.log === undefined ? kept : [...kept, ...update.log],
      logFrom: Math.min(look.logFrom, logKeep),
      question: update.question === undefined ? look.question : update.question,
      asked: update.asked ?? look.asked,
      outcome: update.outcome ?? (update.act.kind === 'undo' ? null : look.outcome),
    });
    return 'followed';
  }

  /**
   * A look comes with the last lines of the log; those before them are fetched when the table is already there to be seen. Resolves with
   * whether there is more to be read than before.
   */
  async readFurtherBack(eyes: Eyes, isOver: () => boolean): Promise<boolean> {
    let hasMore = false;
    for (let look = this.looks.get(eyes); look !== undefined && look.logFrom > 0; look = this.looks.get(eyes)) {
      const before = look.logFrom;
      let page: LogReply;
      try {
        page = await this.logBefore(eyes, before);
      } catch {
        // The newest lines are there, and the next look asks again.
        return hasMore;
      }
      const now = this.looks.get(eyes);
      if (isOver() || now === undefined) return false;
      // An undo, or another look, may have come in between: then from there.
      if (now.logFrom === before) this.looks.set(eyes, { ...now, log: [...page.lines, ...now.log], logFrom: page.from });
      hasMore = true;
    }
    return hasMore;
  }
}
