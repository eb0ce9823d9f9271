import { createHash } from 'node:crypto';
import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Everything that ends up in the client, and what builds it. */
const ingredients = [
  'kernel',
  'text',
  'protocol',
  'games',
  'bots',
  'host',
  'apps/web',
  'package-lock.json',
  'package.json',
];
const leftOut = new Set(['node_modules', 'dist', 'browser-tests', 'bench']);
const isLeftOut = ({ name }: Dirent) => leftOut.has(name) || /\.test\.tsx?$|\.md$/.test(name);

export const builtClient = join(root, 'apps/web/dist');
export const stampFile = join(builtClient, '.vite/sources');

/** A fingerprint of what the client is built from. */
export function sourcesFingerprint(): string {
  const hash = createHash('sha256');
  for (const file of ingredients.flatMap(filesBelow)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Whether the client has been built from the sources as they are now. */
export function isBuilt(): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourcesFingerprint();
}

function filesBelow(path: string): string[] {
  if (/\.json$/.test(path)) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => !isLeftOut(entry))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const child = `${path}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(child) : [child];
    });
}
