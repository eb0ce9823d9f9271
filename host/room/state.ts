import type { Options, Seat, ViewedEvent } from '@zunft/kernel';
import type { ClockSpec, Phase, Seating, Visibility, WatchPolicy } from '@zunft/protocol';

/** A chair at a table with people, as the table knows it. */
export interface Chair {
  readonly kind: 'open' | 'kept' | 'person' | 'bot';
  /** Of the person or the bot; of a kept chair, whom it is kept for. */
  readonly name?: string;
  /** Who sits there; of a kept chair, the only one who may sit down without a code. */
  readonly person?: string;
  readonly bot?: string;
  readonly ready?: true;
  /** What the person's client added to the secret of the deal. */
  readonly nonce?: string;
  /** The bot that answers for the person at present. */
  readonly standIn?: string;
  /** The person's time has run out since they last did anything. */
  readonly absent?: true;
  /** How many times in a row; not counted: once. */
  readonly missed?: number;
  /** Whoever has this code may take the chair over from an absent person. */
  readonly invite?: string;
  readonly resigned?: true;
  /**
   * Occasions at which the person wants to be asked, also one whom the chair is kept for; everywhere else it is let
   * happen. Missing: at all.
   */
  readonly orders?: readonly string[];
}

/** Something that all people at the table have to agree on. */
export interface PendingRequest {
  readonly kind: 'takeback' | 'pause';
  readonly by: Seat;
  readonly agreed: readonly Seat[];
  /** Others whose answers would be taken back as well. */
  readonly others?: readonly Seat[];
  /** What the answer that would be taken back brought about, as everybody saw it. */
  readonly undoes?: readonly ViewedEvent[];
}

/** Everything about a table with people but the game itself. Plain data: it is stored with every change. */
export interface RoomState {
  readonly phase: Phase;
  readonly game: string;
  readonly options: Options;
  readonly clock: ClockSpec;
  readonly visibility: Visibility;
  readonly watching: WatchPolicy;
  readonly seating: Seating;
  /** Whether hints may be asked for, if somebody has said so. */
  readonly hints?: boolean;
  /** By which friends find the table. */
  readonly code: string;
  /** The server's part of the seed; its fingerprint is shown from the beginning, itself only after the end. */
  readonly secret: string;
  /** The person who laid the table. */
  readonly owner: string;
  readonly created: number;
  readonly changed: number;
  readonly chairs: readonly Chair[];
  /** By seat: when the question that it has to answer was put, if it has to. */
  readonly asked: readonly (number | null)[];
  /** By seat: milliseconds it has thought about this question before `asked`: before a pause, or before it took an answer back. */
  readonly used: readonly number[];
  /** By seat: milliseconds it thought about the question that it answered last. */
  readonly spent: readonly number[];
  /** By seat: milliseconds left in its supply, where the clock has one. */
  readonly bank: readonly number[];
  /** A person has answered; from now on the table cannot be cleared any more. */
  readonly moved?: true;
  /** When the table was paused, and who asked for it. */
  readonly pausedAt?: number;
  readonly pausedBy?: Seat;
  readonly request?: PendingRequest;
  /** The table where the same people meet again, and who was the first to want it. */
  readonly rematch?: string;
  readonly rematchBy?: Seat;
  /** How many of the versions so far have brought nothing but orders; see `seenVersion`. */
  readonly unseen?: number;
}
