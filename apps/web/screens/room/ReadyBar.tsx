import armchair from 'icon:lucide/armchair';
import { locales } from '@zunft/text';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { IconData } from '../../design/Icon.tsx';
import { Seal } from '../../design/Seal.tsx';
import { newNonce } from '../../online/nonce.ts';
import type { RoomEntry } from '../../online/room-entry.ts';
import { ServerLine } from '../../online/ServerLine.tsx';
import { go } from '../../router/router.ts';
import { change, language, settings } from '../../settings/settings.ts';
import { longestName } from '../new-table/Seats.tsx';
import type { Asking } from './use-ask.ts';
import type { Sitting } from './use-sitting.ts';
import { roomSay } from './words.ts';

interface ReadyBarProps {
  readonly entry: RoomEntry;
  readonly icon: IconData | undefined;
  readonly asking: Asking;
  readonly sitting: Sitting;
}

/** The next thing to do: sit down, say that one is ready, or wait for the others. */
export function ReadyBar({ entry, icon, asking, sitting }: ReadyBarProps) {
  const { seats } = entry.room.value;
  const own = seats.find(({ you }) => you);
  const bar = useFocusKept(own === undefined ? 'visitor' : own.ready ? 'ready' : 'seated');
  return (
    <section ref={bar} class="ready-bar">
      <ServerLine />
      <p class="ready-problem" role="alert">
        {asking.problem.value}
      </p>
      {own === undefined ? (
        <SitDown entry={entry} asking={asking} sitting={sitting} />
      ) : (
        <Ready entry={entry} icon={icon} asking={asking} isReady={own.ready === true} />
      )}
    </section>
  );
}

/** Where the button that was pressed is gone, the focus goes to the one that took its place. */
function useFocusKept(state: string): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  const shown = useRef(state);
  useLayoutEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (document.activeElement === document.body || document.activeElement === null)
      bar.current?.querySelector<HTMLElement>('.ready-form > .button')?.focus();
  }, [state]);
  return bar;
}

function SitDown({ entry, asking, sitting }: Omit<ReadyBarProps, 'icon'>) {
  const { seats, watching } = entry.room.value;
  const { editing, nameless, field, rename, sit } = sitting;
  const decline = () =>
    asking.attempt(async () => {
      await entry.ask('stand', {});
      go('/');
    });
  if (!seats.some(({ kind, keptFor }) => kind === 'open' || (kind === 'kept' && keptFor !== 'other'))) {
    const word = watching === 'spectators' ? 'note.full.spectators' : 'note.full.other';
    return <p class="ready-note">{roomSay(word)}</p>;
  }
  return (
    <form
      class="ready-form"
      onSubmit={(event) => {
        event.preventDefault();
        sit();
      }}
    >
      {editing.value ? (
        <label class="field ready-name">
          <span>{roomSay('yourName')}</span>
          <input
            ref={field}
            class="input"
            maxLength={longestName}
            autocomplete="nickname"
            value={settings.value.name}
            aria-invalid={nameless.value}
            aria-describedby={nameless.value ? 'ready-nameless' : undefined}
            onInput={({ currentTarget }) => change({ name: currentTarget.value })}
          />
        </label>
      ) : (
        <p class="ready-note">
          {roomSay('note.sit')}{' '}
          <button type="button" class="link ready-rename" onClick={rename}>
            {roomSay('rename')}
          </button>
        </p>
      )}
      {nameless.value && (
        <p class="ready-problem" id="ready-nameless" role="alert">
          {roomSay('nameless')}
        </p>
      )}
      {seats.some(({ keptFor }) => keptFor === 'you') && (
        <button type="button" class="button" onClick={() => void decline()}>
          {roomSay('decline')}
        </button>
      )}
      <button
        type="submit"
        class="button button-primary button-sealed"
        aria-disabled={asking.busy.value ? true : undefined}
      >
        <Seal icon={armchair} />
        <span>
          {roomSay('sit')}
          {!editing.value && <small>{roomSay('asName', { name: settings.value.name.trim() })}</small>}
        </span>
      </button>
    </form>
  );
}

function Ready({
  entry,
  icon,
  asking,
  isReady,
}: Omit<ReadyBarProps, 'sitting'> & { readonly isReady: boolean }) {
  const say = (ready: boolean) =>
    asking.attempt(() => entry.ask('ready', ready ? { ready, nonce: newNonce(entry.table) } : { ready }));
  return (
    <div class="ready-form">
      <p class="ready-note" role="status">
        {noteOf(entry, isReady)}
      </p>
      {isReady ? (
        <button type="button" class="button" onClick={() => void say(false)}>
          {roomSay('notReady')}
        </button>
      ) : (
        <button
          type="button"
          class="button button-primary button-sealed"
          aria-disabled={asking.busy.value ? true : undefined}
          onClick={() => void say(true)}
        >
          {icon ? <Seal icon={icon} /> : <Seal open />}
          {roomSay('ready')}
        </button>
      )}
    </div>
  );
}

/** What is still missing before the game can begin. */
function noteOf(entry: RoomEntry, isReady: boolean): string {
  const { seats } = entry.room.value;
  const free = seats.filter(({ kind }) => kind === 'open' || kind === 'kept').length;
  const missing = seats.flatMap(({ kind, ready, you, name = '' }) =>
    kind === 'person' && !ready && !you ? [name] : [],
  );
  if (free > 0) return roomSay(isReady ? 'note.waitingFree' : 'note.readyFree', { free });
  if (!isReady) return roomSay(missing.length > 0 ? 'note.ready' : 'note.last');
  const names = new Intl.ListFormat(locales[language.value]).format(missing);
  return roomSay('note.waiting', { names });
}
