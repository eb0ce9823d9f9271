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
  /** The code that they have come with. */
  readonly code?: string | undefined;
  readonly tell: (room: Room) => void;
}

/** Whoever has been gone for so long counts as absent, where no clock says so. */
const absenceTime = 120_000;

/** Who is at a table by one server, as it tells the others. */
export interface Attendance {
  readonly table: string;
  readonly people: readonly string[];
}

/** What another server has said holds for so long; while it lives, it says it again in time. */
const attendanceTime = 50_000;
/** So many people fit into one message; those with a seat come first. */
const mostTold = 200;

/** Everybody who looks at a table or sits at it, as far as they are connected. Lives only in memory. */
export class Audience {
  readonly watchers = new Set<Watcher>();
  readonly guests = new Set<Guest>();
  private readonly clock: Clock;
  private readonly since: number;
  private readonly lastSeen = new Map<string, number>();
  /** By server: who is at the table by another one, and until when that is believed. */
  private readonly elsewhere = new Map<
    string,
    { readonly people: readonly string[]; readonly until: number }
  >();

  constructor(clock: Clock) {
    this.clock = clock;
    this.since = clock.now();
  }

  get isEmpty(): boolean {
    return this.watchers.size === 0 && this.guests.size === 0;
  }

  isHere(person: string): boolean {
    for (const guest of this.guests) if (guest.person === person) return true;
    return this.peopleElsewhere().includes(person);
  }

  private peopleElsewhere(): string[] {
    const now = this.clock.now();
    return [...this.elsewhere.values()].flatMap(({ people, until }) => (until > now ? people : []));
  }

  /** What this server tells the others. */
  attendance(table: string, room: RoomState): Attendance {
    const people = [...new Set([...this.guests].map(({ person }) => person))];
    const isStranger = (person: string): number => (seatOf(room, person) < 0 ? 1 : 0);
    return { table, people: people.toSorted((a, b) => isStranger(a) - isStranger(b)).slice(0, mostTold) };
  }

  /** What another server has told. Returns whether nothing was known of it before. */
  hear(server: string, people: readonly string[]): boolean {
    const before = this.elsewhere.get(server);
    for (const person of [...(before?.people ?? []), ...people]) this.saw(person);
    if (people.length === 0) this.elsewhere.delete(server);
    else this.elsewhere.set(server, { people, until: this.clock.now() + attendanceTime });
    return before === undefined && people.length > 0;
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
    const everybody = new Set([...[...this.guests].map(({ person }) => person), ...this.peopleElsewhere()]);
    const strangers = [...everybody].filter((person) => seatOf(room, person) < 0);
    return {
      here: room.chairs.map(({ kind, person }) => kind === 'person' && this.isHere(person!)),
      gone: room.chairs.map(
        (chair) => isPlaying(chair) && room.clock.kind === 'none' && this.isGone(chair.person!),
      ),
      spectators: strangers.length,
    };
  }
}
