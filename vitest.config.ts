import { configDefaults, defineConfig } from 'vitest/config';

const long = '**/*.long.test.ts';

export default defineConfig({
  test: {
    reporters: ['default', './tools/tally.ts'],
    projects: [
      { test: { name: 'unit', include: ['**/*.test.ts'], exclude: [...configDefaults.exclude, long] } },
      { test: { name: 'long', include: [long], testTimeout: 600_000 } },
    ],
  },
});
