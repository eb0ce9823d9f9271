import { games } from '@zunft/games';
import { BrainPool, type Clock, Host, OwnBrain, ownTables, Session } from '@zunft/host';
import { BrowserStore } from './browser-store.ts';
import { reportOn } from './report.ts';
import { startThinker } from './thinker.ts';

const clock: Clock = {
  now: () => Date.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Nobody likes to wait longer, whatever a slow phone has found out until then. */
const longestThought = 3_000;
/** Thoughts of tables in one window; what waits longer is answered by rules of thumb. */
const mostWaiting = 16;
/** The first thought about a table may take longest; a worker that is silent for so long hangs. */
const patience = 60_000;

/** Makes this worker the host of the tables in this browser. */
export function runHost(): void {
  // Where workers cannot start workers, bots think here, and leave time for everything else in between.
  const brain =
    typeof Worker === 'undefined'
      ? new OwnBrain(games)
      : new BrainPool({ spawn: startThinker, clock, threads: 1, mostWaiting, patience });
  const host = new Host({
    games,
    store: new BrowserStore(),
    clock,
    brain,
    limits: { milliseconds: longestThought },
    newSeed: () =>
      Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join(''),
  });
  const session = new Session(host, ownTables, (push) => postMessage(push));
  addEventListener('message', async ({ data }: MessageEvent<unknown>) => {
    // A report contains the whole truth, so it leaves the worker as a file that the page does not read.
    postMessage((await reportOn(host, data)) ?? (await session.handle(data)));
  });
}
