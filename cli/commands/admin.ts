import { writeFileSync } from 'node:fs';
import type { Admin, BarredGuest, FoundTable } from '@skerry/server/admin';
import type { Command, Given } from '../command.ts';
import type { Io } from '../io.ts';
import { gameNamed, knownGames } from '../known-games.ts';
import { CannotDo, noSuch, WrongWords } from '../refused.ts';
import { data, databaseOf, folderOf, tried } from './backup.ts';

const STATUSES = ['waiting', 'running', 'finished', 'closed'] as const;
const MOST = 50;

/** One of the things that can be done: says it in words, or as data. */
interface Task {
  /** The words after it, as they are asked for. */
  readonly words: string;
  readonly least: number;
  readonly most: number;
  run(admin: Admin, given: Given, words: readonly string[]): Promise<{ readonly result: unknown; readonly lines: readonly string[] }>;
}

const tasks: Readonly<Record<string, Task>> = {
  tables: {
    words: '[TABLE]',
    least: 0,
    most: 1,
    async run(admin, given, [id]) {
      const game = given.value('game');
      const guest = given.value('guest');
      const status = given.value('status');
      const wish = {
        ...(id === undefined ? {} : { id }),
        ...(guest === undefined ? {} : { guest }),
        ...(game === undefined ? {} : { game: gameNamed(game).rules.id }),
        ...(status === undefined ? {} : { status: statusNamed(status) }),
      };
      const result = await admin.tables(wish, given.whole('most', 1, 10_000) ?? MOST);
      return { result, lines: result.length === 0 ? ['No such table.'] : result.flatMap(tableLines) };
    },
  },
  guests: {
    words: '[NAME]',
    least: 0,
    most: 1,
    async run(admin, given, [word = '']) {
      const result = await admin.guests(word, given.whole('most', 1, 10_000) ?? MOST);
      return { result, lines: result.length === 0 ? ['No such guest.'] : result.map(guestLine) };
    },
  },
  close: {
    words: 'TABLE',
    least: 1,
    most: 1,
    async run(admin, _given, [id]) {
      return { result: await admin.setClosed(id!, true), lines: [`Table ${id} is closed.`] };
    },
  },
  reopen: {
    words: 'TABLE',
    least: 1,
    most: 1,
    async run(admin, _given, [id]) {
      return { result: await admin.setClosed(id!, false), lines: [`Table ${id} is open again.`] };
    },
  },
  export: {
    words: 'TABLE [FILE]',
    least: 1,
    most: 2,
    async run(admin, _given, [id, file]) {
      const table = await admin.export(id!, new Map(knownGames.map(({ rules }) => [rules.id, rules])));
      const text = JSON.stringify(table);
      if (file === undefined) return { result: table, lines: [text] };
      try {
        writeFileSync(file, `${text}\n`, { flag: 'wx' });
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException;
        throw new CannotDo(code === 'EEXIST' ? `${file} exists already, and is not written over.` : message);
      }
      const { acts, chat } = table;
      return {
        result: { file, acts: acts.length, chat: chat.length },
        lines: [`${file}: ${acts.length} acts, ${chat.length} lines of chat.`],
      };
    },
  },
  bars: {
    words: '',
    least: 0,
    most: 0,
    async run(admin) {
      const result = await admin.bars();
      const lines = result.map(({ kind, whom, at }) => `${kind} ${whom}, since ${time(at)}`);
      return { result, lines: lines.length === 0 ? ['Nobody is barred.'] : lines };
    },
  },
  bar: {
    words: 'GUEST|ADDRESS',
    least: 1,
    most: 1,
    async run(admin, _given, [whom]) {
      const result = await admin.bar(whom!);
      return { result, lines: [`The ${result.kind} ${result.whom} is not let in any more.`] };
    },
  },
  unbar: {
    words: 'GUEST|ADDRESS',
    least: 1,
    most: 1,
    async run(admin, _given, [whom]) {
      const result = await admin.unbar(whom!);
      return { result, lines: [`The ${result.kind} ${result.whom} is let in again.`] };
    },
  },
  delete: {
    words: 'GUEST',
    least: 1,
    most: 1,
    async run(admin, _given, [guest]) {
      const result = await admin.deleteGuest(guest!);
      return { result, lines: [`Nothing tells any more who ${guest} was. Tables: ${result.tables}.`] };
    },
  },
};

