import { fingerprint, keyOf, Refusal, type Seat } from '@skerry/engine';
import type { ShelvedGame } from '@skerry/games/list';
import type { ShownQuestion } from '@skerry/presentation';
import { views } from '@skerry/server/patch';
import type {
  ChatLine,
  ClientMessage,
  Look,
  SeatInfo,
  ServerMessage,
  TableInfo,
  TableReply,
  UndoRequest,
  UpdateMessage,
} from '@skerry/server/protocol';
import { LiveLine } from './live-line.ts';
import { Looks, type Eyes } from './looks.ts';
import {
  agreeToUndo,
  fetchHistory,
  fetchLog,
  fetchSave,
  goOnFromHere,
  joinTable,
  leaveTable,
  myId,
  putBot,
  returnToTable,
} from './server.ts';
import type { About, Moment, Scene, Sitter, TableClient, TableListener, TakenBack, Trouble, Wish } from './table-client.ts';

/** An answer or an undo that the server has not acknowledged. It is sent again after a loss; it counts once. */
type Unheard = ClientMessage & { readonly type: 'answer' | 'undo'; readonly ref: number };

/** By this the page knows a request to follow the table: where the server had no room or no store for it, it is made again. */
const FOLLOWING = 'follow';
const FOLLOW_AGAIN_MS = 1000;
const NOT_NOW: ReadonlySet<string> = new Set(['storage', 'storage-full', 'busy', 'too-many', 'draining']);

/** A table that a server has: followed live, through the eyes of one's own seats or as an onlooker. */
export class RemoteTable implements TableClient {
  readonly game: ShelvedGame;
  private info: TableInfo;
  private mine: readonly Seat[];
  private keys: TableReply['mine'];
  private readonly looks: Looks;
  private chat: readonly ChatLine[] = [];
  private chatBefore: number | null = null;
  private takenBack: readonly TakenBack[] = [];
  /** The seat that was taken to another device. */
  private movedSeat: Seat | null = null;
  /** The seat that is being left, and whether the server has already said that it is. */
  private gettingUp: { readonly seat: Seat; heard: boolean } | null = null;
  /** Who this device was to the server, and whether that sat here when the server forgot it. */
  private guest = myId();
  private isForgotten = false;
  private connection: About['connection'] = 'opening';
  private looking: Eyes;
  private curtain: Seat | null = null;
  /** The own seats that could be turned to when the scene was shown last. */
  private shownOpen: readonly Seat[] = [];
  private unheard: Unheard | null = null;
  private lastRef = 0;
  private later: ReturnType<typeof setTimeout> | undefined;
  private line: LiveLine | null = null;
  /** No seat sees more than another: whoever has several moves freely between them. */
  private isOpen = false;
  private listener: TableListener | null = null;

  private constructor(game: ShelvedGame, { table, mine }: TableReply) {
    this.game = game;
    this.info = table;
    this.looks = new Looks((eyes, before) => fetchLog(table.id, eyes, before));
    this.keys = mine;
    this.mine = mine.map(({ seat }) => seat);
    this.looking = this.mine[0] ?? null;
  }

  /** Follows a table as the server has described it. */
  static async open(game: ShelvedGame, reply: TableReply): Promise<RemoteTable> {
    const table = new RemoteTable(game, reply);
    await table.learnIfOpen(reply.mine.length);
    return table;
  }

  /** Only who has several seats need know, and only then the rules are loaded for it. */
  private async learnIfOpen(seats: number): Promise<void> {
    if (seats > 1) this.isOpen = (await (this.game.opening ?? this.game.rules)()).open === true;
  }

