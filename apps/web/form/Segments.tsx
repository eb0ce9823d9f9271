import './form.css';
import { useId } from 'preact/hooks';
import type { Choice } from './choice.ts';

interface SegmentsProps<V extends string> {
  readonly legend: string;
  readonly hint?: string | undefined;
  readonly choices: readonly Choice<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/** A few short choices side by side. */
export function Segments<V extends string>({ legend, hint, choices, value, onChange }: SegmentsProps<V>) {
  const name = useId();
  return (
    <fieldset class="form-group">
      <legend class="form-legend">{legend}</legend>
      <div class="segments form-segments">
        {choices.map((choice) => (
          <label key={choice.value} class="form-word">
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {hint !== undefined && <p class="field-hint">{hint}</p>}
    </fieldset>
  );
}
