import '../design/forms.css';
import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Refused } from '../connection/connection.ts';
import { onlineFailure } from '../online/failure.ts';
import { recallName } from '../online/me.ts';
import type { RoomEntry } from '../online/room-entry.ts';
import { settings } from '../settings/settings.ts';
import { invitedFor, takeSeat } from './invited.ts';
import { say } from './words.ts';

/** For whoever was invited to play on for somebody else: a name, and the seat. */
export function TakeSeat({ entry }: { readonly entry: RoomEntry }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const problem = useSignal('');
  useEffect(() => {
    recallName().catch(() => undefined);
  }, []);
  const sit = async (event: Event) => {
    event.preventDefault();
    const name = field.current?.value.trim() ?? '';
    if (name === '') {
      problem.value = say('take.nameless');
      field.current?.focus();
      return;
    }
    try {
      await takeSeat(entry, name);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      problem.value = onlineFailure(error);
    }
  };
  return (
    <form class="room-take" onSubmit={(event) => void sit(event)}>
      <p>{say('take.text', { name: invitedFor(entry) ?? '' })}</p>
      <label for={id}>{say('take.name')}</label>
      <input
        ref={field}
        id={id}
        class="input"
        maxLength={24}
        autocomplete="nickname"
        defaultValue={settings.value.name}
      />
      <button type="submit" class="button button-primary">
        {say('take.sit')}
      </button>
      <p role="alert">{problem.value}</p>
    </form>
  );
}
