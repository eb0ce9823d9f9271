import { type Match, none, type Options, type Policy, playOut } from '@zunft/kernel';
import { dealTable } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { dominion } from '../index.ts';
import { kingdomSize, recommendedSetIds } from '../kingdom.ts';
import { kingdomCardIds } from '../printed.ts';
import { shippedStrategies } from '../strategies/shipped.ts';
import { fittedStrategies } from './fitted.ts';
import { bots, planFor, plansFor } from './index.ts';
import { hastyJourneyman } from './journeyman.ts';
import { PlanBook } from './plans.ts';
import { playerOf } from './player.ts';

/** So few that a test need not wait for them. */
const fewGames = 200;

const tableOf = (seats: number, options: Options) => dealTable(dominion, seats, options, 'plans').table;

/** Kingdoms that have every card between them. */
const kingdoms = Array.from({ length: Math.ceil(kingdomCardIds.length / kingdomSize) }, (_, i) => {
  const from = Math.min(i * kingdomSize, kingdomCardIds.length - kingdomSize);
  return kingdomCardIds.slice(from, from + kingdomSize).join(',');
});

/** Plays a live table to its end; every answer is checked by the table. */
function play(match: Match, policy: Policy): void {
  while (!match.isOver) {
    const seat = match.waitingFor[0]!;
    match.answer(seat, match.answerBy(seat, policy));
    if (match.seq > 20_000) throw new Error('the game does not end');
  }
}

describe('plans for a table', () => {
  it('are looked for once for each kingdom, number of players and set of rules', () => {
    const book = new PlanBook(fewGames);
    const plans = book.plansFor(tableOf(2, { kingdom: kingdoms[0]! }));
    expect(plans.length).toBeGreaterThan(1);
    expect(book.planFor(tableOf(2, { kingdom: kingdoms[0]! }))).toBe(plans[0]);
    expect(book.plansFor(tableOf(3, { kingdom: kingdoms[0]! }))).not.toBe(plans);
    expect(book.plansFor(tableOf(2, { kingdom: kingdoms[1]! }))).not.toBe(plans);
    expect(book.plansFor(tableOf(2, { kingdom: kingdoms[0]!, lastCopy: 'kept' }))).not.toBe(plans);
    expect(book.plansFor(tableOf(2, { kingdom: kingdoms[0]!, showPoints: true }))).toBe(plans);
  });

  it('come with the game for the recommended sets', () => {
    for (const kingdom of recommendedSetIds) {
      const t = tableOf(2, { kingdom });
      expect(fittedStrategies).toHaveProperty([`2 ${String(t.options['kingdom'])}`]);
      expect(planFor(t)).toBe(plansFor(t)[0]);
    }
    for (const plan of Object.values(fittedStrategies).flat()) playerOf(plan);
  });
});

describe('the journeyman', () => {
  it('is a level of its own beside the strategy with the card of that name', () => {
    expect(Object.keys(bots).slice(0, 2)).toEqual(['apprentice', 'journeyman']);
    expect(shippedStrategies).toHaveProperty('journeyman-card');
    expect(shippedStrategies).not.toHaveProperty('journeyman');
  });

  it.each(kingdoms.map((kingdom, i) => [2 + (i % 5), kingdom] as const))(
    'plays live with %i players: %s',
    (seats, kingdom) => {
      const match = dealTable(dominion, seats, { kingdom }, 'journeyman');
      play(match, hastyJourneyman(fewGames));
      expect(match.outcome!.places).toContain(1);
    },
  );

  it('takes part in choosing the kingdom and then plays it', () => {
    const match = dealTable(dominion, 2, { kingdom: 'draft' }, 'journeyman');
    play(match, hastyJourneyman(fewGames));
    expect(match.outcome!.places).toContain(1);
  });

  it('foresees what it answers when it is shown the options', () => {
    const policy = bots['journeyman']!('');
    let compared = 0;
    const careful: Policy = {
      answer(t, question) {
        policy.answer(t, question);
        const foreseen = policy.foresee!(t, question.seat, question.prompt);
        if (foreseen === none) return;
        compared++;
        expect(question.chosen[0]).toBe(foreseen);
      },
    };
    for (const kingdom of recommendedSetIds) playOut(dominion, tableOf(2, { kingdom }), careful);
    expect(compared).toBeGreaterThan(300);
  });
});
