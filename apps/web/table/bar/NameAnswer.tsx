import { useSignal } from '@preact/signals';
import type { Decision } from '@zunft/kernel';
import { useId } from 'preact/hooks';
import type { TableModel } from '../model.ts';

type Name = Extract<Decision, { kind: 'name' }>;

/** The name of a card, typed or picked from a list. */
export function NameAnswer({ model, decision }: { readonly model: TableModel; readonly decision: Name }) {
  const speaker = model.speaker.value;
  const typed = useSignal('');
  const list = useId();
  const named = decision.names.find(
    (name) => speaker.card(name).toLowerCase() === typed.value.trim().toLowerCase(),
  );
  return (
    <form
      class="bar-options"
      onSubmit={(event) => {
        event.preventDefault();
        if (named !== undefined) model.say(named);
      }}
    >
      <input
        class="bar-name"
        list={list}
        aria-label={speaker.say('bar.name')}
        value={typed.value}
        onInput={(event) => {
          typed.value = event.currentTarget.value;
        }}
      />
      <datalist id={list}>
        {decision.names.map((name) => (
          <option key={name} value={speaker.card(name)} />
        ))}
      </datalist>
      <button type="submit" class="button button-primary" aria-disabled={named === undefined}>
        {speaker.say('bar.nameCommit')}
      </button>
    </form>
  );
}
