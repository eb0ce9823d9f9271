import { useId } from 'preact/hooks';
import type { TableModel } from '../model.ts';
import { undoLabel } from '../undo-label.ts';

/** Takes the last answer back, and says which that was and what it costs. */
export function UndoButton({ model }: { readonly model: TableModel }) {
  const id = useId();
  const speaker = model.speaker.value;
  const { undo } = model.update.value;
  if (undo.kind === 'none' || model.past.value !== undefined) return null;
  const why = undo.kind === 'agreed' ? undo.why : undefined;
  return (
    <p class="text-undo">
      <button
        type="button"
        class="button button-paper"
        {...(why !== undefined && { 'aria-describedby': id })}
        onClick={() => model.undo()}
      >
        {undoLabel(model)}
      </button>
      {why !== undefined && <span id={id}>{speaker.say('undo.agreedHelp')}</span>}
    </p>
  );
}
