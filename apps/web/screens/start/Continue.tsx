import './continue.css';
import { useEffect, useState } from 'preact/hooks';
import { failureSentence } from '../../frame/failure.ts';
import { ContinueRow } from './ContinueRow.tsx';
import { inOrder, onlineEntries } from './entries.ts';
import { expected, expectNextTime } from './expected.ts';
import { running, tablesProblem } from './tables.ts';
import { startSay } from './words.ts';

/** As many as fit without pushing the games off the page. */
const shownAtFirst = 4;

export function Continue() {
  const [all, setAll] = useState(false);
  const problem = tablesProblem.value;
  const rows = useRows();
  const count = rows.length;
  return (
    <>
      {problem !== undefined && (
        <p class="start-problem paper" role="alert">
          {startSay('noTables', { problem: failureSentence(problem) })}
        </p>
      )}
      {count > 0 && (
        <section class="continue" aria-labelledby="start-continue">
          <h2 id="start-continue">{startSay('continue')}</h2>
          <ul class="continue-tables">{rows.slice(0, all ? count : shownAtFirst)}</ul>
          {count > shownAtFirst && !all && (
            <button type="button" class="button button-table" onClick={() => setAll(true)}>
              {startSay('showAll', { count })}
            </button>
          )}
        </section>
      )}
    </>
  );
}

/**
 * Games of this browser and of the server together. As long as some are not known, everything stands where it stood
 * last time, with places kept free.
 */
function useRows() {
  const local = running.value?.map((table) => ({
    kind: 'l',
    rank: table.asked ? 1 : 2,
    time: -table.changed,
    row: <ContinueRow key={table.table} table={table} />,
  }));
  const online = onlineEntries.value?.map((entry) => ({ kind: 'o', ...entry }));
  const entries = inOrder([...(local ?? []), ...(online ?? [])]);
  const isComplete = local !== undefined && online !== undefined;
  const order = entries.map(({ kind }) => kind).join('');
  useEffect(() => {
    if (isComplete) expectNextTime({ running: order });
  }, [isComplete, order]);
  if (isComplete) return entries.map(({ row }) => row);

  const waiting = { l: local && inOrder(local), o: online && inOrder(online) };
  const kept = [...expected.running].flatMap((kind, i) => {
    const known = waiting[kind as 'l' | 'o'];
    if (known !== undefined) return known.shift()?.row ?? [];
    return <li key={i} class="continue-row continue-row-coming" aria-hidden="true" />;
  });
  return [...kept, ...[...(waiting.l ?? []), ...(waiting.o ?? [])].map(({ row }) => row)];
}
