import { fingerprint, Refusal, type Seat } from '@skerry/engine';
import type { Game } from '@skerry/games';
import type { ShownQuestion } from '@skerry/presentation';
import { apply, views } from '@skerry/server/patch';
import type { ChatLine, ClientMessage, Look, SeatInfo, ServerMessage, TableInfo, TableReply, UpdateMessage } from '@skerry/server/protocol';
import { LiveLine } from './live-line.ts';
import { fetchHistory, fetchSave, joinTable, leaveTable, myId, putBot, returnToTable } from './server.ts';
import type { About, Moment, Scene, Sitter, TableClient, TableListener } from './table-client.ts';

/** An answer or an undo that the server has not acknowledged. It is sent again after a loss; it counts once. */
type Unheard = ClientMessage & { readonly type: 'answer' | 'undo'; readonly ref: number };

/** A table that a server has: followed live, through the eyes of one's own seats or as an onlooker. */
export class RemoteTable implements TableClient {
  readonly game: Game;
  private info: TableInfo;
  private mine: readonly Seat[];
  private keys: TableReply['mine'];
  private readonly looks = new Map<Seat | null, Look>();
  private chat: readonly ChatLine[] = [];
  private chatBefore: number | null = null;
  /** The seat that was taken to another device. */
  private movedSeat: Seat | null = null;
  /** The seat that is being left, and whether the server has already said that it is. */
  private gettingUp: { readonly seat: Seat; heard: boolean } | null = null;
  private connection: About['connection'] = 'opening';
  private looking: Seat | null;
  private curtain: Seat | null = null;
  private unheard: Unheard | null = null;
  private lastRef = 0;
  private line: LiveLine | null = null;
  private listener: TableListener | null = null;

  constructor(game: Game, { table, mine }: TableReply) {
    this.game = game;
    this.info = table;
    this.keys = mine;
    this.mine = mine.map(({ seat }) => seat);
    this.looking = this.mine[0] ?? null;
  }

  listen(listener: TableListener): void {
    this.listener = listener;
    this.tellAbout();
    if (this.info.status === 'stalled') {
      void this.showPast();
      return;
    }
    this.line = new LiveLine({
      opened: () => {
        this.connection = 'live';
        this.subscribe();
        if (this.unheard !== null) this.line?.send(this.unheard);
        this.tellAbout();
      },
      message: (message) => this.hear(message),
      lost: () => {
        this.connection = 'lost';
        this.tellAbout();
      },
    });
  }

  answer(question: ShownQuestion, index: number): void {
    this.demand({ type: 'answer', table: this.info.id, seat: question.seat, question: question.id, index, ref: ++this.lastRef });
  }

  undo(): void {
    const look = this.looks.get(this.looking);
    if (this.looking === null || look === undefined) return;
    this.demand({ type: 'undo', table: this.info.id, seat: this.looking, number: look.number, ref: ++this.lastRef });
  }

  liftCurtain(): void {
    this.curtain = null;
    this.show(true);
  }

  async moments(): Promise<readonly Moment[]> {
    const recording = await fetchHistory(this.info.id, this.curtain === null ? this.looking : null);
    return views(recording).map((view, i) => ({ view, by: recording.moments[i]!.by?.seat ?? null }));
  }

  async saveFile(): Promise<string | null> {
    try {
      return JSON.stringify(await fetchSave(this.info.id));
    } catch (error) {
      if (error instanceof Refusal && error.code === 'save-hidden') return null;
      throw error;
    }
  }

  say(text: string): void {
    const sent = this.line?.send({ type: 'chat', table: this.info.id, text, ref: ++this.lastRef }) === true;
    if (!sent) this.listener?.refused(new Refusal('no-server', 'The server does not answer.'));
  }

  sit(seat: Seat): void {
    void this.change(joinTable(this.info.id, { seat }));
  }

  async getUp(seat: Seat): Promise<boolean> {
    if (this.gettingUp !== null) return false;
    const gettingUp = { seat, heard: false };
    this.gettingUp = gettingUp;
    const table = await this.change(leaveTable(this.info.id, { seat }));
    this.gettingUp = null;
    // The reply was lost on its way, but the seat is, too.
    if (table === null && gettingUp.heard) this.lose(seat);
    // The server throws a table away that has not begun and that nobody sits at.
    const gone = table !== null && table.status === 'waiting' && table.seats.every(({ kind }) => kind !== 'person');
    if (gone) this.line?.close();
    return gone;
  }

