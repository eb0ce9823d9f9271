// The step of `npm start` before the server.
import { ensureBuilt } from './ensure-built.ts';
import { isBuilt } from './sources.ts';

if (!isBuilt()) console.error('Building the web client …');
try {
  ensureBuilt();
} catch (error) {
  // Vite has said why.
  console.error((error as Error).message);
  process.exitCode = 1;
}
