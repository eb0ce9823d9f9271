import { games } from '@zunft/games';
import { Host, ownTables, Session } from '@zunft/host';
import { BrowserStore } from './host/browser-store.ts';
import { reportOn } from './host/report.ts';

const host = new Host({
  games,
  store: new BrowserStore(),
  clock: {
    now: () => Date.now(),
    after(milliseconds, work) {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
  },
  newSeed: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    ),
});

const session = new Session(host, ownTables, (push) => postMessage(push));

addEventListener('message', async ({ data }: MessageEvent<unknown>) => {
  // A report contains the whole truth, so it leaves the worker as a file that the page does not read.
  postMessage((await reportOn(host, data)) ?? (await session.handle(data)));
});
