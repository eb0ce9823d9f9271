import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { version } from './version.ts';

function copyWithoutHistory(): string {
  const folder = mkdtempSync(join(tmpdir(), 'zunft-version-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'package.json'), '{ "version": "1.2.3" }');
  return folder;
}

test('version: begins with that of the project', () => {
  expect(version()).toMatch(/^\d+\.\d+\.\d+( \([0-9a-f]{7,}\))?$/);
});

test('version: names no commit in a copy without its history', () => {
  expect(version(copyWithoutHistory())).toBe('1.2.3');
});

test('version: names no commit when git cannot tell it', () => {
  const folder = copyWithoutHistory();
  mkdirSync(join(folder, '.git'));
  expect(version(folder)).toMatch(/^1\.2\.3/);
});
