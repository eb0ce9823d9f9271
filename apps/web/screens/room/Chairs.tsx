import check from 'icon:lucide/check';
import type { SeatInfo } from '@zunft/protocol';
import { useState } from 'preact/hooks';
import { classes } from '../../design/classes.ts';
import { Icon } from '../../design/Icon.tsx';
import { SeatSign } from '../../design/SeatSign.tsx';
import type { RoomEntry } from '../../online/room-entry.ts';
import { language } from '../../settings/settings.ts';
import { Arrange } from './Arrange.tsx';
import { CallOff } from './CallOff.tsx';
import { isTaken } from './news.ts';
import type { Asking } from './use-ask.ts';
import type { SpokenGame } from './use-game.ts';
import type { Sitting } from './use-sitting.ts';
import { roomSay } from './words.ts';

interface ChairsProps {
  readonly entry: RoomEntry;
  readonly game: SpokenGame;
  readonly asking: Asking;
  readonly sitting: Sitting;
}

/** The chairs of a table as signs that hang on a rail, each with the mark of its house. */
export function Chairs({ entry, ...rest }: ChairsProps) {
  const { seats } = entry.room.value;
  return (
    <section class="signs" aria-labelledby="room-chairs">
      <h2 id="room-chairs" class="visually-hidden">
        {roomSay('chairs')}
      </h2>
      <ol class="signs-row" style={{ '--seats': seats.length }}>
        {seats.map((chair, seat) => (
          <Sign key={seat} seat={seat} chair={chair} entry={entry} {...rest} />
        ))}
      </ol>
    </section>
  );
}

interface SignProps extends ChairsProps {
  readonly seat: number;
  readonly chair: SeatInfo;
}

function Sign({ seat, chair, entry, game, asking, sitting }: SignProps) {
  const { seats } = entry.room.value;
  const own = seats.find(({ you }) => you);
  const isOwner = own?.owner === true;
  const number = seat + 1;
  return (
    <li class={classes('sign paper hanging', !isTaken(chair) && 'sign-free', chair.you && 'sign-own')}>
      <SeatSign seat={seat} class="sign-mark" />
      <div class="sign-text">
        <h3 class="sign-name">
          <span class="visually-hidden">{roomSay('seat', { seat: number })}: </span>
          {nameOn(chair)}
        </h3>
        <p class="sign-about">{aboutChair(chair, game)}</p>
      </div>
      <State chair={chair} />
      <div class="sign-actions">
        {own === undefined && isSittable(chair, entry) && (
          <button
            type="button"
            class="button button-paper"
            aria-label={roomSay('sitOn', { seat: number })}
            onClick={() => sitting.sit(seat)}
          >
            {roomSay('sitHere')}
          </button>
        )}
        {chair.you && <StandUp entry={entry} asking={asking} />}
        {isOwner && isSittable(chair, entry) && (
          <button
            type="button"
            class="button button-paper"
            aria-label={roomSay('moveTo', { seat: number })}
            onClick={() => void asking.attempt(() => entry.ask('arrange', { seat, place: { kind: 'me' } }))}
          >
            {roomSay('moveHere')}
          </button>
        )}
        {isOwner && !chair.you && <Arrange {...{ seat, chair, entry, game, asking }} />}
      </div>
    </li>
  );
}

/** Whoever is the last to stand up takes the table with them. */
function StandUp({ entry, asking }: Pick<ChairsProps, 'entry' | 'asking'>) {
  const [asked, setAsked] = useState(false);
  const isLast = entry.room.value.seats.every(({ kind, you }) => kind !== 'person' || you);
  const stand = () => {
    setAsked(false);
    void asking.attempt(() => entry.ask('stand', {}));
  };
  return (
    <>
      <button type="button" class="button button-paper" onClick={() => (isLast ? setAsked(true) : stand())}>
        {roomSay('standUp')}
      </button>
      {asked && <CallOff onClose={() => setAsked(false)} onDo={stand} />}
    </>
  );
}

/** A kept chair is for the one it is kept for, or else for those who have found the table by its code. */
const isSittable = ({ kind, keptFor }: SeatInfo, { code }: RoomEntry): boolean =>
  kind === 'open' || keptFor === 'you' || (kind === 'kept' && keptFor === undefined && code !== undefined);

function State({ chair }: { readonly chair: SeatInfo }) {
  if (!isTaken(chair)) return null;
  const isReady = chair.ready === true || chair.kind === 'bot';
  const isAway = chair.kind === 'person' && chair.here !== true;
  return (
    <p class="sign-state">
      <span class={isReady ? 'wax' : 'wax wax-open'} aria-hidden="true">
        {isReady && <Icon of={check} />}
      </span>
      <span>
        {roomSay(isReady ? 'chair.ready' : 'chair.notReady')}
        {isAway && `, ${roomSay('chair.away')}`}
      </span>
    </p>
  );
}

function nameOn({ kind, name = '' }: SeatInfo): string {
  if (kind === 'open') return roomSay('chair.free');
  if (kind !== 'kept') return name;
  return name === '' ? roomSay('chair.kept') : roomSay('chair.keptFor', { name });
}

function aboutChair({ kind, bot = '', you, owner, keptFor }: SeatInfo, { texts }: SpokenGame): string {
  if (kind === 'open') return roomSay('chair.freeAbout');
  if (keptFor !== undefined) return roomSay(`chair.keptAgain.${keptFor}`);
  if (kind === 'kept') return roomSay('chair.keptAbout');
  if (kind === 'bot') {
    const words = texts?.catalogue[language.value];
    return roomSay('chair.bot', {
      kind: words?.[`bot.${bot}`] ?? bot,
      about: words?.[`botAbout.${bot}`] ?? '',
    });
  }
  if (you) return roomSay(owner ? 'chair.youOwner' : 'chair.you');
  return owner ? roomSay('chair.owner') : '';
}
