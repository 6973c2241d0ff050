import { configure, Refusal, Session, type AnyGame } from '@skerry/engine';
import type { House } from './house.ts';
import { CHAT_KEPT, LiveTable } from './live-table.ts';
import type { CreateTableBody, Guest, TableInfo } from './protocol.ts';
import { newSeed, newTableId } from './secrets.ts';
import { sitsAs } from './seating.ts';
import type { ListedTable, StoredAct, StoredTable } from './storage.ts';

/** The tables that are in memory, and the way to the others. */
export class Tables {
  private readonly house: House;
  private readonly live = new Map<string, LiveTable>();
  private readonly opening = new Map<string, Promise<LiveTable>>();

  constructor(house: House) {
    this.house = house;
  }

  get size(): number {
    return this.live.size;
  }

  /** The table with this id, from memory or from disk. Whoever asks is using it: it is not forgotten meanwhile. */
  open(id: string): Promise<LiveTable> {
    const table = this.live.get(id);
    if (table !== undefined) {
      table.lastUsed = performance.now();
      return Promise.resolve(table);
    }
    let opening = this.opening.get(id);
    if (opening === undefined) {
      opening = this.load(id).finally(() => this.opening.delete(id));
      this.opening.set(id, opening);
    }
    return opening;
  }

  private async load(id: string): Promise<LiveTable> {
    const { storage } = this.house;
    const stored = await storage.table(id);
    if (stored === null) throw new Refusal('no-such-table', `There is no table "${id}".`);
    const table = new LiveTable(this.house, stored, await storage.acts(id), await storage.chat(id, CHAT_KEPT));
    this.live.set(id, table);
    table.moveBots();
    return table;
  }

  async create(guest: Guest, body: CreateTableBody): Promise<LiveTable> {
    const { save } = body;
    const gameId = save?.game ?? body.game;
    if (gameId === undefined) throw new Refusal('bad-request', 'Say which game is to be played.');
    if (save !== undefined && body.game !== undefined && body.game !== save.game) {
      throw new Refusal('bad-request', `This is a save of ${save.game}, not of ${body.game}.`);
    }
    const game = this.house.games.get(gameId);
    if (game === undefined) {
      throw new Refusal('no-such-game', `There is no game "${gameId}" here. There is: ${[...this.house.games.keys()].join(', ')}.`);
    }
    const loaded = save === undefined ? null : this.loadSave(game, save, body.seats.length);
    const { options } = loaded ?? configure(game, body.seats.length, body.options);
    const seats = body.seats.map((wish) => sitsAs(wish, guest));
    const complete = seats.every(({ kind }) => kind !== 'open');
    const stored: StoredTable = {
      id: newTableId(),
      game: game.id,
      version: game.version,
      options,
      seed: loaded?.seed ?? newSeed(),
      listed: body.listed ?? false,
      status: !complete ? 'waiting' : loaded?.outcome == null ? 'running' : 'finished',
      host: guest.id,
      createdAt: Date.now(),
      outcome: complete ? (loaded?.outcome ?? null) : null,
      seats,
    };
    const acts = loaded?.acts ?? [];
    // Made before it is stored: what the rules cannot begin must not lie in the database.
    const table = new LiveTable(this.house, stored, acts, []);
    await this.house.store(stored.id, [
      { to: 'tables', table: stored },
      ...acts.map((act) => ({ to: 'acts', table: stored.id, act }) as const),
    ]);
    this.live.set(stored.id, table);
    if (stored.status === 'finished') this.house.record(stored.id);
    table.moveBots();
    return table;
  }

  /** A save as the acts of a new table. */
  private loadSave(game: AnyGame, save: NonNullable<CreateTableBody['save']>, players: number) {
    if (save.answers.length / 2 > this.house.limits.saveAnswers)
      throw new Refusal('too-large', 'This save has more answers than a game can have.');
    if (save.players !== players) {
      throw new Refusal('players', `This save is of a game for ${save.players}; ${players} seats were given.`, { players: save.players });
    }
    const { seed, config } = Session.load(game, save);
    const session = Session.open(game, players, config.options, seed);
    const acts: StoredAct[] = [];
    for (let i = 0; i < save.answers.length; i += 2) {
      const seat = save.answers[i]!;
      const index = save.answers[i + 1]!;
      const question = session.questionOf(seat)!.id;
      const number = session.answer(seat, question, index);
      acts.push({
        number,
        kind: 'answer',
        seat,
        question,
        index,
        along: [],
        asked: session.questions.map((one) => one.seat),
        at: Date.now(),
      });
    }
    return { seed, options: config.options, outcome: session.outcome, acts };
  }

  /** A table that was never begun and that everybody left. */
  async throwAway(id: string): Promise<void> {
    await this.house.store(id, [{ to: 'bin', table: id }]);
    const table = this.live.get(id);
    this.live.delete(id);
    table?.close('Everybody has left this table.');
  }

  /** Lists say what is in memory where a table is in memory: there it is known who is connected. */
  describe(listed: readonly ListedTable[]): TableInfo[] {
    return listed.map((stored) => this.live.get(stored.id)?.info() ?? this.describeStored(stored));
  }

  private describeStored(stored: ListedTable): TableInfo {
    const { id, game, version, options, listed, host, createdAt, activeAt, number, asked, outcome, seats } = stored;
    const stalled = stored.status !== 'finished' && this.house.games.get(game)?.version !== version;
    return {
      id,
      game,
      version,
      options,
      listed,
      status: stalled ? 'stalled' : stored.status,
      seats: seats.map((sits) => {
        if (sits.kind !== 'person') return sits;
        const { kind, guest, name, left } = sits;
        return { kind, guest, name, left, connected: false };
      }),
      host,
      createdAt,
      activeAt,
      number,
      asked,
      outcome,
      watching: 0,
    };
  }

  renamed(guest: Guest): void {
    for (const table of this.live.values()) table.rename(guest);
  }

  forget(id: string): void {
    this.live.delete(id);
  }

  sweep(): void {
    const now = performance.now();
    for (const [id, table] of this.live) if (table.isIdle(now)) this.live.delete(id);
  }

  /** After a restart: bots whose turn it is go on. One table after the other, so that people come first. */
  async wakeBots(): Promise<void> {
    for (const id of await this.house.storage.tablesWithBots()) {
      await this.open(id).catch((error: unknown) => this.house.warn(`Table ${id} could not be opened: ${String(error)}`));
      await new Promise(setImmediate);
    }
  }

  close(): void {
    for (const table of this.live.values()) table.close('The server is closing.');
  }
}
