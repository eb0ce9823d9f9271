import type { TableSummary } from '@zunft/protocol';
import { Dialog } from '../../frame/Dialog.tsx';
import { listOf, namesOf } from '../start/players.ts';
import { dateOf } from './result.ts';
import { say } from './words.ts';

export interface RemoveDialogProps {
  readonly table: TableSummary;
  onClose(): void;
  onRemove(): void;
}

/** What is gone is gone, so it is asked about. */
export function RemoveDialog({ table, onClose, onRemove }: RemoveDialogProps) {
  return (
    <Dialog title={say('removeTitle')} onClose={onClose}>
      <p>{say('removeText', { names: listOf(namesOf(table.players)), date: dateOf(table.changed) })}</p>
      <div class="dialog-actions">
        <button type="button" class="button button-paper" onClick={onClose}>
          {say('keep')}
        </button>
        <button type="button" class="button button-primary" onClick={onRemove}>
          {say('removeNow')}
        </button>
      </div>
    </Dialog>
  );
}
