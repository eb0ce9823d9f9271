import type { Problem } from '@zunft/kernel';
import { nearestWords } from '@zunft/text';
import type { CardType, Effect, Harm, Window } from './schema.ts';

/** Words of the kind that was wanted and that look much like what is there. */
type Near = readonly string[] | 'none';
type Nothing = Readonly<Record<string, never>>;

/** What can be wrong with a deck, and what its sentence needs; the sentences are `deckProblem.<code>`. */
interface ProblemParams {
  'not-an-object': { readonly value: string };
  'not-a-list': { readonly value: string };
  'empty-list': Nothing;
  'too-many-entries': { readonly count: number; readonly most: number };
  'not-a-name': { readonly value: string; readonly most: number };
  'not-an-id': { readonly value: string; readonly most: number };
  'not-one-of': { readonly value: string; readonly allowed: readonly string[] };
  'out-of-range': { readonly value: string; readonly min: number; readonly max: number };
  missing: { readonly field: string };
  'unknown-field': { readonly field: string; readonly near: Near };

  twice: { readonly id: string };
  'unknown-trade': { readonly trade: string; readonly near: Near };
  'unknown-card': { readonly card: string; readonly near: Near };
  /** What is needed never lies in front of anybody. */
  'not-lasting': { readonly card: string };
  'not-for-type': { readonly field: string; readonly type: CardType };
  'no-trade': Nothing;
  'does-nothing': { readonly type: CardType };
  'no-window': Nothing;
  /** An effect that belongs into another window than the card is for. */
  'wrong-window': { readonly effect: Effect['do']; readonly window: Window };
  'own-turn-effect': { readonly effect: Effect['do'] };
  'act-in-window': Nothing;
  'nothing-to-use': { readonly field: string };
  'no-target': { readonly harm: Harm['do'] };
  'needless-target': Nothing;
  /** A harm to a card that another harm has taken away before. */
  'already-gone': { readonly harm: Harm['do'] };
  'no-change': Nothing;

  'not-one-municipal': { readonly count: number };
  'too-few-professions': { readonly count: number; readonly least: number };
  'no-business': Nothing;
  'too-few-cards': { readonly count: number; readonly least: number };
  'too-many-cards': { readonly count: number; readonly most: number };
}
export type DeckProblemCode = keyof ProblemParams;

export const problemAt = <C extends DeckProblemCode>(
  path: string,
  code: C,
  params: ProblemParams[C],
): Problem => ({ path, code, params });

const suggestions = 3;

export function near(typed: string, words: readonly string[]): Near {
  const found = nearestWords(typed, words, suggestions);
  return found.length > 0 ? found : 'none';
}
