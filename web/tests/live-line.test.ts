import type { ClientMessage, ServerMessage } from '@skerry/server/protocol';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { LiveLine } from '../client/live-line.ts';
import { fetchWords } from '../words/words.ts';

await fetchWords('en');

/** A server that lets in who has a token of now. */
class Socket {
  static readonly opened: Socket[] = [];
  readonly sent: ClientMessage[] = [];
  onopen = (): void => {};
  onclose = (): void => {};
  onmessage: (event: { readonly data: string }) => void = () => {};

  constructor() {
    Socket.opened.push(this);
    queueMicrotask(() => this.onopen());
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    this.sent.push(message);
    if (message.type === 'hello')
      this.say(
        message.token === 'new'
          ? { type: 'welcome', protocol: 1, guest: { id: 'anew', name: 'Anna' } }
          : { type: 'error', code: 'unknown-guest', message: 'Nobody here has this token.' },
      );
  }

  say(message: ServerMessage): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  close(): void {}
}

let kept: Record<string, string>;

beforeEach(() => {
  Socket.opened.length = 0;
  kept = { 'skerry.guest': JSON.stringify({ id: 'anna', name: 'Guest', token: 'old' }) };
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { protocol: 'https:', host: 'skerry.test' });
  vi.stubGlobal('document', { hidden: false, addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void delete kept[key],
  });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});

test('a device that the server does not know any more becomes a new guest, once', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    return Promise.resolve(Response.json({ guest: { id: 'anew', name: 'Guest' }, token: 'new' }));
  });
  const came: string[] = [];
  const line = new LiveLine({ opened: (guest) => came.push(guest), message: () => {}, lost: () => came.push('lost') });
  await vi.advanceTimersByTimeAsync(2000);
  expect(came).toEqual(['lost', 'anew']);
  expect(asked).toEqual(['POST /api/guests']);
  expect(Socket.opened.map(({ sent }) => sent[0])).toMatchObject([{ token: 'old' }, { token: 'new' }]);
  expect(kept['skerry.guest']).toContain('"new"');
  line.close();
});

test('a pass that another tab has got meanwhile is taken', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody asks')));
  const came: string[] = [];
  const line = new LiveLine({ opened: (guest) => came.push(guest), message: () => {}, lost: () => {} });
  kept['skerry.guest'] = JSON.stringify({ id: 'anew', name: 'Guest', token: 'new' });
  await vi.advanceTimersByTimeAsync(2000);
  expect(Socket.opened.map(({ sent }) => sent[0])).toMatchObject([{ token: 'old' }, { token: 'new' }]);
  expect(came).toEqual(['anew']);
  line.close();
});
