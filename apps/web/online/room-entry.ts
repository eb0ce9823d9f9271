import { type ReadonlySignal, signal } from '@preact/signals';
import type { CommandName, Responses, Room } from '@zunft/protocol';
import { type Fields, Refused } from '../connection/connection.ts';
import { server } from './server.ts';

/** Commands that answer with the room. */
type RoomCommand = {
  [C in CommandName]: Responses[C] extends { readonly room: Room } ? C : never;
}[CommandName];

/** By table, who came last or is on the way; those who came before must not lead them out again. */
const newest = new Map<string, symbol>();

/** Being at a table with people: the room as it is now, also after the connection was lost and found again. */
export class RoomEntry {
  readonly table: string;
  private readonly visit: symbol;
  private knownCode: string | undefined;
  private readonly current;
  private readonly gone = signal<unknown>(undefined);
  private readonly stop: readonly (() => void)[];

  private constructor(room: Room, code: string | undefined, visit: symbol) {
    this.table = room.table;
    this.visit = visit;
    this.knownCode = room.code ?? code;
    this.current = signal(room);
    this.room = this.current;
    this.stop = [
      server.onRoom(room.table, (news) => this.take(news)),
      server.onReopened(() => this.enterAgain()),
    ];
  }

  readonly room: ReadonlySignal<Room>;

  /** What the table was found with, or what it told: whoever stands up must find it again. */
  get code(): string | undefined {
    return this.knownCode;
  }

  /** Why it is not possible to be at this table any more, if it came to that. */
  get problem(): ReadonlySignal<unknown> {
    return this.gone;
  }

  /** By the name of the table, by its code, or by both. */
  static async enter({ table, code }: Fields<'enter'>): Promise<RoomEntry> {
    const visit = Symbol(table);
    if (table !== undefined) newest.set(table, visit);
    return new RoomEntry(await entered(table, code), code, visit);
  }

  /** Asks the server for a change of the room. What it says is taken over before this is done. */
  async ask<C extends RoomCommand>(command: C, fields: Omit<Fields<C>, 'table'>): Promise<Room> {
    const request = { table: this.table, ...fields } as unknown as Fields<C>;
    const { room } = (await server.request(command, request)) as { readonly room: Room };
    if (room.table === this.table) this.take(room);
    return room;
  }

  leave(): void {
    for (const stop of this.stop) stop();
    const { table, visit } = this;
    if ((newest.get(table) ?? visit) !== visit) return;
    server.request('exit', { table }).catch(() => undefined);
  }

  private async enterAgain(): Promise<void> {
    const { table, code } = this;
    try {
      this.take(await entered(table, code));
    } catch (error) {
      if (error instanceof Refused && !isPassing(error)) this.gone.value = error;
    }
  }

  private take(room: Room): void {
    if (room.version < this.current.value.version) return;
    this.knownCode = room.code ?? this.knownCode;
    this.current.value = room;
  }
}

/**
 * A code may have served its purpose: an invitation ends when somebody sits down by it, and whoever may be there anyhow
 * still may.
 */
async function entered(table: string | undefined, code: string | undefined): Promise<Room> {
  try {
    return (
      await server.request('enter', {
        ...(table !== undefined && { table }),
        ...(code !== undefined && { code }),
      })
    ).room;
  } catch (error) {
    const isOver = error instanceof Refused && error.wire.code === 'wrong-code';
    if (!isOver || table === undefined || code === undefined) throw error;
    const { room } = await server.request('enter', { table }).catch(() => Promise.reject(error));
    return room;
  }
}

/** It says nothing about the table. */
const isPassing = ({ wire: { code } }: Refused): boolean =>
  [
    'connection-lost',
    'no-connection',
    'shutting-down',
    'too-fast',
    'not-stored',
    'not-reachable',
    'internal',
  ].includes(code);
