import type { Face } from '@zunft/kernel';
import type { Mode } from '../verbs.ts';
import type { CardGroup, CardPlace, TableFact } from './words.ts';

// What a strategy says, as it is written: docs/strategies.md.

/** A number that a strategy asks the table for. */
export type Fact =
  | { readonly kind: 'pile'; readonly face: Face }
  | { readonly kind: 'copies'; readonly face: Face; readonly place: CardPlace }
  | { readonly kind: 'group'; readonly group: CardGroup; readonly place: CardPlace }
  | { readonly kind: 'table'; readonly fact: TableFact };

export type Calculation = '+' | '-' | '*' | '/';
export type Comparison = '<' | '<=' | '=' | '!=' | '>=' | '>';

export type NumberNode =
  | Fact
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'minus'; readonly of: NumberNode }
  | {
      readonly kind: 'calculation';
      readonly sign: Calculation;
      readonly left: NumberNode;
      readonly right: NumberNode;
    };

export type ConditionNode =
  | { readonly kind: 'not'; readonly of: ConditionNode }
  | { readonly kind: 'and' | 'or'; readonly left: ConditionNode; readonly right: ConditionNode }
  | {
      readonly kind: 'comparison';
      readonly sign: Comparison;
      readonly left: NumberNode;
      readonly right: NumberNode;
    };

/** One line: what, and when. */
export interface Rule<Item> {
  readonly item: Item;
  readonly when: ConditionNode | undefined;
}

/** `other`: every card without a line of its own. */
export type CardItem = Face | 'other';

/** The lines of a section; `source`: only for questions that this card asks. */
export type Section =
  | {
      readonly kind: 'cards';
      readonly name: CardSection;
      readonly source?: Face;
      readonly rules: Rule<CardItem>[];
    }
  | {
      readonly kind: 'choices';
      readonly name: 'choose';
      readonly source?: Face;
      readonly rules: Rule<Mode>[];
    }
  | {
      readonly kind: 'amounts';
      readonly name: AmountSection;
      readonly source?: Face;
      readonly rules: Rule<NumberNode>[];
    };

export type CardSection = 'buy' | 'gain' | 'play' | 'trash' | 'discard' | 'name';
export type AmountSection = 'overpay' | 'save';
export type SectionName = CardSection | AmountSection | 'choose';
