import { readdirSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Who may import whom. `game` is one folder below `games`; `games` itself is the list of games. */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  text: ['kernel'],
  protocol: ['kernel', 'text'],
  game: ['kernel', 'text'],
  games: ['kernel', 'text', 'game'],
  bots: ['kernel', 'text', 'games'],
  host: ['kernel', 'text', 'protocol', 'games', 'bots'],
  testkit: ['kernel', 'text', 'game', 'games', 'bots'],
  apps: ['kernel', 'text', 'protocol', 'game', 'games', 'bots', 'host', 'testkit', 'apps', 'bench'],
  bench: ['kernel', 'text', 'protocol', 'game', 'games', 'bots', 'host', 'testkit', 'apps'],
};

const testsMayImport: Readonly<Record<string, readonly string[]>> = {
  game: ['testkit'],
  games: ['testkit'],
  host: ['testkit'],
};

export const rules = {
  parses: 'the file cannot be parsed',
  arrow: 'this folder may not import that one',
  'package-name': 'another package is imported by its name, not by a path',
  'literal-import': 'an import names its module in a plain string',
  'page-without-rules': 'the page draws and asks; games, bots and their host run in the worker only',
  'page-layers': 'a folder of the page imports none that stands above it, and a game none of another game',
  'no-random': 'chance comes from the table only',
  'no-clock': 'rules and bots do not know the time',
  'no-io': 'rules and bots neither read nor write anything, and use only libraries known to be pure',
  'no-try': 'the kernel suspends a run by throwing, which a game must not catch',
  'no-async': 'rules run to the end or are suspended by the kernel, never by a Promise',
  'no-module-state': 'a game keeps its state on the table, not in the module',
} as const;

export type Rule = keyof typeof rules;
export type Violation = { path: string; line: number; rule: Rule; found: string };

const forbiddenNames: Readonly<Record<string, Rule>> = {
  crypto: 'no-random',
  Date: 'no-clock',
  performance: 'no-clock',
  Temporal: 'no-clock',
  process: 'no-io',
  console: 'no-io',
  fetch: 'no-io',
  require: 'no-io',
  globalThis: 'no-io',
  setTimeout: 'no-io',
  setInterval: 'no-io',
  setImmediate: 'no-io',
  queueMicrotask: 'no-io',
  Promise: 'no-async',
};

const pureLibraries = /^@noble\/hashes\//;

const purityRules: readonly Rule[] = ['no-random', 'no-clock', 'no-io'];
const purity: Readonly<Record<string, readonly Rule[]>> = {
  kernel: [...purityRules, 'no-async'],
  game: [...purityRules, 'no-async', 'no-try', 'no-module-state'],
  games: [...purityRules, 'no-async', 'no-try', 'no-module-state'],
  bots: purityRules,
};

type Place = { layer: string; unit: string; package: string };

/** `path` is relative to the root of the repository, with forward slashes. */
function placeOf(path: string): Place {
  const [top = '', second = ''] = path.split('/');
  const pair = `${top}/${second}`;
  if (top === 'apps') return { layer: 'apps', unit: pair, package: pair };
  const isGame = top === 'games' && second !== '' && !second.includes('.');
  return isGame ? { layer: 'game', unit: pair, package: top } : { layer: top, unit: top, package: top };
}

/** The imported place, or undefined for a library or a module of Node. */
function importedPlace(path: string, specifier: string): Place | undefined {
  if (specifier.startsWith('.')) return placeOf(posix.join(posix.dirname(path), specifier));
  if (!specifier.startsWith('@zunft/')) return undefined;
  const name = specifier.slice('@zunft/'.length);
  return placeOf(name.split('/')[0]! in mayImport ? name : `apps/${name}`);
}

function importRule(path: string, specifier: string): Rule | undefined {
  const here = placeOf(path);
  const there = importedPlace(path, specifier);
  if (!there) return pureLibraries.test(specifier) ? undefined : 'no-io';
  if (specifier.startsWith('.') && there.package !== here.package) return 'package-name';
  const allowed = [...(mayImport[here.layer] ?? []), ...((isTest(path) && testsMayImport[here.layer]) || [])];
  return there.unit === here.unit || allowed.includes(there.layer) ? undefined : 'arrow';
}

/** What the browser loads as the page: everything in `apps/web` but the worker's side, tests and what runs in Node. */
const isPage = (path: string) =>
  /^apps\/web\//.test(path) && !isWorkerSide(path) && !nodeSide.test(path) && !isTest(path);
const isWorkerSide = (path: string) => /^apps\/web\/(worker\.ts$|host\/)/.test(path);
const nodeSide = /^apps\/web\/(build|browser-tests|bench)\/|\.config\.ts$/;

/** Words may cross over; so may types, which are gone when the page runs. */
const wordsOfAGame = /^@zunft\/games\/[^/]+\/text(\/\w+)?$/;
const workerPackages = ['@zunft/games', '@zunft/bots', '@zunft/host'];

