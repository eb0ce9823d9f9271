import doorOpen from 'icon:lucide/door-open';
import { useState } from 'preact/hooks';
import { Icon } from '../../design/Icon.tsx';
import type { RoomEntry } from '../../online/room-entry.ts';
import { CallOff } from './CallOff.tsx';
import type { Asking } from './use-ask.ts';
import { roomSay } from './words.ts';

/** What only whoever opened the table may do with all of it. */
export function OwnerTools({ entry, asking }: { readonly entry: RoomEntry; readonly asking: Asking }) {
  const [asked, setAsked] = useState(false);
  const abort = () => {
    setAsked(false);
    return asking.attempt(() => entry.ask('abort', {}));
  };
  return (
    <div class="gathering-tools">
      <button type="button" class="button button-table" onClick={() => setAsked(true)}>
        <Icon of={doorOpen} />
        {roomSay('abort')}
      </button>
      {asked && <CallOff onClose={() => setAsked(false)} onDo={() => void abort()} />}
    </div>
  );
}
