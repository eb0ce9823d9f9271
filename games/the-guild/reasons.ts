import type { Params, Question, Seat, Table } from '@zunft/kernel';
import { titles } from './deck/schema.ts';
import { pledge, residence, taler } from './places.ts';
import { price } from './price.ts';
import { printed } from './print.ts';
import type { RuleId } from './rule-ids.ts';
import { businessLimit, favourOf, inventoryOf, lockOf, residenceOf } from './standing.ts';
import { residences, titleTable } from './titles.ts';
import { missing } from './town-hall.ts';

interface ReasonSpec {
  readonly rule: RuleId;
  params?(t: Table, seat: Seat, operand: number, question: Question): Params;
}

const limit: ReasonSpec['params'] = (t, seat) => ({ limit: businessLimit(t, seat) });

/** Why something cannot be done. */
export const reasons = {
  'has-business': { rule: 'T-06' },
  'not-playable': { rule: 'TG-10.5' },
  'forgoes-cards': { rule: 'TG-10.7' },
  'one-supporter': { rule: 'TG-10.4' },
  'needs-title': {
    rule: 'TG-10.5',
    params: (t, _, card) => ({ title: titles[printed(t, card).title]! }),
  },
  'needs-favour': {
    rule: 'TG-10.5',
    params: (t, seat, card) => ({ needed: printed(t, card).needs.favour!, have: favourOf(t, seat) }),
  },
  'needs-trade': { rule: 'TG-10.5', params: (t, _, card) => ({ trade: printed(t, card).needs.trade! }) },
  'needs-card': { rule: 'TG-10.5', params: (t, _, card) => ({ cards: printed(t, card).needs.cards! }) },
  'too-many-businesses': { rule: 'TG-10.3', params: limit },
  'no-slot': { rule: 'TG-10.3', params: (t, seat) => ({ limit: residenceOf(t, seat).slots }) },
  'no-inventory': { rule: 'TG-10.6', params: (t, seat) => ({ limit: inventoryOf(t, seat) }) },
  'too-dear': {
    rule: 'T-13',
    params: (t, seat, card) => ({ cost: price(t, seat, card), have: t.get(taler(seat)) }),
  },
  'nobody-to-harm': { rule: 'TG-10.5' },
  'works-by-itself': { rule: 'TG-10.5' },
  locked: { rule: 'TG-10.4', params: (t, _, card) => ({ rounds: lockOf(t, card) }) },
  'not-property': { rule: 'T-23' },
  'own-turn-only': { rule: 'TG-10.5' },
  'not-immediate': { rule: 'TG-10.5' },
  'only-in-answer': { rule: 'T-26' },
  'other-window': { rule: 'T-26' },
  'other-kind-of-act': { rule: 'T-26' },
  'already-prevented': { rule: 'T-26' },
  'nothing-locked': { rule: 'TG-10.4' },
  'nothing-to-recover': { rule: 'TG-10.5' },
  'no-candidate': { rule: 'TG-10.7' },
  'in-tower': { rule: 'T-11' },
  'nothing-to-take': { rule: 'TG-10.6' },
  'no-hand-cards': { rule: 'TG-10.6' },
  'residence-finished': { rule: 'TG-10.3' },
  'residence-needs-title': {
    rule: 'TG-10.3',
    params: (t, seat) => ({
      title: titleTable.find((row) => row.residence > t.get(residence(seat)))!.title,
    }),
  },
  'residence-too-dear': {
    rule: 'TG-10.3',
    params: (t, seat) => ({ cost: residences[t.get(residence(seat))]!.cost, have: t.get(taler(seat)) }),
  },
  'town-hall-in-deck': { rule: 'TG-10.5' },
  'town-hall-stands': { rule: 'TG-10.5' },
  'town-hall-too-dear': {
    rule: 'T-19',
    params: (t, seat) => ({ cost: missing(t, seat), have: t.get(taler(seat)) }),
  },
  'nothing-missing': { rule: 'T-20' },
  'no-taler': { rule: 'TG-10.6', params: (t, seat) => ({ pledge: t.get(pledge(seat)) }) },
  'no-town-hall': { rule: 'TG-10.7' },
  'already-called': { rule: 'T-16' },
  'title-too-low': { rule: 'TG-10.7' },
  'cards-played': { rule: 'T-37' },
  'nothing-to-trade': { rule: 'TG-10.6' },
  'nobody-has-room': { rule: 'T-24' },
  'no-room-there': { rule: 'T-24' },
  'nobody-can-lend': { rule: 'T-34' },
  'cannot-lend-that': { rule: 'T-34' },
  'cannot-pay': { rule: 'TG-10.6' },
  'offer-void': { rule: 'T-25' },
} as const satisfies Record<string, ReasonSpec>;

export type ReasonCode = keyof typeof reasons;
