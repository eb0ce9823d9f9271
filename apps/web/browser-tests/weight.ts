import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { builtClient } from '../build/sources.ts';

/** One entry of the manifest that Vite writes beside a build. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

const readManifest = () =>
  JSON.parse(readFileSync(join(builtClient, '.vite/manifest.json'), 'utf8')) as Manifest;

/** The chunks that import themselves in a roundabout way. */
export function circles(): string[] {
  const manifest = readManifest();
  return Object.entries(manifest)
    .filter(([, chunk]) => closure(manifest, chunk.imports ?? []).has(chunk))
    .map(([name]) => name);
}

/** What chunks weigh together with everything that they import statically, in bytes as sent. */
export function weightOf(chunks: readonly string[]): { script: number; style: number } {
  const needed = [...closure(readManifest(), chunks)];
  return {
    script: sum(needed.map(({ file }) => file)),
    style: sum(needed.flatMap(({ css = [] }) => css)),
  };
}

/** The whole worker, with the parts that it loads later. */
export function workerWeight(): number {
  const folder = 'assets/worker';
  const scripts = readdirSync(join(builtClient, folder)).filter((file) => file.endsWith('.js'));
  return sum(scripts.map((file) => `${folder}/${file}`));
}

function closure(manifest: Manifest, names: readonly string[], found = new Set<Chunk>()): Set<Chunk> {
  for (const name of names) {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`${name} is no chunk of the build.`);
    if (found.has(chunk)) continue;
    found.add(chunk);
    closure(manifest, chunk.imports ?? [], found);
  }
  return found;
}

const sum = (files: readonly string[]) => [...new Set(files)].reduce((bytes, file) => bytes + sent(file), 0);

function sent(file: string): number {
  const compressed = join(builtClient, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : join(builtClient, file)).size;
}
