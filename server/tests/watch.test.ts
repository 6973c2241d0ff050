import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EndlessRule, noteSuspect, Watch } from '../watch.ts';
import { newFolder } from './opening.ts';

/** Works for longer than a slice is. */
function workLong(): void {
  const end = performance.now() + 10;
  while (performance.now() < end);
}

test('what takes long is done bit by bit: one bit of one table at a time, and everybody else in between', async () => {
  const watch = new Watch(1000, newFolder());
  const order: string[] = [];
  const replay = (table: string): Promise<void> => {
    let left = 3;
    return watch.runInSlices(table, () => {
      order.push(table);
      workLong();
      return --left > 0;
    });
  };
  let over = false;
  const others = (): void => {
    order.push('others');
    if (!over) setImmediate(others);
  };
  setImmediate(others);
  await Promise.all([replay('a'), replay('b')]);
  over = true;
  expect(order.filter((who) => who !== 'others')).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
  for (const [i, who] of order.entries()) if (who !== 'others' && i > 0) expect(order[i - 1]).toBe('others');
});

test('what fails in a bit fails alone, and the next one has its turn', async () => {
  const watch = new Watch(1000, newFolder());
  const failing = watch.runInSlices('a', () => {
    throw new Error('broken');
  });
  let done = 0;
  const next = watch.runInSlices('b', () => ++done < 5);
  await expect(failing).rejects.toThrow('broken');
  await next;
  expect(done).toBe(5);
});

test('whose rules do not come to an end is told also where it cannot be noted', () => {
  const table = Uint8Array.from(Buffer.from('stubborn\0')) as Uint8Array<never>;
  const pulse = { beat: new Int32Array() as Int32Array<never>, table };
  const folder = join(newFolder(), 'not', 'there');
  expect(noteSuspect({ pulse, folder })).toBe('stubborn');
  expect(existsSync(join(folder, 'skerry.suspects'))).toBe(true);
  expect(noteSuspect({ pulse, folder: join(folder, 'skerry.suspects') })).toBe('stubborn');
});

test('rules of a table that did not come to an end once are stopped the next time', () => {
  const folder = newFolder();
  const table = Uint8Array.from(Buffer.from('stubborn\0')) as Uint8Array<never>;
  expect(noteSuspect({ pulse: { beat: new Int32Array() as Int32Array<never>, table }, folder })).toBe('stubborn');
  appendFileSync(join(folder, 'skerry.suspects'), 'another\n');
  const watch = new Watch(50, folder);
  const endless = (): void => {
    for (;;);
  };
  for (const one of ['stubborn', 'another']) expect(() => watch.run(one, endless)).toThrow(EndlessRule);
  expect(watch.run('stubborn', () => 5)).toBe(5);
  expect(() =>
    watch.run('stubborn', () => {
      throw new Error('an error of its own');
    }),
  ).toThrow('an error of its own');
});
