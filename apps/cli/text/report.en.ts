/** What `zunft report` says, and what stands on its pages. */
export const reportEn = {
  'usage.report': 'zunft report {games} --out FILE.html [FLAGS]',
  'about.report': 'Write a page about what wins how much in many games between bots.',
  'value.bot': 'NAME',
  'value.out': 'FILE.html',
  'flag.bot': 'the bot that plays at every seat; otherwise apprentice',
  'flag.out': 'where to write the page; otherwise to standard output',

  'report.no-balance': 'The game “{game}” does not count anything of itself yet.',
  'report.one-bot': 'Name a single bot: it plays at every seat.',
  'report.written': 'The page is in “{file}”.',

  'report.guildhall.title': 'Guildhall: what wins how much',
  'report.dominion.title': 'Dominion: what wins how much',
  'report.about':
    '{games, plural, one {# game} other {# games}} between bots of one kind ({bot}), seed {seed}. A shared win counts in parts.',
  'report.reading':
    'A bar goes from what everybody could expect (dashed line) to the share that was won; the thin line is the 95% interval. Names with fewer than {few} cases are listed below it.',
  'report.caution':
    'Who has something and who wins may have a common cause: whoever is ahead can also afford more. And it is this bot that plays: it may not know what some cards are good for.',
  'report.players': '{players, plural, other {# players}}',
  'report.facts': '{games, plural, one {# game} other {# games}}, shared wins {ties}',
  'report.share': 'Wins',
  'report.cases': '{count, plural, one {# case} other {# cases}}',
  'report.few': '{count, plural, one {# more} other {# more}} with fewer than {few} cases',
  'report.seats': 'Seats',
  'report.seats-about': 'Wins in turn order, from whoever begins. Everybody could expect {expected}.',
  'report.seat': 'Player {number}',
  'report.ways': 'Ways to win',
  'report.ways-about': 'In what part of the games; the dashed line is where all ways would be equal.',
  'report.length': 'Length',
  'report.length-about': 'Turns per player: {mean} ± {sd} (mean and standard deviation).',
  'report.points': 'Points',
  'report.points-about': 'At the end: winners {winners}, others {others} on average.',
  'report.winners': 'winners',
  'report.others': 'others',
  'report.made-by':
    'Made by version {version} of the rules with this command; the same command makes the same page:',

  'report.guildhall.completed': 'Professions: completed',
  'report.guildhall.completed.about':
    'Wins of players who completed at least one chapter of a profession during the game, in games in which not everybody did. They could expect {expected}. Below: by what part of the players, how often in a game, and turns per player in games with this profession.',
  'report.guildhall.completed.meta': 'by {had}, {times} a game, {turns} turns',
  'report.guildhall.played': 'Professions: played most',
  'report.guildhall.played.about':
    'Wins of the player who alone played the most cards of a profession. They could expect {expected}. Below: how often it was played in a game, all players together.',
  'report.guildhall.played.meta': '{times} a game',
  'report.guildhall.bought': 'Prestige cards: bought',
  'report.guildhall.bought.about':
    'Wins of players who bought at least one copy, in games in which not everybody did. They could expect {expected}; as prestige is what wins, every purchase helps, and the differences are what counts. Below: by what part of the players, and how often in a game.',
  'report.guildhall.bought.meta': 'by {had}, {times} a game',

  'report.dominion.owned': 'Kingdom cards: owned at the end',
  'report.dominion.owned.about':
    'Wins of players who owned at least one copy at the end, however it came to them, in games in which not everybody did. They could expect {expected}. Below: by what part of the players in games with this card, how many copies in all, and turns per player in these games.',
  'report.dominion.owned.meta': 'by {had}, {times} a game, {turns} turns',
  'report.dominion.bought': 'Kingdom cards: bought most',
  'report.dominion.bought.about':
    'Wins of the player who alone bought the most copies. They could expect {expected}. Below: by what part of the players it was bought at all, and how often in a game.',
  'report.dominion.bought.meta': 'by {had}, {times} a game',

  'report.the-guild.title': 'The Guild: what wins how much',
  'report.the-guild.way.election': 'Elected mayor',
  'report.the-guild.way.count': 'Became count',
  'report.the-guild.profession': 'Professions',
  'report.the-guild.profession.about':
    'Wins of players with this profession. They could expect {expected}. Below: turns per player in games with it.',
  'report.the-guild.profession.meta': 'by {had}, {turns} turns',
  'report.the-guild.played': 'Cards: played',
  'report.the-guild.played.about':
    'Wins of players who played a card at least once, in games in which not everybody did. They could expect {expected}; as every card brings experience, the differences are what counts. Below: by what part of the players, and how often in a game.',
  'report.the-guild.played.meta': 'by {had}, {times} a game',
  'report.the-guild.owned': 'Cards: on the table at the end',
  'report.the-guild.owned.about':
    'Wins of players in front of whom a card lay at the end, however it came to them, in games in which not everybody had one. They could expect {expected}. Below: by what part of the players, and how many in a game.',
  'report.the-guild.owned.meta': 'by {had}, {times} a game',
} as const;
