import { useId } from 'preact/hooks';
import type { TableModel } from '../model.ts';
import { undoHelp, undoLabel, undoOf } from '../undo-label.ts';

/** Takes the last answer back, and says which that was and what it costs. */
export function UndoButton({ model }: { readonly model: TableModel }) {
  const id = useId();
  const undo = undoOf(model);
  if (undo.kind === 'none' || model.past.value !== undefined) return null;
  const help = undoHelp(model);
  return (
    <p class="text-undo">
      <button
        type="button"
        class="button button-paper"
        {...(help !== undefined && { 'aria-describedby': id })}
        onClick={() => model.undo()}
      >
        {undoLabel(model)}
      </button>
      {help !== undefined && <span id={id}>{help}</span>}
    </p>
  );
}
