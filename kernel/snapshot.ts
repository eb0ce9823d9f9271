import type { Game } from './game.ts';
import type { AnswerInForce } from './history.ts';
import type { Seat } from './layout.ts';
import { hashText, type Position } from './position.ts';

/**
 * A place from which a match goes on without the records before it. Plain data. Secret, like the seed that it
 * contains: it is for whoever keeps the game, never for a viewer.
 */
export interface MatchSnapshot {
  /** The number of records before it. */
  readonly seq: number;
  readonly position: Position;
  /** How often the players had agreed to go back. */
  readonly takebacks: number;
  readonly resigned: readonly Seat[];
  /** By seat: its last answer in force, which it could not take back alone any more. */
  readonly last: readonly (AnswerInForce | null)[];
  /** See `numberingOf`. */
  readonly numbering: string;
}

/**
 * A fingerprint of what the numbers in a position stand for. A game that has got new cards or counters may count
 * otherwise, and a snapshot from before would be another table, where a journal would still replay.
 */
export const numberingOf = (game: Game, { options, seats }: Pick<Position, 'options' | 'seats'>): string =>
  hashText(
    JSON.stringify([
      game.id,
      game.rulesVersion,
      game.faces,
      game.zones,
      game.counters,
      game.cards(options, seats),
      ...(game.marks ? ['marks'] : []),
    ]),
  );
