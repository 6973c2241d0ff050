import { keyOf, Session, show, type AnyGame, type Seat } from '@skerry/engine';
import type { ClientMessage, Look, SeatInfo, TableReply } from '@skerry/server/protocol';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { LiveListener } from '../client/live-line.ts';
import { RemoteTable } from '../client/remote-table.ts';
import type { About, Scene } from '../client/table-client.ts';
import { fetchWords } from '../words/words.ts';
import { heap, shelvedHeap } from './heap.ts';

await fetchWords('en');

const wire = vi.hoisted(() => ({ sent: [] as ClientMessage[], listener: null as LiveListener | null }));

vi.mock('../client/live-line.ts', () => ({
  LiveLine: class {
    constructor(listener: LiveListener) {
      wire.listener = listener;
    }
    send(message: ClientMessage): boolean {
      wire.sent.push(message);
      return true;
    }
    close(): void {}
  },
}));

beforeEach(() => {
  wire.sent.length = 0;
  vi.stubGlobal('location', { origin: 'https://skerry.test' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
});

const sits: SeatInfo = { kind: 'person', guest: 'anna', name: 'Anna', left: false, connected: true };

/** One person on both seats of a table that a server has just opened. */
async function sitDown(rules: AnyGame) {
  const session = Session.open(rules, 2, {}, 'a seed');
  const table = await RemoteTable.open({ ...shelvedHeap, rules: () => Promise.resolve(rules) }, {
    table: { id: 'table', game: rules.id, options: {}, status: 'running', seats: [sits, sits], host: 'anna' },
    mine: [
      { seat: 0, key: 'first' },
      { seat: 1, key: 'second' },
    ],
  } as unknown as TableReply);
  const scenes: Scene[] = [];
  const abouts: About[] = [];
  table.listen({ about: (about) => abouts.push(about), scene: (scene) => scenes.push(scene), refused: () => {}, failed: () => {} });
  const look = (seat: Seat): Look => ({
    table: 'table',
    seat,
    number: session.number,
    moment: session.length,
    view: session.view(seat) as Look['view'],
    log: [],
    logFrom: 0,
    question: show(session.questionOf(seat)!),
    asked: session.questions.map(({ seat: asked, name }) => ({ seat: asked, name })),
    outcome: null,
  });
  for (const seat of [0, 1]) wire.listener!.message({ type: 'state', ...look(seat) });
  return { table, abouts, now: (): Scene => scenes.at(-1)! };
}

test('an answer goes with its key', async () => {
  const { table, now } = await sitDown(heap);
  const question = now().question!;
  table.answer(question, 3);
  expect(wire.sent.at(-1)).toMatchObject({ type: 'answer', seat: 0, question: 0, index: 3, key: keyOf(question.answers[3]!) });
});

test("in an open game one person moves freely between seats of a table on a server; in another a view of one's own stays one's own", async () => {
  const open = await sitDown(heap);
  expect(open.now()).toMatchObject({ looking: 0, mine: [0, 1], curtain: null });
  open.table.turnTo(1);
  expect(open.now()).toMatchObject({ looking: 1, curtain: null, question: { seat: 1 } });

  const { open: _, ...closed } = heap;
  const covered = await sitDown(closed);
  expect(covered.now()).toMatchObject({ looking: 0, mine: [0] });
  covered.table.turnTo(1);
  expect(covered.now().looking).toBe(0);
});

test('a table that only has to be followed again is, from where it was; a seat that was taken elsewhere is lost', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { now } = await sitDown(heap);
  const follows = (): ClientMessage[] => wire.sent.filter(({ type }) => type === 'subscribe');
  for (const message of [
    { type: 'unsubscribed', table: 'table', seat: 0, why: 'The server needed the room.', again: true },
    { type: 'error', ref: 'follow', table: 'table', code: 'storage', message: 'The store is away.' },
  ] as const) {
    wire.sent.length = 0;
    wire.listener!.message(message);
    expect(follows()).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(follows()).toMatchObject([
      { seat: 0, after: 0 },
      { seat: 1, after: 0 },
    ]);
    expect(now()).toMatchObject({ looking: 0, mine: [0, 1] });
  }
  wire.listener!.message({ type: 'unsubscribed', table: 'table', seat: 0, why: 'This seat was taken over on another device.' });
  expect(now()).toMatchObject({ looking: 1, mine: [1] });
});

test('who is another guest than the one that sat there looks on, and is told so', async () => {
  const pass = JSON.stringify({ id: 'anna', name: 'Anna', token: 't' });
  vi.stubGlobal('localStorage', { getItem: () => pass, setItem: () => {} });
  const { table, abouts, now } = await sitDown(heap);
  table.answer(now().question!, 3);
  wire.sent.length = 0;
  wire.listener!.opened('anna');
  expect(wire.sent.map(({ type }) => type)).toEqual(['subscribe', 'subscribe', 'answer']);
  expect(abouts.at(-1)).toMatchObject({ trouble: null });
  wire.sent.length = 0;
  wire.listener!.opened('new guest');
  expect(abouts.at(-1)).toMatchObject({ trouble: 'forgotten', seatLink: null, sitters: [{ sits: 'person' }, { sits: 'person' }] });
  expect(wire.sent.filter(({ type }) => type === 'subscribe').at(-1)).toMatchObject({ seat: null });
  expect(wire.sent.filter(({ type }) => type === 'answer')).toEqual([]);
});

test('a table that stands still since the rules changed says so, and goes on when its player says so', async () => {
  const asked: string[] = [];
  const table = { id: 'table', game: heap.id, options: {}, seats: [sits, sits], host: 'anna', fromSave: true, dealtAnew: true };
  const stalled = { ...table, status: 'stalled', carriedOver: { from: '0', lost: 3 } };
  const { fetch } = globalThis;
  onTestFinished(() => void vi.stubGlobal('fetch', fetch));
  vi.stubGlobal('fetch', (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    if (path.endsWith('/guests')) return Promise.resolve(Response.json({ guest: { id: 'anna', name: 'Anna' }, token: 't' }));
    if (path.endsWith('/go-on')) return Promise.resolve(Response.json({ table: { ...stalled, status: 'running' }, mine: [] }));
    return Promise.resolve(Response.json({ error: { code: 'rules-version', message: '' } }, { status: 409 }));
  });
  const remote = await RemoteTable.open(shelvedHeap, { table: stalled, mine: [{ seat: 0, key: 'k' }] } as unknown as TableReply);
  const abouts: About[] = [];
  remote.listen({ about: (about) => abouts.push(about), scene: () => {}, refused: () => {}, failed: () => {} });
  expect(abouts.at(-1)!.background).toEqual({ fromSave: true, dealtAnew: true, carriedOver: { from: '0', lost: 3 }, stands: true });
  remote.goOnFromHere();
  await vi.waitFor(() => expect(abouts.at(-1)!.background.stands).toBe(false));
  expect(asked).toContain('POST /api/tables/table/go-on');
});
