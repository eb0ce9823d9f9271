import { join } from 'node:path';
import type { Plugin, UserConfig } from 'vite';
import { icons } from './icons.ts';
import { version } from './version.ts';

const web = join(import.meta.dirname, '..');

/** What the sources of the client need to be understood, by the build and by unit tests alike. */
export function clientConfig(): {
  define: NonNullable<UserConfig['define']>;
  oxc: NonNullable<UserConfig['oxc']>;
  plugins: Plugin[];
} {
  return {
    define: { __VERSION__: JSON.stringify(version()) },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    plugins: [icons({ sources: web, authors: join(web, 'design/icon-authors.json') })],
  };
}
