import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const project = join(import.meta.dirname, '../../..');

/** `0.1.0 (f74da0e)`, or `0.1.0` in a copy without its history. */
export function version(root = project): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const commit = currentCommit(root);
  return commit === undefined ? version : `${version} (${commit})`;
}

function currentCommit(root: string): string | undefined {
  // Without this check git would look upwards and name a commit of some other project.
  if (!existsSync(join(root, '.git'))) return undefined;
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
