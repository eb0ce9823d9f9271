import { type Game, Match, type MatchSnapshot, PastNeeded, Refusal } from '@zunft/kernel';
import { describe, expect, it } from 'vitest';
import { dealTable, playBackAndForth } from './random-play.ts';
import type { Setup } from './setups.ts';

/** After so many records more, two matches that are the same would have shown any difference. */
const recordsAfter = 30;

/** Of how many snapshots one is restored, and of how many one is played on from. */
interface Share {
  readonly restoreEvery: number;
  readonly goOnEvery: number;
}

function undoable(match: Match, seat: number): unknown {
  try {
    return match.undoable(seat);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { code: error.code, params: error.params };
  }
}

/** Everything that a match can say about this moment without its past. */
function standing(match: Match): string {
  const seats = Array.from({ length: match.table.seats + 1 }, (_, seat) => seat);
  return JSON.stringify({
    seq: match.seq,
    hash: match.hash(),
    views: seats.map((viewer) => match.view(viewer)),
    decisions: match.decisions(),
    waitingFor: match.waitingFor,
    mayAnswer: match.mayAnswer,
    picks: seats.map((seat) => match.picksOfStep(seat)),
    undo: seats.map((seat) => [match.undoState(seat), undoable(match, seat)]),
    takebacks: match.takebacks,
    resigned: match.resigned,
    outcome: match.outcome,
    position: match.position(),
    snapshot: match.snapshot(),
  });
}

/** A whole game with answers taken back, and, where somebody is left to play, one seat that resigns on the way. */
function played(game: Game, { seats, options }: Setup, seed: string) {
  const match = dealTable(game, seats, options, seed);
  const standings: string[] = [];
  const logs: ReturnType<Match['log']>[] = [];
  const snapshots: MatchSnapshot[] = [];
  let questions = 0;
  const note = (at: Match): void => {
    standings[at.seq] = standing(at);
    logs[at.seq] = at.log(at.seq % (seats + 1));
    const snapshot = at.snapshot();
    if (snapshot !== undefined) snapshots.push(JSON.parse(JSON.stringify(snapshot)));
  };
  playBackAndForth(match, seed, (at) => {
    note(at);
    if (seats === 2 || ++questions !== 25) return;
    at.resign(questions % seats);
    note(at);
  });
  note(match);
  return { match, standings, logs, snapshots };
}

/** Answers that somebody could still take back alone: a turn of The Guild may be full of gifts and offers. */
const longestStretch: Readonly<Record<string, number>> = { 'the-guild': 200 };

/** What holds for snapshots of every game, tried out with these setups. */
export function snapshotsOf(game: Game, setups: readonly Setup[], { restoreEvery, goOnEvery }: Share): void {
  describe(`snapshots of ${game.id}`, () => {
    const cases = setups.flatMap((setup) => ['a', 'b'].map((seed) => ({ ...setup, seed })));

    it.each(cases)(
      '$seats seats, $options, seed $seed: the game goes on as if it were whole',
      (setup) => {
        const { seats } = setup;
        const { match, standings, logs, snapshots } = played(game, setup, `snapshot ${setup.seed}`);
        const { records, ...head } = match.journal();
        let wentOn = 0;

        snapshots.forEach((snapshot, i) => {
          if (i % restoreEvery !== 0) return;
          const { seq } = snapshot;
          const copy = Match.fromSnapshot(game, head, snapshot, []);
          expect(standing(copy)).toBe(standings[seq]);
          if (i % goOnEvery !== 0) return;
          for (const record of records.slice(seq, seq + recordsAfter)) {
            if ('undo' in record && record.undo < seq) {
              expect(() => copy.repeat(record)).toThrow(PastNeeded);
              break;
            }
            copy.repeat(record);
            wentOn++;
            expect(standing(copy)).toBe(standings[copy.seq]);
            const since = logs[copy.seq]!.filter((entry) => entry.seq >= seq);
            expect(copy.log(copy.seq % (seats + 1), seq)).toEqual(since);
          }
          expect(copy.recordsFrom(seq)).toEqual(records.slice(seq, copy.seq));
        });

        expect(match.resigned.length).toBe(seats === 2 ? 0 : 1);
        expect(wentOn).toBeGreaterThan(25);
        const gaps = [...snapshots, match].map(({ seq }, i) => seq - (snapshots[i - 1]?.seq ?? 0));
        expect(Math.max(...gaps)).toBeLessThan(longestStretch[game.id] ?? 60);
      },
      120_000,
    );
  });
}
