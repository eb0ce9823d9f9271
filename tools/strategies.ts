import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const folder = join(import.meta.dirname, '../games/dominion/strategies');
const extension = '.strategy';

/** Games read no files, so the strategies that come with Dominion are also a module. */
export const shippedFile = join(folder, 'shipped.ts');

/** What that module should say. The apprentice comes first, the others in alphabetical order. */
export function shippedSource(): string {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith(extension))
    .map((file) => basename(file, extension));
  const sorted = names.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  const entries = sorted.map((name) => `  ${keyed(name)}: \`${literal(textOf(name))}\`,\n`);
  return `// Written by \`npm run strategies\` from the files beside it.\n\nexport const shippedStrategies = {\n${entries.join('')}} as const;\n`;
}

const rank = (name: string): number => (name === 'apprentice' ? 0 : 1);
const keyed = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`);
const textOf = (name: string): string => readFileSync(join(folder, `${name}${extension}`), 'utf8');
const literal = (text: string): string => text.replaceAll(/[\\`]|\$\{/g, (sign) => `\\${sign}`);
