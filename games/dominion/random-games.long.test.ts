import {
  completeOptions,
  fastChance,
  makeTable,
  operandOf,
  type Policy,
  playOut,
  Stream,
  verbOf,
} from '@zunft/kernel';
import { conservationProblem, RandomPolicy } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { dominion } from './index.ts';
import { hand } from './places.ts';
import { faceOf, isAction, isTreasure, kingdomCardIds } from './printed.ts';
import { verb } from './verbs.ts';

const thorough = process.env['ZUNFT_VERIFY'] === 'long';
const gamesPerSeats = thorough ? 10_000 : 60;

/** Answers at random and counts what it plays, by face. */
function countingPolicy(seed: string, played: number[]): Policy {
  const random = new RandomPolicy(seed);
  const note = (face: number): void => {
    played[face] = (played[face] ?? 0) + 1;
  };
  return {
    answer(t, question) {
      random.answer(t, question);
      if (question.kind !== 'choose' || question.chosenCount === 0) return;
      const choice = question.chosen[0]!;
      if (verbOf(choice) === verb.play) note(t.face(operandOf(choice)));
      if (verbOf(choice) !== verb['play-treasures']) return;
      for (const card of t.cardsIn(hand(question.seat))) if (isTreasure[t.face(card)]) note(t.face(card));
    },
  };
}

describe('random games of Dominion over random kingdoms', () => {
  const played: number[] = [];

  for (const seats of [2, 3, 4, 5, 6]) {
    it(`${seats} players: ${gamesPerSeats} games end with a winner and lose no card`, () => {
      for (let i = 0; i < gamesPerSeats; i++) {
        const seed = `${seats}/${i}`;
        const stream = new Stream(`${seed}/options`);
        const options = completeOptions(dominion, seats, {}, (bound) => stream.below(bound));
        const t = makeTable(dominion, seats, options, fastChance(seed));
        t.chance.start(t.cells);
        const policy = countingPolicy(seed, played);
        dominion.setup(t);
        for (let steps = 0; !dominion.isOver(t); steps++) {
          playOut(dominion, t, policy, 1);
          const problem = conservationProblem(t);
          if (problem !== undefined || steps > 100_000) throw new Error(`${seed}, step ${steps}: ${problem}`);
        }
        expect(Math.min(...t.cells.subarray(t.layout.counter, t.layout.face))).toBeGreaterThanOrEqual(0);
        expect(dominion.outcome(t).places).toContain(1);
      }
    });
  }

  it('every kingdom card that can be played was played', () => {
    const playable = kingdomCardIds.filter((id) => isAction[faceOf(id)] || isTreasure[faceOf(id)]);
    const counts = playable.map((id) => [id, played[faceOf(id)] ?? 0] as const).sort((a, b) => a[1] - b[1]);
    console.log(counts.map(([id, count]) => `${id} ${count}`).join(', '));
    const never = counts.filter(([, count]) => count === 0);
    // Dear cards are rare where nobody saves for them.
    expect(never.length).toBeLessThanOrEqual(thorough ? 0 : 8);
  });
});
