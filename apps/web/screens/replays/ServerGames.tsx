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
  /** Own games with other people, or those that others have played and that everybody may watch. */
  readonly whose: 'mine' | 'others';
  readonly tables: Signal<readonly RoomSummary[] | undefined>;
  attempt(work: () => Promise<string>): Promise<void>;
}

/** Games with people, which the server keeps. Without it, there are still those of this browser. */
export function ServerGames({ whose, tables, attempt }: ServerGamesProps) {
  const next = useSignal<number | undefined>(undefined);
  const problem = useSignal('');
  const load = async () => {
    problem.value = '';
    try {
      const before = next.value;
      const found = await server.request('finished', {
        mine: whose === 'mine',
        ...(before !== undefined && { before }),
      });
      const known = tables.value ?? [];
      const isNew = ({ table, seats }: RoomSummary) =>
        known.every((other) => other.table !== table) && (whose === 'mine' || !seats.some(({ you }) => you));
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
  // That the server does not answer is said once.
  if (games.length === 0 && (problem.value === '' || whose === 'others')) return null;
  return (
    <section class="archive-section" aria-labelledby={`archive-${whose}`}>
      <h2 id={`archive-${whose}`}>{say(whose)}</h2>
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
