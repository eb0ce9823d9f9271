import { useSignal } from '@preact/signals';
import type { Decision } from '@zunft/kernel';
import type { TableModel } from '../model.ts';

type Amount = Extract<Decision, { kind: 'amount' }>;

/** A whole number between two bounds. */
export function AmountAnswer({ model, decision }: { readonly model: TableModel; readonly decision: Amount }) {
  const speaker = model.speaker.value;
  const { min, max } = decision;
  const amount = useSignal(min);
  const set = (value: number): void => {
    amount.value = Math.min(max, Math.max(min, value));
  };
  return (
    <div class="bar-options">
      <button
        type="button"
        class="button button-icon"
        aria-label={speaker.say('bar.amountLess')}
        onClick={() => set(amount.value - 1)}
      >
        −
      </button>
      <input
        type="range"
        aria-label={speaker.say('bar.amount')}
        min={min}
        max={max}
        value={amount.value}
        onInput={(event) => set(event.currentTarget.valueAsNumber)}
      />
      <button
        type="button"
        class="button button-icon"
        aria-label={speaker.say('bar.amountMore')}
        onClick={() => set(amount.value + 1)}
      >
        +
      </button>
      <button type="button" class="button button-primary" onClick={() => model.say(amount.value)}>
        {speaker.say('bar.amountCommit', { amount: amount.value })}
      </button>
    </div>
  );
}
