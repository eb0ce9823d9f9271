export {
  type Chance,
  type ChanceSpec,
  commitmentOf,
  drawBelow,
  fastChance,
  makeChance,
  Stream,
  sealedChance,
} from './chance.ts';
export { type Answer, type Decision, type Option, type OptionRef, type Reason, refOfId } from './decision.ts';
export {
  BadDocument,
  type Problem,
  Refusal,
  RuleDefect,
  refusalRules,
  type TableRefusalCode,
  tableRuleIds,
} from './errors.ts';
export type { TableEvent, ViewedEvent } from './event.ts';
export type { Game, Json, Notation, OptionSpec, Options, Outcome } from './game.ts';
export type { UndoState } from './history.ts';
export type { Journal, JournalRecord, ViewedJournal } from './journal.ts';
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
export { Match, type MatchSetup } from './match.ts';
export type { Message, Params } from './message.ts';
export { makePosition, type PositionDocument, parsePosition } from './notation.ts';
export { completeOptions } from './options.ts';
export { type PerftRow, perft, perftBySuspending } from './perft.ts';
export { playOut, runTo } from './playout.ts';
export { hashCells, hashText, makeTable, type Position, tableAt } from './position.ts';
export { defineVerbs, operandOf, Question, verbOf } from './question.ts';
export { Sampler } from './resample.ts';
export { type Policy, Table } from './table.ts';
