// The long forms of the contract and no-leak suites.
import { spawnSync } from 'node:child_process';

const { status } = spawnSync('npx vitest run --project long', {
  stdio: 'inherit',
  shell: true,
  env: { ...process.env, ZUNFT_VERIFY: 'long' },
});
process.exitCode = status ?? 1;
