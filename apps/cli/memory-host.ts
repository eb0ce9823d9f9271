import { games, type RegisteredGame } from '@zunft/games';
import { Host, MemoryStore } from '@zunft/host';

/** A host whose tables live as long as the process. */
export const memoryHost = (known: readonly RegisteredGame[] = games): Host =>
  new Host({
    games: known,
    store: new MemoryStore(),
    clock: {
      now: () => Date.now(),
      after(milliseconds, work) {
        const timer = setTimeout(work, milliseconds);
        return () => clearTimeout(timer);
      },
    },
    newSeed: () => crypto.randomUUID(),
  });
