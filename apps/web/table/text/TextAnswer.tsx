import '../../design/forms.css';
import type { Decision } from '@zunft/kernel';
import type { TableModel } from '../model.ts';

interface TextAnswerProps {
  readonly model: TableModel;
  readonly decision: Extract<Decision, { kind: 'text' }>;
}

/** A short text of one's own, which may be left empty. */
export function TextAnswer({ model, decision }: TextAnswerProps) {
  const { maxLength } = decision;
  return (
    <form
      class="text-answer"
      onSubmit={(event) => {
        event.preventDefault();
        model.commit();
      }}
    >
      <label class="field">
        <span>{model.speaker.value.prompt(decision)}</span>
        <input
          class="input"
          type="text"
          autocomplete="off"
          maxLength={maxLength}
          value={model.written.value}
          onInput={(event) => {
            model.written.value = event.currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="button button-primary">
        {model.speaker.value.commit(decision, model.written.value.length)}
      </button>
    </form>
  );
}
