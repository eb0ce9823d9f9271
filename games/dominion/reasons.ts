import type { Params, Question, Seat, Table } from '@zunft/kernel';
import { buyPhase, coins, phase, tokens } from './places.ts';
import { printedCost } from './printed.ts';
import type { RuleId } from './rule-ids.ts';
import { price } from './supply.ts';

interface ReasonSpec {
  readonly rule: RuleId;
  params?(t: Table, seat: Seat, operand: number, question: Question): Params;
}

/** What the card costs now, and what the question allows. */
const cost: ReasonSpec['params'] = (t, _, face, { params = {} }) => {
  const { limit } = params;
  return { ...params, has: limit === 'printed' ? printedCost[face]! : price(t, face) };
};

/** Why something cannot be done. */
export const reasons = {
  'no-actions-left': { rule: 'DOM-1.2' },
  'action-phase-over': { rule: 'DOM-1.2' },
  'not-playable': { rule: 'DOM-1.2' },
  'treasure-after-buy': { rule: 'DOM-1.2' },
  'no-treasure-in-hand': { rule: 'DOM-1.2' },
  'tokens-after-buy': { rule: 'DOM-1.4' },
  'no-tokens': { rule: 'DOM-1.4' },
  'no-buys-left': { rule: 'DOM-1.2' },
  'too-dear': {
    rule: 'DOM-1.2',
    params(t, seat, face) {
      const [cost, have] = [price(t, face), t.get(coins)];
      const short = cost - have;
      const withTokens = t.get(phase) !== buyPhase && t.get(tokens(seat)) >= short;
      return { cost, have, short, withTokens: withTokens ? 'yes' : 'no' };
    },
  },
  'pile-empty': { rule: 'DOM-1.1' },
  'costs-more': { rule: 'DOM-1.6', params: cost },
  'costs-other': { rule: 'DOM-1.6', params: cost },
  'not-a-treasure': { rule: 'DOM-1.6' },
  'not-an-action': { rule: 'DOM-1.6' },
  'not-a-victory': { rule: 'DOM-1.6' },
  'not-that-card': { rule: 'DOM-1.6' },
  'no-reaction': { rule: 'DOM-1.7' },
  'reaction-used': { rule: 'DOM-1.7' },
} as const satisfies Record<string, ReasonSpec>;

export type ReasonCode = keyof typeof reasons;
