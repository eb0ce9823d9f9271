import '../design/forms.css';
import './search-field.css';
import magnifier from 'icon:lucide/search';
import x from 'icon:lucide/x';
import type { Signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { Icon } from '../design/Icon.tsx';
import { formSay } from './words.ts';

export interface SearchFieldProps {
  readonly query: Signal<string>;
  readonly label: string;
  readonly hint: string;
  /** What was found, in words; said to whoever cannot see it. */
  readonly result: string;
}

/** A field that finds as one types. */
export function SearchField({ query, label, hint, result }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    query.value = '';
    input.current?.focus();
  };
  return (
    <search class="search-field">
      <label>
        <span class="visually-hidden">{label}</span>
        <Icon of={magnifier} class="search-field-icon" />
        <input
          ref={input}
          class="input"
          type="search"
          autocomplete="off"
          spellcheck={false}
          enterkeyhint="search"
          placeholder={hint}
          value={query.value}
          onInput={(event) => {
            query.value = event.currentTarget.value;
          }}
          onKeyDown={(event) => {
            // Everything is found already; a form around it must not be sent.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </label>
      {query.value !== '' && (
        <button type="button" class="search-field-clear" aria-label={formSay('clear')} onClick={clear}>
          <Icon of={x} />
        </button>
      )}
      <p class="search-field-result" role="status">
        {query.value.trim() === '' ? '' : result}
      </p>
    </search>
  );
}
