import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { clientConfig } from './build/client.ts';
import { compress } from './build/compress.ts';
import { fontPreload } from './build/font-preload.ts';
import { fontSubset } from './build/font-subset.ts';
import { manifest } from './build/manifest.ts';
import { stamp } from './build/stamp.ts';
import { withoutWords } from './build/without-words.ts';

const client = clientConfig();
const hashed = 'assets/[name]-[hash].js';
const hashedWorker = 'assets/worker/[name]-[hash].js';

/** Every page carries the names of all files with it; those that hold pictures alone can do without one. */
const nameOf = ({ moduleIds }: { readonly moduleIds: readonly string[] }) =>
  moduleIds.length > 0 && moduleIds.every((id) => id.includes('icon:')) ? 'assets/i-[hash].js' : hashed;

/** The game whose folder a module lies in. */
const gameOf = (id: string) => /apps\/web\/games\/([\w-]+)\//.exec(id)?.[1] ?? null;

/**
 * What is needed together is fetched together: many small files take long on the way and compress badly. Only modules
 * that several routes share are put together; what is used once stays with its route or its game. As folders import
 * only those below them (`page-layers` in `tools/architecture.ts`), so do chunks.
 */
const chunks = [
  {
    name: 'common',
    test: /preload-helper|node_modules\/(@?preact|intl-messageformat|@formatjs)|(?<!games\/[\w-]+|table)\/(kernel|protocol|text)\/[^/]+\.ts$|apps\/web\/(settings|words|router|connection)\//,
  },
  // What lies on the tables of Guildhall only.
  { name: 'racks', test: /apps\/web\/design\/(Cell|Prestige).*\.tsx$/, minShareCount: 2 },
  // Faces of cards and what else lies on tables only, which the start page does without.
  {
    name: 'cards',
    test: /apps\/web\/design\/(Card|Discard|Commit|Action|Badge).*\.tsx$/,
    minShareCount: 2,
  },
  // Signs that the start page does without at first, and icons that it never shows.
  { name: 'signs', test: /apps\/web\/design\/(Laurel|Pip|Stacks|Ticks)\.tsx$/, minShareCount: 2 },
  {
    name: 'icons',
    test: /icon:lucide\/(?!(arrow-right|book-open|check|crown|folder-open|landmark|link|play|trash|x)\b)/,
    minShareCount: 2,
  },
  { name: 'pieces', test: /apps\/web\/design\/.*\.tsx?$|icon:lucide/, minShareCount: 2 },
  // The list of routes stays with the entry: else the entry would import this chunk, and this chunk the entry.
  { name: 'frame', test: /apps\/web\/(frame\/|shell\/(?!routes)).*\.tsx?$/, minShareCount: 2 },
  // The sentences about what may go wrong stay away until somebody wants more than to look.
  { name: 'online', test: /apps\/web\/online\/(?!failure).*\.tsx?$/, minShareCount: 2 },
  { name: 'failures', test: /apps\/web\/online\/failure.*\.ts$/, minShareCount: 2 },
  // What the part of the start page that comes later, and the list of replays, have in common with it.
  { name: 'lists', test: /apps\/web\/screens\/start\/[^/]+\.tsx?$/, minShareCount: 2 },
  {
    name: 'table',
    test: /apps\/web\/(table\/(?!key-|orders\/AskWhen)|motion\/|naming\/).*\.tsx?$/,
    minShareCount: 2,
  },
  // Facts in words are read in sheets and in the table in words only.
  {
    name: gameOf,
    debugName: 'game',
    test: /apps\/web\/games\/[\w-]+\/(?!seat-facts).*\.tsx?$/,
    minShareCount: 2,
  },
  // Style sheets: what every page needs begins with the layers of the design.
  { name: 'design', test: /apps\/web\/(design\/design|frame\/|shell\/).*\.css$/ },
  {
    name: 'board',
    test: /apps\/web\/(table\/(?!log\/|text\/|hints\/|key-help\/|orders\/|end\.css|tray|bar\/(?!bar))|motion\/|design\/(card-|commit-|action-|discard-|badge)).*\.css$/,
  },
  {
    name: (id: string) => gameOf(id) ?? 'guildhall',
    debugName: 'game style',
    test: /apps\/web\/(games\/[\w-]+\/(?!duel|draft|guilds|ledger|sheets|small|spectator)[^/]+|design\/(cell|prestige-face))\.css$/,
  },
];

export default defineConfig({
  root: import.meta.dirname,
  appType: 'spa',
  // `npm run dev` beside a server that was started with `npm start`.
  server: { proxy: { '/socket': { target: 'http://localhost:8417', ws: true } } },
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
        // Files and what belongs to the server itself are asked of it, not answered with the start page.
        navigateFallbackDenylist: [/\/[^/?]+\.[^/?]+$/, /^\/(api|health|ready|metrics|socket)(\/|\?|$)/],
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
        chunkFileNames: nameOf,
        codeSplitting: { includeDependenciesRecursively: false, groups: chunks },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [withoutWords()],
    rolldownOptions: { output: { entryFileNames: hashedWorker, chunkFileNames: hashedWorker } },
  },
});
