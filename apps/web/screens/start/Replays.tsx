import play from 'icon:lucide/play';
import type { TableSummary } from '@zunft/protocol';
import { Icon } from '../../design/Icon.tsx';
import { gameName } from '../../frame/game-names.ts';
import { expected } from './expected.ts';
import { LoadFile } from './LoadFile.tsx';
import { listOf } from './players.ts';
import { finished } from './tables.ts';
import { ago } from './times.ts';
import { startSay } from './words.ts';

const shown = 3;

export function Replays() {
  const games = finished.value;
  const count = games?.length ?? expected.finished;
  return (
    <section class="past" aria-labelledby="start-replays">
      <h2 id="start-replays">{startSay('replays')}</h2>
      <div class="past-body" style={{ '--rows': Math.min(count, shown) }}>
        {count === 0 && <p class="muted-on-table">{startSay('replays.none')}</p>}
        <ul class="past-list">
          {games?.slice(0, shown).map((table) => (
            <li key={table.table}>
              <a class="past-row" href={`/replay/${encodeURIComponent(table.table)}`}>
                <Icon of={play} />
                <span>
                  <b>{gameName(table.game)}</b> <span class="past-when">{ago(table.changed)}</span>
                  <span class="past-result">{result(table)}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div class="past-actions">
        {/* Those played with others are not in this browser. */}
        <a class="button button-table" href="/replays">
          {startSay('replays.all')}
        </a>
        <LoadFile />
      </div>
    </section>
  );
}

/** "Anna 20, you 17, Berthold 12": the best first. */
function result({ players, outcome }: TableSummary): string {
  if (outcome === undefined)
    return startSay('replays.unfinished', { names: listOf(players.map(({ name }) => name)) });
  return players
    .map(({ name }, seat) => ({ name, place: outcome.places[seat]!, score: outcome.scores[seat]! }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ name, score }) => startSay('replays.score', { name, score }))
    .join(', ');
}
