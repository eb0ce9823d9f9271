/** What can be typed instead of an answer, in every language; the first word is the one that help shows. */
export const promptWords = {
  help: { en: ['help', '?'], de: ['hilfe'] },
  table: { en: ['table'], de: ['tisch'] },
  why: { en: ['why'], de: ['warum', 'wieso'] },
  hint: { en: ['hint'], de: ['tipp', 'rat'] },
  card: { en: ['card'], de: ['karte'] },
  rules: { en: ['rules', 'rule'], de: ['regeln', 'regel'] },
  log: { en: ['log'], de: ['verlauf'] },
  orders: { en: ['orders'], de: ['aufträge', 'auftraege'] },
  undo: { en: ['undo', 'back'], de: ['zurück', 'zurueck'] },
  save: { en: ['save'], de: ['speichern', 'sichern'] },
  quit: { en: ['quit', 'exit', 'q'], de: ['ende', 'beenden'] },
} as const satisfies Record<string, Record<'en' | 'de', readonly [string, ...string[]]>>;

export type PromptCommand = keyof typeof promptWords;

export const promptCommands = Object.keys(promptWords) as PromptCommand[];
