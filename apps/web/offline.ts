import { type ReadonlySignal, signal } from '@preact/signals';

const waiting = signal(false);
let activate: (() => Promise<void>) | undefined;

/** True as soon as a newer version has been fetched and waits for `applyUpdate`. */
export const updateReady: ReadonlySignal<boolean> = waiting;

/** Makes the client available offline. Called once, at the start; does nothing under `npm run dev`. */
export async function startOffline(): Promise<void> {
  if (!import.meta.env.PROD) return;
  const { registerSW } = await import('virtual:pwa-register');
  activate = registerSW({
    onNeedRefresh() {
      waiting.value = true;
    },
  });
}

/** Switches to the newer version, which loads the page anew. */
export async function applyUpdate(): Promise<void> {
  await activate?.();
}
