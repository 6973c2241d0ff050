// Every rule of a game's digest has a test that names it, and every language has the same rules.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

const numbersIn = (text: string): string[] => [...text.matchAll(/^\*\*([A-Z]+-\d+(?:\.\d+)*)\*\*/gm)].map(([, number]) => number!);
const problems: string[] = [];
const tests = testsOf('games');

for (const digest of globSync('games/*/RULES.md')) {
  const room = dirname(digest);
  const rules = numbersIn(readFileSync(digest, 'utf8'));
  for (const language of ['ru', 'uk']) {
    const path = join(room, 'words', `rules.${language}.md`);
    const translated = existsSync(path) ? numbersIn(readFileSync(path, 'utf8')) : [];
    if (translated.join() !== rules.join()) problems.push(`${path} does not have the same rules in the same order as ${digest}.`);
  }
  const titles = tests.filter(({ file }) => file.startsWith(join(room, '/'))).map(({ title }) => title);
  const tested = new Set(titles.flatMap((title) => title.match(/\b[A-Z]+-\d+(?:\.\d+)*/g) ?? []));
  const untested = rules.filter((rule) => !tested.has(rule));
  if (untested.length > 0) problems.push(`${basename(room)}: no test names ${untested.join(', ')}.`);
  const code = globSync(`${room}/**/*.{ts,tsx}`, { exclude: ['**/node_modules/**'] }).map((path) => readFileSync(path, 'utf8'));
  const prefix = rules[0]?.split('-')[0];
  const cited = new Set(code.flatMap((text) => text.match(new RegExp(`\\b${prefix}-\\d+\\.\\d+\\b`, 'g')) ?? []));
  const unknown = [...cited].filter((rule) => !rules.includes(rule));
  if (unknown.length > 0) problems.push(`${basename(room)}: the code cites rules that the digest does not have: ${unknown.join(', ')}.`);
  console.log(`${basename(room)}: ${rules.length} rules, ${rules.length - untested.length} of them named by a test.`);
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

/**
 * The tests that vitest would run below a folder, by file and title. It reads the files without running them: tests in groups, tables and
 * loops are there, what is skipped, still to be written, commented out or quoted is not.
 */
function testsOf(folder: string): { readonly file: string; readonly title: string }[] {
  const listed = execFileSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'list', folder, '--json'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return (JSON.parse(listed) as { readonly file: string; readonly name: string }[]).map(({ file, name }) => ({
    file: relative(process.cwd(), file),
    title: name,
  }));
}
