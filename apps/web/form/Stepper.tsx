import '../design/forms.css';
import './form.css';
import minus from 'icon:lucide/minus';
import plus from 'icon:lucide/plus';
import { useId } from 'preact/hooks';
import { Icon } from '../design/Icon.tsx';
import { formSay } from './words.ts';

interface StepperProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A whole number within bounds. */
export function Stepper({ label, hint, min, max, value, onChange }: StepperProps) {
  const id = useId();
  const set = (wanted: number) => onChange(Math.min(max, Math.max(min, Math.round(wanted))));
  const typed = (input: HTMLInputElement) => {
    if (Number.isFinite(input.valueAsNumber)) set(input.valueAsNumber);
    // What was corrected is shown corrected, also when the value did not change by it.
    input.value = String(Math.min(max, Math.max(min, Math.round(input.valueAsNumber || value))));
  };
  return (
    <div class="form-group">
      <label class="form-legend" for={id}>
        {label}
      </label>
      <div class="stepper">
        <button
          type="button"
          aria-label={formSay('less', { label })}
          disabled={value <= min}
          onClick={() => set(value - 1)}
        >
          <Icon of={minus} />
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={value}
          onChange={({ currentTarget }) => typed(currentTarget)}
        />
        <button
          type="button"
          aria-label={formSay('more', { label })}
          disabled={value >= max}
          onClick={() => set(value + 1)}
        >
          <Icon of={plus} />
        </button>
      </div>
      {hint !== undefined && <p class="field-hint">{hint}</p>}
    </div>
  );
}
