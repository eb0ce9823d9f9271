import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
  readonly width: number;
  readonly height: number;
}

/** One line of the credits page. */
export interface IconCredit {
  readonly name: string;
  readonly authors: readonly string[];
}

/** Icon sets by prefix. Game icons live in a 512 box, so whole numbers are precise enough for them. */
const sets = {
  'game-icons': { file: '@iconify-json/game-icons/icons.json', precision: 0 },
  lucide: { file: '@iconify-json/lucide/icons.json', precision: 2 },
} as const;

type Prefix = keyof typeof sets;

const notShipped = /[\\/](?:node_modules|dist|gallery)[\\/]/;
const scheme = 'icon:';
const creditsModule = 'icon:credits';
const require = createRequire(import.meta.url);
const loaded = new Map<Prefix, IconSet>();

/** Serves `icon:<set>/<name>` as `{ id, viewBox, body }`, and `icon:credits` as the list of icons with their authors. */
export function icons(options: { readonly sources: string; readonly authors: string }): Plugin {
  return {
    name: 'zunft-icons',
    enforce: 'pre',
    resolveId(id) {
      return id.startsWith(scheme) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${scheme}`)) return undefined;
      const name = id.slice(1);
      const authors = readAuthors(options.authors);
      if (name === creditsModule) return moduleOf(iconCredits(iconsUsed(options.sources), authors));
      const found = icon(name.slice(scheme.length));
      if ('problem' in found) return this.error(found.problem);
      // CC BY: an icon without its author must not ship.
      if (name.startsWith(`${scheme}game-icons/`) && !authors[name.slice(scheme.length)]) {
        return this.error(`${name} has no author in ${options.authors}: add it before using the icon.`);
      }
      return moduleOf(found);
    },
  };
}

/** The names (`game-icons/wheat`) of all icons imported by the TypeScript files below a folder. */
export function iconsUsed(folder: string): string[] {
  const names = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || notShipped.test(path)) continue;
    for (const match of readFileSync(path, 'utf8').matchAll(/from 'icon:([a-z-]+\/[a-z0-9-]+)'/g)) {
      names.add(match[1] as string);
    }
  }
  return [...names].sort();
}

/** Credits for those icons whose licence asks for the author's name. */
export function iconCredits(
  names: readonly string[],
  authors: Readonly<Record<string, readonly string[]>>,
): IconCredit[] {
  return names.flatMap((name) => {
    const by = authors[name];
    return by ? [{ name, authors: by }] : [];
  });
}

function icon(name: string): { id: string; viewBox: string; body: string } | { problem: string } {
  const [prefix, key] = name.split('/', 2);
  if (!isPrefix(prefix) || key === undefined) {
    return {
      problem: `Unknown icon set in "${scheme}${name}": write icon:game-icons/<name> or icon:lucide/<name>.`,
    };
  }
  const set = iconSet(prefix);
  const data = set.icons[key];
  if (!data) return { problem: `Unknown icon "${scheme}${name}".${hint(key, set)}` };
  const viewBox = `0 0 ${set.width} ${set.height}`;
  return { id: `${prefix}-${key}`, viewBox, body: shrink(data.body, viewBox, sets[prefix].precision) };
}

function shrink(body: string, viewBox: string, floatPrecision: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body}</svg>`;
  const { data } = optimize(svg, { floatPrecision, multipass: true, plugins: ['preset-default'] });
  // The stroke width is left to CSS (--icon-stroke), so that line icons can be bolder in small badges.
  return data.replace(/^<svg[^>]*>|<\/svg>$/g, '').replace(/ stroke-width="2"/g, '');
}

function iconSet(prefix: Prefix): IconSet {
  const known = loaded.get(prefix);
  if (known) return known;
  const set = JSON.parse(readFileSync(require.resolve(sets[prefix].file), 'utf8')) as IconSet;
  loaded.set(prefix, set);
  return set;
}

function isPrefix(prefix: string | undefined): prefix is Prefix {
  return prefix !== undefined && Object.hasOwn(sets, prefix);
}

function hint(key: string, { icons, aliases }: IconSet): string {
  const alias = aliases?.[key];
  if (alias) return ` It is now called ${alias.parent}.`;
  const parts = key.split('-');
  const near = Object.keys(icons).filter((name) => name.includes(key) || parts.includes(name));
  return near.length === 0 ? '' : ` Similar: ${near.slice(0, 5).join(', ')}.`;
}

function readAuthors(file: string): Record<string, readonly string[]> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, readonly string[]>;
}

function moduleOf(value: unknown): string {
  return `export default ${JSON.stringify(value)};`;
}
