import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Session, type AnyGame } from '@skerry/engine';
import { expect, test, vi } from 'vitest';
import { findGame, knownGames } from '../known-games.ts';
import { playOneGame } from '../simulation/one-game.ts';
import { median, wilson } from '../simulation/statistics.ts';
import { newFolder, skerry } from './terminal.ts';

const game = knownGames[0]!.rules.id;

/** All figures that do not depend on the clock. */
function timeless(out: string): object {
  const { seconds, decisionsPerSecond, gamesPerSecond, ...rest } = JSON.parse(out) as Record<string, unknown>;
  expect(seconds).toBeGreaterThan(0);
  expect(decisionsPerSecond).toBeGreaterThan(0);
  expect(gamesPerSecond).toBeGreaterThan(0);
  return rest;
}

test('sim --json prints one object with all figures', async () => {
  const { status, out, err } = await skerry(`sim ${game} --players 3 --games 20 --seed a --bots random,random,random --json`);
  expect(status).toBe(0);
  expect(err).toBe('');
  const figures = timeless(out) as { wins: number[]; scores: number[]; decisions: number };
  expect(figures).toMatchObject({
    game,
    players: 3,
    games: 20,
    finished: 20,
    errors: 0,
    failures: [],
    bots: ['random', 'random', 'random'],
  });
  expect(figures.decisions).toBeGreaterThan(20);
  expect(figures.wins).toHaveLength(3);
  expect(figures.wins.reduce((sum, wins) => sum + wins, 0)).toBeCloseTo(20, 2);
  expect(figures.scores).toHaveLength(3);
});

test.each(['random', 'easy'])('where a save of %s bots cannot be written, that is said in a sentence', async (bots) => {
  const folder = newFolder();
  const place = join(folder, 'connect-four-1-1.skerry.json');
  mkdirSync(place);
  const { status, out, err } = await skerry(`sim connect-four --games 2 --bots ${bots} --iterations 2 --workers 1 --save ${folder}`);
  expect([status, out]).toEqual([1, '']);
  expect(err).toMatch(/^The save cannot be written to .*connect-four-1-1\.skerry\.json: EISDIR.*\n$/);
});

test('a game that has rounds says how many it took in the mean', async () => {
  const rounds = knownGames.find(({ rules }) => rules.rounds !== undefined)!.rules.id;
  const counted = await skerry(`sim ${rounds} --games 4 --json`);
  const { rounds: mean } = timeless(counted.out) as { rounds: number };
  expect(mean).toBeGreaterThan(1);
  expect((await skerry(`sim ${rounds} --games 4`)).out).toContain(`, ${mean} rounds in the mean`);
  expect(timeless((await skerry('sim connect-four --games 4 --json')).out)).toMatchObject({ rounds: null });
});

test('every number of players and every option is played to the end', async () => {
  const { rules } = knownGames[0]!;
  for (let players = rules.players.min; players <= rules.players.max; players++) {
    expect((await skerry(`sim ${game} --players ${players} --games 5`)).status).toBe(0);
  }
  for (const [name, option] of Object.entries(rules.options)) {
    const values = option.kind === 'switch' ? ['true', 'false'] : option.kind === 'choice' ? option.values : [option.min, option.max];
    for (const value of values) expect((await skerry(`sim ${game} --games 5 --option ${name}=${value}`)).status).toBe(0);
  }
});

test('the same seed gives the same games, another one others', async () => {
  const figures = async (seed: string): Promise<object> =>
    timeless((await skerry(`sim ${game} --players 2 --games 10 --seed ${seed} --json`)).out);
  const first = await figures('x');
  expect(await figures('x')).toEqual(first);
  expect(await figures('y')).not.toEqual({ ...first, seed: 'y' });
});

test('thinking bots play the same games with one worker and with two', async () => {
  const line = `sim ${game} --players 2 --games 4 --seed w --bots normal,easy --iterations 5 --json --workers`;
  const one = await skerry(`${line} 1`);
  expect(one.err).toBe('');
  expect(one.status).toBe(0);
  expect(timeless((await skerry(`${line} 2`)).out)).toEqual(timeless(one.out));
});

test('a game can be played again alone by its number', async () => {
  const folder = newFolder();
  await skerry(`sim ${game} --games 3 --seed n --save ${join(folder, 'all')}`);
  await skerry(`sim ${game} --games 1 --from 3 --seed n --save ${join(folder, 'one')}`);
  expect(readdirSync(join(folder, 'all'))).toHaveLength(3);
  const [name] = readdirSync(join(folder, 'one'));
  expect(readFileSync(join(folder, 'one', name!), 'utf8')).toBe(readFileSync(join(folder, 'all', name!), 'utf8'));
  expect((await skerry(`replay ${join(folder, 'one', name!)}`)).status).toBe(0);
});

