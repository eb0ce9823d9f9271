import type { Plugin } from 'vite';

/** Lets the browser fetch one font while it still reads the style sheet that names it. */
export function fontPreload(name: RegExp): Plugin {
  return {
    name: 'zunft:font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) =>
          name.test(file.slice(file.lastIndexOf('/') + 1)),
        );
        if (font === undefined) return [];
        // Fonts are always fetched without credentials; without `crossorigin` this one would be fetched twice.
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${font}` };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
