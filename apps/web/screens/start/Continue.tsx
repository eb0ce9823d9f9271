import './continue.css';
import { useState } from 'preact/hooks';
import { failureSentence } from '../frame/failure.ts';
import { ContinueRow } from './ContinueRow.tsx';
import { expected } from './expected.ts';
import { running, tablesProblem } from './tables.ts';
import { startSay } from './words.ts';

/** As many as fit without pushing the games off the page. */
const shownAtFirst = 4;

export function Continue() {
  const [all, setAll] = useState(false);
  const tables = running.value;
  const problem = tablesProblem.value;
  if (problem !== undefined) {
    return (
      <p class="start-problem paper" role="alert">
        {startSay('noTables', { problem: failureSentence(problem) })}
      </p>
    );
  }
  const count = tables?.length ?? expected.running;
  if (count === 0) return null;
  const shown = tables?.slice(0, all ? count : shownAtFirst);
  return (
    <section class="continue" aria-labelledby="start-continue">
      <h2 id="start-continue">{startSay('continue')}</h2>
      <ul class="continue-tables">
        {shown?.map((table) => <ContinueRow key={table.table} table={table} />) ??
          Array.from({ length: Math.min(count, shownAtFirst) }, (_, i) => (
            <li key={i} class="continue-row continue-row-coming" aria-hidden="true" />
          ))}
      </ul>
      {count > shownAtFirst && !all && (
        <button type="button" class="button button-table" onClick={() => setAll(true)}>
          {startSay('showAll', { count })}
        </button>
      )}
    </section>
  );
}
