import '../../design/forms.css';
import type { Decision } from '@zunft/kernel';
import type { TableModel } from '../model.ts';

interface TextAnswerProps {
  readonly model: TableModel;
  readonly decision: Extract<Decision, { kind: 'text' }>;
}

/** A short text of one's own. The sentence of the bar is its label; the seal sends it, and so does Enter. */
export function TextAnswer({ model, decision: { maxLength } }: TextAnswerProps) {
  return (
    <div class="bar-options">
      <input
        key={model.update.value.seq}
        class="input"
        type="text"
        aria-labelledby="decision"
        autocomplete="off"
        size={Math.min(maxLength, 40)}
        maxLength={maxLength}
        value={model.written.value}
        onInput={(event) => {
          model.written.value = event.currentTarget.value;
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.isComposing) model.commit();
        }}
      />
    </div>
  );
}
