export const newTableWordsEn = {
  title: 'Set up a table: {game}',
  you: 'You',
  noGame: 'There is no such game here',
  'noGame.text': 'No table can be set up for it. Perhaps the address is misspelt.',
  'noGame.home': 'To the start page',

  seats: 'At the table',
  players: 'Players',
  yourName: 'Your name',
  botName: 'Bot {seat}',
  botKind: 'Plays like',
  whoBegins: 'Chance decides who begins.',

  rules: 'What is played',
  bounds: 'From {min} to {max}; usually {usual}.',
  'about.guildhall.mayPass':
    'You may give up the actions you have left. Without this house rule you use them all, if need be by drawing.',
  'about.guildhall.openChapters':
    'Everybody sees which professions the others have completed. Usually only their number is known.',

  aids: 'How you play',
  start: 'Start the game',
  seeFields: 'Something does not fit yet. The field in question says what.',
} as const satisfies Record<string, string>;
