import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Options } from '@zunft/kernel';
import { paces } from '@zunft/protocol/live';
import { type Language, languages } from '@zunft/text';

/** One of several words, with the one to begin with. */
const oneOf = <const V extends readonly string[]>(values: V, first: V[number]) => ({
  first,
  read: (value: unknown): V[number] | undefined =>
    values.includes(value as string) ? (value as V[number]) : undefined,
});

const number = (first: number, min: number, max: number) => ({
  first,
  read: (value: unknown): number | undefined =>
    typeof value === 'number' && value >= min && value <= max ? value : undefined,
});

const flag = (first: boolean) => ({
  first,
  read: (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined),
});

const text = (first: string, longest: number) => ({
  first,
  read: (value: unknown): string | undefined =>
    typeof value === 'string' ? value.slice(0, longest) : undefined,
});

const wordList = (first: readonly string[]) => ({
  first,
  read: (value: unknown): readonly string[] | undefined =>
    Array.isArray(value) && value.every((word) => typeof word === 'string') ? value : undefined,
});

/** How somebody last set up a table of a game: who sat there besides them, and with which options. */
export interface TableSetup {
  readonly opponents: readonly { readonly name: string; readonly bot: string }[];
  readonly options: Options;
}

const setups = () => ({
  first: {} as Readonly<Record<string, TableSetup>>,
  read: (value: unknown): Readonly<Record<string, TableSetup>> | undefined =>
    isRecord(value)
      ? Object.fromEntries(
          Object.entries(value).filter((entry): entry is [string, TableSetup] => isSetup(entry[1])),
        )
      : undefined,
});

/** By game; whoever uses them looks whether they still make sense. */
const roomSetups = () => ({
  first: {} as Readonly<Record<string, unknown>>,
  read: (value: unknown): Readonly<Record<string, unknown>> | undefined =>
    isRecord(value) ? value : undefined,
});

/** By game. */
const wordLists = () => ({
  first: {} as Readonly<Record<string, readonly string[]>>,
  read: (value: unknown): Readonly<Record<string, readonly string[]>> | undefined =>
    isRecord(value)
      ? Object.fromEntries(
          Object.entries(value).flatMap(([game, words]) => {
            const read = wordList([]).read(words);
            return read === undefined ? [] : [[game, read]];
          }),
        )
      : undefined,
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSetup = (value: unknown): value is TableSetup =>
  isRecord(value) &&
  isRecord(value['options']) &&
  Array.isArray(value['opponents']) &&
  value['opponents'].every(
    (one) => isRecord(one) && typeof one['name'] === 'string' && typeof one['bot'] === 'string',
  );

export const themes = ['auto', 'dark', 'light'] as const;
export const contrasts = ['normal', 'high'] as const;
export const fonts = ['guild', 'legible'] as const;
export const confirms = ['fast', 'normal', 'careful'] as const;
export const handOrders = ['profession', 'colour'] as const;
export const motions = ['auto', 'full', 'reduced'] as const;
export const speeds = ['off', 'fast', 'normal', 'slow'] as const;
/** As the protocol has them; its module would bring the schemas of all messages along. */
export const verbosities = ['decisions', 'turns', 'steps'] as const;
export const cues = ['decision', 'others', 'play', 'draw', 'score', 'attack', 'refused', 'end'] as const;
export type Cue = (typeof cues)[number];

/** The language of the browser, if it is one of ours. */
function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.find((tag): tag is Language => (languages as readonly string[]).includes(tag)) ?? 'en';
}

/** Everything that can be set, with what is sensible to begin with. */
const specs = {
  language: oneOf(languages, browserLanguage()),
  /** How others at a table call the player. */
  name: text('', 24),
  theme: oneOf(themes, 'auto'),
  contrast: oneOf(contrasts, 'normal'),
  /** In per cent. */
  textSize: number(100, 100, 200),
  font: oneOf(fonts, 'guild'),
  confirm: oneOf(confirms, 'normal'),
  /** Steps that are no choice are taken without asking; not where the player likes it careful. */
  forcedSteps: flag(true),
  /** Occasions at which the player wants to be asked while others play; at all, where a game is missing. */
  askedAt: wordLists(),
  handOrder: oneOf(handOrders, 'profession'),
  motion: oneOf(motions, 'auto'),
  speed: oneOf(speeds, 'normal'),
  /** How fast bots play. */
  pace: oneOf(paces, 'normal'),
  /** In per cent. */
  volume: number(60, 0, 100),
  mutedCues: wordList([]),
  /** Single letters work as keys. */
  letterKeys: flag(true),
  /** `command=key`, where it differs from the usual. */
  keys: wordList([]),
  textTable: flag(false),
  verbosity: oneOf(verbosities, 'turns'),
  /** By game; the one set up last comes last. */
  lastTables: setups(),
  /** The same for tables with people. */
  lastRooms: roomSetups(),
} as const;

export type Settings = {
  readonly [K in keyof typeof specs]: NonNullable<ReturnType<(typeof specs)[K]['read']>>;
};

const storageKey = 'zunft-settings';

/** What can be read of a document is used, the rest is as at the beginning. */
export function readSettings(document: unknown): Settings {
  const given = typeof document === 'object' && document !== null ? document : {};
  const entries = Object.entries(specs).map(([name, spec]) => {
    const value = (given as Record<string, unknown>)[name];
    return [name, spec.read(value) ?? spec.first];
  });
  return Object.fromEntries(entries) as Settings;
}

function stored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}

