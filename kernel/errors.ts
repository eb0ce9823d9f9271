import type { Params } from './message.ts';

/** Rules of the table itself, above every game: who may answer what, and when. */
export const tableRuleIds = ['K-01', 'K-02', 'K-03', 'K-04', 'K-05', 'K-06', 'K-07'] as const;
export type TableRuleId = (typeof tableRuleIds)[number];

/** Every way in which the table refuses an answer that no game has to explain. */
export const refusalRules = {
  'not-your-decision': 'K-01',
  'game-over': 'K-01',
  'stale-answer': 'K-02',
  'unknown-option': 'K-03',
  'wrong-shape': 'K-03',
  'too-few': 'K-04',
  'too-many': 'K-04',
  'repeated-option': 'K-04',
  'same-group': 'K-04',
  'not-a-whole-number': 'K-04',
  'amount-out-of-range': 'K-04',
  'unknown-name': 'K-03',
  'bad-text': 'K-03',
  'too-long': 'K-04',
  'nothing-to-undo': 'K-05',
  'undo-chance-used': 'K-05',
  'undo-learned': 'K-05',
  'undo-other-answered': 'K-05',
  'no-such-seat': 'K-06',
  'already-resigned': 'K-07',
} as const satisfies Record<string, TableRuleId>;
export type TableRefusalCode = keyof typeof refusalRules;

/** An answer or a request that the rules do not allow. Nothing has changed. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: string;
  readonly params: Params;
  readonly rule: string;

  constructor(code: string, rule: string, params: Params = {}) {
    super(`${code} (${rule})`);
    this.code = code;
    this.params = params;
    this.rule = rule;
  }
}

export const refuse = (code: TableRefusalCode, params?: Params): Refusal =>
  new Refusal(code, refusalRules[code], params);

/** A document from outside (options, position, journal) that cannot be used. Lists every problem. */
export class BadDocument extends Error {
  override readonly name = 'BadDocument';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map((problem) => `${problem.path}: ${problem.code}`).join('; '));
    this.problems = problems;
  }
}

/** One thing wrong with a document, and where. */
export interface Problem {
  readonly path: string;
  readonly code: string;
  readonly params: Params;
}

/** A rule asked a question without a legal answer, or moved a card that is not there: a defect of the game. */
export class RuleDefect extends Error {
  override readonly name = 'RuleDefect';
}

/** This needs what happened before the snapshot that the match was restored from: replay the whole journal instead. */
export class PastNeeded extends Error {
  override readonly name = 'PastNeeded';
}

/** One thing wrong with a text that people write, such as a strategy; lines and columns are counted from 1. */
export interface TextProblem {
  readonly line: number;
  readonly column: number;
  readonly code: string;
  readonly params: Params;
}
