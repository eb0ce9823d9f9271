import { type Signal, useSignal } from '@preact/signals';
import { onlineFailure } from '../../online/failure.ts';

/** One request after the other, and what went wrong with the last one. */
export interface Asking {
  readonly busy: Signal<boolean>;
  readonly problem: Signal<string>;
  /** Does it unless something else is being done. */
  attempt(work: () => Promise<unknown>): Promise<void>;
}

export function useAsk(): Asking {
  const busy = useSignal(false);
  const problem = useSignal('');
  return {
    busy,
    problem,
    async attempt(work) {
      if (busy.value) return;
      busy.value = true;
      problem.value = '';
      try {
        await work();
      } catch (error) {
        problem.value = onlineFailure(error);
      }
      busy.value = false;
    },
  };
}
