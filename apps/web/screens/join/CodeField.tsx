import './code-field.css';
import { useId, useRef, useState } from 'preact/hooks';
import { go } from '../../router/router.ts';
import { codeIn } from './code-in.ts';
import { joinSay } from './words.ts';

/** Where a code is typed, or a whole link pasted. On the start page too, which does without the style sheets of forms. */
export function CodeField({ first = '' }: { readonly first?: string }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  const find = (event: Event) => {
    event.preventDefault();
    const code = codeIn(input.current?.value ?? '');
    setMissing(code === '');
    if (code === '') input.current?.focus();
    else go(`/join/${encodeURIComponent(code)}`);
  };
  return (
    <form class="code-field paper paper-ruled" onSubmit={find}>
      <label class="code-field-label" for={id}>
        {joinSay('code')}
      </label>
      <div class="code-field-line">
        <input
          ref={input}
          id={id}
          class="code-field-input"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          enterkeyhint="go"
          maxLength={200}
          defaultValue={first}
          aria-invalid={missing}
          aria-describedby={`${id}-hint`}
        />
        <button type="submit" class="button button-paper button-large">
          {joinSay('code.go')}
        </button>
      </div>
      <p
        class={missing ? 'code-field-problem' : 'muted'}
        id={`${id}-hint`}
        role={missing ? 'alert' : undefined}
      >
        {joinSay(missing ? 'code.missing' : 'code.hint')}
      </p>
    </form>
  );
}
