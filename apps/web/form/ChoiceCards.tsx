import '../design/forms.css';
import './form.css';
import { useId } from 'preact/hooks';
import { Icon } from '../design/Icon.tsx';
import type { Choice } from './choice.ts';

interface ChoiceCardsProps<V extends string> {
  readonly legend: string;
  readonly choices: readonly Choice<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/** Choices that need a line of explanation or a picture. */
export function ChoiceCards<V extends string>({ legend, choices, value, onChange }: ChoiceCardsProps<V>) {
  const name = useId();
  return (
    <fieldset class="form-group">
      <legend class="form-legend">{legend}</legend>
      <div class="choice-cards">
        {choices.map((choice) => (
          <label key={choice.value} class="choice-card">
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span class="choice-text">
              <b class="form-word">{choice.label}</b>
              {choice.about !== undefined && <span class="field-hint">{choice.about}</span>}
              {choice.icons !== undefined && (
                <span class="choice-icons" aria-hidden="true">
                  {choice.icons.map((icon) => (
                    <Icon key={icon.id} of={icon} />
                  ))}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
