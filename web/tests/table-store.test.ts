import type { Answer, ShownQuestion } from '@skerry/engine';
import { beforeEach, expect, test, vi } from 'vitest';
import type { About, Scene, TableClient, TableListener } from '../client/table-client.ts';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { hidden: false });
const { createTableStore } = await import('../table/table-store.ts');
const { isOpen } = await import('../table/table-state.ts');
const { useSettings } = await import('../settings/settings.ts');
// Another test may have read them before.
useSettings.setState({ motion: 'normal', sound: 'off' });

const ask = (name: string, ...kinds: string[]): ShownQuestion => ({
  seat: 0,
  id: kinds.length,
  name,
  answers: kinds.map((kind): Answer => ({ kind })),
  blocked: [],
});

/** The table after so many acts, each of which wrote a line. */
const scene = (number: number, question: ShownQuestion | null): Scene => ({
  number,
  moment: number,
  looking: 0,
  view: number,
  log: Array.from({ length: number }, (_, moment) => ({ moment, entry: { what: 'moved' } })),
  question,
  asked: [],
  mine: [],
  outcome: null,
  lesson: null,
  taught: false,
  curtain: null,
  jump: false,
});

let tell: TableListener;
const answered: [ShownQuestion, number][] = [];
beforeEach(() => {
  answered.length = 0;
});

function table(needs?: Parameters<typeof createTableStore>[1]) {
  const client = {
    listen: (listener: TableListener) => (tell = listener),
    answer: (question: ShownQuestion, index: number) => answered.push([question, index]),
  } as unknown as TableClient;
  return createTableStore(client, needs);
}

test('a question that was open before somebody else acted can be answered while that is shown', () => {
  const store = table();
  tell.scene(scene(0, ask('plan', 'a', 'b')));
  tell.scene(scene(1, ask('plan', 'b')));
  expect(store.getState().motion).not.toBeNull();
  expect(isOpen(store.getState())).toBe(true);
  store.getState().answer(0);
  expect(answered).toEqual([[ask('plan', 'b'), 0]]);
});

test('an answer counts for the newest question that still offers it, though what is shown is older', () => {
  const store = table();
  tell.scene(scene(0, ask('plan', 'a', 'b', 'c')));
  tell.scene(scene(1, ask('plan', 'a', 'b', 'c')));
  tell.scene(scene(2, ask('plan', 'b', 'c')));
  expect(store.getState().shown!.number).toBe(1);
  store.getState().answer(0);
  expect(answered).toEqual([]);
  store.getState().answer(2);
  expect(answered).toEqual([[ask('plan', 'b', 'c'), 1]]);
});

test('what is asked after an own answer waits until its motion has been shown', async () => {
  const store = table();
  tell.scene(scene(0, ask('plan', 'a', 'b')));
  store.getState().answer(0);
  tell.scene(scene(1, ask('plan', 'b')));
  expect(isOpen(store.getState())).toBe(false);
  store.getState().skipMotion();
  await Promise.resolve();
  expect(isOpen(store.getState())).toBe(true);
});

test('back to the beginning of a part takes back the own answers since its heading, one by one, and stops where undo is refused', async () => {
  const undone: number[] = [];
  let allowed = 9;
  // Answers 1 to 6; the phase began when 2 stood, an action in it when 4 did. Seat 0 is this person, seat 1 a bot.
  const by = [null, 0, 1, 0, 1, 0, 0];
  const client = {
    listen: (listener: TableListener) => (tell = listener),
    moments: () => Promise.resolve(by.map((seat) => ({ view: null, by: seat }))),
    undo: () => {
      if (undone.length >= allowed) tell.refused(new Error('chance'));
      else tell.scene({ ...scene(undone.push(0), null), jump: true });
    },
  } as unknown as TableClient;
  const begin = () => {
    undone.length = 0;
    const store = createTableStore(client);
    tell.about({ sitters: [{ sits: 'me' }, { sits: 'bot' }] } as unknown as About);
    tell.scene({
      ...scene(6, null),
      log: [
        { moment: 0, heading: 2, entry: { what: 'phase' } },
        { moment: 2, heading: 2, entry: { what: 'phase' } },
        { moment: 4, heading: 3, entry: { what: 'action' } },
      ],
    });
    return store;
  };
  await begin().getState().undoPart();
  expect(undone).toHaveLength(3);
  allowed = 1;
  const store = begin();
  await store.getState().undoPart();
  expect(undone).toHaveLength(1);
  expect(store.getState().refusal).toEqual(new Error('chance'));
});

test('a position is shown when what it needs is here, and all after it in their order', async () => {
  let come = (): void => {};
  let isHere = false;
  const needed = new Promise<void>((resolve) => {
    come = () => {
      isHere = true;
      resolve();
    };
  });
  const store = table({ ready: (view) => (view === 0 || isHere ? undefined : needed), failed: () => expect.unreachable() });
  useSettings.setState({ motion: 'off' });
  tell.scene(scene(0, ask('choose', 'a')));
  tell.scene(scene(1, null));
  tell.scene(scene(2, ask('plan', 'b')));
  expect(store.getState().shown!.number).toBe(0);
  come();
  await needed;
  expect(store.getState().shown!.number).toBe(2);
  useSettings.setState({ motion: 'normal' });
});

test('what does not come is told once', async () => {
  let failures = 0;
  const store = table({ ready: () => Promise.reject(new Error('no line')), failed: () => void failures++ });
  tell.scene(scene(0, null));
  tell.scene(scene(1, null));
  await Promise.resolve();
  expect(failures).toBe(1);
  expect(store.getState().shown).toBeNull();
});
