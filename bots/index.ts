export { bootstrap } from './arena/bootstrap.ts';
export { eloOfShare, expectedShare } from './arena/elo.ts';
export { type Interval, sampleOf, wilson, wilsonOfDeals } from './arena/interval.ts';
export {
  addPairings,
  dealTally,
  emptyPairing,
  type Forfeit,
  gamesPerDeal,
  Pairing,
  type PairingSetup,
  type PairingTally,
  pairingSeries,
} from './arena/pairing.ts';
export { decisive, evidence, type SequentialTest, type Verdict, verdict } from './arena/sprt.ts';
export {
  type Bot,
  type BotTask,
  type BotTexts,
  beginTask,
  botAnswer,
  botNamed,
  botNames,
  botTask,
  ladder,
  mostIterations,
} from './bot.ts';
export { samplesOf } from './fit/self-play.ts';
export { softmaxRegression } from './fit/softmax-regression.ts';
export { botAt, EndlessGame, endOf, type GameEnd, Games, type SeriesSetup, seedsOf } from './games.ts';
export { RandomPolicy } from './random.ts';
export {
  addReports,
  type Counts,
  emptyReport,
  type ItemTally,
  Report,
  type ReportTally,
} from './report/report.ts';
export { Search } from './search/search.ts';
export {
  addTallies,
  type BotTally,
  emptyTally,
  Series,
  SeriesCount,
  type SeriesTally,
  seriesOptions,
  wholeWin,
} from './series.ts';
export { type Considered, type Thinking, type Thought, thoughtOf, type Why } from './thinking.ts';
