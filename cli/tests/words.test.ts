import { expect, test } from 'vitest';
import { knownGames } from '../known-games.ts';
import { nearest } from '../refused.ts';
import { skerry } from './terminal.ts';

const game = knownGames[0]!.rules.id;

test('an unknown game is answered with the nearest one and the list', async () => {
  const { status, out, err } = await skerry(`sim ${game.slice(0, -2)}${game.at(-1)}`);
  expect(status).toBe(2);
  expect(out).toBe('');
  expect(err).toBe(
    `There is no game "${game.slice(0, -2)}${game.at(-1)}". Did you mean ${game}? Games: ${knownGames.map(({ rules }) => rules.id).join(', ')}.\n`,
  );
});

test.each([
  [
    'simm',
    /There is no command "simm"\. Did you mean sim\? Commands: games, sim, play, replay, bench, serve, admin, backup, restore, move\./,
  ],
  ['sim', /Which game\? Games: /],
  [`sim ${game} --gamse 3`, /does not know --gamse\. Did you mean --games\?/],
  [`sim ${game} --games`, /--games needs a value: --games K/],
  [`sim ${game} --games --json`, /--games needs a value/],
  [`sim ${game} --games many`, /--games takes a whole number from 1 to 100000000, not "many"/],
  [`sim ${game} --games 0`, /--games takes a whole number/],
  [`sim ${game} --games 1 --games 2`, /--games is given twice/],
  [`sim ${game} --json=yes`, /--json takes no value/],
  [`sim ${game} extra`, /"extra" is one word too many/],
  [`sim ${game} --players 99`, /is for \d+ to \d+ players, not 99/],
  [`sim ${game} --option nonsense=1`, /has no option "nonsense"\. It has: /],
  [`sim ${game} --option __proto__=1`, /has no option "__proto__"/],
  [`sim ${game} --option nonsense`, /--option is written NAME=VALUE, not "nonsense"/],
  [`sim ${game} --bots esy`, /There is no bot "esy"\. Did you mean easy\? Bots: random, easy, normal, hard\./],
  [`sim ${game} --players 3 --bots easy,random`, /--bots names 2 bots for 3 seats\. Name one for all, or 3\./],
  [`play ${game} --language fr`, /There is no language "fr"\. .*Languages: en, ru, uk\./],
  [`play ${game} --players 4 --bots easy,easy`, /--bots names 2 for 4 seats/],
  ['replay', /Which file\?/],
  ['bench bots', /Which game\?/],
  ['bench nothing', /One can bench: .*bots, together, server/],
  [`bench bots ${game} --match hard`, /--match names two bots/],
  [`bench ${game} --seconds -3`, /--seconds takes a number above 0, not "-3"/],
  ['serve --port 70000', /--port takes a whole number from 0 to 65535/],
])('"skerry %s" gets a sentence that says what would be right', async (line, sentence) => {
  const { status, out, err } = await skerry(line);
  expect(err).toMatch(sentence);
  expect(err.trimEnd()).not.toContain('\n');
  expect(out).toBe('');
  expect(status).toBe(2);
});

test('no words at all get the help, and are no success', async () => {
  const { status, err } = await skerry('');
  expect(status).toBe(2);
  expect(err).toContain('skerry COMMAND');
});

test('--help tells of all commands, and of each', async () => {
  const all = await skerry('--help');
  expect(all.status).toBe(0);
  for (const command of ['games', 'sim', 'play', 'replay', 'bench', 'serve']) {
    expect(all.out).toContain(`  ${command} `);
    const one = await skerry(`${command} --help`);
    expect(one.status).toBe(0);
    expect(one.out).toMatch(new RegExp(`^skerry ${command}`));
  }
});

test('a word that is far from all known ones is not guessed at', () => {
  expect(nearest('xylophone', ['sim', 'play'])).toBeUndefined();
  expect(nearest('rep', ['sim', 'replay'])).toBe('replay');
});

test('games lists every game with its players and options', async () => {
  const { status, out } = await skerry('games --json');
  expect(status).toBe(0);
  const list = JSON.parse(out) as { id: string; players: object; options: { name: string; explanation: string }[]; example: boolean }[];
  expect(list.map(({ id }) => id)).toEqual(knownGames.map(({ rules }) => rules.id));
  for (const [i, { rules, example }] of knownGames.entries()) {
    expect(list[i]!.players).toEqual(rules.players);
    expect(list[i]!.options.map(({ name }) => name)).toEqual(Object.keys(rules.options));
    if (!example) for (const { explanation } of list[i]!.options) expect(explanation).not.toBe('');
  }
  const text = (await skerry('games')).out;
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(101);
  const told = new Set(text.split(/[\s,]+/));
  for (const { rules } of knownGames) {
    expect(text).toContain(rules.id);
    for (const [name, option] of Object.entries(rules.options)) {
      // What differs in the number of a seat alone is told once, from the first to the last.
      expect(text).toMatch(new RegExp(`--option ${/\d$/.test(name) ? `${name.slice(0, -1)}1…` : `${name}=`}`));
      if (option.kind === 'choice')
        for (const value of option.values) expect(told.has(value) || text.includes(`=${option.values.join('|')} `)).toBe(true);
    }
  }
});
