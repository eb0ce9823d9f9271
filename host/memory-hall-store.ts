import type { Seat } from '@zunft/kernel';
import type { HallStore, ListedRoom } from './hall-store.ts';
import { isAskedIfReady, isListed, isPlaying, type Person } from './room/chairs.ts';
import { MemoryStore, type StoredTable } from './store.ts';

/** People and their tables as long as the process lives. */
export class MemoryHallStore extends MemoryStore implements HallStore {
  readonly people = new Map<string, Person>();

  private rooms(isWanted: (room: ListedRoom['room']) => boolean): ListedRoom[] {
    return this.all().flatMap(({ table, room, begun }) =>
      room !== undefined && isWanted(room) ? [{ table, room, ...(begun && { summary: begun.summary }) }] : [],
    );
  }

  async openTables(limit: number, since: number): Promise<readonly ListedRoom[]> {
    const open = this.rooms((room) => isListed(room) && room.changed > since).toSorted(
      (a, b) => Number(b.room.phase === 'gathering') - Number(a.room.phase === 'gathering'),
    );
    return open.slice(0, limit);
  }

  async tablesOf(person: string): Promise<readonly ListedRoom[]> {
    return this.rooms((room) => isUnfinished(room) && isAt(room, person)).map((listed) => {
      const { room } = listed;
      const asked = room.chairs.flatMap((chair, seat) =>
        chair.person === person && isPlaying(chair) && room.phase === 'running'
          ? [room.asked[seat] ?? undefined]
          : [],
      )[0];
      const waitingSince = isAskedIfReady(room, person) ? room.changed : asked;
      return { ...listed, ...(waitingSince !== undefined && { waitingSince }) };
    });
  }

  async finished({ person, before, limit }: Parameters<HallStore['finished']>[0]): Promise<ListedRoom[]> {
    const over = this.rooms(
      (room) =>
        room.phase === 'over' &&
        (before === undefined || room.changed < before) &&
        (person === undefined
          ? room.visibility === 'open' && room.watching !== 'nobody'
          : isAt(room, person)),
    );
    return newestFirst(over).slice(0, limit);
  }

  async tableByCode(code: string): Promise<{ readonly table: string; readonly seat?: Seat } | undefined> {
    for (const { table, room } of this.rooms(() => true)) {
      if (room.code === code) return { table };
      const seat = room.chairs.findIndex(({ invite }) => invite === code);
      if (seat >= 0) return { table, seat };
    }
    return undefined;
  }

  async unfinishedCount(person: string): Promise<number> {
    return (await this.tablesOf(person)).length;
  }

  async putPerson(person: Person): Promise<void> {
    this.people.set(person.id, person);
  }
}

type Room = NonNullable<StoredTable['room']>;

const isUnfinished = ({ phase }: Room): boolean => phase !== 'over' && phase !== 'aborted';

const isAt = ({ chairs }: Room, person: string): boolean => chairs.some((chair) => chair.person === person);

const newestFirst = (rooms: ListedRoom[]): ListedRoom[] =>
  rooms.toSorted((a, b) => b.room.changed - a.room.changed);
