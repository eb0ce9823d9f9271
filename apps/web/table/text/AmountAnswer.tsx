import '../../design/forms.css';
import type { Decision } from '@zunft/kernel';
import { amountDeed } from '../amount-deed.ts';
import type { TableModel } from '../model.ts';
import { sayText } from './words.ts';

interface AmountAnswerProps {
  readonly model: TableModel;
  readonly decision: Extract<Decision, { kind: 'amount' }>;
}

/** A whole number between two bounds: typed, or one step at a time. */
export function AmountAnswer({ model, decision: { min, max } }: AmountAnswerProps) {
  const amount = model.considered.value ?? min;
  const { title, note } = amountDeed(model, amount);
  const set = (value: number): void => {
    if (Number.isFinite(value)) model.consider(Math.round(value));
  };
  return (
    <form
      class="text-answer"
      onSubmit={(event) => {
        event.preventDefault();
        model.commit();
      }}
    >
      <label class="field">
        <span>{sayText('amount', { min, max })}</span>
        <input
          class="input"
          type="number"
          min={min}
          max={max}
          step={1}
          value={amount}
          onChange={(event) => set(event.currentTarget.valueAsNumber)}
        />
      </label>
      <button type="button" class="button button-paper" onClick={() => set(amount - 1)}>
        {sayText('less')}
      </button>
      <button type="button" class="button button-paper" onClick={() => set(amount + 1)}>
        {sayText('more')}
      </button>
      <button type="submit" class="button button-primary">
        {note === undefined ? title : `${title} ${note}`}
      </button>
    </form>
  );
}
