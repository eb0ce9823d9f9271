export { botAnswer, botNames, makeBot } from './bot.ts';
export { RandomPolicy } from './random.ts';
export {
  addTallies,
  emptyTally,
  Series,
  type SeriesSetup,
  type SeriesTally,
  seriesOptions,
  wholeWin,
} from './series.ts';
