import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressFolder } from './compress.ts';

test('compress: writes siblings of what gets smaller, and of nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zunft-compress-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const long = 'const zunft = 1;\n'.repeat(200);
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/long.js'), long);
  writeFileSync(join(folder, 'assets/short.js'), 'const zunft = 1;');
  writeFileSync(join(folder, 'assets/font.woff2'), long);

  await compressFolder(folder);

  const files = readdirSync(join(folder, 'assets')).sort();
  expect(files).toEqual(['font.woff2', 'long.js', 'long.js.br', 'long.js.gz', 'short.js']);
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/long.js.br'))).toString()).toBe(long);
  expect(gunzipSync(readFileSync(join(folder, 'assets/long.js.gz'))).toString()).toBe(long);
});
