import { RandomPolicy } from '@zunft/bots';
import { completeOptions, type Game, Match, type Options, type Seat, Stream } from '@zunft/kernel';

/** Deals a table with complete options; what they leave open is drawn from the seed. */
export function dealTable(game: Game, seats: number, options: Options, seed: string): Match {
  const stream = new Stream(`${seed}/options`);
  const complete = completeOptions(game, seats, options, (bound) => stream.below(bound));
  return Match.deal(game, { seats, options: complete, chance: { kind: 'fast', seed } });
}

/** Plays a table to its end at random, stopping at every question on the way. */
export function playAtRandom(
  match: Match,
  seed: string,
  atQuestion: (match: Match) => void = () => {},
): void {
  const policy = new RandomPolicy(seed);
  while (!match.isOver) {
    atQuestion(match);
    const seat: Seat = match.waitingFor[0]!;
    match.answer(seat, match.answerBy(seat, policy));
  }
}

/**
 * Plays a table to its end at random, and now and then goes back: freely where that is possible, by agreement
 * otherwise. Throws if going back leads to another table than there was.
 */
export function playBackAndForth(
  match: Match,
  seed: string,
  atQuestion: (match: Match) => void = () => {},
): void {
  const policy = new RandomPolicy(seed);
  const stream = new Stream(`${seed}/back`);
  const fingerprints: string[] = [];
  /** Going back may undo many answers at once: without a limit there would be no end. */
  let left = 40;
  while (!match.isOver) {
    atQuestion(match);
    const seat = stream.below(match.table.seats);
    const { kind } = match.undoState(seat);
    fingerprints[match.seq] = match.hash();
    if (left === 0 || kind === 'none' || stream.below(6) > 0) {
      const asked = match.waitingFor[0]!;
      match.answer(asked, match.answerBy(asked, policy));
      continue;
    }
    left--;
    if (kind === 'free') match.undo(seat);
    else match.takeBackAgreed(seat);
    const record = match.journal().records.at(-1)!;
    if ('undo' in record && match.hash() !== fingerprints[record.undo])
      throw new Error(`not the table that it was before record ${record.undo}`);
  }
}
