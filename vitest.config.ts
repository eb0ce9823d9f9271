import { configDefaults, defineConfig } from 'vitest/config';
import { clientConfig } from './apps/web/build/client.ts';

const long = '**/*.long.test.ts';

export default defineConfig({
  test: {
    reporters: ['default', './tools/tally.ts'],
    projects: [
      {
        ...clientConfig(),
        test: {
          name: 'unit',
          // Starting a fresh process for every file took longer than the tests.
          pool: 'threads',
          isolate: false,
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, long],
        },
      },
      { test: { name: 'long', include: [long], testTimeout: 600_000 } },
      {
        test: {
          name: 'browser',
          include: ['apps/web/browser-tests/**/*.browser.ts'],
          globalSetup: './apps/web/browser-tests/setup.ts',
          // One browser at a time, and none while other tests keep the machine busy.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
