import type { Seat, Session } from '@skerry/engine';
import { lookAt } from './audience.ts';
import type { Gathering, Subscription } from './gathering.ts';
import type { ChatLine, LogReply, Look, ServerMessage, TableInfo } from './protocol.ts';

/** Lines of the log that are fetched at once. */
const LOG_PAGE = 500;

/** The table that is shown. */
interface ShownTable {
  readonly id: string;
  readonly session: Session | null;
  readonly gathering: Gathering;
  readonly chat: readonly ChatLine[];
  /** Whether it goes on: at one that does not, nobody is asked anything. */
  readonly goesOn: boolean;
  info(): TableInfo;
  requireSession(): Session;
}

/** Shows a table to those who ask, and to those who follow it. */
export class Showing {
  private readonly table: ShownTable;
  private announcing = false;

  constructor(table: ShownTable) {
    this.table = table;
  }

  look(seat: Seat | null): Look {
    return this.asItGoes(lookAt(this.table.id, seat, this.table.requireSession()));
  }

  private asItGoes(look: Look): Look {
    return this.table.goesOn ? look : { ...look, question: null, asked: [] };
  }

  /** Lines of the log before a certain one, as a seat reads them: as many as are sent in one go. */
  logBefore(seat: Seat | null, before: number): LogReply {
    const from = Math.max(0, before - LOG_PAGE);
    const lines = this.table.requireSession().log(seat, from);
    return { from, lines: lines.slice(0, Math.max(0, before - from)) };
  }

  /** Tells a subscription how the table stands, and what it missed since `after`. */
  begin(subscription: Subscription, after: number | undefined, chatAfter: number): void {
    const { id, session, gathering, chat } = this.table;
    const deliver = (message: ServerMessage): void => subscription.deliver(JSON.stringify(message));
    deliver({ type: 'table', table: this.table.info() });
    deliver({ type: 'chats', table: id, lines: chat.filter(({ number }) => number > chatAfter) });
    if (session === null) return;
    const audience = gathering.audience(subscription.seat, session);
    audience.followers.add(subscription);
    const missed = after === undefined ? null : audience.missed(after, session.number);
    if (missed !== null) for (const text of missed) subscription.deliver(text);
    else deliver({ type: 'state', ...this.asItGoes(audience.look(session)) });
  }

  /** Tells everybody who sits there and who is connected: once, however much has changed. */
  announce(): void {
    if (this.announcing) return;
    this.announcing = true;
    setImmediate(() => {
      this.announcing = false;
      const { gathering } = this.table;
      if (!gathering.isEmpty) gathering.tell({ type: 'table', table: this.table.info() });
    });
  }
}
