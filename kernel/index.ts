export type { Balance, BalanceKind, Had } from './balance.ts';
export { type ByItself, type Instead, isByItself, isInstead } from './by-itself.ts';
export {
  type Chance,
  type ChanceSpec,
  commitmentOf,
  drawBelow,
  fastChance,
  makeChance,
  type SeedParts,
  Stream,
  sealedChance,
  seedOf,
} from './chance.ts';
export { numberCounter, wordCounter } from './counter-notation.ts';
export { type Answer, type Decision, type Option, type OptionRef, type Reason, refOfId } from './decision.ts';
export {
  BadDocument,
  PastNeeded,
  type Problem,
  Refusal,
  RuleDefect,
  refusalRules,
  type TableRefusalCode,
  type TextProblem,
  tableRuleIds,
} from './errors.ts';
export type { TableEvent, ViewedEvent } from './event.ts';
export type { Game, Json, Notation, OptionSpec, Options, Outcome } from './game.ts';
export type { UndoState } from './history.ts';
export {
  checkDeal,
  type Journal,
  type JournalHead,
  type JournalRecord,
  type MatchSetup,
  type ViewedJournal,
} from './journal.ts';
export {
  type Card,
  type Counter,
  defineCounters,
  defineZones,
  type Face,
  none,
  type Seat,
  type Zone,
} from './layout.ts';
export { Match } from './match.ts';
export type { Message, Params } from './message.ts';
export { makePosition, type PositionDocument, parsePosition } from './notation.ts';
export { completeOptions } from './options.ts';
export { type PerftRow, perft, perftBySuspending } from './perft.ts';
export { playOut, runTo } from './playout.ts';
export { hashCells, hashText, makeTable, type Position, tableAt } from './position.ts';
export { defineVerbs, operandOf, Question, verbIndex, verbOf } from './question.ts';
export { Sampler } from './resample.ts';
export type { Sense } from './sense.ts';
export { Situation, Worlds } from './situation.ts';
export type { MatchSnapshot } from './snapshot.ts';
export { type Policy, Table } from './table.ts';
