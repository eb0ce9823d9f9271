import type { Params, Seat, Table } from '@zunft/kernel';
import { professionIds, professionOf } from './faces.ts';
import { completedChapters, level } from './hall.ts';
import { prestigeOf } from './prestige/index.ts';
import type { RuleId } from './rule-ids.ts';

interface ReasonSpec {
  readonly rule: RuleId;
  params?(t: Table, seat: Seat, operand: number): Params;
}

const card = (t: Table, _: Seat, operand: number): Params => ({ card: t.faceName(operand) });
const profession = (t: Table, _: Seat, operand: number): Params => ({
  profession: professionIds[professionOf(t.face(operand))]!,
});

/** Every reason why something cannot be done, with its rule. The sentences are in `text/`. */
export const reasons = {
  'duplicate-in-hall': { rule: 'GH-2.6', params: card },
  'profession-played': { rule: 'GH-2.4-A', params: profession },
  'too-few-chapters': {
    rule: 'GH-2.4-C',
    params: (t, seat, operand) => ({
      cost: prestigeOf(t.face(operand)).cost,
      have: completedChapters(t, seat),
    }),
  },
  'level-too-high': {
    rule: 'GH-2.4-A',
    params: (t, seat, operand) => ({ level: operand, have: levelOfPlayed(t, seat) }),
  },
  'nothing-to-place': { rule: 'GH-5.5' },
  'pile-empty': { rule: 'GH-5.5' },
  'top-duplicate': { rule: 'GH-2.6' },
  'pile-too-small': { rule: 'G-06' },
  'hall-too-small': { rule: 'GH-5.5' },
  'no-target-cards': { rule: 'G-17' },
  'no-target-chapters': { rule: 'GH-assassin-2' },
  'no-target-hand': { rule: 'J-07' },
  'target-hand-too-small': { rule: 'GH-robber-4' },
  'no-target-exchange': { rule: 'GH-5.2' },
  'no-target-gift': { rule: 'GH-tax-collector-x' },
  'would-duplicate': { rule: 'GH-2.6', params: card },
  'chapter-would-duplicate': { rule: 'GH-2.6' },
  'exchange-cannot-end': { rule: 'GH-5.2', params: card },
  'must-place': { rule: 'J-05', params: card },
  'take-not-complete': { rule: 'GH-weaver-4' },
} as const satisfies Record<string, ReasonSpec>;

export type ReasonCode = keyof typeof reasons;

/** The level that the card just played has: GH-2.4-A. */
function levelOfPlayed(t: Table, seat: Seat): number {
  const played = professionIds.find((id) => id === t.cause?.split('.')[0]);
  return played === undefined ? 0 : level(t, seat, professionIds.indexOf(played));
}
