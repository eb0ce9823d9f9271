import type { announcingWordsEn } from './words.en.ts';

export const announcingWordsDe = {
  title: '{game} – Zunft',
  'title.asked': '(!) Du bist dran – {game}',
  'title.answer': '(!) {answer} – {game}',
  'title.called': '(!) Du wirst gefragt – {game}',
  'title.elsewhere': '({count}) {game} – Zunft',
  moreSteps: '{count, plural, one {und # weiterer Schritt} other {und # weitere Schritte}}',
} satisfies Record<keyof typeof announcingWordsEn, string>;
