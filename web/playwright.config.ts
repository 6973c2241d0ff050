import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/** Workers read this file too: what was found out once is handed on to them in the environment. */
function once(name: string, find: () => string): string {
  return (process.env[name] ??= find());
}

const port = once('SKERRY_TEST_PORT', () =>
  execFileSync(
    process.execPath,
    ['-e', "const s=require('net').createServer().listen(0,'127.0.0.1',()=>{console.log(s.address().port);s.close()})"],
    { encoding: 'utf8' },
  ).trim(),
);
const data = once('SKERRY_TEST_DATA', () => mkdtempSync(join(tmpdir(), 'skerry-browser-')));
const executablePath = once('CHROMIUM', () =>
  execFileSync('sh', ['-c', 'command -v chromium || command -v google-chrome'], { encoding: 'utf8' }).trim(),
);
const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // A busy machine can miss a moment. What passes only at the second try is listed as flaky, to be looked into.
  retries: 1,
  reporter: [['list']],
  use: {
    baseURL,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 8000,
    browserName: 'chromium',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `npm run -s skerry -- serve --host 127.0.0.1 --port ${port} --data ${data}`,
    url: `${baseURL}/api/health`,
    cwd: '..',
    reuseExistingServer: false,
  },
});