  listen(listener: TableListener): void {
    this.listener = listener;
    this.tellAbout();
    if (this.info.status === 'stalled') {
      // Where these rules are not known at all, there is nothing to follow.
      void this.showPast();
    }
    this.line = new LiveLine({
      opened: (guest) => {
        this.connection = 'live';
        this.comeAs(guest);
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
    const { seat, id, answers } = question;
    const answer = answers[index];
    // By what it says, so that it counts if another seat has acted meanwhile and it is still offered.
    const said = answer === undefined ? {} : { key: keyOf(answer) };
    this.demand({ type: 'answer', table: this.info.id, seat, question: id, index, ...said, ref: ++this.lastRef });
  }

  undo(): void {
    const look = this.looks.get(this.looking);
    if (this.looking === null || look === undefined) return;
    this.demand({ type: 'undo', table: this.info.id, seat: this.looking, number: look.number, ref: ++this.lastRef });
  }

  agree(allow: boolean): void {
    const { id, request } = this.info;
    if (request !== undefined) agreeToUndo(id, { number: request.number, allow }).catch((error: unknown) => this.listener?.refused(error));
  }

  turnTo(seat: Seat): void {
    const here = this.looks.get(this.looking);
    if (this.curtain !== null || here === undefined || !this.openSeats(here).includes(seat)) return;
    this.looking = seat;
    this.show(true);
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

  goOnFromHere(): void {
    void this.change(goOnFromHere(this.info.id));
  }

  // The server keeps several tabs in step.
  playHere(): void {}

  close(): void {
    this.listener = null;
    clearTimeout(this.later);
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
        mine: [],
        outcome,
        lesson: null,
        taught: false,
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
      await this.learnIfOpen(mine.length);
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

  /** Who is another guest than the one that sat here looks on. */
  private comeAs(guest: string): void {
    const isAnother = this.guest !== null && this.guest !== guest;
    this.guest = guest;
    if (!isAnother || this.mine.length === 0) return;
    this.isForgotten = true;
    this.unheard = null;
    this.keys = [];
    this.holdSeats([]);
  }

  /** From now on these seats are this person's: nothing is followed any more through the eyes of others. */
  private holdSeats(seats: readonly Seat[]): void {
    const before = this.eyes;
    this.mine = seats;
    const now = this.eyes;
    for (const seat of before.filter((one) => !now.includes(one))) {
      this.line?.send({ type: 'unsubscribe', table: this.info.id, seat });
      this.looks.forget(seat);
    }
    if (!now.includes(this.looking)) {
      const next = now[0]!;
      this.looking = next;
      // Another own seat in front of this device has a hand of its own.
      this.curtain = this.looks.get(next) !== undefined && !this.isOpen ? next : null;
      this.show(true);
    }
    if (now.some((one) => !before.includes(one))) this.subscribe();
  }

  /** Whoever has no seat looks on. */
  private get eyes(): readonly Eyes[] {
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
        ref: FOLLOWING,
      });
    }
  }

  private subscribeLater(): void {
    clearTimeout(this.later);
    this.later = setTimeout(() => this.subscribe(), FOLLOW_AGAIN_MS);
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
        this.looks.take(message);
        if (message.seat === this.looking) this.show(known === undefined || message.number !== known.number + 1);
        else this.showOpenSeats();
        this.turnIfAsked();
        void this.readFurtherBack(message.seat);
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
        if (message.ref === FOLLOWING && NOT_NOW.has(message.code)) {
          this.subscribeLater();
          return;
        }
        // Nobody has taken a seat at a table that nobody can come to any more.
        if (message.code === 'closed') this.movedSeat = null;
        if (message.ref !== undefined && message.ref === this.unheard?.ref) this.unheard = null;
        this.listener?.refused(new Refusal(message.code, message.message, message.facts ?? {}));
        return;
      case 'unsubscribed':
        if (message.again === true) {
          this.subscribeLater();
          return;
        }
        // Who gets up learns from the reply to that what has become of the table.
        if (message.seat === this.gettingUp?.seat) this.gettingUp.heard = true;
        else if (this.eyes.includes(message.seat)) this.lose(message.seat);
        return;
      case 'welcome':
      case 'pong':
    }
  }

  private update(update: UpdateMessage): void {
    const { act, seat } = update;
    const wasAsked = this.looks.get(seat)?.question != null;
    const became = this.looks.follow(update);
    // Something is missing in between: ask again from what is there.
    if (became === 'missing') this.subscribe();
    if (became !== 'followed') return;
    if (act.kind === 'undo' && seat === this.looking && !this.mine.includes(act.seat)) {
      this.takenBack = [...this.takenBack, { number: update.number, seat: act.seat, wasAsked }];
      this.tellAbout();
    }
    if (seat === this.looking) this.show(act.kind === 'undo');
    else this.showOpenSeats();
    this.turnIfAsked();
  }

  private async readFurtherBack(eyes: Eyes): Promise<void> {
    const hasMore = await this.looks.readFurtherBack(eyes, () => this.listener === null);
    if (hasMore && eyes === this.looking) this.show(true);
  }

  /** The own seats that are asked and see nothing but what these eyes do. */
  private openSeats(eyes: Look): readonly Seat[] {
    const seen = this.mine.length < 2 || this.isOpen ? '' : fingerprint(eyes.view);
    return this.mine.filter((seat) => {
      const look = this.looks.get(seat);
      return look?.question != null && (look === eyes || this.isOpen || fingerprint(look.view) === seen);
    });
  }

  /** What one's other seats are asked comes apart from what the looking one sees. */
  private showOpenSeats(): void {
    const here = this.looks.get(this.looking);
    if (here === undefined || this.curtain !== null || this.mine.some((seat) => this.looks.get(seat)?.number !== here.number)) return;
    if (this.openSeats(here).join() !== this.shownOpen.join()) this.show(false);
  }

  /** Several own seats in front of one device: the one that is asked looks. */
  private turnIfAsked(): void {
    if (this.mine.length < 2) return;
    const here = this.looks.get(this.looking);
    if (here === undefined || here.question !== null) return;
    const next = this.mine.find((seat) => this.looks.get(seat)?.question != null);
    if (next === undefined) return;
    const secret = !this.isOpen && fingerprint(here.view) !== fingerprint(this.looks.get(next)!.view);
    this.looking = next;
    this.curtain = secret ? next : null;
    this.show(true);
  }

  /** These eyes are this person's no longer, mostly because the seat was taken to another device: watch on from here. */
  private lose(seat: Eyes): void {
    this.movedSeat = seat;
    this.looks.forget(seat);
    this.keys = this.keys.filter((key) => key.seat !== seat);
    if (seat === null) this.subscribe();
    else this.holdSeats(this.mine.filter((one) => one !== seat));
    this.tellAbout();
  }

  private get trouble(): Trouble | null {
    if (this.mine.length > 0) return null;
    return this.isForgotten ? 'forgotten' : this.movedSeat === null ? null : 'seat-moved';
  }

  private show(jump: boolean): void {
    const look = this.looks.get(this.looking);
    if (look === undefined) return;
    const covered = this.curtain !== null;
    this.shownOpen = covered ? [] : this.openSeats(look);
    const scene: Scene = {
      number: look.number,
      moment: look.moment,
      looking: this.looking,
      view: look.view,
      log: look.log,
      question: covered ? null : look.question,
      asked: look.asked.map(({ seat }) => seat),
      mine: this.shownOpen,
      outcome: look.outcome,
      lesson: null,
      taught: false,
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
      watchers: info.watchers ?? [],
      takenBack: this.takenBack,
      consent: info.consent,
      wish: info.request === undefined ? null : wishOf(info.request, this.mine),
      background: {
        fromSave: info.fromSave,
        dealtAnew: info.dealtAnew,
        carriedOver: info.carriedOver,
        stands: info.status === 'stalled' && info.carriedOver !== null,
      },
      chatBefore: this.chatBefore ?? 0,
      link: `${location.origin}/table/${info.id}`,
      waiting: info.status === 'waiting',
      host: info.host === myId(),
      away:
        this.mine.length === 0 || info.status !== 'running'
          ? null
          : info.seats.some((seat, i) => seat.kind === 'person' && seat.left && this.mine.includes(i)),
      seatLink: this.keys.length === 0 ? null : `${location.origin}/table/${info.id}#seat=${this.keys[0]!.key}`,
      open: this.isOpen,
      teaches: false,
      trouble: this.trouble,
    };
    this.listener?.about(about);
  }
}

function wishOf({ seat, number, of, agreed, refused }: UndoRequest, mine: readonly Seat[]): Wish {
  const waitsFor = refused === null ? of.filter((one) => !agreed.includes(one)) : [];
  return { seat, number, mine: mine.includes(seat), asksMe: waitsFor.some((one) => mine.includes(one)), waitsFor, refused };
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
