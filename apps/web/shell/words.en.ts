export const shellWordsEn = {
  'title.start': 'Zunft',
  'title.new': 'Set up a table',
  'title.table': 'Table',
  'title.room': 'Table with people',
  'title.join': 'Join a table',
  'title.replays': 'Replays',
  'title.replay': 'Replay',
  'title.rules': 'Rules',
  'title.cards': 'Cards',
  'title.glossary': 'Glossary',
  'title.settings': 'Settings',
  'title.credits': 'Credits',
  'title.notFound': 'Page not found',
  titleOf: '{title} – Zunft',

  firstControls: 'Quick access',
  textTable: 'Text table',
  on: 'on',
  off: 'off',
  skip: 'Skip to content',
  loading: 'One moment …',

  offline: 'You are offline. Games against bots go on as usual.',
  'update.ready': 'A new version is ready.',
  'update.reload': 'Reload',
  'update.later': 'Later',
  incomplete: 'Something could not be loaded. Once you are connected, reload the page.',

  'load.title': 'This page did not arrive',
  'load.text':
    'It could not be fetched. Perhaps the connection is down, or a new version has come out since you opened Zunft. Your games are safe in this browser.',
  'load.again': 'Load again',

  'broken.title': 'Something went wrong here',
  'broken.text': 'That is our mistake, not yours. Your games are safe in this browser.',
  'broken.table':
    'That is our mistake, not yours. The game is stored up to your last answer; after reloading, it goes on from there.',
  'broken.reload': 'Reload the page',
} as const satisfies Record<string, string>;
