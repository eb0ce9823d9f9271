import type { TableModel } from '../model.ts';
import { type Choose, nameOfOption } from './Choices.tsx';
import { sayText } from './words.ts';

interface CommitProps {
  readonly model: TableModel;
  readonly decision: Choose;
}

/** How much is picked, and the button that sends it and says what comes of it. */
export function Commit({ model, decision }: CommitProps) {
  const picked = model.chosen.value.length;
  const missing = decision.min - picked;
  const label = commitLabel(model, decision);
  return (
    <>
      <p role="status">{statusOf(model, decision, label)}</p>
      {(model.several.value || picked > 0) && (
        <p class="text-commit">
          <button
            type="button"
            class="button button-primary"
            {...(missing > 0 && { 'aria-disabled': true })}
            onClick={() => model.commit()}
          >
            {missing > 0 ? sayText('missing', { count: missing }) : label}
          </button>
          {picked > 0 && (
            <button type="button" class="button button-paper" onClick={() => model.clear()}>
              {sayText('clear')}
            </button>
          )}
        </p>
      )}
    </>
  );
}

function statusOf(model: TableModel, decision: Choose, commit: string): string {
  const chosen = model.chosen.value;
  const { min, max } = decision;
  if (model.several.value) {
    const kind = min === max ? 'exact' : min === 0 ? 'upTo' : 'range';
    return sayText(`chosen.${kind}`, { picked: chosen.length, min, max });
  }
  const option = model.option(chosen[0]);
  return option === undefined
    ? ''
    : sayText('selected', { option: nameOfOption(model, decision, option), commit });
}

/** What the game calls it, else what each pick does. */
function commitLabel(model: TableModel, decision: Choose): string {
  const speaker = model.speaker.value;
  const chosen = model.chosen.value;
  const label = model.several.value ? speaker.commit(decision, chosen.length) : undefined;
  if (label !== undefined) return label;
  if (chosen.length === 0) return sayText('commitNothing');
  return chosen.map((id) => model.nameOf(model.option(id)!)).join(', ');
}
