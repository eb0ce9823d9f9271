import '../design/forms.css';
import './form.css';
import { useId } from 'preact/hooks';

interface TextFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Words that somebody writes. */
export function TextField({ label, hint, value, onChange }: TextFieldProps) {
  const id = useId();
  return (
    <div class="form-group">
      <label class="form-legend" for={id}>
        {label}
      </label>
      <input
        class="input"
        id={id}
        autocomplete="off"
        spellcheck={false}
        value={value}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {hint !== undefined && (
        <p class="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