function isForTheWorker(path: string, specifier: string): boolean {
  if (specifier.startsWith('.')) return isWorkerSide(posix.join(posix.dirname(path), specifier));
  const isWorkerPackage = workerPackages.some(
    (name) => specifier === name || specifier.startsWith(`${name}/`),
  );
  return isWorkerPackage && !wordsOfAGame.test(specifier);
}

/**
 * The folders of the page from the ground up; screens are put together from all others. The build makes chunks of
 * them, and chunks that import each other in a circle run before what they need is there.
 */
const pageLayers: readonly (readonly string[])[] = [
  ['design', 'settings', 'router', 'connection'],
  ['words', 'sound'],
  ['form', 'frame'],
  ['shell', 'online'],
  ['table', 'motion', 'naming'],
  ['games', 'room'],
  ['screens'],
];

/** How high a file stands in the page; a folder that has no layer yet, above all others. */
function heightOf(path: string): number | undefined {
  const folder = /^apps\/web\/([^/]+)\//.exec(path)?.[1];
  if (folder === undefined) return undefined;
  const layer = pageLayers.findIndex((folders) => folders.includes(folder));
  return layer < 0 ? pageLayers.length : layer;
}

const gameShown = (path: string) => /^apps\/web\/games\/([^/]+)\//.exec(path)?.[1];

function breaksLayers(path: string, specifier: string): boolean {
  if (!specifier.startsWith('.')) return false;
  const there = posix.join(posix.dirname(path), specifier);
  const [height = 0, from] = [heightOf(there), heightOf(path)];
  const [game, other] = [gameShown(path), gameShown(there)];
  return (
    (from !== undefined && height > from) || (game !== undefined && other !== undefined && game !== other)
  );
}

type Node = { type: string; start: number; [field: string]: unknown };

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const isIdentifier = (value: unknown, name: string) =>
  isNode(value) && value.type === 'Identifier' && value['name'] === name;

/** The parts of a node that are code: not the `b` of `a.b` or of `{ b: 1 }`, and not the Math of `Math.max`. */
function children(node: Node): Node[] {
  const isHarmlessMath =
    isIdentifier(node['object'], 'Math') && !node['computed'] && !isIdentifier(node['property'], 'random');
  return Object.entries(node)
    .filter(([field]) => node['computed'] || (field !== 'key' && field !== 'property'))
    .filter(([field]) => !(field === 'object' && isHarmlessMath))
    .flatMap(([, value]) => value)
    .filter(isNode);
}

/** `import { type A }` is not among them: the module is loaded all the same. */
const isTypeOnly = (node: Node) =>
  node.type === 'TSImportType' || node['importKind'] === 'type' || node['exportKind'] === 'type';

/** The rule that a node breaks wherever that rule holds. */
function brokenRule(node: Node, path: string): Rule | undefined {
  const source = node['source'];
  if (isNode(source)) {
    const specifier = source['value'];
    if (typeof specifier !== 'string') return 'literal-import';
    if (isPage(path) && !isTypeOnly(node)) {
      if (isForTheWorker(path, specifier)) return 'page-without-rules';
      if (breaksLayers(path, specifier)) return 'page-layers';
    }
    return importRule(path, specifier);
  }
  if (node.type === 'TryStatement') return 'no-try';
  if (node.type === 'AwaitExpression' || node['async'] === true || node['await'] === true) return 'no-async';
  if (node.type !== 'Identifier') return undefined;
  const name = String(node['name']);
  if (name === 'Math') return 'no-random';
  return Object.hasOwn(forbiddenNames, name) ? forbiddenNames[name] : undefined;
}

function moduleState(program: Node): Node[] {
  return (program['body'] as Node[])
    .map((statement) => (isNode(statement['declaration']) ? statement['declaration'] : statement))
    .filter((node) => node.type === 'VariableDeclaration' && node['kind'] !== 'const');
}

const isTest = (path: string) => /\.test\.tsx?$|\/testing\//.test(path);

/** Everything in one file that breaks the architecture. */
export function violations(path: string, source: string): Violation[] {
  const parsed = parseSync(path, source);
  const found: Violation[] = [];
  const checked = new Set<Rule>([
    'parses',
    'arrow',
    'package-name',
    'literal-import',
    'page-without-rules',
    'page-layers',
  ]);
  if (!isTest(path)) for (const rule of purity[placeOf(path).layer] ?? []) checked.add(rule);

  function report(rule: Rule | undefined, start: number): void {
    if (!rule || !checked.has(rule)) return;
    const before = source.slice(0, start).split('\n');
    const line = source.split('\n')[before.length - 1] ?? '';
    found.push({ path, line: before.length, rule, found: line.trim() });
  }
  function visit(node: Node): void {
    report(brokenRule(node, path), node.start);
    children(node).forEach(visit);
  }

  for (const error of parsed.errors) report('parses', error.labels[0]?.start ?? 0);
  const program = parsed.program as unknown as Node;
  visit(program);
  for (const node of moduleState(program)) report('no-module-state', node.start);
  return found;
}

/** The source files below one folder of the repository, relative to its root. */
export function sourceFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => posix.join(folder, file.split(sep).join('/')))
    .filter((file) => /\.(ts|tsx|js)$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file));
}
