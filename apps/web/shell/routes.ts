import type { ComponentType } from 'preact';
import type { ShellWord } from './words.ts';

export interface Route {
  /** The folder below `screens`. */
  readonly screen: string;
  readonly title: ShellWord & `title.${string}`;
  /** It stands in the frame with header and footer that most screens share. */
  readonly framed: boolean;
}

interface Entry extends Route {
  /** How many parts the path may have. */
  readonly parts: readonly [min: number, max: number];
}

const framed = (screen: string, title: Route['title'], min: number, max = min): Entry => ({
  screen,
  title,
  framed: true,
  parts: [min, max],
});
const bare = (screen: string, title: Route['title'], min: number): Entry => ({
  ...framed(screen, title, min),
  framed: false,
});

/** Screens by the first part of their path. */
const entries: Readonly<Record<string, Entry>> = {
  '': framed('start', 'title.start', 0),
  new: framed('new-table', 'title.new', 2),
  table: bare('table', 'title.table', 2),
  room: bare('room', 'title.room', 2),
  join: framed('join', 'title.join', 1, 2),
  replays: framed('replays', 'title.replays', 1),
  replay: bare('replay', 'title.replay', 2),
  rules: framed('rules', 'title.rules', 1, 2),
  cards: framed('cards', 'title.cards', 1, 3),
  glossary: framed('glossary', 'title.glossary', 1, 2),
  settings: framed('settings', 'title.settings', 1),
  credits: framed('credits', 'title.credits', 1),
};

const nowhere = framed('not-found', 'title.notFound', 0);

export function routeOf(path: readonly string[]): Route {
  const first = path[0] ?? '';
  const entry = Object.hasOwn(entries, first) ? entries[first]! : nowhere;
  const [min, max] = entry.parts;
  return path.length >= min && path.length <= max ? entry : nowhere;
}

type ScreenModule = { readonly Screen: ComponentType };

const modules = import.meta.glob<ScreenModule>('../screens/*/index.tsx');

/** Loads a screen; one that does not exist is the screen that says so. */
export async function loadScreen(screen: string): Promise<ComponentType> {
  const load = modules[`../screens/${screen}/index.tsx`] ?? modules['../screens/not-found/index.tsx']!;
  return (await load()).Screen;
}