const current = signal<Settings>(readSettings(stored()));

export const settings: ReadonlySignal<Settings> = current;

export function change(part: Partial<Settings>): void {
  current.value = readSettings({ ...current.value, ...part });
  try {
    localStorage.setItem(storageKey, JSON.stringify(current.value));
  } catch {
    // Without storage the settings live as long as the page.
  }
}

// What is set in one tab holds in all; otherwise each would write over what the others have set.
addEventListener('storage', ({ key }) => {
  if (key === storageKey) current.value = readSettings(stored());
});

export const language = computed(() => current.value.language);

const darkWanted = matchMedia('(prefers-color-scheme: dark)');
const stillWanted = matchMedia('(prefers-reduced-motion: reduce)');
const systemDark = signal(darkWanted.matches);
const systemStill = signal(stillWanted.matches);
darkWanted.addEventListener('change', ({ matches }) => {
  systemDark.value = matches;
});
stillWanted.addEventListener('change', ({ matches }) => {
  systemStill.value = matches;
});

/** How things may move now: the system and the settings together. */
export const motion = computed<'off' | 'reduced' | 'full'>(() => {
  const { motion: wanted, speed } = current.value;
  if (speed === 'off') return 'off';
  if (wanted === 'auto') return systemStill.value ? 'reduced' : 'full';
  return wanted;
});

const windowSize = signal({ width: innerWidth, height: innerHeight });
addEventListener('resize', () => {
  windowSize.value = { width: innerWidth, height: innerHeight };
});

/** How much room there is for a table, in the measure of the text: larger text leaves less of it. */
export const layout = computed<'wide' | 'medium' | 'narrow' | 'landscape'>(() => {
  const scale = current.value.textSize / 100;
  const width = windowSize.value.width / scale;
  const height = windowSize.value.height / scale;
  if (height <= 620 && width >= 600) return 'landscape';
  if (width < 700) return 'narrow';
  return width < 1100 ? 'medium' : 'wide';
});

/** There is only room for a small table. */
export const isPhone = computed(() => layout.value === 'narrow' || layout.value === 'landscape');

/** Not high enough to show everything at its usual size. */
export const isShort = computed(() => windowSize.value.height / (current.value.textSize / 100) < 870);

/** Writes what concerns the whole page to its root element, where the style sheets read it. */
export function applySettings(root: HTMLElement = document.documentElement): void {
  effect(() => {
    const { theme, contrast, textSize, font, speed } = current.value;
    root.lang = language.value;
    root.dataset['theme'] = theme === 'auto' ? (systemDark.value ? 'dark' : 'light') : theme;
    root.dataset['contrast'] = contrast;
    root.dataset['font'] = font;
    root.dataset['motion'] = motion.value;
    root.dataset['speed'] = speed;
    root.dataset['layout'] = layout.value;
    root.dataset['short'] = String(isShort.value);
    root.style.fontSize = `${textSize}%`;
  });
}
