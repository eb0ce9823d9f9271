import copy from 'icon:lucide/copy';
import share from 'icon:lucide/share-2';
import { useSignal } from '@preact/signals';
import type { Seat } from '@zunft/kernel';
import { useEffect, useId } from 'preact/hooks';
import { Icon } from '../design/Icon.tsx';
import type { RoomCompany } from './company.tsx';
import { joinPath } from './paths.ts';
import { shareLink } from './share.ts';
import { say } from './words.ts';

/** The link by which somebody else takes a seat over. It is made when this is opened. */
export function Invitation({ company, seat }: { readonly company: RoomCompany; readonly seat: Seat }) {
  const code = useSignal<string | undefined>(undefined);
  const message = useSignal('');
  const id = useId();
  useEffect(() => {
    void company.invite(seat).then((made) => {
      code.value = made;
    });
  }, [company, seat, code]);
  if (code.value === undefined) return null;
  const path = joinPath(code.value);
  const link = new URL(path, location.href).href;
  return (
    <div class="room-invitation">
      <label for={id}>{say('menu.inviteLink', { name: company.names.value[seat]! })}</label>
      <input
        id={id}
        class="input"
        readOnly
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div class="room-doings">
        <button
          type="button"
          class="button button-primary"
          onClick={async () => {
            message.value = await shareLink(path);
          }}
        >
          <Icon of={copy} />
          {say('menu.copy')}
        </button>
        {navigator.share !== undefined && (
          <button
            type="button"
            class="button button-paper"
            // Whoever closes the list of ways to share has changed their mind.
            onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
          >
            <Icon of={share} />
            {say('menu.share')}
          </button>
        )}
      </div>
      <p role="status">{message.value}</p>
    </div>
  );
}
