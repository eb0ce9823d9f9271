import type { Seat } from '@zunft/kernel';
import type { Room, Update } from '@zunft/protocol';
import type { Clock } from './clock.ts';
import { isPlaying, seatOf } from './room/chairs.ts';
import type { RoomState } from './room/state.ts';
import type { RoomPresence } from './room/view.ts';

/** Somebody who is told what happens in the game. */
export interface Watcher {
  readonly viewer: Seat;
  /** Whether they may still see what this viewer sees: chairs change hands. */
  readonly may: () => boolean;
  readonly tell: (update: Update) => void;
  seq: number;
}

/** Somebody who is at the table. */
export interface Guest {
  readonly person: string;
  readonly tell: (room: Room) => void;
}

/** Whoever has been gone for so long counts as absent, where no clock says so. */
const absenceTime = 120_000;

/** Everybody who looks at a table or sits at it, as far as they are connected. Lives only in memory. */
export class Audience {
  readonly watchers = new Set<Watcher>();
  readonly guests = new Set<Guest>();
  private readonly clock: Clock;
  private readonly since: number;
  private readonly lastSeen = new Map<string, number>();

  constructor(clock: Clock) {
    this.clock = clock;
    this.since = clock.now();
  }

  get isEmpty(): boolean {
    return this.watchers.size === 0 && this.guests.size === 0;
  }

  isHere(person: string): boolean {
    for (const guest of this.guests) if (guest.person === person) return true;
    return false;
  }

  saw(person: string): void {
    this.lastSeen.set(person, this.clock.now());
  }

  /** Gone for so long that others may go on without them. */
  isGone(person: string): boolean {
    return !this.isHere(person) && this.clock.now() >= this.goneAt(person);
  }

  private goneAt(person: string): number {
    return (this.lastSeen.get(person) ?? this.since) + absenceTime;
  }

  /** In how many milliseconds the next of those who are away will count as gone. */
  nextGone({ chairs, clock }: RoomState): number | undefined {
    if (clock.kind !== 'none') return undefined;
    const away = chairs.flatMap(({ kind, person }) =>
      kind === 'person' && !this.isHere(person!) ? [this.goneAt(person!) - this.clock.now()] : [],
    );
    const coming = away.filter((wait) => wait > 0);
    return coming.length === 0 ? undefined : Math.min(...coming);
  }

  presence(room: RoomState): RoomPresence {
    const strangers = new Set<string>();
    for (const { person } of this.guests) if (seatOf(room, person) < 0) strangers.add(person);
    return {
      here: room.chairs.map(({ kind, person }) => kind === 'person' && this.isHere(person!)),
      gone: room.chairs.map(
        (chair) => isPlaying(chair) && room.clock.kind === 'none' && this.isGone(chair.person!),
      ),
      spectators: strangers.size,
    };
  }
}
