export const announcingWordsEn = {
  title: '{game} – Zunft',
  'title.asked': '(!) It is your turn – {game}',
  'title.answer': '(!) {answer} – {game}',
  'title.called': '(!) You are asked – {game}',
  'title.elsewhere': '({count}) {game} – Zunft',
  moreSteps: '{count, plural, one {and # more step} other {and # more steps}}',
} as const satisfies Record<string, string>;
