export const frameWordsEn = {
  home: 'Zunft, start page',
  tagline: 'Card games about craft, trade and power',
  pages: 'Pages',
  'nav.play': 'Play',
  'nav.learn': 'Learn',
  'nav.replays': 'Replays',
  'nav.settings': 'Settings',
  language: 'Language',
  credits: 'Credits and licences',
  version: 'Version {version}',

  'report.open': 'Report a problem',
  'report.intro':
    'This saves a file with everything that happened at one table, so that a mistake can be found and put right. Nothing is sent anywhere: you decide who gets the file.',
  'report.inside':
    'In it are the players’ names, the options, every answer given and the present position. That includes cards which are hidden in this game, so do not open it before the game is over if you still want to play it out.',
  'report.table': 'Table',
  'report.entry': '{game}: {names}{over, select, yes { (finished)} other {}}',
  'report.none':
    'A report is about a table, and there is none in this browser yet. If something goes wrong before the first game, reloading the page usually helps.',
  'report.save': 'Save the report',
  'report.saved': 'Saved as {file}.',
  'report.failed': 'The report could not be made: {problem}',
  'report.close': 'Close',

  'failure.bad-document': 'This is not a game file of Zunft, or it is damaged.',
  'failure.unknown-game': 'This version of Zunft does not know the game in the file.',
  'failure.rules-version':
    'The game was recorded under other rules than those in force today, so it cannot be played back.',
  'failure.malformed-json': 'The file cannot be read: it does not contain valid JSON.',
  'failure.too-large':
    'The file is larger than 5 MB. Game files are much smaller, so this is probably another one.',
  'failure.unreadable': 'The browser could not open the file.',
  'failure.table-exists': 'There is a table of this name already. Please try again.',
  'failure.unknown-table': 'This table does not exist in this browser (any more).',
  'failure.not-stored':
    'The browser has no room left to store it, or does not allow storing anything here (in a private window, for instance).',
  'failure.other': 'Something unexpected happened ({code}).',
} as const satisfies Record<string, string>;
