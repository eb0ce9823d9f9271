import type { RoomSummary } from '@zunft/protocol';
import { Icon } from '../../../design/Icon.tsx';
import { SeatSign } from '../../../design/SeatSign.tsx';
import { gameName } from '../../../frame/game-names.ts';
import { clockWords } from '../../../online/clock.ts';
import { listOf } from '../players.ts';
import { tiles } from '../tiles.ts';
import { freeSeats } from './order.ts';
import { lobbySay } from './words.ts';

/** A table that somebody else has laid: to sit down at, or to watch. */
export function OpenTable({ table }: { readonly table: RoomSummary }) {
  const { game, seats, phase, clock, watching } = table;
  const icon = tiles.find((tile) => tile.game === game)?.icon;
  const names = listOf(
    seats.flatMap(({ kind, name = '' }) => {
      if (kind === 'bot') return [lobbySay('bot', { name })];
      return kind === 'person' ? [name] : [];
    }),
  );
  const free = phase === 'gathering' ? freeSeats(table) : 0;
  const href = `/room/${encodeURIComponent(table.table)}`;
  const named = { game: gameName(game), names };
  return (
    <li class="open-table">
      {icon && <Icon of={icon} />}
      <div class="open-table-about">
        <h3>{gameName(game)}</h3>
        <p>
          {lobbySay('here', { names, free })}
          {' · '}
          {clockWords(clock)}
          {phase !== 'gathering' && ` · ${lobbySay(phase === 'paused' ? 'paused' : 'running')}`}
        </p>
      </div>
      <span class="open-table-seats" aria-hidden="true">
        {seats.map(({ kind }, seat) => (
          <SeatSign key={seat} seat={seat} ground={kind === 'person' || kind === 'bot' ? 'paper' : 'open'} />
        ))}
      </span>
      <span class="open-table-actions">
        {free > 0 && (
          <a class="button button-table" href={href} aria-label={lobbySay('joinTable', named)}>
            {lobbySay('join')}
          </a>
        )}
        {free === 0 && watching === 'spectators' && (
          <a class="button button-table" href={href} aria-label={lobbySay('watchTable', named)}>
            {lobbySay('watch')}
          </a>
        )}
      </span>
    </li>
  );
}
