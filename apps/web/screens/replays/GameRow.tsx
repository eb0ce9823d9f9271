import download from 'icon:lucide/download';
import play from 'icon:lucide/play';
import trash from 'icon:lucide/trash';
import { Icon } from '../../design/Icon.tsx';
import { Laurel } from '../../design/Laurel.tsx';
import { SeatSign } from '../../design/SeatSign.tsx';
import { gameName } from '../../frame/game-names.ts';
import { listOf } from '../start/players.ts';
import type { PastGame } from './past-game.ts';
import { dateOf, type Placed, placed } from './result.ts';
import { say } from './words.ts';

export interface GameRowProps {
  readonly table: PastGame;
  onSave(): void;
  /** What the server keeps cannot be removed. */
  onRemove?(): void;
}

/** A finished game: who played, who won, and what can be done with it. */
export function GameRow({ table, onSave, onRemove }: GameRowProps) {
  const date = dateOf(table.changed);
  const hints = (table.hints ?? []).reduce((sum, count) => sum + count, 0);
  return (
    <li class="archive-game paper paper-ruled">
      <div class="archive-about">
        <h3>{headline(table)}</h3>
        <p>
          <b>{gameName(table.game)}</b>
          <time dateTime={new Date(table.changed).toISOString()}>{date}</time>
          {table.seq !== undefined && <span>{say('answers', { count: table.seq })}</span>}
          {table.takebacks !== undefined && table.takebacks > 0 && (
            <span class="archive-mark">{say('takebacks', { count: table.takebacks })}</span>
          )}
          {hints > 0 && <span class="archive-mark">{say('hints', { count: hints })}</span>}
          {table.loaded && <span class="archive-mark">{say('fromFile')}</span>}
        </p>
      </div>
      <ol class="archive-players">
        {placed(table).map((player) => (
          <Player key={player.seat} {...player} />
        ))}
      </ol>
      <div class="archive-actions">
        <a
          class="button button-primary"
          href={`/replay/${encodeURIComponent(table.table)}`}
          aria-label={say('watchGame', { date })}
        >
          <Icon of={play} />
          {say('watch')}
        </a>
        <button
          type="button"
          class="button button-paper"
          aria-label={say('saveGame', { date })}
          onClick={onSave}
        >
          <Icon of={download} />
          {say('save')}
        </button>
        {onRemove !== undefined && (
          <button
            type="button"
            class="button button-paper button-icon"
            aria-label={say('removeGame', { date })}
            title={say('remove')}
            onClick={onRemove}
          >
            <Icon of={trash} />
          </button>
        )}
      </div>
    </li>
  );
}

function headline(table: PastGame): string {
  const winners = placed(table).filter(({ place }) => place === 1);
  if (winners.length === 0) return say('unfinished');
  return say('wins', { names: listOf(winners.map(({ name }) => name)), count: winners.length });
}

function Player({ seat, name, isBot, place, score }: Placed) {
  return (
    <li class={place === 1 ? 'archive-player archive-winner' : 'archive-player'}>
      <SeatSign seat={seat} />
      <span class="archive-name">
        {name}
        {isBot && <small>{say('bot')}</small>}
      </span>
      {score !== undefined && (
        <span class="archive-score numeral">
          {place === 1 && <Laurel class="archive-laurel" />}
          <span aria-hidden="true">{score}</span>
          <span class="visually-hidden">{say('points', { points: score })}</span>
        </span>
      )}
    </li>
  );
}
