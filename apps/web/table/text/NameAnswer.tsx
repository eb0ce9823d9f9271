import '../../design/forms.css';
import { useSignal } from '@preact/signals';
import type { Decision } from '@zunft/kernel';
import { useId } from 'preact/hooks';
import type { TableModel } from '../model.ts';
import { sayText } from './words.ts';

interface NameAnswerProps {
  readonly model: TableModel;
  readonly decision: Extract<Decision, { kind: 'name' }>;
}

/** The name of a card, typed or picked from a list. */
export function NameAnswer({ model, decision }: NameAnswerProps) {
  const speaker = model.speaker.value;
  const typed = useSignal('');
  const list = useId();
  const named = decision.names.find(
    (name) => speaker.card(name).toLowerCase() === typed.value.trim().toLowerCase(),
  );
  return (
    <form
      class="text-answer"
      onSubmit={(event) => {
        event.preventDefault();
        if (named !== undefined) model.say(named);
      }}
    >
      <label class="field">
        <span>{sayText('name')}</span>
        <input
          class="input"
          list={list}
          autocomplete="off"
          value={typed.value}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
        />
      </label>
      <datalist id={list}>
        {decision.names.map((name) => (
          <option key={name} value={speaker.card(name)} />
        ))}
      </datalist>
      <button type="submit" class="button button-primary" aria-disabled={named === undefined}>
        {named === undefined
          ? sayText('name.missing')
          : sayText('name.commit', { name: speaker.card(named) })}
      </button>
    </form>
  );
}
