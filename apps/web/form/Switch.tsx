import '../design/forms.css';
import './form.css';
import { useId } from 'preact/hooks';

interface SwitchProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Switch({ label, hint, on, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div class="form-group">
      <label class="switch">
        <input
          type="checkbox"
          checked={on}
          aria-describedby={hint === undefined ? undefined : id}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <b class="form-word">{label}</b>
      </label>
      {hint !== undefined && (
        <p class="field-hint switch-hint" id={id}>
          {hint}
        </p>
      )}
    </div>
  );
}
