import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { startServer } from '@skerry/server';
import type { AnyGame } from '@skerry/engine';
import { CannotDo, WrongWords } from '../refused.ts';

/** What was transferred to a browser that has never been here, in bytes, headers included. */
export interface PageWeight {
  readonly language: string;
  readonly firstVisit: number;
  /** What opening a table of each game adds. */
  readonly tables: Readonly<Record<string, number>>;
  /** And what it has added when all of its rules, words and drawings are there. */
  readonly played: Readonly<Record<string, number>>;
}

/** As many answers of all seats as it takes to come from the first question into the first turn of any game. */
export const INTO_THE_GAME = 40;

/** Picking at random does not take longer than this to give so many: some choices are made of several picks, and taken back by the next. */
const MOST_PICKS = 1000;

/** The line is quiet when nothing came for this long. */
const QUIET_MS = 1500;

/** What is measured is the page as it is written now. Throws a sentence if it does not build. */
export function buildPage(): void {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const built = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, encoding: 'utf8' });
  if (built.status !== 0) throw new CannotDo(`The page does not build (npm run build):\n${built.stderr ?? built.error}`);
}

/** Lends a Chromium. Throws a sentence if there is none. */
export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const found = spawnSync('sh', ['-c', 'command -v chromium || command -v chromium-browser || command -v google-chrome'], {
    encoding: 'utf8',
  });
  const executablePath = process.env['CHROMIUM'] ?? found.stdout.trim();
  if (executablePath === '') throw new WrongWords('This needs Chromium. Install it, or set CHROMIUM to the path of a Chromium or Chrome.');
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/**
 * Opens the built page in a browser, with a counter on the line between it and a server of its own: so everything counts that is sent,
 * whoever asked for it (the page, a worker, the browser itself). Each table is played on until so many answers have been given.
 */
export async function measurePage(
  browser: Browser,
  games: readonly { readonly rules: AnyGame }[],
  languages: readonly string[],
  show: (share: number) => void,
  answers = 0,
): Promise<PageWeight[]> {
  const data = await mkdtemp(join(tmpdir(), 'skerry-page-'));
  const server = await startServer({ port: 0, host: '127.0.0.1', data, quiet: true });
  const line = await countedLine(server.port);
  try {
    const weights: PageWeight[] = [];
    for (const language of languages) {
      const tables: Record<string, number> = {};
      const played: Record<string, number> = {};
      let firstVisit = 0;
      for (const [i, { rules }] of games.entries()) {
        show((weights.length + i / games.length) / languages.length);
        const context = await browser.newContext({ locale: language });
        const page = await context.newPage();
        line.reset();
        await page.goto(`http://127.0.0.1:${line.port}/`);
        firstVisit = Math.max(firstVisit, await line.quiet());
        line.reset();
        await page.locator(`[data-game="${rules.id}"] [data-act="play-now"]`).click();
        await page.locator('[data-part="board"], .board-area').first().waitFor();
        tables[rules.id] = await line.quiet();
        await playOn(page, answers);
        played[rules.id] = await line.quiet();
        await context.close();
      }
      weights.push({ language, firstVisit, tables, played });
    }
    return weights;
  } finally {
    line.close();
    await server.close();
    await rm(data, { recursive: true, force: true });
  }
}

async function playOn(page: Page, answers: number): Promise<void> {
  for (let picks = 0; (await answersGiven(page)) < answers; picks++) {
    if (picks === MOST_PICKS) throw new Error(`The page took no ${answers} answers in ${MOST_PICKS} picks.`);
    await page.evaluate((n) => {
      const open = document.querySelectorAll<HTMLElement>('.prompt[data-lit=true] .answer:not(.blocked, .gone)');
      open[n % open.length]?.click();
    }, picks * PRIME);
    await page.waitForTimeout(100);
  }
}

/** Larger than any list of answers, so that its multiples come to all places of any list. */
const PRIME = 7919;

/** How many answers the one table has that the browser keeps. */
function answersGiven(page: Page): Promise<number> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('skerry.table.'));
    if (key === undefined) return 0;
    const { save } = JSON.parse(localStorage.getItem(key)!) as { save: { answers: number[] } };
    return save.answers.length / 2;
  });
}

/** Passes everything on to a port, and counts what comes back. */
async function countedLine(to: number) {
  let bytes = 0;
  let last = performance.now();
  const sockets = new Set<Socket>();
  const proxy = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    far.on('data', (chunk) => {
      bytes += chunk.length;
      last = performance.now();
    });
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    port: (proxy.address() as AddressInfo).port,
    reset: (): void => {
      bytes = 0;
      last = performance.now();
    },
    quiet: async (): Promise<number> => {
      while (performance.now() - last < QUIET_MS) await new Promise((resolve) => setTimeout(resolve, 100));
      return bytes;
    },
    close: (): void => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}
