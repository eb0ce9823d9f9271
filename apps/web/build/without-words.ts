import type { Plugin } from 'vite';

const stub = '\0zunft:without-words';

/** Leaves the texts of games out, to which their list refers: for the worker, which says nothing in words. */
export function withoutWords(): Plugin {
  return {
    name: 'zunft:without-words',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const isText = /\/text\/index\.ts$/.test(source) && /\/games\/index\.ts$/.test(importer);
      return isText ? stub : undefined;
    },
    load: (id) => (id === stub ? 'export const texts = {}; export const textsFor = () => texts;' : undefined),
  };
}
