import { Failure, type Room } from '@zunft/protocol';
import type { Attendance, Audience, Guest } from './audience.ts';
import type { Clock } from './clock.ts';
import { seatOf } from './room/chairs.ts';
import type { Outage } from './room/time.ts';
import { roomFor } from './room/view.ts';
import type { StoredTable } from './store.ts';

interface PresenceSetup {
  readonly audience: Audience;
  readonly clock: Clock;
  readonly outages: readonly Outage[];
  /** Tells other servers who is at the table by this one. */
  readonly attended?: ((attendances: readonly Attendance[]) => void) | undefined;
  stored(): StoredTable;
}

/** Who is at a table: people come and go, count as gone after a while, and are told of the room as each may see it. */
export class Presence {
  private readonly of: PresenceSetup;
  private readonly audience: Audience;
  /** Says that somebody has been gone for long. */
  private cancelAbsence: (() => void) | undefined;
  /** Who was there when people were last told, as text. */
  private told = '';

  constructor(of: PresenceSetup) {
    this.of = of;
    this.audience = of.audience;
  }

  private get room() {
    return this.of.stored().room;
  }

  private get table(): string {
    return this.of.stored().table;
  }

  /** Somebody comes to the table. Returns how to leave it again. */
  enter(guest: Guest): { readonly room: Room; exit(): void } {
    const wasHere = this.audience.isHere(guest.person);
    this.audience.guests.add(guest);
    if (!wasHere) this.tellNext(guest);
    this.tellAttendance();
    this.expectAbsence();
    return { room: this.roomFor(guest), exit: () => this.exit(guest) };
  }

  private exit(guest: Guest): void {
    if (!this.audience.guests.delete(guest)) return;
    this.tellAttendance();
    if (this.audience.isHere(guest.person)) return;
    this.tellNext();
    const { room } = this;
    if (room === undefined || seatOf(room, guest.person) < 0) return;
    this.audience.saw(guest.person);
    this.expectAbsence();
  }

  /** Whoever is at the table is told when somebody has been gone for long, also somebody who never came. */
  private expectAbsence(): void {
    this.cancelAbsence?.();
    const wait = this.room && this.audience.nextGone(this.room);
    if (wait === undefined || this.audience.guests.size === 0) return;
    this.cancelAbsence = this.of.clock.after(wait, () => {
      this.tell();
      this.expectAbsence();
    });
  }

  /** What other servers are to know, where somebody is at the table by this one. */
  get attendance(): Attendance | undefined {
    const { room, audience } = this;
    return room && audience.guests.size > 0 ? audience.attendance(this.table, room) : undefined;
  }

  private tellAttendance(): void {
    this.of.attended?.([this.attendance ?? { table: this.table, people: [] }]);
  }

  /** Another server has said who is at this table by it. One that has said nothing before does not know of us either. */
  attendedElsewhere(server: string, people: readonly string[]): void {
    // Also while nobody is here: whoever comes next must not be told of people who have left meanwhile.
    const isNew = this.audience.hear(server, people);
    if (this.audience.guests.size === 0) return;
    if (isNew) this.tellAttendance();
    this.tellIfNew();
    this.expectAbsence();
  }

  /** Tells those who are at the table if somebody has come or gone whom nobody here has seen. */
  tellIfNew(): void {
    if (this.room !== undefined && this.now() !== this.told) this.tell();
  }

  private now(): string {
    return JSON.stringify(this.audience.presence(this.room!));
  }

  /** After what is being answered now: a response that was made before would otherwise be heard after this. */
  private tellNext(but?: Guest): void {
    this.of.clock.after(0, () => this.tell(but));
  }

  /** Everybody who is there hears of the room. */
  tell(but?: Guest): void {
    if (this.room === undefined) return;
    this.told = this.now();
    for (const guest of this.audience.guests) if (guest !== but) guest.tell(this.roomFor(guest));
  }

  /** The room as one person may see it now. */
  roomFor({ person, code }: Pick<Guest, 'person' | 'code'>): Room {
    const { table, version, room } = this.of.stored();
    if (room === undefined) throw new Failure('not-here');
    const time = { now: this.of.clock.now(), outages: this.of.outages };
    return roomFor({ table, version, room }, { person, code }, this.audience.presence(room), time);
  }
}