export const admin: Command = {
  name: 'admin',
  words: Object.entries(tasks)
    .map(([name, { words }]) => `${name} ${words}`.trim())
    .join(' | '),
  summary: 'Finds, closes and exports tables, bars guests and addresses, deletes what is kept of a guest; whether servers run or not.',
  about: [
    'In the folder; with DATABASE_URL in the environment and no --data, in that PostgreSQL. Servers that run notice within two seconds.',
    'tables, guests: those made, or seen, last come first; --guest and NAME are the id of a guest or letters of his name.',
    'close: whoever is at the table is sent away, and nobody comes to it until "reopen"; nothing of it is lost.',
    'export: all that there is of a table as JSON, with a save of the game, and without the secrets of its seats.',
    'bar: a guest by his id, or an address or network (203.0.113.7, 203.0.113.0/24). Lines and requests from there are refused. bars lists them.',
    'delete: the name of a guest, what he wrote and his way in; at running tables a bot goes on for him. It cannot be taken back.',
  ],
  flags: {
    data,
    guest: { value: 'GUEST', says: 'tables: of this guest, who sits there or made it' },
    game: { value: 'GAME', says: 'tables: of this game' },
    status: { value: STATUSES.join('|'), says: 'tables: only such' },
    most: { value: 'N', says: `tables, guests: how many; ${MOST} if not said` },
    json: { says: 'print JSON' },
  },
  async run(given, io) {
    const [what, ...words] = given.words;
    if (what === undefined) throw new WrongWords(`Say what: skerry admin ${Object.keys(tasks).join('|')} … See: skerry admin --help`);
    const task = Object.hasOwn(tasks, what) ? tasks[what]! : undefined;
    if (task === undefined) throw noSuch('task', 'skerry admin knows', what, Object.keys(tasks));
    if (words.length < task.least) throw new WrongWords(`Say more: skerry admin ${what} ${task.words}.`);
    given.atMostWords(1 + task.most);
    for (const flag of ['guest', 'game', 'status'].filter((name) => given.has(name)))
      if (what !== 'tables') throw new WrongWords(`--${flag} is for "skerry admin tables".`);
    if (given.has('most') && what !== 'tables' && what !== 'guests')
      throw new WrongWords('--most is for "skerry admin tables" and "skerry admin guests".');
    const { result, lines } = await tried(() => carryOut(task, given, io, words));
    io.stdout.write(given.has('json') ? `${JSON.stringify(result)}\n` : `${lines.join('\n')}\n`);
    return 0;
  },
};

async function carryOut(task: Task, given: Given, io: Io, words: readonly string[]): ReturnType<Task['run']> {
  const { openAdmin } = await import('@skerry/server/admin');
  const database = databaseOf(given, io);
  const opened = await openAdmin(database === null ? { folder: folderOf(given, io) } : { database });
  try {
    return await task.run(opened, given, words);
  } finally {
    await opened.close();
  }
}

function statusNamed(word: string): (typeof STATUSES)[number] {
  const status = STATUSES.find((one) => one === word);
  if (status === undefined) throw noSuch('status', 'A table is', word, STATUSES);
  return status;
}

function tableLines({ id, game, status, listed, host, seats, number, createdAt, activeAt }: FoundTable): string[] {
  return [
    `${id}  ${game}, ${status}${listed ? ', listed' : ''}, acts: ${number}, made ${time(createdAt)} by ${host}, last act ${time(activeAt)}`,
    ...seats.map((sits, seat) => `  seat ${seat}: ${seatWords(sits)}`),
  ];
}

function seatWords(sits: FoundTable['seats'][number]): string {
  switch (sits.kind) {
    case 'open':
      return 'open';
    case 'bot':
      return `bot (${sits.level})`;
    case 'person':
      return `${sits.name} (${sits.guest})${sits.left ? ', has left' : ''}`;
  }
}

function guestLine({ id, name, createdAt, seenAt, tables, barred }: BarredGuest): string {
  return `${id}  ${name}, came ${time(createdAt)}, seen ${time(seenAt)}, tables: ${tables}${barred ? ', barred' : ''}`;
}

function time(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}
