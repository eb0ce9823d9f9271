import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { icons } from '../../build/icons.ts';

const design = fileURLToPath(new URL('..', import.meta.url));

/** The component gallery: npx vite -c apps/web/design/gallery/vite.config.ts */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [icons({ sources: design, authors: `${design}icon-authors.json` })],
  build: { emptyOutDir: true },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
});
