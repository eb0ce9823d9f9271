import arrow from 'icon:lucide/arrow-right';
import type { Decision } from '@zunft/kernel';
import type { RoomSummary } from '@zunft/protocol';
import { Speaker } from '@zunft/text';
import { HouseMark } from '../../../design/HouseMark.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { gameName } from '../../../frame/game-names.ts';
import { gameTexts } from '../../../frame/game-texts.ts';
import { clockWords } from '../../../online/clock.ts';
import { language } from '../../../settings/settings.ts';
import type { Entry } from '../entries.ts';
import { listOf } from '../players.ts';
import { ago } from '../times.ts';
import { lobbySay } from './words.ts';

/** One's own tables on the server, for the list of games that go on. */
export const entriesOf = (tables: readonly RoomSummary[]): Entry[] =>
  tables
    .filter(({ phase }) => phase !== 'over' && phase !== 'aborted')
    .map((table) => ({
      rank: table.waitingSince === undefined ? 2 : 0,
      time: table.waitingSince ?? -table.changed,
      row: <MyTable key={`server/${table.table}`} table={table} />,
    }));

function MyTable({ table }: { readonly table: RoomSummary }) {
  const { seats, waitingSince, changed } = table;
  const own = seats.findIndex(({ you }) => you === true);
  const others = seats.flatMap(({ kind, name, you }) =>
    you !== true && (kind === 'person' || kind === 'bot') && name !== undefined ? [name] : [],
  );
  const company = others.length === 0 ? lobbySay('alone') : lobbySay('with', { names: listOf(others) });
  return (
    <li class="continue-row paper paper-ruled">
      <span class="shield" aria-hidden="true">
        <HouseMark seat={Math.max(own, 0)} />
      </span>
      <div class="continue-text">
        <p class="continue-situation">{situation(table)}</p>
        <p class="continue-facts">
          <b>{gameName(table.game)}</b> {company}, {clockWords(table.clock)}, {ago(waitingSince ?? changed)}
        </p>
      </div>
      <a
        class={
          waitingSince === undefined
            ? 'button button-paper button-large'
            : 'button button-primary button-large'
        }
        href={`/room/${encodeURIComponent(table.table)}`}
        aria-label={lobbySay('toTableWith', { game: gameName(table.game), company })}
      >
        <span class="continue-go">{lobbySay('toTable')}</span>
        <Icon of={arrow} />
      </a>
    </li>
  );
}

function situation(table: RoomSummary): string {
  const { phase, seats, waitingSince, asked } = table;
  const free = seats.filter(({ kind }) => kind === 'open' || kind === 'kept').length;
  if (phase === 'paused') return lobbySay('mine.paused');
  if (seats.some(({ keptFor }) => keptFor === 'you')) return lobbySay('mine.again');
  if (phase === 'gathering')
    return waitingSince === undefined ? lobbySay('mine.gathering', { free }) : lobbySay('mine.ready');
  if (seats.some(({ you, standIn }) => you && standIn !== undefined)) return lobbySay('mine.standIn');
  if (asked !== undefined) return question(table, asked);
  return lobbySay(waitingSince === undefined ? 'mine.running' : 'mine.turn');
}

/** What the player is asked there, in a sentence; a blank one until the game's words are there. */
function question(
  { game, seats }: RoomSummary,
  { prompt, source }: NonNullable<RoomSummary['asked']>,
): string {
  const texts = gameTexts(game).value;
  if (texts === undefined) return '\u00A0';
  const viewer = seats.findIndex(({ you }) => you === true);
  const names = seats.map(({ name = '' }) => name);
  const speaker = new Speaker({ language: language.value, texts, names, viewer });
  return speaker.prompt({ seat: viewer, prompt, ...(source !== undefined && { source }) } as Decision);
}
