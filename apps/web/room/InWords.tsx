import type { TableModel } from '../table/model.ts';
import type { RoomCompany } from './company.tsx';
import { EndDoings } from './End.tsx';
import { RoomPanel } from './RoomPanel.tsx';
import { say } from './words.ts';

interface InWordsProps {
  readonly company: RoomCompany;
  readonly model: TableModel;
}

/** The people at the table, in the table in words. */
export function InWords({ company, model }: InWordsProps) {
  const count = company.elsewhere.value;
  return (
    <>
      {count > 0 && (
        <p>
          <button type="button" class="button button-paper" onClick={() => company.nextTable()}>
            {say('bar.next', { count })}
          </button>{' '}
          {say('bar.nextHelp')}
        </p>
      )}
      {model.update.value.over && <EndDoings company={company} model={model} />}
      <RoomPanel company={company} model={model} level="h2" />
    </>
  );
}
