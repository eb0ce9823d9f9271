import { effect } from '@preact/signals';
import { go, query } from '../../router/router.ts';
import type { Perspective, Replay } from './replay.ts';

/** Browsers allow only so many changes of the address in a while. */
const settleTime = 300;

/** The step and the perspective that the address asks for. */
export function asked(): { readonly step: number; readonly perspective: Perspective | undefined } {
  const step = Number(query.value.get('step') ?? 0);
  return {
    step: Number.isInteger(step) && step > 0 ? step : 0,
    perspective: perspectiveIn(query.value.get('seat')),
  };
}

function perspectiveIn(word: string | null): Perspective | undefined {
  if (word === 'spectator' || word === 'all') return word;
  return word !== null && /^\d+$/.test(word) ? Number(word) : undefined;
}

/** The address of the moment that is shown. */
export const addressOf = ({ summary, step, perspective }: Replay): string =>
  `/replay/${encodeURIComponent(summary.table)}?step=${step.value}&seat=${perspective.value}`;

/** Keeps the address in step with the replay, and the replay with an address that is changed. Returns how to stop. */
export function followAddress(replay: Replay): () => void {
  let written = location.search;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopWriting = effect(() => {
    const address = addressOf(replay);
    clearTimeout(timer);
    timer = setTimeout(() => {
      written = new URL(address, location.href).search;
      go(address, { replace: true });
    }, settleTime);
  });
  const stopReading = effect(() => {
    const { step, perspective } = asked();
    if (location.search === written) return;
    written = location.search;
    replay.goTo(step);
    if (perspective !== undefined && replay.mayBeSeenBy(perspective)) void replay.see(perspective);
  });
  return () => {
    clearTimeout(timer);
    stopWriting();
    stopReading();
  };
}
