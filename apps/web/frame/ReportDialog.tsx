import '../design/forms.css';
import type { TableSummary } from '@zunft/protocol';
import { useEffect, useState } from 'preact/hooks';
import { connection } from '../connection/connection.ts';
import { Dialog } from './Dialog.tsx';
import { failureSentence } from './failure.ts';
import { gameName } from './game-names.ts';
import { saveReport } from './report.ts';
import { frameSay } from './words.ts';

interface ReportDialogProps {
  /** Without a table the player names one. */
  readonly table?: string | undefined;
  readonly onClose: () => void;
}

export function ReportDialog({ table: given, onClose }: ReportDialogProps) {
  const [tables, setTables] = useState<readonly TableSummary[]>();
  const [chosen, setChosen] = useState(given);
  const [result, setResult] = useState('');

  useEffect(() => {
    if (given !== undefined) return;
    connection()
      .request('tables', {})
      .then(
        (found) => {
          setTables(found.tables);
          setChosen(found.tables[0]?.table);
        },
        () => setTables([]),
      );
  }, [given]);

  const save = async () => {
    if (chosen === undefined) return;
    try {
      setResult(frameSay('report.saved', { file: await saveReport(chosen) }));
    } catch (error) {
      setResult(frameSay('report.failed', { problem: failureSentence(error) }));
    }
  };

  const nothing = given === undefined && tables?.length === 0;
  return (
    <Dialog title={frameSay('report.open')} onClose={onClose}>
      {nothing ? (
        <p>{frameSay('report.none')}</p>
      ) : (
        <div class="report">
          <p>{frameSay('report.intro')}</p>
          <p>{frameSay('report.inside')}</p>
          {given === undefined && (
            <label class="field">
              <span>{frameSay('report.table')}</span>
              <select
                class="select"
                value={chosen ?? ''}
                onChange={(event) => setChosen(event.currentTarget.value)}
              >
                {tables?.map((one) => (
                  <option key={one.table} value={one.table}>
                    {entryOf(one)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <p role="status">{result}</p>
          <div class="dialog-actions">
            <button type="button" class="button button-primary" onClick={() => void save()}>
              {frameSay('report.save')}
            </button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

const entryOf = ({ game, players, over }: TableSummary): string =>
  frameSay('report.entry', {
    game: gameName(game),
    names: players.map(({ name }) => name).join(', '),
    over: over ? 'yes' : 'no',
  });
