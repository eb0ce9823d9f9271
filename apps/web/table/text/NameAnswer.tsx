import { useSignal } from '@preact/signals';
import type { Decision } from '@zunft/kernel';
import { useEffect } from 'preact/hooks';
import { nameBox } from '../../naming/name-box.ts';
import type { TableModel } from '../model.ts';
import { sayText } from './words.ts';

interface NameAnswerProps {
  readonly model: TableModel;
  readonly decision: Extract<Decision, { kind: 'name' }>;
}

/** The name of a card, typed or picked from a list. */
export function NameAnswer({ model, decision }: NameAnswerProps) {
  const speaker = model.speaker.value;
  const named = useSignal<string | undefined>(undefined);
  useEffect(() => void nameBox.want(), []);
  const NameBox = nameBox.value;
  const send = (): void => {
    if (named.value !== undefined) model.say(named.value);
  };
  return (
    <form
      class="text-answer text-naming"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {NameBox && (
        <NameBox
          label={sayText('name')}
          texts={model.game.texts}
          names={decision.names}
          first={model.game.namesFirst?.(model) ?? []}
          chosen={named.value}
          onChoose={(name) => {
            named.value = name;
          }}
          onCommit={send}
        />
      )}
      <button type="submit" class="button button-primary" aria-disabled={named.value === undefined}>
        {named.value === undefined
          ? sayText('name.missing')
          : sayText('name.commit', { name: speaker.card(named.value) })}
      </button>
    </form>
  );
}
