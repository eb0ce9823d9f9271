import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StorageSettings } from '../transactions.ts';
import { freshDatabase } from './postgres.ts';

/** Somewhere empty to keep data. */
export interface Place {
  readonly settings: StorageSettings;
  remove(): Promise<void>;
}

/** Both kinds of database, for tests that have to pass on each. */
export const kindsOfPlace: readonly { readonly kind: string; fresh(): Promise<Place> }[] = [
  { kind: 'SQLite', fresh: async () => freshFolder() },
  {
    kind: 'PostgreSQL',
    async fresh() {
      const { url, drop } = await freshDatabase();
      return { settings: { databaseUrl: url }, remove: drop };
    },
  },
];

export function freshFolder(): Place & { readonly settings: { readonly dataFolder: string } } {
  const dataFolder = mkdtempSync(join(tmpdir(), 'zunft-data-'));
  return {
    settings: { dataFolder },
    async remove() {
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
