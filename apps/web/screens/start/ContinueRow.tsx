import arrow from 'icon:lucide/arrow-right';
import trash from 'icon:lucide/trash';
import type { Decision } from '@zunft/kernel';
import type { Player, TableSummary } from '@zunft/protocol';
import { Speaker } from '@zunft/text';
import { useState } from 'preact/hooks';
import { HouseMark } from '../../design/HouseMark.tsx';
import { Icon } from '../../design/Icon.tsx';
import { gameName } from '../../frame/game-names.ts';
import { gameTexts } from '../../frame/game-texts.ts';
import { language } from '../../settings/settings.ts';
import { namesOf, opponentsOf } from './players.ts';
import { usePoints } from './points.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { ago } from './times.ts';
import { startSay } from './words.ts';

export function ContinueRow({ table }: { readonly table: TableSummary }) {
  const [removing, setRemoving] = useState(false);
  const opponents = opponentsOf(table);
  const points = usePoints(table);
  return (
    <li class="continue-row paper paper-ruled">
      <span class="shield" aria-hidden="true">
        <HouseMark seat={table.asked?.seat ?? 0} />
      </span>
      <div class="continue-text">
        <p class="continue-situation">{situation(table)}</p>
        <p class="continue-facts">
          <b>{gameName(table.game)}</b>{' '}
          {points === undefined ? startSay('against', { opponents }) : standing(table.players, points)},{' '}
          {ago(table.changed)}
        </p>
      </div>
      <button
        type="button"
        class="button button-paper button-icon"
        aria-label={startSay('remove', { opponents })}
        onClick={() => setRemoving(true)}
      >
        <Icon of={trash} />
      </button>
      <a
        class={table.asked ? 'button button-primary button-large' : 'button button-paper button-large'}
        href={`/table/${encodeURIComponent(table.table)}`}
        aria-label={startSay('toTableOf', { opponents })}
      >
        <span class="continue-go">{startSay('toTable')}</span>
        <Icon of={arrow} />
      </a>
      {removing && <RemoveDialog table={table} onClose={() => setRemoving(false)} />}
    </li>
  );
}

/** "You 3, Anna 5, Veit 2": everybody with their points, in the order of the seats. */
const standing = (players: readonly Player[], points: readonly number[]): string =>
  players
    .map(({ name, bot }, seat) => {
      const score = points[seat] ?? 0;
      return bot === undefined ? startSay('ownScore', { score }) : startSay('replays.score', { name, score });
    })
    .join(', ');

/** What the table waits for, in a sentence; a blank one until the game's words are there. */
function situation({ game, asked, players, waitingFor }: TableSummary): string {
  if (asked === undefined) return startSay('waitingFor', { name: players[waitingFor[0] ?? 0]?.name ?? '' });
  const texts = gameTexts(game).value;
  if (texts === undefined) return '\u00A0';
  const speaker = new Speaker({
    language: language.value,
    texts,
    names: namesOf(players),
    viewer: asked.seat,
  });
  return speaker.prompt(asked as Decision);
}
