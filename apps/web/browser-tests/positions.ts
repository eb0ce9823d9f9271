import { playersOf } from './tables.ts';

/** Tables in the middle of a game, to be opened with `openTable(context, { table, ...position })`. */
const position = (document: Readonly<Record<string, unknown>>, seats = 2) => ({
  players: playersOf(seats),
  position: { game: 'guildhall', seed: 'position', ...document } as never,
});

/** Two cards for two cards: playing the Trader leads to a swap of four picks. */
export const beforeSwap = position({
  players: [
    {
      hand: ['trader.red', 'dancer.blue', 'weaver.yellow'],
      hall: ['trader.blue', 'trader.green', 'weaver.red', 'farmer.blue', 'dancer.red'],
    },
    { hand: ['farmer.red'], hall: ['historian.red', 'historian.blue', 'assassin.green', 'farmer.green'] },
  ],
  discard: ['historian.green'],
});

/** The picks that lead into the middle of that swap. */
export const intoSwap = ['play.trader.red', 'level.2', 'give.farmer.blue'];

/** One action is left. The Farmer lies in the hall already, a Weaver was played, and no chapter is complete. */
export const nothingGoes = position({
  played: ['weaver'],
  actionsLeft: 1,
  players: [
    { hand: ['farmer.red', 'weaver.blue', 'dancer.green'], hall: ['farmer.red'], area: ['weaver.green'] },
    { hand: ['farmer.blue'] },
  ],
  row: ['owe_9', 'owe_5'],
});

/** Two of Berta's cards have to go; the order counts. */
export const twoToDiscard = position({
  players: [
    {
      hand: ['assassin.red', 'farmer.blue'],
      hall: ['assassin.blue', 'assassin.green', 'assassin.yellow', 'assassin.purple'],
    },
    { hand: ['farmer.green'], hall: ['farmer.red', 'weaver.blue', 'weaver.red'] },
  ],
  answers: [['play.assassin.red'], ['level.4']],
});

/** Two actions, and more in hand than one may keep. */
export const fullHand = position({
  players: [
    {
      hand: ['farmer.red', 'weaver.blue', 'dancer.green', 'trader.red', 'historian.blue', 'assassin.red'],
      hall: ['weaver.red', 'weaver.green'],
    },
    { hand: ['farmer.blue'], hall: ['dancer.red', 'dancer.blue', 'trader.blue'] },
  ],
});

/** All five colours in hand and in the hall. */
export const allColours = position({
  players: [
    {
      hand: ['farmer.red', 'farmer.yellow', 'farmer.green', 'farmer.blue', 'farmer.purple'],
      hall: ['weaver.red', 'trader.yellow', 'dancer.green', 'historian.blue', 'assassin.purple'],
    },
    { hall: ['farmer.red', 'weaver.blue'] },
  ],
});

/** One action is left, and then there are points enough. */
export const lastAction = position({
  options: { pointsToWin: 5 },
  actionsLeft: 1,
  turn: 9,
  players: [
    { hand: ['farmer.red'], hall: ['weaver.red'], tokens: 5 },
    { hand: ['farmer.blue'], tokens: 3 },
  ],
});

/** Cards from the discard pile lie in a tray. */
export const atTheTray = position({
  players: [
    {
      hand: ['historian.red'],
      hall: ['historian.blue', 'historian.green', 'historian.yellow', 'historian.purple'],
    },
    { hall: ['farmer.red'] },
  ],
  discard: ['weaver.red', 'weaver.blue', 'trader.green', 'dancer.purple', 'assassin.yellow'],
  answers: [['play.historian.red'], ['level.4']],
});

/** The longest names in hand and in the hall. */
export const longNames = position({
  players: [
    {
      hand: ['historian.red', 'historian.purple', 'assassin.blue', 'assassin.yellow'],
      hall: ['historian.blue', 'assassin.green', 'trader.red'],
    },
    { hall: ['historian.red', 'assassin.blue'] },
  ],
});

/** The longest effects at all levels; the strongest takes one of six chapters. */
export const beforeChapters = position({
  options: { professions: 'job-faire' },
  players: [
    {
      hand: ['peddler.red', 'robber.red', 'scholar.red', 'hunter.green'],
      hall: ['peddler.blue', 'peddler.green', 'peddler.yellow', 'peddler.purple'],
    },
    {
      hand: ['robber.blue'],
      hall: [
        'bricklayer.blue',
        'hunter.red',
        'peddler.blue',
        'robber.green',
        'scholar.purple',
        'tax-collector.red',
      ],
    },
  ],
});
