import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{engine,presentation,bots,workshop,examples/*,games/*}/**/tests/**/*.test.ts', 'web/**/tests/**/*.test.{ts,tsx}'],
          pool: 'threads',
          // Rules are pure, so test files can share a world; that is several times faster.
          isolate: false,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'programs',
          include: ['{server,cli}/**/tests/**/*.test.ts'],
          pool: 'forks',
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
