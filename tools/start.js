// `npm start`: installs and builds if need be, and becomes the server: the one process that a signal to npm has to reach.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import './ensure-install.js';

const cwd = dirname(dirname(fileURLToPath(import.meta.url)));
const build = ['--import', './apps/cli/typescript.js', 'apps/web/build/main.ts'];
const { status } = spawnSync(process.execPath, build, { cwd, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

await import('../apps/cli/typescript.js');
await import('../apps/server/main.ts');
