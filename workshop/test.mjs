// npm test: everything that must hold, in the order in which it fails fastest.
import { chromium } from './chromium.mjs';
import { install, run } from './node.mjs';

install();
const browser = chromium();
const began = Date.now();

step('types', 'tsc', ['-p', '.']);
step('types of what runs anywhere', 'tsc', ['-p', 'tsconfig.rules.json']);
step('lint', 'oxlint', ['--type-aware', '--deny-warnings']);
step('format', 'oxfmt', ['--check', '.']);
step('unused code', 'knip', []);
step('the house in order', 'node', ['workshop/house.ts']);
step('rules with a test', 'node', ['workshop/covered-rules.ts']);
step('unit, property and server tests', 'vitest', ['run']);
step('the page builds', 'npm', ['run', '--silent', 'build']);
step('browser tests', 'playwright', ['test', '--config', 'web/playwright.config.ts'], { CHROMIUM: browser });
console.log(`\nAll of it passed, in ${Math.round((Date.now() - began) / 1000)} s.`);

function step(name, command, args, env = {}) {
  console.log(`\n— ${name}`);
  run(command, args, { env });
}
