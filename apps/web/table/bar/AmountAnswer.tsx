import './amount.css';
import minus from 'icon:lucide/minus';
import plus from 'icon:lucide/plus';
import type { Decision } from '@zunft/kernel';
import { Icon, type IconData } from '../../design/Icon.tsx';
import type { TableModel } from '../model.ts';

type Amount = Extract<Decision, { kind: 'amount' }>;

/** Beyond so many a slider stands for them. */
const ticksFit = 10;

interface AmountAnswerProps {
  readonly model: TableModel;
  readonly decision: Amount;
}

/** A whole number between two bounds, and what it would bring. The seal sends it. */
export function AmountAnswer({ model, decision: { min, max } }: AmountAnswerProps) {
  const speaker = model.speaker.value;
  const value = model.considered.value ?? min;
  const note = model.game.amountNote?.(model, value);
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    const wanted = step === undefined ? { Home: min, End: max }[event.key] : value + step;
    if (wanted === undefined) return;
    event.preventDefault();
    model.consider(wanted);
  };
  const Step = ({
    by,
    icon,
    label,
  }: {
    readonly by: number;
    readonly icon: IconData;
    readonly label: string;
  }) => (
    <button
      type="button"
      class="amount-step"
      tabIndex={-1}
      aria-label={label}
      aria-disabled={value + by < min || value + by > max ? true : undefined}
      onClick={() => model.consider(value + by)}
    >
      <Icon of={icon} />
    </button>
  );
  return (
    <>
      {note !== undefined && <p class="amount-note">{note}</p>}
      <div class="amount">
        <Step by={-1} icon={minus} label={speaker.say('bar.amountLess')} />
        <div
          class="amount-value"
          role="spinbutton"
          tabIndex={0}
          aria-label={speaker.say('bar.amount')}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={note === undefined ? String(value) : `${value}. ${note}`}
          onKeyDown={press}
        >
          <b class="numeral">{value}</b>
          <span>{speaker.say('bar.amountRange', { min, max })}</span>
        </div>
        <Step by={1} icon={plus} label={speaker.say('bar.amountMore')} />
        {max <= ticksFit ? (
          <div class="amount-ticks" aria-hidden="true">
            {Array.from({ length: max }, (_, i) => (
              <i key={i} data-on={i < value} />
            ))}
          </div>
        ) : (
          <input
            type="range"
            class="amount-slider"
            tabIndex={-1}
            aria-hidden="true"
            {...{ min, max, value }}
            onInput={({ currentTarget }) => model.consider(currentTarget.valueAsNumber)}
          />
        )}
      </div>
    </>
  );
}
