// Runs `npm ci` when the installed dependencies do not belong to the current lock file.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.zunft-lock');
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;

if (installed !== wanted) {
  // One string and a shell: on Windows npm is a .cmd file, which cannot be spawned without one.
  const { status } = spawnSync('npm ci', { cwd: root, stdio: 'inherit', shell: true });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, wanted);
}
