import './gathering.css';
import { useSignal } from '@preact/signals';
import type { Room } from '@zunft/protocol';
import { useEffect } from 'preact/hooks';
import { Frame } from '../../frame/Frame.tsx';
import { gameName } from '../../frame/game-names.ts';
import { clientGame } from '../../games/index.ts';
import type { RoomEntry } from '../../online/room-entry.ts';
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
  useTitle(room);
  return (
    <Frame>
      <div class="gathering">
        <header class="gathering-head">
          <h1>{roomSay('title', { game: gameName(room.game) })}</h1>
          <p class={news.value ? 'gathering-lead gathering-news' : 'gathering-lead'} role="status">
            {news.value || lead(room)}
          </p>
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
    clientGame(game).catch(() => undefined);
  }, [game]);
}

/** Whoever does something else meanwhile sees in the tab how far it is, and when it is for them to be ready. */
function useTitle(room: Room): void {
  const { game, seats } = room;
  const seated = seats.filter(isTaken).length;
  const isAsked = isAskedIfReady(room);
  const title = roomSay(isAsked ? 'documentTitle.asked' : 'documentTitle', {
    seated,
    seats: seats.length,
    game: gameName(game),
  });
  const before = useSignal(document.title);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(
    () => () => {
      document.title = before.value;
    },
    [],
  );
  useEffect(() => {
    if (!isAsked) return;
    showOutside(1);
    return () => showOutside(0);
  }, [isAsked]);
}
