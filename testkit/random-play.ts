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