  putBot(seat: Seat): void {
    void this.change(putBot(this.info.id, seat));
  }

  goAway(away: boolean): void {
    void this.change(away ? leaveTable(this.info.id) : returnToTable(this.info.id));
  }

  // The server keeps several tabs in step.
  playHere(): void {}

  close(): void {
    this.listener = null;
    this.line?.close();
  }

  /** A table of other rules cannot be opened, but its past was recorded. */
  private async showPast(): Promise<void> {
    try {
      const recording = await fetchHistory(this.info.id, this.looking);
      const { log, outcome, moments, seat } = recording;
      const last = moments.length - 1;
      const view = views(recording)[last]!;
      this.connection = 'live';
      this.tellAbout();
      this.listener?.scene({
        number: last,
        moment: last,
        looking: seat,
        view,
        log,
        question: null,
        asked: [],
        outcome,
        curtain: null,
        jump: true,
      });
    } catch (error) {
      this.listener?.refused(error);
    }
  }

  private demand(message: Unheard): void {
    this.unheard = message;
    this.line?.send(message);
  }

  /** Null if it was refused. */
  private async change(asked: Promise<TableReply>): Promise<TableInfo | null> {
    try {
      const { table, mine } = await asked;
      this.info = table;
      this.keys = mine;
      this.holdSeats(mine.map(({ seat }) => seat));
      this.tellAbout();
      return table;
    } catch (error) {
      this.listener?.refused(error);
      return null;
    }
  }

  /** From now on these seats are this person's: nothing is followed any more through the eyes of others. */
  private holdSeats(seats: readonly Seat[]): void {
    const before = this.eyes;
    this.mine = seats;
    const now = this.eyes;
    for (const seat of before.filter((one) => !now.includes(one))) {
      this.line?.send({ type: 'unsubscribe', table: this.info.id, seat });
      this.looks.delete(seat);
    }
    if (!now.includes(this.looking)) {
      const next = now[0]!;
      this.looking = next;
      // Another own seat in front of this device has a hand of its own.
      this.curtain = this.looks.has(next) ? next : null;
      this.show(true);
    }
    if (now.some((one) => !before.includes(one))) this.subscribe();
  }

  /** Whoever has no seat looks on. */
  private get eyes(): readonly (Seat | null)[] {
    return this.mine.length === 0 ? [null] : this.mine;
  }

