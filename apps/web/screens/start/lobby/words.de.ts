import type { lobbyWordsEn } from './words.en.ts';

export const lobbyWordsDe = {
  'mine.turn': 'Du bist am Zug.',
  'mine.ready': 'Alle sitzen. Bist du bereit?',
  'mine.gathering':
    '{free, plural, =0 {Alle sitzen, aber noch sind nicht alle bereit.} one {# Platz ist noch frei.} other {# Plätze sind noch frei.}}',
  'mine.again': 'Noch eine Partie? Dein Platz ist für dich freigehalten.',
  'mine.running': 'Die anderen überlegen.',
  'mine.standIn': 'Ein Bot spielt für dich.',
  'mine.paused': 'Die Partie ist unterbrochen.',
  with: 'mit {names}',
  alone: 'noch allein',
  toTable: 'Zum Tisch',
  toTableWith: 'Zum Tisch: {game}, {company}',

  none: 'Gerade ist kein Tisch von anderen offen.',
  'none.lay': 'Eröffne selbst einen: oben beim Spiel, „Mit Freunden“.',
  waiting: 'Offene Tische werden gesucht …',
  unreachable:
    'Tische mit anderen sind gerade nicht erreichbar. Partien gegen Bots gehen trotzdem wie immer.',
  retry: 'Jetzt versuchen',
  here: '{names}, {free, plural, =0 {kein Platz frei} one {# Platz frei} other {# Plätze frei}}',
  bot: '{name} (Bot)',
  running: 'läuft',
  paused: 'macht Pause',
  join: 'Mitspielen',
  joinTable: 'Mitspielen: {game}, {names}',
  watch: 'Zusehen',
  watchTable: 'Zusehen: {game}, {names}',
  showAll: 'Alle {count} Tische zeigen',
} as const satisfies Record<keyof typeof lobbyWordsEn, string>;
