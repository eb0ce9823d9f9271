/** What `zunft arena` says. */
export const arenaEn = {
  'usage.arena': 'zunft arena {games} --bots A,B,… [FLAGS]',
  'about.arena': 'Let every bot play every other one, and measure who is how much stronger.',
  'value.sprt': 'ELO0,ELO1',
  'value.kingdoms': 'WHICH',
  'value.patience': 'SECONDS',
  'flag.sprt':
    'arena: stop a pairing as soon as it is certain (error 5%) whether its first bot is stronger by ELO1 points, or only by ELO0',
  'flag.kingdoms':
    'Dominion: play every pairing in each of several kingdoms: so many drawn by the seed, yardstick, or a file with a kingdom on every line',
  'flag.patience': 'how many seconds a bot that is a program may think about one answer',

  'arena.title': '{game}: {bots, plural, other {# bots}}, {players, plural, other {# players}}, seed {seed}',
  'arena.seats':
    '{players, plural, =2 {Every deal is played twice, with seats swapped; equal bots win 50%.} other {Every deal is played {games} times: one of the first bot among others of the second, then the other way round, each in every seat. Equal bots win 50% of all games, and {null} where one of them is alone.}}',
  'arena.cross': 'Win share of the row against the column:',
  'arena.mean': 'Mean',
  'arena.pairing':
    '{one} v {other}: {games, plural, one {# game} other {# games}} ({deals, plural, one {# deal} other {# deals}})',
  'arena.single': 'As the only one',
  'arena.elo': 'Elo difference (95% interval from paired deals)',
  'arena.elo-short': 'Elo (95% interval)',
  'arena.first-seat': 'Wins of whoever begins',
  'arena.decisions': 'Decisions per game',
  'arena.kingdom': 'Kingdom',
  'arena.all-kingdoms': 'All kingdoms',
  'arena.games': 'Games',
  'arena.test':
    '{verdict, select, elo1 {Decided: {bot} is stronger by {elo1} Elo rather than {elo0}.} elo0 {Decided: {bot} is not stronger by {elo1} Elo; {elo0} fits better.} other {Not decided yet between {elo0} and {elo1} Elo for {bot}.}} Evidence {evidence}; decided at ±{bound}.',
  'arena.forfeit':
    '{bot} lost {count, plural, one {# game} other {# games}} {why, select, illegal {by answers that are not allowed} crashed {because it ended} other {because it did not answer in time}} (the first in deal {deal}: {detail}).',

  'arena.two-bots': 'Name at least two bots: --bots apprentice,random',
  'arena.same-bots': 'Every bot can take part only once.',
  'arena.no-command': 'Say which program: exec:COMMAND',
  'arena.cannot-start': 'The program “{command}” cannot be started ({code}).',
  'arena.bad-test':
    '--sprt needs two numbers, the smaller one first, such as "0,20" (with a minus: --sprt="-10,10"), not “{value}”.',
  'arena.no-kingdoms': 'There is no kingdom in the file “{file}”.',
  'arena.foreign-state': 'The file “{file}” was not written by zunft arena --resume.',
  'arena.damaged-state': 'The file “{file}” is damaged: what it contains does not fit its fingerprint.',
  'arena.other-state':
    'The file “{file}” belongs to another arena: {part, select, bots {the bots} texts {a strategy file} players {the number of players} options {the options of the table} kingdoms {the kingdoms} seed {the seed} deals {the number of games is smaller than it} test {the test} patience {the patience} game {the game} deck {the deck} other {the version of the rules}} {part, select, deals {was} bots {differ} options {differ} kingdoms {differ} other {differs}}.',
} as const;
