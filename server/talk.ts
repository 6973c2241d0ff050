import { Refusal } from '@skerry/engine';
import type { Gathering } from './gathering.ts';
import type { House } from './house.ts';
import type { ChatLine, Guest } from './protocol.ts';
import { untilFirst } from './refusals.ts';
import type { StoredTable } from './storage.ts';

/** Lines of chat that are kept at hand. */
export const CHAT_KEPT = 100;

/** The table at which people talk. */
interface TalkedAt {
  readonly id: string;
  readonly stored: StoredTable;
  readonly gathering: Gathering;
}

/** What is said at a table. */
export class Talk {
  lines: readonly ChatLine[];
  private readonly house: House;
  private readonly table: TalkedAt;
  private last: number;

  constructor(house: House, table: TalkedAt, lines: readonly ChatLine[]) {
    this.house = house;
    this.table = table;
    this.lines = lines;
    this.last = lines.at(-1)?.number ?? 0;
  }

  async say(guest: Guest, text: string): Promise<ChatLine> {
    const { id, stored } = this.table;
    if (stored.barred.includes(guest.id)) throw new Refusal('barred', 'The host does not want you at this table.');
    const at = stored.seats.findIndex((sits) => sits.kind === 'person' && sits.guest === guest.id);
    const line = await untilFirst(
      async () => {
        const next: ChatLine = { number: ++this.last, guest: guest.id, name: guest.name, seat: at < 0 ? null : at, text, at: Date.now() };
        try {
          await this.house.store(id, [{ to: 'chat', table: id, line: next }]);
        } catch (error) {
          this.last = this.lines.at(-1)?.number ?? 0;
          throw error;
        }
        return next;
      },
      () => this.read(),
    );
    this.hear(line);
    return line;
  }

  /** Reads what was said on other copies of the server, up to this line. */
  async catchUp(number: number): Promise<void> {
    if (number > this.last) await this.read();
  }

  private async read(): Promise<void> {
    for (const line of await this.house.storage.chat(this.table.id, this.last, CHAT_KEPT)) {
      if (line.number <= this.last) continue;
      this.last = line.number;
      this.hear(line);
    }
  }

  /** Lines of which nothing is left, because who wrote them was forgotten, and names that have changed. */
  async readAgain(): Promise<void> {
    if (this.lines.length === 0) return;
    const stored = new Map((await this.house.storage.chat(this.table.id, 0, CHAT_KEPT)).map((line) => [line.number, line]));
    this.lines = this.lines.map((line) => stored.get(line.number) ?? line);
  }

  rename(guest: Guest): void {
    if (this.lines.some((line) => line.guest === guest.id))
      this.lines = this.lines.map((line) => (line.guest === guest.id ? { ...line, name: guest.name } : line));
  }

  private hear(line: ChatLine): void {
    this.lines = [...this.lines, line].slice(-CHAT_KEPT);
    this.table.gathering.tell({ type: 'chat', table: this.table.id, line });
  }
}
