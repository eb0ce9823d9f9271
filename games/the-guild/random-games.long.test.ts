import {
  completeOptions,
  fastChance,
  makeTable,
  operandOf,
  type Policy,
  playOut,
  type Table,
  verbOf,
} from '@zunft/kernel';
import { conservationProblem, RandomPolicy } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { theGuild } from './index.ts';
import { bank, debt, experience, taler } from './places.ts';
import { verb } from './verbs.ts';

const thorough = process.env['ZUNFT_VERIFY'] === 'long';
const gamesPerSeats = thorough ? 10_000 : 40;
const timeout = thorough ? 3_600_000 : 600_000;

/** Every so many steps, and at the end of the game, all cards are counted. */
const countEvery = 16;

/** Answers at random and counts what is played, by face. */
function countingPolicy(seed: string, played: number[]): Policy {
  const random = new RandomPolicy(seed);
  return {
    answer(t, question) {
      random.answer(t, question);
      if (question.kind !== 'choose' || question.chosenCount === 0) return;
      const choice = question.chosen[0]!;
      if (verbOf(choice) !== verb.play) return;
      const face = t.face(operandOf(choice));
      played[face] = (played[face] ?? 0) + 1;
    },
  };
}

/** Nobody has less than nothing, or owes it. */
function leastCounter(t: Table): number {
  let least = 0;
  for (let seat = 0; seat < t.seats; seat++) {
    least = Math.min(least, t.get(taler(seat)), t.get(experience(seat)));
    for (let creditor = bank; creditor < t.seats; creditor++)
      least = Math.min(least, t.get(debt(seat, creditor)));
  }
  return least;
}

describe('random games of The Guild', () => {
  const played: number[] = [];

  for (const seats of [2, 3, 4, 5, 6]) {
    it(
      `${seats} players: ${gamesPerSeats} games end with a winner and lose no card`,
      () => {
        const options = completeOptions(theGuild, seats, {}, () => 0);
        for (let i = 0; i < gamesPerSeats; i++) {
          const seed = `${seats}/${i}`;
          const t = makeTable(theGuild, seats, options, fastChance(seed));
          t.chance.start(t.cells);
          const policy = countingPolicy(seed, played);
          theGuild.setup(t);
          for (let steps = 0; !theGuild.isOver(t); steps++) {
            playOut(theGuild, t, policy, 1);
            if (steps % countEvery !== 0 && !theGuild.isOver(t)) continue;
            const problem = conservationProblem(t);
            if (problem !== undefined || leastCounter(t) < 0 || steps > 100_000)
              throw new Error(`${seed}, step ${steps}: ${problem ?? leastCounter(t)}`);
          }
          expect(theGuild.outcome(t).places.filter((place) => place === 1)).toHaveLength(1);
        }
      },
      timeout,
    );
  }

  it('every card of the deck was played', () => {
    const never = theGuild.faces.filter((_, face) => theGuild.backs[face] === 0 && !played[face]);
    // What needs much favour or a certain person is rare where nobody works towards it.
    expect(never.filter((id) => id !== 'town-hall').length).toBeLessThanOrEqual(thorough ? 0 : 12);
  });
});
