import { CannotStart } from './settings.ts';
import { runServer } from './start.ts';

try {
  process.exitCode = await runServer({ environment: process.env }, console.log);
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
