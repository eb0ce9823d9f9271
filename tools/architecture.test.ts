import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mayImport, type Rule, rules, sourceFiles, violations } from './architecture.ts';

const root = join(import.meta.dirname, '..');

const planted: readonly (readonly [rule: Rule, path: string, source: string])[] = [
  ['parses', 'kernel/a.ts', 'const = ;'],
  ['arrow', 'kernel/a.ts', "import '@zunft/text';"],
  ['arrow', 'kernel/a.ts', "import type { Game } from '@zunft/games';"],
  ['arrow', 'kernel/a.ts', "export * from '@zunft/text';"],
  ['arrow', 'kernel/a.ts', "type Bot = import('@zunft/bots').Bot;"],
  ['arrow', 'kernel/a.test.ts', "import '@zunft/testkit';"],
  ['arrow', 'text/a.ts', "import '@zunft/games';"],
  ['arrow', 'protocol/a.ts', "import '@zunft/games/guildhall';"],
  ['arrow', 'games/guildhall/a.ts', "import '../dominion/index.ts';"],
  ['arrow', 'games/guildhall/cards/a.ts', "import '@zunft/games/dominion';"],
  ['arrow', 'games/guildhall/a.ts', "import '../index.ts';"],
  ['arrow', 'games/guildhall/a.ts', "import '@zunft/bots';"],
  ['arrow', 'games/guildhall/a.ts', "import '@zunft/cli';"],
  ['arrow', 'games/guildhall/a.ts', "import '@zunft/testkit';"],
  ['arrow', 'bots/a.ts', "import '@zunft/games/guildhall';"],
  ['arrow', 'bots/a.ts', "import '@zunft/cli';"],
  ['arrow', 'testkit/a.ts', "import '@zunft/protocol';"],
  ['arrow', 'kernel/a.ts', "import '@zunft/host';"],
  ['arrow', 'bots/a.ts', "import '@zunft/host';"],
  ['arrow', 'games/guildhall/a.ts', "import type { Host } from '@zunft/host';"],
  ['arrow', 'protocol/a.ts', "import '@zunft/host';"],
  ['arrow', 'host/a.ts', "import '@zunft/games/guildhall';"],
  ['arrow', 'host/a.ts', "import '@zunft/testkit';"],
  ['arrow', 'host/a.ts', "import '@zunft/web';"],
  ['arrow', 'kernel/a.tsx', "export const a = <p>{import('@zunft/text')}</p>;"],
  ['package-name', 'apps/web/a.tsx', "import '../../text/index.ts';"],
  ['page-without-rules', 'apps/web/main.tsx', "import { games } from '@zunft/games';"],
  ['page-without-rules', 'apps/web/main.tsx', "import { type Game } from '@zunft/games';"],
  ['page-without-rules', 'apps/web/table/a.tsx', "import { guildhall } from '@zunft/games/guildhall';"],
  ['page-without-rules', 'apps/web/table/a.ts', "export * from '@zunft/games/guildhall/turn';"],
  ['page-without-rules', 'apps/web/table/a.ts', "export const load = () => import('@zunft/games');"],
  ['page-without-rules', 'apps/web/table/a.tsx', "import { bots } from '@zunft/bots';"],
  ['page-without-rules', 'apps/web/table/a.tsx', "export { Host } from '@zunft/host';"],
  ['page-without-rules', 'apps/web/table/a.tsx', "import { start } from '../host/start.ts';"],
  ['page-without-rules', 'apps/web/table/a.tsx', "import '../worker.ts';"],
  ['page-layers', 'apps/web/table/a.tsx', "import { Frame } from '../screens/start/Frame.tsx';"],
  ['page-layers', 'apps/web/games/guildhall/a.tsx', "import '../../screens/rules/a.ts';"],
  ['page-layers', 'apps/web/table/bar/a.tsx', "export * from '../../games/index.ts';"],
  ['page-layers', 'apps/web/design/a.tsx', "import '../folder-without-a-layer/a.ts';"],
  ['page-layers', 'apps/web/games/dominion/a.tsx', "import { Rack } from '../guildhall/Rack.tsx';"],
  ['package-name', 'text/a.ts', "import '../kernel/index.ts';"],
  ['package-name', 'apps/cli/a.ts', "import '../server/index.ts';"],
  ['literal-import', 'kernel/a.ts', 'export const load = (name: string) => import(name);'],
  ['no-random', 'kernel/a.ts', 'const x = Math.random();'],
  ['no-random', 'bots/a.ts', 'const { random } = Math;'],
  ['no-random', 'games/guildhall/a.ts', "const x = Math['random']();"],
  ['no-random', 'bots/a.ts', 'crypto.getRandomValues(bytes);'],
  ['no-clock', 'kernel/a.ts', 'const now = Date.now();'],
  ['no-clock', 'games/guildhall/a.ts', 'type Turn = { at: Date };'],
  ['no-clock', 'bots/a.ts', 'const start = performance.now();'],
  ['no-io', 'kernel/a.ts', "import { readFileSync } from 'node:fs';"],
  ['no-io', 'games/guildhall/a.ts', "import { z } from 'zod';"],
  ['no-io', 'bots/a.ts', 'const home = process.env;'],
  ['no-io', 'games/guildhall/a.ts', "fetch('/');"],
  ['no-io', 'bots/a.ts', 'setTimeout(f, 1);'],
  ['no-try', 'games/guildhall/a.ts', 'try { f(); } finally { g(); }'],
  ['no-async', 'kernel/a.ts', 'const f = async () => 1;'],
  ['no-async', 'games/guildhall/a.ts', 'type Later = Promise<number>;'],
  ['no-async', 'games/guildhall/a.ts', 'export const x = await f();'],
  ['no-async', 'games/guildhall/a.ts', 'for await (const x of f()) g(x);'],
  ['no-module-state', 'games/guildhall/a.ts', 'let count = 0;'],
  ['no-module-state', 'games/index.ts', 'export var count = 0;'],
];

