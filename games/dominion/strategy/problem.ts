import type { TextProblem } from '@zunft/kernel';

/** What the reader of a strategy waits for at some place. */
export type Expected =
  | 'sectionEnd'
  | 'card'
  | 'cardOrOther'
  | 'choice'
  | 'number'
  | 'condition'
  | 'comparison'
  | 'place'
  | 'cardFact'
  | 'closing'
  | 'when'
  | 'lineEnd';

/** What can be wrong with a strategy, and what its sentence needs. */
export interface ProblemParams {
  /** Something else stands where only this makes sense. */
  expected: { readonly expected: Expected; readonly found: string; readonly at: 'end' | 'word' };
  'unknown-card': { readonly word: string; readonly near: readonly string[] | 'none' };
  'unknown-section': { readonly word: string; readonly near: readonly string[] | 'none' };
  'unknown-choice': { readonly word: string; readonly near: readonly string[] | 'none' };
  'strange-sign': { readonly sign: string };
  'bad-number': { readonly number: string };
  /** A section that is about Actions names a card that is none. */
  'no-action': { readonly card: string };
  'for-whom': { readonly section: string };
  'too-deep': { readonly most: number };
  'nothing-to-buy': Readonly<Record<string, never>>;
}
export type ProblemCode = keyof ProblemParams;

/** Where something stands in a text, from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export const problemAt = <C extends ProblemCode>(
  { line, column }: Place,
  code: C,
  params: ProblemParams[C],
): TextProblem => ({ line, column, code, params });