test('a game on a bare run and one in a session are the same game', () => {
  const plan = { game: knownGames[0]!.rules, seed: 'same', budget: {}, countUses: false, keepSave: true, statistics: null };
  const { outcome, decisions, save } = playOneGame({
    ...plan,
    config: Session.open(plan.game, 2, {}, '').config,
    bots: ['random', 'random'],
  });
  const session = Session.load(plan.game, save);
  expect(session.outcome).toEqual(outcome);
  expect(session.length).toBe(decisions);
});

test('a game that breaks is counted, told of and saved, and the others go on', async () => {
  const folder = newFolder();
  const rules = findGame('connect-four')!.rules as { -readonly [Field in keyof AnyGame]: AnyGame[Field] };
  const { step } = rules;
  const broken = vi.spyOn(rules, 'step').mockImplementation(function* (table) {
    const { discs } = table.state as { discs: number[] };
    yield* step(table);
    if (discs[3] === 1 && discs[11] === 1) throw new Error('two discs too many');
  });
  try {
    const { status, out, err } = await skerry(`sim connect-four --games 30 --save ${folder} --json`);
    expect(status).toBe(1);
    const { finished, errors, failures } = JSON.parse(out) as {
      finished: number;
      errors: number;
      failures: { game: number; seed: string; message: string; save: string; again: string }[];
    };
    expect(errors).toBeGreaterThan(0);
    expect(finished + errors).toBe(30);
    expect(failures).toHaveLength(errors);
    const failure = failures[0]!;
    expect(failure).toMatchObject({ seed: `1-${failure.game}`, message: 'two discs too many' });
    expect(err).toContain(`Game ${failure.game} (seed 1-${failure.game}) broke: two discs too many`);
    expect(failure.again).toBe(`npm run -s skerry -- sim connect-four --from ${failure.game} --games 1`);
    expect(existsSync(failure.save)).toBe(true);

    const again = await skerry(failure.again.split(' -- ')[1]!);
    expect(again.status).toBe(1);
    expect(again.err).toContain('two discs too many');
    // Without --save, the save of a failure lies in the temp folder.
    const inTemp = /replay (\S+)/.exec(again.err)![1]!;
    expect(readFileSync(inTemp, 'utf8')).toBe(readFileSync(failure.save, 'utf8'));
    rmSync(dirname(inTemp), { recursive: true });
    const replayed = await skerry(`replay ${failure.save}`);
    expect(replayed.status).toBe(1);
    expect(replayed.err).toMatch(/the rules broke at answer \d+: two discs too many/);
    expect(replayed.out).toContain('dropped, column');
  } finally {
    broken.mockRestore();
  }
});

test('an end that cannot be is an error', () => {
  const rules = findGame('connect-four')!.rules;
  const config = { players: 2, options: {} };
  const bots = ['random', 'random'] as const;
  const ends = (scores: number[], winners: number[]): string | null => {
    const game: AnyGame = {
      ...rules,
      *step(table) {
        yield* table.ask(0, 'end', [{ kind: 'end' }]);
        table.end({ scores, winners });
      },
    };
    return playOneGame({ game, config, seed: '1', bots, budget: {}, countUses: false, keepSave: false, statistics: null }).failure;
  };
  expect(ends([1, 0], [0])).toBeNull();
  expect(ends([1], [0])).toMatch(/The scores are not 2 numbers/);
  expect(ends([1, Number.NaN], [0])).toMatch(/The scores are not 2 numbers/);
  expect(ends([1, 0], [2])).toMatch(/The winners are not seats/);
  expect(ends([1, 0], [0, 0])).toMatch(/The winners are not seats/);
});

test('a progress bar is there on a terminal only', async () => {
  const line = `sim ${game} --players 2 --games 3 --bots easy`;
  const terminal = await skerry(line, { tty: true });
  expect(terminal.err).toContain('%');
  // It is wiped away at the end.
  expect(terminal.err.endsWith('\r\u001B[2K')).toBe(true);
  expect((await skerry(line)).err).toBe('');
});

test("Wilson's interval agrees with published figures", () => {
  const { share, low, high } = wilson(81, 263);
  expect(share).toBeCloseTo(0.308, 3);
  expect(low).toBeCloseTo(0.2553, 4);
  expect(high).toBeCloseTo(0.3662, 4);
  expect(wilson(0, 20).low).toBe(0);
  expect(wilson(20, 20).high).toBe(1);
});

test('the median of an even number of values lies between the two in the middle', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2])]).toEqual([2, 2.5]);
});
