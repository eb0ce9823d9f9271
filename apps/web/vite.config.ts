import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { clientConfig } from './build/client.ts';
import { compress } from './build/compress.ts';
import { fontPreload } from './build/font-preload.ts';
import { fontSubset } from './build/font-subset.ts';
import { manifest } from './build/manifest.ts';
import { stamp } from './build/stamp.ts';

const client = clientConfig();
const hashed = 'assets/[name]-[hash].js';
const hashedWorker = 'assets/worker/[name]-[hash].js';

/** What is always needed together is fetched together: many small files take long on the way and compress badly. */
const chunks = [
  {
    name: 'common',
    test: /node_modules\/(@?preact|intl-messageformat|@formatjs)|(?<!guildhall|table)\/text\/[^/]+\.ts$|apps\/web\/(settings|words|router|connection)\//,
  },
  { name: 'pieces', test: /apps\/web\/design\/.*\.tsx?$|icon:/, minShareCount: 6 },
  // Only style sheets: modules grouped by folder would import each other in a circle.
  {
    name: 'board',
    test: /apps\/web\/(table\/(?!text\/|key-help\/|end\.css)|games\/|motion\/|design\/(card-|prestige-|commit-|action-|discard-|badge)).*\.css$/,
  },
];

export default defineConfig({
  root: import.meta.dirname,
  appType: 'spa',
  ...client,
  plugins: [
    ...client.plugins,
    fontSubset(),
    fontPreload(/^source-sans-3-latin-wght-normal/),
    VitePWA({
      registerType: 'prompt',
      // `offline.ts` registers it: an injected inline script would break the content security policy.
      injectRegister: false,
      manifest,
      workbox: {
        globPatterns: ['**/*.{html,js,css,woff2,svg,png,webmanifest}'],
        navigateFallback: '/index.html',
        // Files are asked of the server, not answered with the start page.
        navigateFallbackDenylist: [/\/[^/?]+\.[^/?]+$/],
        cleanupOutdatedCaches: true,
        mode: 'production',
      },
    }),
    compress(),
    stamp(),
  ],
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    modulePreload: { polyfill: false },
    // The content security policy allows data: for images, not for fonts.
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? undefined : false),
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        entryFileNames: hashed,
        chunkFileNames: hashed,
        codeSplitting: { includeDependenciesRecursively: false, groups: chunks },
      },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: hashedWorker, chunkFileNames: hashedWorker } },
  },
});
