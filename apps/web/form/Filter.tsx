import './form.css';
import type { Signal } from '@preact/signals';

interface FilterProps {
  readonly title: string;
  readonly choice: Signal<string | undefined>;
  /** The word for no filter. */
  readonly all: string;
  readonly sorts: readonly { readonly id: string; readonly title: string }[];
}

/** Shows only things of one sort, or all. */
export function Filter({ title, choice, all, sorts }: FilterProps) {
  if (sorts.length === 0) return null;
  return (
    <fieldset class="form-filter">
      <legend class="label">{title}</legend>
      <div class="segments">
        {[{ id: undefined, title: all }, ...sorts].map(({ id, title: name }) => (
          <button
            key={id ?? ''}
            type="button"
            aria-pressed={choice.value === id}
            onClick={() => {
              choice.value = id;
            }}
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
