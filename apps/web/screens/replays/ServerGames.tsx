import { type Signal, useSignal } from '@preact/signals';
import type { RoomSummary } from '@zunft/protocol';
import { useEffect } from 'preact/hooks';
import { onlineFailure } from '../../online/failure.ts';
import { server } from '../../online/server.ts';
import { GameRow } from './GameRow.tsx';
import { saveJournal } from './journal-file.ts';
import { type PastGame, pastGameOf } from './past-game.ts';
import { say } from './words.ts';

interface ServerGamesProps {
  readonly tables: Signal<readonly RoomSummary[] | undefined>;
  attempt(work: () => Promise<string>): Promise<void>;
}

/** Own games with other people, which the server keeps. Without it, there are still those of this browser. */
export function ServerGames({ tables, attempt }: ServerGamesProps) {
  const next = useSignal<number | undefined>(undefined);
  const problem = useSignal('');
  const load = async () => {
    problem.value = '';
    try {
      const before = next.value;
      const found = await server.request('finished', { mine: true, ...(before !== undefined && { before }) });
      const known = tables.value ?? [];
      const isNew = ({ table }: RoomSummary) => known.every((other) => other.table !== table);
      tables.value = [...known, ...found.tables.filter(isNew)];
      next.value = found.next;
    } catch (error) {
      problem.value = onlineFailure(error);
    }
  };
  useEffect(() => {
    void load();
  }, []);
  const games: readonly PastGame[] = tables.value?.map(pastGameOf) ?? [];
  if (games.length === 0 && problem.value === '') return null;
  return (
    <section class="archive-section" aria-labelledby="archive-server">
      <h2 id="archive-server">{say('server')}</h2>
      <p class="archive-quiet" role="status">
        {problem.value}
      </p>
      <ul class="archive-games">
        {games.map((game) => (
          <GameRow
            key={game.table}
            table={game}
            onSave={() => void attempt(async () => say('saved', { file: await saveJournal(game, server) }))}
          />
        ))}
      </ul>
      {next.value !== undefined && (
        <button type="button" class="button button-table archive-older" onClick={() => void load()}>
          {say('older')}
        </button>
      )}
    </section>
  );
}
