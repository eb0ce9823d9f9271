import { games } from '@zunft/games';
import { type Game, type Match, none, type Policy, type Seat, type Table } from '@zunft/kernel';
import { describe, expect, it } from 'vitest';
import { dealTable, playAtRandom } from './random-play.ts';

/** Every card's face where it lies: as far as a seat knows it, or as far as it does not. */
function faces(t: Table, seat: Seat, known: boolean): string {
  return t.layout.zones
    .map((_, zone) => {
      const names: string[] = [];
      for (let card = t.bottom(zone); card !== none; card = t.above(card)) {
        if (t.knows(seat, card) === known) names.push(t.faceName(card));
      }
      return names.join();
    })
    .join('|');
}

/** What lies on the table at the question in one world after the other. */
function worldsOf(match: Match, seat: Seat, count: number): { known: Set<string>; unknown: Set<string> } {
  const worlds = match.situation(seat, 'situation').worlds('worlds');
  const seen = { known: new Set<string>(), unknown: new Set<string>() };
  const reached = Symbol('reached');
  const look: Policy = {
    answer(t) {
      worlds.checkFacts();
      seen.known.add(faces(t, seat, true));
      seen.unknown.add(faces(t, seat, false));
      throw reached;
    },
  };
  for (let i = 0; i < count; i++) {
    try {
      worlds.enter(look);
    } catch (signal) {
      if (signal !== reached) throw signal;
    }
  }
  return seen;
}

describe.each(games.map(({ game }) => [game.id, game] as const))('situations of %s', (_, game: Game) => {
  it('draw a fresh world every time, in which the seat sees what it sees', () => {
    let looked = 0;
    playAtRandom(dealTable(game, game.seats.max, {}, 'situation'), 'situation', (match) => {
      const seat = match.waitingFor[0]!;
      const isChoice = match.decisions(seat).some((one) => one.kind !== 'choose' || one.options.length > 2);
      if (match.seq % 9 !== 0 || looked >= 20 || !isChoice) return;
      const { known, unknown } = worldsOf(match, seat, 12);
      if (known.size === 0) return;
      looked++;
      expect([...known]).toEqual([faces(match.table, seat, true)]);
      expect(unknown.size).toBeGreaterThan(10);
      expect(unknown.has(faces(match.table, seat, false))).toBe(false);
    });
    expect(looked).toBeGreaterThan(10);
  });
});
