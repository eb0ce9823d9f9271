import { type BotTask, botNames, ladder, type Thought } from '@zunft/bots';
import type { RegisteredGame } from '@zunft/games';
import type { Match, Seat } from '@zunft/kernel';
import { Failure, type Hint, type TableInfo } from '@zunft/protocol';
import type { Brain, ThinkingLimits } from './brain.ts';
import { allowsHints as allowedInRoom } from './room/chairs.ts';
import type { RoomState } from './room/state.ts';

/** Who is asked for hints: the strongest there is. */
export const adviser = (game: RegisteredGame): string =>
  ladder.findLast((level) => botNames(game).includes(level))!;

/** Unless somebody said otherwise, hints are for those who play against bots alone. */
export function allowsHints(
  { loaded, hintsAllowed, players }: TableInfo,
  room: RoomState | undefined,
): boolean {
  if (loaded === true) return false;
  if (room !== undefined) return allowedInRoom(room);
  return hintsAllowed ?? players.filter(({ bot }) => bot === undefined).length === 1;
}

/** Hints by seat, with one more for this one. */
export const oneMore = (hints: readonly number[] | undefined, seat: Seat, seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, other) => (hints?.[other] ?? 0) + (other === seat ? 1 : 0));

/** What comes of a thought for somebody who wants a hint. */
export const hintOf = (seq: number, { answer, options }: Thought): Hint => ({
  seq,
  options:
    options.length === 0
      ? [{ answer }]
      : options.map(({ answer: considered, chance, why }) => ({
          answer: considered,
          chance,
          ...(why && { why }),
        })),
});

interface Advice {
  readonly seq: number;
  readonly thought: Promise<Thought>;
  readonly stop: AbortController;
  isCounted: boolean;
}

/** Hints at one table. Each is thought about and counted once, however often it is asked for. */
export class Hints {
  private readonly brain: Brain;
  private readonly limits: ThinkingLimits;
  private readonly bySeat = new Map<Seat, Advice>();

  constructor(brain: Brain, limits: ThinkingLimits) {
    this.brain = brain;
    this.limits = limits;
  }

  /** The number of the question to a seat: the same for as long as only others answer who are asked with it. */
  numberOf(match: Match, seat: Seat): number {
    const seq = this.bySeat.get(seat)?.seq;
    return seq !== undefined && match.isCurrent(seq, seat) ? seq : match.seq;
  }

  /** What the seat would be told about the question with this number. */
  async think(seat: Seat, seq: number, task: BotTask): Promise<Thought> {
    const earlier = this.bySeat.get(seat);
    if (earlier?.seq === seq) return earlier.thought;
    this.drop(seat);
    const stop = new AbortController();
    const thought = this.brain.think(task, this.limits, stop.signal).catch(() => {
      if (this.bySeat.get(seat) === advice) this.bySeat.delete(seat);
      throw new Failure(stop.signal.aborted ? 'hint-dropped' : 'no-hint-now');
    });
    const advice = { seq, thought, stop, isCounted: false };
    this.bySeat.set(seat, advice);
    return thought;
  }

  isCounted(seat: Seat, seq: number): boolean {
    const advice = this.bySeat.get(seat);
    return advice?.seq === seq && advice.isCounted;
  }

  counted(seat: Seat, seq: number): void {
    const advice = this.bySeat.get(seat);
    if (advice?.seq === seq) advice.isCounted = true;
  }

  drop(seat: Seat): void {
    this.bySeat.get(seat)?.stop.abort();
    this.bySeat.delete(seat);
  }

  /** Nobody needs advice any more on questions other than the present ones. */
  keep(match?: Match): void {
    for (const [seat, { seq }] of this.bySeat) if (match?.isCurrent(seq, seat) !== true) this.drop(seat);
  }
}
