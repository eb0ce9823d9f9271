import { describe, expect, it } from 'vitest';
import { fastChance } from './chance.ts';
import type { Game } from './game.ts';
import { defineCounters, defineZones } from './layout.ts';
import { Match } from './match.ts';
import { perft, perftBySuspending } from './perft.ts';
import { hashCells, makeTable, type Position } from './position.ts';
import { defineVerbs, operandOf } from './question.ts';

const zones = defineZones(2, { hand: { visible: 'owner', per: 'seat' }, pile: { visible: 'everyone' } });
const counters = defineCounters(2, { round: 'table', score: 'seat' });
const verbs = defineVerbs({ lay: 'card' });
const { at: counter } = counters;

/** Asks in every way there is: a number, a name, all seats at once, many cards in order and by groups. */
const everyQuestion: Game = {
  id: 'every-question',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  faces: ['a', 'b', 'c'],
  backs: [0, 0, 0],
  zones: zones.list,
  counters: counters.list,
  verbs: verbs.list,
  reasons: {},
  options: {},
  checkOptions: () => [],
  settleOptions: (options) => options,
  cards: () => [0, 0, 1, 2, 0, 1, 2, 2],
  setup(t) {
    t.printed.forEach((face, card) => {
      t.create(card, face, zones.at.hand + Math.floor(card / 4));
    });
  },
  step(t) {
    const round = t.get(counter.round);
    const hand = (seat: number, prompt: string, byFace: boolean) => {
      const question = t.question(seat, prompt);
      for (const card of t.cardsIn(zones.at.hand + seat)) {
        question.offer(verbs.at.lay | card, undefined, byFace ? t.face(card) : -1);
      }
      return question;
    };
    if (round === 0) t.add(counter.score, t.amount(0, 'how-many', { min: 3, max: 22 }));
    else if (round === 1) t.add(counter.score + 1, t.name(1, 'which', ['x', 'y', 'z']));
    else if (round === 2) {
      const questions = [0, 1].map((seat) => hand(seat, 'lay', false).between(1, 2));
      t.askAll(questions);
      for (const { chosen, chosenCount } of questions) {
        t.moveAll(chosen.slice(0, chosenCount).map(operandOf), zones.at.pile);
      }
    } else {
      const seat = t.draw(2);
      const question = hand(seat, 'lay-different', true).between(1, 3);
      question.ordered = true;
      t.moveAll(t.pickMany(question).map(operandOf), zones.at.pile);
    }
    t.add(counter.round, 1);
  },
  isOver: (t) => t.get(counter.round) === 4,
  outcome: () => ({ places: [1, 1], scores: [0, 0] }),
  view: () => null,
  notation: {
    expand: () => undefined,
    condense: (_, cards) => cards,
    restZone: () => 'pile',
    finish: () => {},
    counters: {},
    check: () => [],
  },
};

function start(): Position {
  const chance = { kind: 'fast', seed: '1' } as const;
  return Match.deal(everyQuestion, { seats: 2, options: {}, chance }).position();
}

describe('perft', () => {
  it('counts the same answer sequences in both runners, whatever is asked', () => {
    const rows = perft(everyQuestion, start(), 6);

    expect(perftBySuspending(everyQuestion, start(), 6)).toEqual(rows);
    // 8 of 20 numbers; 3 names; seat 0 lays aabc: 3 single cards and 4 pairs, seat 1 lays abcc: as many.
    expect(rows.slice(0, 4).map(({ sequences }) => sequences)).toEqual([8, 8 * 3, 8 * 3 * 7, 8 * 3 * 7 * 7]);
    expect(rows[4]!.sequences).toBeGreaterThan(rows[3]!.sequences);
    expect(rows[5]).toEqual({ depth: 6, sequences: 0, hash: '0000000000000000' });
  });

  it('has a fingerprint of the tables that the sequences lead to', () => {
    const t = makeTable(everyQuestion, 2, {}, fastChance('1'));
    t.chance.start(t.cells);
    everyQuestion.setup(t);
    t.set(counter.round, 1);
    const sums = [0, 0];
    // The numbers are spread evenly over 3 … 22.
    for (const score of [3, 6, 8, 11, 14, 17, 19, 22]) {
      t.set(counter.score, score);
      const hash = hashCells(t.cells);
      sums[0] = (sums[0]! + Number.parseInt(hash.slice(0, 8), 16)) >>> 0;
      sums[1] = (sums[1]! + Number.parseInt(hash.slice(8), 16)) >>> 0;
    }

    const [row] = perft(everyQuestion, start(), 1);

    expect(row!.hash).toBe(sums.map((word) => word!.toString(16).padStart(8, '0')).join(''));
  });
});
