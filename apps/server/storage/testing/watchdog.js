// Ends a PostgreSQL server and removes its folder when the process that started it is gone, however it went.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const [parent, folder] = process.argv.slice(2);

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const timer = setInterval(() => {
  if (isAlive(Number(parent))) return;
  clearInterval(timer);
  try {
    process.kill(
      Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]),
      'SIGQUIT',
    );
  } catch {
    // It has been stopped.
  }
  setTimeout(() => rmSync(folder, { recursive: true, force: true }), 500);
}, 500);
