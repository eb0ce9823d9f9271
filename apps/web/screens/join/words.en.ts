export const joinWordsEn = {
  title: 'Join a table',
  searching: 'Looking for the table …',
  notFound: 'This table could not be found',
  home: 'To the start page',
  again: 'Try again',

  code: 'Table code',
  'code.hint': 'The code or the link that somebody has sent you.',
  'code.go': 'To the table',
  'code.missing': 'Type the code that somebody has sent you.',
} as const satisfies Record<string, string>;
