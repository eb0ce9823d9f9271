import type { TableSummary } from '@zunft/protocol';
import { useState } from 'preact/hooks';
import { Dialog } from '../../frame/Dialog.tsx';
import { failureSentence } from '../../frame/failure.ts';
import { opponentsOf } from './players.ts';
import { removeTable } from './tables.ts';
import { startSay } from './words.ts';

interface RemoveDialogProps {
  readonly table: TableSummary;
  readonly onClose: () => void;
}

export function RemoveDialog({ table, onClose }: RemoveDialogProps) {
  const [problem, setProblem] = useState('');
  const remove = () => removeTable(table.table).catch((error: unknown) => setProblem(failureSentence(error)));
  return (
    <Dialog title={startSay('remove.title')} onClose={onClose}>
      <p>{startSay('remove.lost', { opponents: opponentsOf(table) })}</p>
      <p role="alert">{problem}</p>
      <div class="dialog-actions">
        <button type="button" class="button button-paper" onClick={onClose}>
          {startSay('remove.keep')}
        </button>
        <button type="button" class="button button-primary" onClick={() => void remove()}>
          {startSay('remove.do')}
        </button>
      </div>
    </Dialog>
  );
}
