import './gathering.css';
import { useSignal } from '@preact/signals';
import type { Room, RoomSummary } from '@zunft/protocol';
import { useEffect } from 'preact/hooks';
import { Frame } from '../../frame/Frame.tsx';
import { gameName } from '../../frame/game-names.ts';
import { clientGame } from '../../games/index.ts';
import type { RoomEntry } from '../../online/room-entry.ts';
import { mine, waitingTables } from '../../online/tables.ts';
import { tablePath } from '../../room/paths.ts';
import { path } from '../../router/router.ts';
import { showOutside } from '../../table/announcing/outside.ts';
import { Chairs } from './Chairs.tsx';
import { Deal } from './Deal.tsx';
import { Facts } from './Facts.tsx';
import { isAskedIfReady, isTaken } from './news.ts';
import { OwnerTools } from './OwnerTools.tsx';
import { played } from './played.ts';
import { ReadyBar } from './ReadyBar.tsx';
import { Share } from './Share.tsx';
import { useAsk } from './use-ask.ts';
import { useGame } from './use-game.ts';
import { useNews } from './use-news.ts';
import { useSitting } from './use-sitting.ts';
import { roomSay } from './words.ts';

/** A table before its game begins: who sits where, what holds here, and who is ready. */
export function Gathering({ entry }: { readonly entry: RoomEntry }) {
  const room = entry.room.value;
  const game = useGame(room.game);
  const asking = useAsk();
  const sitting = useSitting(entry, asking);
  const news = useNews(entry);
  const own = room.seats.find(({ you }) => you);
  const isOwner = own?.owner === true;
  useFetchedGame(room.game);
  const elsewhere = useElsewhere(room.table);
  useTitle(room, elsewhere.length);
  return (
    <Frame>
      <div class="gathering">
        <header class="gathering-head">
          <h1>{roomSay('title', { game: gameName(room.game) })}</h1>
          <p class={news.value ? 'gathering-lead gathering-news' : 'gathering-lead'} role="status">
            {news.value || lead(room)}
          </p>
          {elsewhere[0] !== undefined && (
            <p class="gathering-lead gathering-news">
              <a class="link" href={tablePath(elsewhere[0].table)}>
                {roomSay('elsewhere', { count: elsewhere.length })}
              </a>
            </p>
          )}
        </header>
        <Chairs entry={entry} game={game} asking={asking} sitting={sitting} />
        <div class="gathering-columns" data-seated={room.seats.every(isTaken)}>
          <div class="gathering-column">
            {own !== undefined && entry.code !== undefined && <Share game={room.game} code={entry.code} />}
            <Deal room={room} ready={own?.ready === true} />
            {isOwner && <OwnerTools entry={entry} asking={asking} />}
          </div>
          <Facts room={room} game={game} />
        </div>
        <ReadyBar entry={entry} icon={game.setup?.icon} asking={asking} sitting={sitting} />
      </div>
    </Frame>
  );
}

function lead({ seats }: Room): string {
  const owner = seats.find(({ owner: isOwner }) => isOwner);
  if (owner === undefined) return '';
  return owner.you ? roomSay('lead.own') : roomSay('lead.other', { name: owner.name ?? '' });
}

/** What the game will need is fetched meanwhile: when everybody is ready, nobody wants to wait. */
function useFetchedGame(game: string): void {
  useEffect(() => {
    void played.fetch().catch(() => undefined);
    void clientGame(game);
  }, [game]);
}

/** Other tables that wait for the viewer, who need not stay here until everybody has come. */
function useElsewhere(table: string): readonly RoomSummary[] {
  useEffect(() => mine.watch(), []);
  return waitingTables.value.filter((other) => other.table !== table);
}

/**
 * Whoever does something else meanwhile sees in the tab how far it is, when it is for them to be ready, and how many other
 * tables wait.
 */
function useTitle(room: Room, elsewhere: number): void {
  const { game, seats } = room;
  const seated = seats.filter(isTaken).length;
  const isAsked = isAskedIfReady(room);
  const named = { seated, seats: seats.length, game: gameName(game) };
  const title = isAsked
    ? roomSay('documentTitle.asked', named)
    : `${elsewhere > 0 ? `(${elsewhere}) ` : ''}${roomSay('documentTitle', named)}`;
  const before = useSignal(document.title);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(
    () => () => {
      // Another screen has named itself already.
      if (path.peek()[0] === 'room') document.title = before.value;
    },
    [],
  );
  const calls = Number(isAsked) + elsewhere;
  useEffect(() => {
    if (calls === 0) return;
    showOutside(calls);
    return () => showOutside(0);
  }, [calls]);
}
