import { games } from '@zunft/games';
import type { Match, Seat } from '@zunft/kernel';
import { dealTable, playAtRandom } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { preview, updateFor } from './update.ts';

/** Everything that a host tells a viewer about the present moment, and what it says to previews. */
function told(match: Match, viewer: Seat, update = updateFor): string {
  // What happened on the way is compared by the contract of every game; another world has not lived through it.
  const { events: _, ...now } = update(match, viewer, match.seq);
  const foreseen = now.decisions.flatMap((decision) =>
    decision.kind === 'choose' && decision.max === 1
      ? decision.options.filter(({ legal }) => legal).map(({ id }) => preview(match, viewer, [id]))
      : [],
  );
  return JSON.stringify([now, foreseen]);
}

/** What viewers would have been told, had the cards that they cannot know been others: pairs that differ. */
function leaks(match: Match, seed: string, update = updateFor): { pairs: number; different: number } {
  let pairs = 0;
  let different = 0;
  for (let viewer = 0; viewer <= match.table.seats; viewer++) {
    const other = match.alternative(viewer, seed);
    if (other === undefined || other.hash() === match.hash()) continue;
    pairs++;
    if (told(match, viewer, update) !== told(other, viewer, update)) different++;
  }
  return { pairs, different };
}

describe.each(games.map((registered) => [registered.game.id, registered] as const))('%s', (_, registered) => {
  const { game } = registered;
  const sum = (update = updateFor) => {
    const total = { pairs: 0, different: 0 };
    playAtRandom(dealTable(game, game.seats.max, {}, '1'), '1', (match) => {
      if (match.seq % 4 !== 0) return;
      const { pairs, different } = leaks(match, `world ${match.seq}`, update);
      total.pairs += pairs;
      total.different += different;
    });
    return total;
  };

  it('what a host tells does not depend on what its viewer cannot know', () => {
    const { pairs, different } = sum();
    expect(pairs).toBeGreaterThan(150);
    expect(different).toBe(0);
  });

  it('the check finds a planted leak', () => {
    const leaking: typeof updateFor = (match, viewer, since) => ({
      ...updateFor(match, viewer, since),
      viewHash: match.hash(),
    });
    expect(sum(leaking).different).toBeGreaterThan(150);
  });
});
