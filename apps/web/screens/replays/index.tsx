import './replays.css';
import { useSignal } from '@preact/signals';
import type { RoomSummary, TableSummary } from '@zunft/protocol';
import { useEffect } from 'preact/hooks';
import { Frame } from '../../frame/Frame.tsx';
import { failureSentence } from '../../frame/failure.ts';
import { finished, loadTables, removeTable, tablesProblem } from '../start/tables.ts';
import { GameRow } from './GameRow.tsx';
import { saveJournal } from './journal-file.ts';
import { LoadZone } from './LoadZone.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { ServerGames } from './ServerGames.tsx';
import { say } from './words.ts';

/** All games that can be watched again: of this browser, and of the server. */
export function Screen() {
  const message = useSignal('');
  const own = useSignal<readonly RoomSummary[] | undefined>(undefined);
  const others = useSignal<readonly RoomSummary[] | undefined>(undefined);
  const leaving = useSignal<TableSummary | undefined>(undefined);
  useEffect(() => {
    void loadTables();
  }, []);
  const attempt = async (work: () => Promise<string>) => {
    try {
      message.value = await work();
    } catch (error) {
      message.value = failureSentence(error);
    }
  };
  const games = finished.value;
  // Of a game that the server lists, this browser may have a copy since it was watched.
  const listed = new Set([...(own.value ?? []), ...(others.value ?? [])].map(({ table }) => table));
  const kept = games?.filter(({ table }) => !listed.has(table)) ?? [];
  return (
    <Frame>
      <div class="archive">
        <header class="archive-head">
          <h1>{say('title')}</h1>
          <p>{say('lead')}</p>
          <LoadZone />
        </header>
        <p class="archive-message" role="status">
          {tablesProblem.value === undefined ? message.value : failureSentence(tablesProblem.value)}
        </p>
        {games === undefined && <p>{say('loading')}</p>}
        <ServerGames whose="mine" tables={own} attempt={attempt} />
        {games?.length === 0 && !own.value?.length && <Nothing />}
        {kept.length > 0 && (
          <section class="archive-section">
            <h2>{say('games', { count: kept.length })}</h2>
            <ul class="archive-games">
              {kept.map((table) => (
                <GameRow
                  key={table.table}
                  table={table}
                  onSave={() => void attempt(async () => say('saved', { file: await saveJournal(table) }))}
                  onRemove={() => {
                    leaving.value = table;
                  }}
                />
              ))}
            </ul>
          </section>
        )}
        <ServerGames whose="others" tables={others} attempt={attempt} />
      </div>
      {leaving.value !== undefined && (
        <RemoveDialog
          table={leaving.value}
          onClose={() => {
            leaving.value = undefined;
          }}
          onRemove={() => {
            const { table } = leaving.value!;
            leaving.value = undefined;
            void attempt(async () => {
              await removeTable(table);
              return say('removed');
            });
          }}
        />
      )}
    </Frame>
  );
}

function Nothing() {
  return (
    <section class="archive-nothing paper paper-ruled">
      <h2>{say('none')}</h2>
      <p>{say('noneText')}</p>
      <a class="button button-primary" href="/">
        {say('play')}
      </a>
    </section>
  );
}
