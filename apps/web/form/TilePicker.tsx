import './form.css';
import { useId, useState } from 'preact/hooks';
import { Icon } from '../design/Icon.tsx';
import type { Choice } from './choice.ts';
import { formSay } from './words.ts';

interface TilePickerProps {
  readonly legend: string;
  readonly choices: readonly Choice<string>[];
  readonly picked: readonly string[];
  /** How many it takes; without a limit any number will do. */
  readonly limit?: number | undefined;
  readonly onChange: (picked: readonly string[]) => void;
}

/** Several of many, each a tile. One too many is refused with the reason. */
export function TilePicker({ legend, choices, picked, limit, onChange }: TilePickerProps) {
  const id = useId();
  const [refused, setRefused] = useState(false);
  const count = picked.length;
  const toggle = (input: HTMLInputElement, value: string) => {
    const full = input.checked && limit !== undefined && count >= limit;
    setRefused(full);
    if (full) input.checked = false;
    else onChange(input.checked ? [...picked, value] : picked.filter((one) => one !== value));
  };
  return (
    <fieldset class="form-group" aria-describedby={id}>
      <legend class="form-legend">{legend}</legend>
      <p class="picker-count" id={id} role="status">
        <span class="numeral">
          {limit === undefined ? formSay('picked', { count }) : formSay('of', { count, limit })}
        </span>
        {refused && <span class="form-problem">{formSay('full', { limit: limit ?? count })}</span>}
      </p>
      <div class="picker">
        {choices.map(({ value, label, icons }) => (
          <label key={value} class="picker-tile">
            <input
              type="checkbox"
              checked={picked.includes(value)}
              onChange={({ currentTarget }) => toggle(currentTarget, value)}
            />
            {icons?.[0] && <Icon of={icons[0]} />}
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