const innocent: readonly (readonly [path: string, source: string])[] = [
  ['kernel/a.ts', 'try { f(); } catch { g(); }'],
  ['kernel/a.ts', "import { sha256 } from '@noble/hashes/sha2.js';"],
  ['kernel/a.ts', 'let depth = Math.max(1, 2);'],
  ['kernel/a.test.ts', "import { test } from 'vitest'; Math.random();"],
  ['games/index.ts', "import { guildhall } from './guildhall/index.ts';"],
  ['games/guildhall/cards/a.ts', "import { draw } from '../effects.ts'; import '@zunft/kernel';"],
  ['games/guildhall/a.test.ts', "import '@zunft/testkit';"],
  ['games/guildhall/a.ts', 'const card = { process: 1, Date: 2 }; f(card.process, card.Date);'],
  ['games/guildhall/a.ts', 'export function f() { let n = 0; return n; }'],
  ['bots/a.ts', "import { games } from '@zunft/games'; const later = async () => 1;"],
  [
    'host/a.ts',
    "import '@zunft/kernel'; import '@zunft/protocol'; import '@zunft/games'; import '@zunft/bots';",
  ],
  ['host/a.test.ts', "import '@zunft/testkit';"],
  ['apps/web/worker.ts', "import '@zunft/host'; import '@zunft/games'; import '@zunft/bots';"],
  ['apps/web/host/a.ts', "import '@zunft/host'; import '@zunft/games';"],
  ['apps/web/table/a.tsx', "import { guildhallText } from '@zunft/games/guildhall/text';"],
  ['apps/web/table/a.tsx', "import type { Host } from '@zunft/host'; import type { A } from '../host/a.ts';"],
  ['apps/web/table/a.tsx', "export type { Game } from '@zunft/games'; type Bot = import('@zunft/bots').Bot;"],
  ['apps/web/table/a.ts', "new Worker(new URL('../worker.ts', import.meta.url), { type: 'module' });"],
  ['apps/web/table/a.test.tsx', "import { games } from '@zunft/games';"],
  ['apps/web/table/a.tsx', "import type { A } from '../games/a.ts'; import { b } from '../motion/b.ts';"],
  ['apps/web/screens/start/a.tsx', "import { guildhall } from '../../games/guildhall/index.ts';"],
  ['apps/web/games/index.ts', "export const load = () => import('./guildhall/index.ts');"],
  ['apps/web/main.tsx', "import { Screen } from './screens/start/index.tsx';"],
  ['apps/web/browser-tests/a.browser.ts', "import { games } from '@zunft/games';"],
  ['apps/cli/a.ts', "import 'node:fs'; import '@zunft/games/guildhall'; setTimeout(f, Date.now());"],
];

describe('the architecture check', () => {
  test.each(planted)('catches %s in %s: %s', (rule, path, source) => {
    expect(violations(path, source)).toContainEqual({ path, line: 1, rule, found: source });
  });

  test('has a planted violation of every rule', () => {
    expect(new Set(planted.map(([rule]) => rule))).toEqual(new Set(Object.keys(rules)));
  });

  test.each(innocent)('accepts in %s: %s', (path, source) => {
    expect(violations(path, source)).toEqual([]);
  });
});

describe('the repository', () => {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  const folders = workspaces.map((workspace) => workspace.replace('/*', ''));

  test('has an import rule for every workspace', () => {
    expect(Object.keys(mayImport)).toEqual(expect.arrayContaining(folders));
  });

  const begun = folders.filter((folder) =>
    readdirSync(join(root, folder)).some((name) => name !== 'package.json'),
  );
  test.each(begun)('%s keeps to the architecture', (folder) => {
    const files = sourceFiles(root, folder);
    expect(files.length).toBeGreaterThan(0);
    expect(files.flatMap((path) => violations(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
  });
});
