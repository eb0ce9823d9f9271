import { RandomPolicy } from '@zunft/bots';
import {
  completeOptions,
  type Game,
  Match,
  type Options,
  type Policy,
  type Seat,
  Stream,
} from '@zunft/kernel';

/** Deals a table with complete options; what they leave open is drawn from the seed. */
export function dealTable(game: Game, seats: number, options: Options, seed: string): Match {
  const stream = new Stream(`${seed}/options`);
  const complete = completeOptions(game, seats, options, (bound) => stream.below(bound));
  return Match.deal(game, { seats, options: complete, chance: { kind: 'fast', seed } });
}

/** Where one of several seats is heard, any of them; otherwise the first that the table waits for. */
function anyAsked({ waitingFor, mayAnswer }: Match, stream: Stream): Seat {
  const seats = [waitingFor[0]!, ...mayAnswer];
  return seats.length === 1 ? seats[0]! : seats[stream.below(seats.length)]!;
}

/** Answers at random, and steps in wherever a window lets it: by chance alone, few have a card for it and play it. */
export function interferingPolicy(seed: string): Policy {
  const random = new RandomPolicy(seed);
  const stream = new Stream(`${seed}/windows`);
  return {
    answer(t, question) {
      const { occasion, pass, values, count } = question;
      if (occasion === undefined || count < 2) {
        random.answer(t, question);
        return;
      }
      const interfering = values.slice(0, count).filter((value) => value !== pass);
      question.choose(interfering[stream.below(interfering.length)]!);
    },
  };
}

/** Plays a table to its end at random, stopping at every question on the way. */
export function playAtRandom(
  match: Match,
  seed: string,
  atQuestion: (match: Match) => void = () => {},
  policy: Policy = new RandomPolicy(seed),
): void {
  const stream = new Stream(`${seed}/seats`);
  while (!match.isOver) {
    atQuestion(match);
    const seat = anyAsked(match, stream);
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
      const asked = anyAsked(match, stream);
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
