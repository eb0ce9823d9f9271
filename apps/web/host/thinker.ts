import { games } from '@zunft/games';
import { type BrainPoolSetup, type FromThinker, type ToThinker, thinker } from '@zunft/host';

/** By its name a worker knows that it is to think, not to keep tables. */
export const thinkerName = 'zunft-thinker';

/** Makes this worker one that thinks. */
export function runThinker(): void {
  const hear = thinker(games, (message) => postMessage(message));
  addEventListener('message', ({ data }: MessageEvent<ToThinker>) => hear(data));
}

/** Starts a worker that thinks: the file of this one once more. */
export const startThinker: BrainPoolSetup['spawn'] = ({ said, down }) => {
  const worker = new Worker(self.location.href, { type: 'module', name: thinkerName });
  worker.addEventListener('message', ({ data }: MessageEvent<FromThinker>) => said(data));
  worker.addEventListener('error', down);
  return { send: (message) => worker.postMessage(message), end: () => worker.terminate() };
};
