import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Save } from '@skerry/engine';
import { languages } from '@skerry/presentation';
import { expect, onTestFinished, test, vi } from 'vitest';
import { knownGames } from '../known-games.ts';
import { digestOf, rulesWith } from '../rules-digest.ts';
import { newFolder, skerry } from './terminal.ts';

const { rules, tellings } = knownGames[0]!;
const game = rules.id;
const ones = (n: number): string => '1\n'.repeat(n);

test.each(languages)('a whole game is played through a pipe, in %s', async (language) => {
  const file = join(newFolder(), 'game.json');
  const { status, out, err } = await skerry(`play ${game} --players 2 --bots random --seed pipe --language ${language} --save ${file}`, {
    input: ones(5000),
  });
  expect(err).toBe('');
  expect(status).toBe(0);
  expect(out).toContain(tellings[language].title);
  expect(out).not.toContain('undefined');

  const replayed = await skerry(`replay ${file} --language ${language}`);
  expect(replayed.status).toBe(0);
  expect(replayed.out).not.toContain('undefined');
  expect(replayed.out).toContain((JSON.parse(readFileSync(file, 'utf8')) as Save).check);
});

test('every line is told with the table at hand, in play and in a replay', async () => {
  const file = join(newFolder(), 'game.json');
  const entry = vi.spyOn(tellings.en, 'entry');
  onTestFinished(() => entry.mockRestore());
  await skerry(`play ${game} --players 2 --bots random,random --seed told --save ${file}`);
  const played = entry.mock.calls.length;
  expect(played).toBeGreaterThan(0);
  await skerry(`replay ${file}`);
  expect(entry.mock.calls.length).toBeGreaterThan(played);
  expect(entry.mock.calls.filter(([, , view]) => view === undefined)).toEqual([]);
});

test('input that ends too early is said, and what was played is kept', async () => {
  const file = join(newFolder(), 'game.json');
  const { status, out } = await skerry(`play ${game} --players 2 --bots random --seed short --save ${file}`, { input: ones(3) });
  expect(status).toBe(1);
  expect(out).toContain('The input has ended before the game.');
  expect((JSON.parse(readFileSync(file, 'utf8')) as Save).answers.length).toBeGreaterThanOrEqual(6);
});

test('a game goes on from its save, and q leaves it', async () => {
  const file = join(newFolder(), 'game.json');
  const first = await skerry(`play ${game} --players 2 --bots person --seed load --save ${file}`, { input: '1\n1\nq\n' });
  expect(first.status).toBe(0);
  const { answers } = JSON.parse(readFileSync(file, 'utf8')) as Save;
  expect(answers).toHaveLength(4);
  const second = await skerry(`play --load ${file} --bots person --save ${file}`, { input: '1\nq\n' });
  expect(second.status).toBe(0);
  const later = (JSON.parse(readFileSync(file, 'utf8')) as Save).answers;
  expect(later).toHaveLength(6);
  expect(later.slice(0, 4)).toEqual(answers);
  expect((await skerry(`play ${game} --load ${file} --seed other`)).err).toBe('A saved game has its own --seed: leave it out.\n');
});

test('u takes back, s saves, ? searches the rules, b tells what is blocked, other words are answered kindly', async () => {
  const folder = newFolder();
  const [before, after, undone] = ['before.json', 'after.json', 'undone.json'].map((name) => join(folder, name));
  const input = [
    'hello',
    '0',
    '9999',
    'u',
    `s ${before}`,
    '1',
    `s ${after}`,
    'u',
    `s ${undone}`,
    '?',
    '? S-1.1',
    '? nosuchwordinanyrule',
    'b',
    's /nowhere/at/all',
    'q',
  ];
  const { status, out } = await skerry(`play ${game} --players 2 --bots random --seed keys`, { input: `${input.join('\n')}\n` });
  expect(status).toBe(0);
  expect(out.match(/Type a number from 1 to \d+, or u, s, \?, b, q\./g)).toHaveLength(3);
  expect(out).toContain('You have not answered anything yet.');
  expect(out).toContain('Taken back.');
  const saves = [before, after, undone].map((file) => readFileSync(file!, 'utf8'));
  expect(saves[1]).not.toBe(saves[0]);
  expect(saves[2]).toBe(saves[0]);
  expect(out).toContain(rulesWith(digestOf(rules, 'en')!, 'S-1.1')[0]!.text.slice(0, 40));
  expect(out).toContain('No rule speaks of "nosuchwordinanyrule".');
  expect(out).toMatch(/Not allowed here:|Nothing that one would expect is forbidden here\./);
  expect(out).toContain('Could not save to /nowhere/at/all');
});

test('a rule is found by its number, its chapter and any form of a word', () => {
  const digest = digestOf(rules, 'ru')!;
  expect(rulesWith(digest, 's-1.1').map(({ rule }) => rule)).toEqual(['S-1.1']);
  expect(rulesWith(digest, 'S-1').every(({ rule }) => rule!.startsWith('S-1.'))).toBe(true);
  const found = (word: string): unknown[] =>
    rulesWith(digest, word)
      .map(({ rule }) => rule)
      .toSorted();
  expect(found('карта').length).toBeGreaterThan(1);
  expect(found('картами')).toEqual(found('карта'));
  expect(rulesWith(digest, ' ')).toEqual([]);
});

test('a person at each seat is asked by name', async () => {
  const { out } = await skerry('play connect-four --bots person,person', { input: '1\n2\nq\n' });
  expect(out).toMatch(/Player 1 is asked\.[\s\S]*Player 2 is asked\.[\s\S]*Player 1 is asked\./);
});

test('bots alone play to the end without a word', async () => {
  const { status, out } = await skerry('play connect-four --bots random,easy --seed watch');
  expect(status).toBe(0);
  expect(out).toContain('Bot 1: dropped');
});

