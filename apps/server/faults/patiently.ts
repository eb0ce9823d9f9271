import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until something is the case, or for as long as even a busy machine should not need. */
export async function patiently(isSo: () => boolean): Promise<void> {
  const deadline = performance.now() + 30_000;
  while (!isSo() && performance.now() < deadline) await sleep(5);
}
