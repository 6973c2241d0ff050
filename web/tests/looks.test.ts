import type { LogReply, Look } from '@skerry/server/protocol';
import { expect, test } from 'vitest';
import { Looks } from '../client/looks.ts';

const line = (n: number): LogReply['lines'][number] => ({ moment: n, entry: { what: `line ${n}` } });
const look = (logFrom: number): Look => ({ seat: 0, number: 9, logFrom, log: [line(logFrom)] }) as unknown as Look;

/** Looks at a table whose server has these pages; null: it does not answer. */
function looking(logFrom: number, ...pages: (LogReply | null)[]): Looks {
  const looks = new Looks(() => {
    const page = pages.shift() ?? null;
    return page === null ? Promise.reject(new Error('The line is down.')) : Promise.resolve(page);
  });
  looks.take(look(logFrom));
  return looks;
}

test('the log is read back to its first line, page by page', async () => {
  const looks = looking(3, { from: 1, lines: [line(1), line(2)] }, { from: 0, lines: [line(0)] });
  expect(await looks.readFurtherBack(0, () => false)).toBe(true);
  expect(looks.get(0)).toMatchObject({ logFrom: 0, log: [line(0), line(1), line(2), line(3)] });
});

test('where nothing lies further back, there is no more to read', async () => {
  expect(await looking(0).readFurtherBack(0, () => false)).toBe(false);
});

test('what came before the line broke is there to be read', async () => {
  const looks = looking(3, { from: 2, lines: [line(2)] }, null);
  expect(await looks.readFurtherBack(0, () => false)).toBe(true);
  expect(looks.get(0)).toMatchObject({ logFrom: 2, log: [line(2), line(3)] });
  expect(await looking(3, null).readFurtherBack(0, () => false)).toBe(false);
});

test('whoever has left the table meanwhile is shown nothing', async () => {
  expect(await looking(3, { from: 0, lines: [line(0), line(1), line(2)] }).readFurtherBack(0, () => true)).toBe(false);
});
