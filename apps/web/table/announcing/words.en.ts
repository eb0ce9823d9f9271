export const announcingWordsEn = {
  title: '{game} – Zunft',
  'title.asked': '(!) It is your turn – {game}',
  moreSteps: '{count, plural, one {and # more step} other {and # more steps}}',
} as const satisfies Record<string, string>;
