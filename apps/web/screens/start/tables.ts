import { computed, signal } from '@preact/signals';
import type { GameInfo, TableSummary } from '@zunft/protocol';
import { connection } from '../../connection/connection.ts';
import { expectNextTime } from './expected.ts';

const all = signal<readonly TableSummary[] | undefined>(undefined);

/** What the host knows of every game it has. */
export const games = signal<readonly GameInfo[]>([]);

/** Why there is nothing to show, if the host could not say. */
export const tablesProblem = signal<unknown>(undefined);

/** Games that go on. */
export const running = computed(() => all.value?.filter(({ over, loaded }) => !over && loaded !== true));

export const finished = computed(() =>
  all.value?.filter(({ over, loaded }) => over || loaded === true).toSorted((a, b) => b.changed - a.changed),
);

export async function loadTables(): Promise<void> {
  try {
    const [tables, known] = await Promise.all([
      connection().request('tables', {}),
      connection().request('games', {}),
    ]);
    all.value = tables.tables;
    games.value = known.games;
    expectNextTime({ finished: finished.value?.length ?? 0 });
  } catch (error) {
    tablesProblem.value = error;
    all.value = [];
  }
}

/** Throws a table away for good. */
export async function removeTable(table: string): Promise<void> {
  await connection().request('close', { table });
  await loadTables();
}
