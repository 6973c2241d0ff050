import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Save } from '@skerry/engine';
import { games } from '@skerry/games';
import { expect, test } from '@playwright/test';
import { build, type Plugin, type Rolldown } from 'vite';
import { chosen } from './at-the-table.ts';

declare function replay(save: Save): Save;

const house = join(import.meta.dirname, '../..');
/** The recorded games of every game on the list, each as its file has it. */
const recorded = globSync('games/*/tests/fixtures/*.json', { cwd: house })
  .toSorted()
  .map((path) => ({ path: join(house, path), text: readFileSync(join(house, path), 'utf8').trim() }))
  .filter(({ text }) => games.some(({ rules }) => rules.id === (JSON.parse(text) as Save).game));

const program = `
  import { Session } from '@skerry/engine';
  import { games } from '@skerry/games';
  globalThis.replay = (save) => Session.load(games.find(({ rules }) => rules.id === save.game).rules, save).save();
`;

/** The list of games without the drawings and words that it can load. */
function boardless(): Plugin {
  const empty = '\0no-board';
  return {
    name: 'boardless',
    enforce: 'pre',
    resolveId: (source) => (/^@skerry\/[\w-]+\/(?:board|cover|guide|words)$/.test(source) ? empty : null),
    load: (id) => (id === empty ? 'export const board = null, Cover = null, guide = null, telling = null, tellings = null;' : null),
  };
}

/** The rules of all games and the engine, put together as the page is, with the few lines that replay a save. */
async function rulesForBrowser(): Promise<string> {
  const entry = '\0replay';
  const replaying: Plugin = {
    name: 'replay',
    resolveId: (id) => (id === entry ? id : null),
    load: (id) => (id === entry ? program : null),
  };
  const built = (await build({
    root: join(house, 'web'),
    configFile: false,
    logLevel: 'error',
    plugins: [replaying, boardless()],
    build: { write: false, target: 'es2024', rolldownOptions: { input: entry, output: { codeSplitting: false } } },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}

test('every recorded game replays byte for byte in a browser', async ({ page }) => {
  await page.goto('about:blank');
  await page.addScriptTag({ type: 'module', content: await rulesForBrowser() });
  await page.waitForFunction(() => 'replay' in globalThis);
  for (const { rules } of games)
    expect(
      recorded.some(({ text }) => text.includes(`"game":"${rules.id}"`)),
      `${rules.id} has fixtures`,
    ).toBe(true);
  for (const { path, text } of recorded) {
    expect(await page.evaluate((save) => JSON.stringify(replay(JSON.parse(save) as Save)), text), path).toBe(text);
  }
});

test('the page itself loads a recorded game of each kind and shows its end', async ({ page }) => {
  await chosen(page, { motion: 'off' });
  for (const { rules } of games) {
    const { path, text } = recorded.findLast((one) => one.text.includes(`"game":"${rules.id}"`))!;
    await page.goto('/');
    await page.locator('input[type=file]').setInputFiles(path);
    await expect(page.locator('.game-over')).toBeVisible();
    const id = new URL(page.url()).pathname.split('/').at(-1)!;
    const { save } = JSON.parse((await page.evaluate((key) => localStorage.getItem(key), `skerry.table.${id}`))!) as { save: Save };
    expect(save.check).toBe((JSON.parse(text) as Save).check);
  }
});
