import type { Match } from '@zunft/kernel';
import { Failure } from '@zunft/protocol';
import type { RoomState } from './room/state.ts';

/** A table about to change: what is put here is written as one. */
export interface Draft {
  /** Undefined until the game has begun. */
  match: Match | undefined;
  room: RoomState | undefined;
  /** By seat: how many hints it has asked for. */
  hints?: readonly number[] | undefined;
}

/** The game of a draft, which must have begun. */
export function begun({ match }: Draft): Match {
  if (match === undefined) throw new Failure('not-begun');
  return match;
}