test('a replay shows the log and any moment, also through the eyes of a seat', async () => {
  const file = join(newFolder(), 'game.json');
  await skerry(`play connect-four --bots random,random --seed r --save ${file}`);
  const { answers, check } = JSON.parse(readFileSync(file, 'utf8')) as Save;
  const whole = await skerry(`replay ${file}`);
  expect(whole.status).toBe(0);
  expect(whole.out).toContain(`(check ${check})`);
  expect(whole.out.match(/dropped/g)).toHaveLength(answers.length / 2);
  const part = await skerry(`replay ${file} --at 2 --seat 1`);
  expect(part.out).toContain(`Moment 2 of ${answers.length / 2}`);
  expect(part.out.match(/dropped/g)).toHaveLength(2);
  const beginning = await skerry(`replay ${file} --at 0`);
  expect(beginning.out).toContain('heights: [0,0,0,0,0,0,0]');
  const beyond = await skerry(`replay ${file} --at 99`);
  expect(beyond.status).toBe(2);
  expect(beyond.err).toContain('--at takes a number from 0 to');
});

test('a broken save gets a clear sentence and status 1', async () => {
  const folder = newFolder();
  const file = join(folder, 'game.json');
  await skerry(`play connect-four --bots random,random --seed r --save ${file}`);
  const save = JSON.parse(readFileSync(file, 'utf8')) as Save;
  const broken = join(folder, 'broken.json');
  const replayed = async (text: string): Promise<string> => {
    writeFileSync(broken, text);
    const { status, err } = await skerry(`replay ${broken}`);
    expect(status).toBe(1);
    return err;
  };
  expect(await replayed('not a save')).toMatch(/it is not JSON/);
  expect(await replayed('{}')).toMatch(/This is not a save of Skerry/);
  expect(await replayed(JSON.stringify({ ...save, game: 'chess' }))).toMatch(/a save of "chess", which is not among the games here/);
  expect(await replayed(JSON.stringify({ ...save, version: 'old' }))).toMatch(/made with version old of the rules/);
  expect(await replayed(JSON.stringify({ ...save, answers: [0, 3, 0, 3] }))).toMatch(/Answer 2 in this save is not possible there/);
  expect(await replayed(JSON.stringify({ ...save, check: '00000000' }))).toMatch(/leads to another position/);
  const missing = join(folder, 'missing.json');
  expect((await skerry(`replay ${missing}`)).err).toBe(`There is no file ${missing}.\n`);
  expect(existsSync(missing)).toBe(false);
});

test('a save is written over by its own game alone, and never half', async () => {
  const folder = newFolder();
  const file = join(folder, 'game.json');
  const other = join(folder, 'letter.txt');
  writeFileSync(other, 'dear all');
  await skerry(`play ${game} --players 2 --bots random,random --seed first --save ${file}`);
  const first = readFileSync(file, 'utf8');
  expect(await skerry(`play ${game} --players 2 --bots random --seed second --save ${file}`, { input: 'q\n' })).toEqual({
    status: 1,
    out: '',
    err: `${file} exists already. Go on with it (--load ${file}), or take another name.\n`,
  });
  const input = `s ${other}\ns ${file}\nq\n`;
  for (const [language, sentence] of [
    ['en', 'exists already, and is not written over'],
    ['ru', 'уже есть, и поверх него не пишется'],
    ['uk', 'уже є, і поверх нього не пишеться'],
  ]) {
    const { out } = await skerry(`play ${game} --players 2 --bots random --seed third --language ${language}`, { input });
    expect(out.split(sentence!)).toHaveLength(3);
  }
  expect([readFileSync(other, 'utf8'), readFileSync(file, 'utf8')]).toEqual(['dear all', first]);
  expect(readdirSync(folder).toSorted()).toEqual(['game.json', 'letter.txt']);
});

test('with --save a game is kept before each question, however the program ends', async () => {
  const file = join(newFolder(), 'game.json');
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const words = ['play', 'connect-four', '--bots', 'person', '--seed', 'killed', '--save', file];
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main, ...words], { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let out = '';
  child.stdout.on('data', (text) => (out += String(text)));
  const asked = async (times: number): Promise<void> => {
    while (out.split('> ').length <= times) await once(child.stdout, 'data');
  };
  for (const times of [1, 2, 3]) {
    await asked(times);
    child.stdin.write('1\n');
  }
  await asked(4);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect((JSON.parse(readFileSync(file, 'utf8')) as Save).answers).toEqual([0, 0, 1, 0, 0, 0]);
  expect((await skerry(`replay ${file}`)).status).toBe(0);
});

test('a seed that no save could keep, an option given twice and a value that is none are refused before anything begins', async () => {
  const file = join(newFolder(), 'game.json');
  const refused = async (...words: string[]): Promise<string> => {
    const { status, out, err } = await skerry(words, { input: 'q\n' });
    expect([status, out]).toEqual([2, '']);
    return err;
  };
  for (const seed of ['one\ntwo', 'x'.repeat(151)])
    for (const words of [
      ['play', game, '--save', file],
      ['sim', game, '--games', '1'],
      ['bench', 'bots', game],
    ])
      expect(await refused(...words, '--seed', seed)).toBe('--seed takes one line of at most 150 letters.\n');
  expect(existsSync(file)).toBe(false);
  expect(await refused('play', game, '--option', 'expertEnd=true', '--option', 'expertEnd=false')).toBe(
    '--option expertEnd is given twice; once is enough.\n',
  );
  expect(await refused('play', game, '--save', '')).toBe('--save needs a value: --save FILE.\n');
  expect(await refused('sim', game, '--save=')).toBe('--save needs a value: --save DIR.\n');
});
