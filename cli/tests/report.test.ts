import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { knownGames } from '../known-games.ts';
import { axis, bin, binning, roundStep } from '../report/axis.ts';
import { writeReport } from '../report/report.ts';
import type { Series } from '../simulation/series.ts';
import { Tally } from '../simulation/tally.ts';
import { newFolder, skerry } from './terminal.ts';

const { rules, tellings } = knownGames[0]!;

test('sim --report writes one page that needs nothing beside it', async () => {
  const file = join(newFolder(), 'report.html');
  const { status } = await skerry(`sim ${rules.id} --players 3 --games 30 --report ${file}`);
  expect(status).toBe(0);
  const page = readFileSync(file, 'utf8');
  expect(page).toContain(tellings.en.title);
  expect(page.match(/<svg [^>]*role="img"/g)).toHaveLength(3);
  expect(page).toContain(`npm run -s skerry -- sim ${rules.id} --players 3 --games 30 --report ${file}`);
  expect(page).toContain('What was answered');
  expect(page).not.toMatch(/https?:\/\//);
  expect(page).not.toMatch(/<(script|link|img|iframe)\b|\bsrc=|\bhref=|@import|url\(/);
  expect(page).not.toMatch(/NaN|undefined|Infinity/);
});

test('a report of games of which none was finished, or only one, is still a page', async () => {
  const file = join(newFolder(), 'one.html');
  expect((await skerry(`sim connect-four --games 1 --report ${file}`)).status).toBe(0);
  expect(readFileSync(file, 'utf8')).not.toMatch(/NaN|undefined|Infinity/);

  const tally = new Tally(2);
  tally.add({ decisions: 3, outcome: null, rounds: null, failure: 'broke', save: null, uses: [], marks: [], thinking: [] });
  const config = { players: 2, options: {} };
  const series: Series = {
    game: rules.id,
    config,
    seed: '1',
    from: 1,
    games: 1,
    seatings: [['random', 'random']],
    budget: {},
    countUses: true,
    keepSaves: false,
    statistics: false,
  };
  writeReport(file, { game: knownGames[0]!, series, tally, figures: tally.figures(1), command: 'none' });
  const page = readFileSync(file, 'utf8');
  expect(page).toContain('1 of them broke and are not in the plots.');
  expect(page).toContain('No game was finished, so there is nothing to draw.');
  expect(page).not.toMatch(/NaN|undefined|Infinity/);
});

test('a report that cannot be written gets a sentence', async () => {
  const { status, err } = await skerry(`sim connect-four --games 1 --report ${join(newFolder(), 'no', 'such', 'folder.html')}`);
  expect(status).toBe(1);
  expect(err).toMatch(/^The report cannot be written to /);
});

test('axes have round figures, and bins hold every value once', () => {
  expect(roundStep(37, 5)).toBe(10);
  expect(roundStep(0.29, 5)).toBeCloseTo(0.1);
  expect(axis(0, 0.3, 0, 100).ticks).toEqual([0, 0.1, 0.2, 0.3]);
  expect(axis(0, 10, 20, 120).place(5)).toBe(70);
  const bounds = binning(-3, 17, 10);
  const bins = bin(
    [
      [-3, 1],
      [0, 2],
      [17, 4],
    ],
    bounds,
  );
  expect(bins.counts.reduce((sum, count) => sum + count, 0)).toBe(7);
  expect(bins.start).toBeLessThanOrEqual(-3);
  expect(bins.start + bins.width * bins.counts.length).toBeGreaterThan(17);
});

test('where the report cannot be written, what was played for is printed all the same', async () => {
  const nowhere = join(newFolder(), 'nowhere', 'report.html');
  const { status, out, err } = await skerry(`sim ${rules.id} --games 3 --report ${nowhere}`);
  expect([status, err]).toEqual([1, expect.stringContaining(`The report cannot be written to ${nowhere}`)]);
  expect(out).toContain('3 of 3 games finished');
  const data = await skerry(`sim ${rules.id} --games 3 --json --report ${nowhere}`);
  expect([data.status, (JSON.parse(data.out) as { finished: number }).finished]).toEqual([1, 3]);
});
