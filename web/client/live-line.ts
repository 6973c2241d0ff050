import type { ClientMessage, ServerMessage } from '@skerry/server/protocol';
import { forgetPass, pass } from './server.ts';

export interface LiveListener {
  /** Said hello and was let in as this guest: subscribe now, again after every loss. */
  opened(guest: string): void;
  message(message: ServerMessage): void;
  lost(): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 4000;
/**
 * A line that says nothing for this long after it was asked is dead, whatever the browser thinks. With the time between two pings that is less
 * than the ten seconds that nobody is to be stuck.
 */
const PATIENCE = 6000;
const PING_EVERY = 3000;

/** A WebSocket that comes back by itself, waiting a little longer each time. */
export class LiveLine {
  private readonly listener: LiveListener;
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private again: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setInterval> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private open = false;
  private token = '';
  private readonly hurry = (): void => {
    if (this.socket === null && !document.hidden) void this.connect();
  };

  constructor(listener: LiveListener) {
    this.listener = listener;
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    void this.connect();
  }

  /** False if the line is down; whoever needs it said sends it again when it is open. */
  send(message: ClientMessage): boolean {
    if (!this.open || this.socket === null) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.drop();
    clearTimeout(this.again);
  }

  private async connect(): Promise<void> {
    clearTimeout(this.again);
    if (this.closed || this.socket !== null) return;
    try {
      this.token = (await pass()).token;
    } catch {
      this.retry();
      return;
    }
    // Somebody may have closed the table, or another attempt got through, meanwhile.
    if (this.closed || this.socket !== null) return;
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`);
    this.socket = socket;
    this.expect();
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', protocol: 1, token: this.token } satisfies ClientMessage));
    socket.onmessage = ({ data }) => {
      if (socket !== this.socket) return;
      clearTimeout(this.patience);
      this.hear(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.fail();
    };
  }

  private hear(message: ServerMessage): void {
    if (!this.open && message.type === 'error' && message.code === 'unknown-guest') {
      // The server may have been given a new database since.
      forgetPass(this.token);
      this.fail();
      return;
    }
    if (message.type !== 'welcome') {
      this.listener.message(message);
      return;
    }
    this.open = true;
    this.wait = FIRST_WAIT;
    this.ping = setInterval(() => {
      if (this.send({ type: 'ping' })) this.expect();
    }, PING_EVERY);
    this.listener.opened(message.guest.id);
  }

  private expect(): void {
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.fail(), PATIENCE);
  }

  private fail(): void {
    this.drop();
    if (this.closed) return;
    this.listener.lost();
    this.retry();
  }

  private drop(): void {
    clearInterval(this.ping);
    clearTimeout(this.patience);
    const { socket } = this;
    this.socket = null;
    this.open = false;
    socket?.close();
  }

  private retry(): void {
    clearTimeout(this.again);
    // A little chance, so that everybody does not come back in the same instant.
    this.again = setTimeout(() => void this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }
}
