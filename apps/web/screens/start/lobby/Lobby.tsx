import './lobby.css';
import { effect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { server, serverState } from '../../../online/server.ts';
import { lobby, mine } from '../../../online/tables.ts';
import { CodeField } from '../../join/CodeField.tsx';
import { onlineEntries } from '../entries.ts';
import { expectNextTime } from '../expected.ts';
import { callOnEveryScreen } from './calling.ts';
import { entriesOf } from './MyTable.tsx';
import { OpenTable } from './OpenTable.tsx';
import { byInterest } from './order.ts';
import { lobbySay } from './words.ts';

const shownAtFirst = 5;

/** What the start page shows of the server, kept up to date. One's own tables go to the others at the top of the page. */
export function Lobby() {
  const [all, setAll] = useState(false);
  useEffect(() => {
    callOnEveryScreen();
    const stops = [
      lobby.watch(),
      mine.watch(),
      effect(() => {
        onlineEntries.value = mine.tables.value && entriesOf(mine.tables.value);
      }),
      effect(() => {
        if (lobby.tables.value) expectNextTime({ open: Math.min(lobby.tables.value.length, shownAtFirst) });
      }),
      // Places that were kept free for tables on the server are given up.
      effect(() => {
        if (serverState.value === 'lost') onlineEntries.value ??= [];
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  const tables = lobby.tables.value
    ?.filter(({ seats }) => !seats.some(({ you }) => you))
    .toSorted(byInterest);
  const isLost = serverState.value === 'lost';
  return (
    <div class="lobby">
      <div class="lobby-tables">
        <Silence known={tables !== undefined} />
        {!isLost && tables?.length === 0 && (
          <p class="muted-on-table">
            {lobbySay('none')} {lobbySay('none.lay')}
          </p>
        )}
        {!isLost && tables !== undefined && tables.length > 0 && (
          <ul class="open-tables">
            {tables.slice(0, all ? tables.length : shownAtFirst).map((table) => (
              <OpenTable key={table.table} table={table} />
            ))}
          </ul>
        )}
        {!isLost && tables !== undefined && tables.length > shownAtFirst && !all && (
          <button type="button" class="button button-table" onClick={() => setAll(true)}>
            {lobbySay('showAll', { count: tables.length })}
          </button>
        )}
      </div>
      <CodeField />
    </div>
  );
}

/** Why there is nothing to see, in one quiet line. */
function Silence({ known }: { readonly known: boolean }) {
  const isLost = serverState.value === 'lost';
  return (
    <div role="status">
      {isLost && (
        <p class="lobby-lost muted-on-table">
          {lobbySay('unreachable')}{' '}
          <button type="button" class="link" onClick={() => server.retry()}>
            {lobbySay('retry')}
          </button>
        </p>
      )}
      {!isLost && !known && <p class="lobby-waiting muted-on-table">{lobbySay('waiting')}</p>}
    </div>
  );
}
