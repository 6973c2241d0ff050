import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Telling } from '@skerry/presentation';
import { expect, test } from 'vitest';
import { endInWords } from '../end-in-words.ts';
import { plainTellings } from '../plain-telling.ts';
import { playOneGame } from '../simulation/one-game.ts';
import { knowRescue } from './rescue.ts';
import { newFolder, skerry } from './terminal.ts';

test('sim tells how many games all have won, and a common win is whole for each seat', async () => {
  knowRescue();
  const { status, out } = await skerry('sim rescue --players 3 --games 40 --json');
  expect(status).toBe(0);
  const { finished, won, wins } = JSON.parse(out) as { finished: number; won: number; wins: number[] };
  expect(finished).toBe(40);
  expect(won).toBeGreaterThan(0);
  expect(won).toBeLessThan(40);
  expect(wins).toEqual([won, won, won]);
  const inWords = await skerry('sim rescue --players 3 --games 40');
  expect(inWords.out).toContain(`won: ${won} of 40 games, ${((100 * won) / 40).toFixed(1)} % (95 % interval `);
  expect(inWords.out).not.toContain('share');
});

test('where seats are rivals nothing is won by all', async () => {
  const { out } = await skerry('sim connect-four --games 4 --json');
  expect(JSON.parse(out)).not.toHaveProperty('won');
  expect((await skerry('sim connect-four --games 4')).out).not.toContain('won:');
});

test('bench bots seats one level everywhere and counts the games won', async () => {
  knowRescue();
  const { status, out } = await skerry('bench bots rescue --players 3 --games 1 --iterations 8 --json');
  expect(status).toBe(0);
  const { teams } = JSON.parse(out) as { teams: { level: string; games: number; won: number; share: number; low: number; high: number }[] };
  expect(teams.map(({ level }) => level)).toEqual(['random', 'easy', 'normal', 'hard']);
  // Whoever looks ahead pulls strongly.
  expect(teams.slice(1).map(({ games, won, share }) => [games, won, share])).toEqual([
    [1, 1, 1],
    [1, 1, 1],
    [1, 1, 1],
  ]);
  for (const { low, share, high } of teams) expect(low <= share && share <= high).toBe(true);
});

test('bench bots prints a table of the levels asked for, and refuses one level against another', async () => {
  knowRescue();
  const { out } = await skerry('bench bots rescue --players 4 --games 30 --match random');
  expect(out.split('\n')[0]).toMatch(/^\| bots +\| games \| +won \| +share \|/);
  expect(out.split('\n')[2]).toMatch(/^\| 4 × random \| +30 \| +\d+ \|/);
  const refused = await skerry('bench bots rescue --match hard,easy');
  expect(refused.status).toBe(2);
  expect(refused.err).toContain('all win or lose as one');
});

test('the report has one share of games won instead of wins by seat', async () => {
  knowRescue();
  const file = join(newFolder(), 'report.html');
  expect((await skerry(`sim rescue --players 3 --games 30 --report ${file}`)).status).toBe(0);
  const page = readFileSync(file, 'utf8');
  expect(page).toContain('Games won');
  expect(page).toContain('in won games');
  expect(page).not.toMatch(/Wins by seat|shared wins|by winners/);
  expect(page).not.toMatch(/NaN|undefined|Infinity/);
});

test('a report of games of which none was won is still a page', async () => {
  knowRescue();
  const file = join(newFolder(), 'lost.html');
  const { out } = await skerry(`sim rescue --players 6 --games 1 --seed 1 --json --report ${file}`);
  expect(JSON.parse(out)).toMatchObject({ finished: 1, won: 0 });
  expect(readFileSync(file, 'utf8')).not.toMatch(/NaN|undefined|Infinity/);
});

test('games says which are cooperative', async () => {
  knowRescue();
  expect((await skerry('games')).out).toContain('rescue, 2 to 6 players, cooperative');
  const listed = JSON.parse((await skerry('games --json')).out) as { id: string; cooperative: boolean }[];
  expect(listed.filter(({ cooperative }) => cooperative).map(({ id }) => id)).toContain('rescue');
  expect(listed.find(({ id }) => id === 'connect-four')!.cooperative).toBe(false);
});

test('an end that some win and some lose cannot be', () => {
  const { rules } = knowRescue();
  const ends = (winners: number[]): string | null => {
    const game = {
      ...rules,
      *step(table: Parameters<typeof rules.step>[0]) {
        yield* table.ask(0, 'end', [{ kind: 'end' }]);
        table.end({ scores: [1, 1], winners });
      },
    };
    const config = { players: 2, options: {} };
    return playOneGame({
      game,
      config,
      seed: '1',
      bots: ['random', 'random'],
      budget: {},
      countUses: false,
      keepSave: false,
      statistics: null,
    }).failure;
  };
  expect([ends([]), ends([0, 1])]).toEqual([null, null]);
  expect(ends([1])).toMatch(/All win or lose as one/);
});

test('the end in words: one score is not told for every seat, different ones are', () => {
  const names = ['Ann', 'Boris'];
  const plain = plainTellings('x').en;
  expect(plain.outcome({ scores: [3, 3], winners: [0, 1], common: true }, names)).toBe('won: 3, 3');
  expect(plain.outcome({ scores: [3, 3], winners: [], common: true }, names)).toBe('lost: 3, 3');
  const telling: Telling = {
    ...plain,
    ending: ({ winners }) => (winners.length > 0 ? 'All are saved.' : 'All are lost.'),
    result: (_outcome, seat) => (seat === 1 ? 'pulled hardest' : undefined),
  };
  expect(endInWords(telling, { scores: [3, 3], winners: [], common: true }, names, null)).toBe('All are lost.\nBoris: pulled hardest');
  expect(endInWords(telling, { scores: [1, 2], winners: [0, 1], common: true }, names, null)).toBe(
    ['All are saved.', '    2  Boris (pulled hardest)', '    1  Ann'].join('\n'),
  );
});
