import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { RoomSummary } from '@zunft/protocol';
import { server } from './server.ts';

type Tables = readonly RoomSummary[];

/** A list that the server keeps up to date as long as somebody looks at it. */
class KeptList {
  private readonly list = signal<Tables | undefined>(undefined);
  private readonly trouble = signal<unknown>(undefined);
  private readonly ask: () => Promise<{ readonly tables: Tables }>;
  private readonly follow: (take: (tables: Tables) => void) => () => void;
  private readonly end: (() => Promise<unknown>) | undefined;
  private watchers = 0;
  private stop: readonly (() => void)[] = [];

  constructor(
    ask: () => Promise<{ readonly tables: Tables }>,
    follow: (take: (tables: Tables) => void) => () => void,
    end?: () => Promise<unknown>,
  ) {
    this.ask = ask;
    this.follow = follow;
    this.end = end;
  }

  /** Unknown until the server has said it once. */
  readonly tables: ReadonlySignal<Tables | undefined> = this.list;
  /** Why it is not known. */
  readonly problem: ReadonlySignal<unknown> = this.trouble;

  /** Keeps the list up to date until the returned function is called. */
  watch(): () => void {
    if (this.watchers++ === 0) {
      this.stop = [this.follow((tables) => this.take(tables)), server.onReopened(() => this.fetch())];
      void this.fetch();
    }
    let watching = true;
    return () => {
      if (!watching) return;
      watching = false;
      if (--this.watchers > 0) return;
      for (const stop of this.stop) stop();
      this.end?.().catch(() => undefined);
    };
  }

  private async fetch(): Promise<void> {
    try {
      this.take((await this.ask()).tables);
    } catch (error) {
      this.trouble.value = error;
    }
  }

  private take(tables: Tables): void {
    this.trouble.value = undefined;
    this.list.value = tables;
  }
}

/** Tables that anybody may find: to sit down at, or to watch. */
export const lobby = new KeptList(
  () => server.request('lobby', {}),
  (take) => server.onLobby(take),
  () => server.request('leave-lobby', {}),
);

/** Tables at which this person sits and that are not over. */
export const mine = new KeptList(
  () => server.request('mine', {}),
  (take) => server.onMine(take),
);

/** Own tables that wait for the player; the one that has waited longest comes first. */
export const waitingTables = computed<Tables>(
  () =>
    mine.tables.value
      ?.filter(({ waitingSince }) => waitingSince !== undefined)
      .toSorted((a, b) => a.waitingSince! - b.waitingSince!) ?? [],
);
