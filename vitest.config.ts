import { configDefaults, defineConfig } from 'vitest/config';
import { clientConfig } from './apps/web/build/client.ts';
import { LongestFirst } from './tools/longest-first.ts';

const long = '**/*.long.test.ts';
/** They start servers, databases and processes. */
const server = '**/*.server.test.ts';
/** What is looked for comes at once on a quiet machine, and late on a busy one. */
const patient = { poll: { timeout: 20_000 } };

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './tools/tally.ts'],
    projects: [
      {
        ...clientConfig(),
        test: {
          name: 'unit',
          // Starting a fresh process for every file took longer than the tests.
          pool: 'threads',
          isolate: false,
          // What takes a second on a quiet machine may take long on a busy one.
          testTimeout: 180_000,
          // By default one core stays idle, which is half of a small machine.
          maxWorkers: '100%',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, long, server],
        },
      },
      {
        test: { name: 'long', include: [long], testTimeout: 600_000, maxWorkers: '100%' },
      },
      // Groups run one after another: what starts servers and browsers is not kept waiting by the rest. It waits much
      // by itself, so that three workers just keep a small machine busy.
      {
        test: {
          name: 'server',
          include: [server],
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          testTimeout: 240_000,
          hookTimeout: 120_000,
          expect: patient,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['apps/web/browser-tests/**/*.browser.ts'],
          globalSetup: './apps/web/browser-tests/setup.ts',
          maxWorkers: 3,
          // One browser for all files of a worker.
          isolate: false,
          sequence: { groupOrder: 1 },
          testTimeout: 240_000,
          hookTimeout: 120_000,
          expect: patient,
        },
      },
    ],
  },
});
