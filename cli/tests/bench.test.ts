import { expect, test } from 'vitest';
import { knownGames } from '../known-games.ts';
import { skerry } from './terminal.ts';

test.each(knownGames.map(({ rules }) => rules.id))('bench %s --json prints one object with all figures', async (game) => {
  const { status, out, err } = await skerry(`bench ${game} --json --seconds 0.03`);
  expect(status).toBe(0);
  expect(err).toBe('');
  const figures = JSON.parse(out) as Record<string, number>;
  for (const name of [
    'players',
    'gamesPerSecond',
    'gamesPerCpuSecond',
    'decisionsPerSecond',
    'openMicroseconds',
    'answerMicroseconds',
    'viewMicroseconds',
    'undoMicroseconds',
    'undo99Microseconds',
    'saveBytes',
    'largestSaveBytes',
    'viewBytes',
  ]) {
    expect(figures[name], name).toBeGreaterThan(0);
  }
});

test('bench bots puts one seat of a level against the others of another', async () => {
  const { status, out } = await skerry('bench bots connect-four --games 4 --iterations 5 --workers 1 --json');
  expect(status).toBe(0);
  const { matches } = JSON.parse(out) as {
    matches: { level: string; against: string; games: number; wins: number; low: number; share: number; high: number }[];
  };
  expect(matches.map(({ level, against }) => [level, against])).toEqual([
    ['easy', 'random'],
    ['normal', 'easy'],
    ['hard', 'normal'],
  ]);
  for (const { games, wins, low, share, high } of matches) {
    expect(games).toBe(4);
    expect(share).toBeCloseTo(wins / 4, 3);
    expect(low).toBeLessThanOrEqual(share);
    expect(high).toBeGreaterThanOrEqual(share);
  }
});

test('bench bots prints a markdown table of the matches asked for', async () => {
  const { out } = await skerry('bench bots connect-four --match easy,easy --games 2 --workers 1');
  expect(out.split('\n')[0]).toMatch(/^\| bot +\| +against \| +games \|/);
  expect(out.split('\n')[2]).toMatch(/^\| easy +\| +1 × easy \| +2 \|/);
});

test('bench together prints what undo and imagining cost early and late in a phase of all', async () => {
  const { status, out } = await skerry('bench together --json');
  expect(status).toBe(0);
  const figures = JSON.parse(out) as Record<string, number>;
  expect(Object.keys(figures)).toEqual(['undo20Ms', 'undo200Ms', 'imagine20Ms', 'imagine200Ms']);
  for (const [name, time] of Object.entries(figures)) expect(time, name).toBeGreaterThan(0);
  expect((await skerry('bench together too')).status).toBe(2);
});