  /** Goes on from the number that each pair of eyes has. */
  private subscribe(): void {
    const chatAfter = this.chat.at(-1)?.number;
    for (const seat of this.eyes) {
      const after = this.looks.get(seat)?.number;
      this.line?.send({
        type: 'subscribe',
        table: this.info.id,
        seat,
        ...(after === undefined ? {} : { after }),
        ...(chatAfter === undefined ? {} : { chatAfter }),
      });
    }
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.info = message.table;
        // A seat that is free again was not taken: its owner has got up, in another window.
        if (this.movedSeat !== null && this.info.seats[this.movedSeat]?.kind !== 'person') this.movedSeat = null;
        this.tellAbout();
        return;
      case 'state': {
        const known = this.looks.get(message.seat);
        this.looks.set(message.seat, message);
        if (message.seat === this.looking) this.show(known === undefined || message.number !== known.number + 1);
        this.turnIfAsked();
        return;
      }
      case 'update':
        this.update(message);
        return;
      case 'chats':
        this.chatBefore ??= message.lines.at(-1)?.number ?? 0;
        this.addChat(message.lines);
        return;
      case 'chat':
        this.addChat([message.line]);
        return;
      case 'ack':
        if (message.ref === this.unheard?.ref) this.unheard = null;
        return;
      case 'error':
        if (message.ref !== undefined && message.ref === this.unheard?.ref) this.unheard = null;
        this.listener?.refused(new Refusal(message.code, message.message, message.facts ?? {}));
        return;
      case 'unsubscribed':
        // Who gets up learns from the reply to that what has become of the table.
        if (message.seat === this.gettingUp?.seat) this.gettingUp.heard = true;
        else if (this.eyes.includes(message.seat)) this.lose(message.seat);
        return;
      case 'welcome':
      case 'pong':
    }
  }

  private update(update: UpdateMessage): void {
    const look = this.looks.get(update.seat);
    if (look === undefined || update.number <= look.number) return;
    if (update.number !== look.number + 1) {
      // Something is missing in between: ask again from what is there.
      this.subscribe();
      return;
    }
    const kept = update.logKeep === undefined ? look.log : look.log.slice(0, update.logKeep);
    this.looks.set(update.seat, {
      ...look,
      number: update.number,
      moment: update.moment,
      view: apply(look.view, update.patch) as Look['view'],
      log: update.log === undefined ? kept : [...kept, ...update.log],
      question: update.question === undefined ? look.question : update.question,
      asked: update.asked ?? look.asked,
      outcome: update.outcome ?? (update.act.kind === 'undo' ? null : look.outcome),
    });
    if (update.seat === this.looking) this.show(update.act.kind === 'undo');
    this.turnIfAsked();
  }

  /** Several own seats in front of one device: the one that is asked looks. */
  private turnIfAsked(): void {
    if (this.mine.length < 2) return;
    const here = this.looks.get(this.looking);
    if (here === undefined || here.question !== null) return;
    const next = this.mine.find((seat) => this.looks.get(seat)?.question != null);
    if (next === undefined) return;
    const secret = fingerprint(here.view) !== fingerprint(this.looks.get(next)!.view);
    this.looking = next;
    this.curtain = secret ? next : null;
    this.show(true);
  }

  /** These eyes are this person's no longer, mostly because the seat was taken to another device: watch on from here. */
  private lose(seat: Seat | null): void {
    this.movedSeat = seat;
    this.looks.delete(seat);
    this.keys = this.keys.filter((key) => key.seat !== seat);
    if (seat === null) this.subscribe();
    else this.holdSeats(this.mine.filter((one) => one !== seat));
    this.tellAbout();
  }

  private show(jump: boolean): void {
    const look = this.looks.get(this.looking);
    if (look === undefined) return;
    const covered = this.curtain !== null;
    const scene: Scene = {
      number: look.number,
      moment: look.moment,
      looking: this.looking,
      view: look.view,
      log: look.log,
      question: covered ? null : look.question,
      asked: look.asked.map(({ seat }) => seat),
      outcome: look.outcome,
      curtain: this.curtain,
      jump,
    };
    this.listener?.scene(scene);
  }

  private addChat(lines: readonly ChatLine[]): void {
    const last = this.chat.at(-1)?.number ?? 0;
    this.chat = [...this.chat, ...lines.filter(({ number }) => number > last)];
    this.tellAbout();
  }

  private tellAbout(): void {
    const { info } = this;
    const about: About = {
      id: info.id,
      players: info.seats.length,
      options: info.options,
      sitters: info.seats.map((seat, i) => sitterOf(seat, this.mine.includes(i))),
      connection: this.connection,
      chat: this.chat.map((line) => ({ ...line, mine: line.seat !== null && this.mine.includes(line.seat) })),
      chatBefore: this.chatBefore ?? 0,
      link: `${location.origin}/table/${info.id}`,
      waiting: info.status === 'waiting',
      host: info.host === myId(),
      away:
        this.mine.length === 0 || info.status !== 'running'
          ? null
          : info.seats.some((seat, i) => seat.kind === 'person' && seat.left && this.mine.includes(i)),
      seatLink: this.keys.length === 0 ? null : `${location.origin}/table/${info.id}#seat=${this.keys[0]!.key}`,
      trouble: this.movedSeat !== null && this.mine.length === 0 ? 'seat-moved' : null,
    };
    this.listener?.about(about);
  }
}

function sitterOf(seat: SeatInfo, mine: boolean): Sitter {
  switch (seat.kind) {
    case 'open':
      return { sits: 'nobody', name: null, connected: false };
    case 'bot':
      return { sits: 'bot', name: null, level: seat.level, connected: true };
    case 'person':
      return { sits: mine ? 'me' : 'person', name: seat.name, connected: seat.connected, left: seat.left };
  }
}
