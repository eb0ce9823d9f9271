import '../../design/forms.css';
import type { Place, Room, SeatInfo } from '@zunft/protocol';
import { useId, useState } from 'preact/hooks';
import { Dialog } from '../../frame/Dialog.tsx';
import { newNonce } from '../../online/nonce.ts';
import type { RoomEntry } from '../../online/room-entry.ts';
import { BotOptions } from '../new-table/BotOptions.tsx';
import { drawNames } from '../new-table/names.ts';
import type { Asking } from './use-ask.ts';
import type { SpokenGame } from './use-game.ts';
import { roomSay } from './words.ts';

interface ArrangeProps {
  readonly seat: number;
  readonly chair: SeatInfo;
  readonly entry: RoomEntry;
  readonly game: SpokenGame;
  readonly asking: Asking;
}

/** Whoever opened the table says who is to sit on a chair of somebody else, or of nobody. */
export function Arrange(props: ArrangeProps) {
  return props.chair.kind === 'person' ? <Remove {...props} /> : <Choose {...props} />;
}

function Choose({ seat, chair, entry, game, asking }: ArrangeProps) {
  const id = useId();
  const arrange = (kind: string) => {
    const taken = entry.room.peek().seats.flatMap(({ name }) => name ?? []);
    return asking.attempt(async () => {
      const room = await entry.ask('arrange', { seat, place: placeOf(kind, taken) });
      // A game begins when somebody says "ready" and all others have; perhaps only this bot was missing.
      if (isComplete(room)) await entry.ask('ready', { ready: true, nonce: newNonce(room.table) });
    });
  };
  return (
    <div class="sign-choice">
      <label class="visually-hidden" for={id}>
        {roomSay('arrangeSeat', { seat: seat + 1 })}
      </label>
      <select
        id={id}
        class="select"
        value={chair.keptFor ?? chair.bot ?? chair.kind}
        onChange={({ currentTarget }) => void arrange(currentTarget.value)}
      >
        {chair.keptFor !== undefined && (
          <option value={chair.keptFor}>{roomSay('chair.keptFor', { name: chair.name ?? '' })}</option>
        )}
        <option value="kept">{roomSay('arrange.kept')}</option>
        <option value="open">{roomSay('arrange.open')}</option>
        <BotOptions
          bots={game.info?.bots ?? (chair.bot === undefined ? [] : [chair.bot])}
          texts={game.texts}
          label={(kind) => roomSay('arrange.bot', { kind })}
        />
      </select>
    </div>
  );
}

const isComplete = ({ phase, seats }: Room): boolean =>
  phase === 'gathering' && seats.every(({ kind, ready }) => kind === 'bot' || ready === true);

function placeOf(kind: string, taken: readonly string[]): Place {
  if (kind === 'kept' || kind === 'open') return { kind };
  return { kind: 'bot', bot: kind, name: drawNames(1, taken)[0] ?? kind };
}

function Remove({ seat, chair: { name = '' }, entry, asking }: ArrangeProps) {
  const [asked, setAsked] = useState(false);
  const remove = () => {
    setAsked(false);
    const kind = entry.room.peek().visibility === 'open' ? 'open' : 'kept';
    return asking.attempt(() => entry.ask('arrange', { seat, place: { kind } }));
  };
  return (
    <>
      <button
        type="button"
        class="button button-paper"
        aria-label={roomSay('removeName', { name })}
        onClick={() => setAsked(true)}
      >
        {roomSay('remove')}
      </button>
      {asked && (
        <Dialog title={roomSay('remove.title', { name })} onClose={() => setAsked(false)}>
          <p>{roomSay('remove.text', { name })}</p>
          <div class="dialog-actions">
            <button type="button" class="button button-paper" onClick={() => setAsked(false)}>
              {roomSay('remove.keep', { name })}
            </button>
            <button type="button" class="button button-primary" onClick={() => void remove()}>
              {roomSay('remove.do')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
