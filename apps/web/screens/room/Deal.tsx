import chevron from 'icon:lucide/chevron-right';
import type { Room } from '@zunft/protocol';
import { Icon } from '../../design/Icon.tsx';
import { nonceOf } from '../../online/nonce.ts';
import { roomSay } from './words.ts';

/** What chance is made of, so that nobody has to be trusted. */
export function Deal({ room, ready }: { readonly room: Room; readonly ready: boolean }) {
  const own = ready ? nonceOf(room.table) : undefined;
  return (
    <details class="deal paper paper-ruled">
      <summary>
        <Icon of={chevron} />
        <h2>{roomSay('deal')}</h2>
      </summary>
      <p>{roomSay('deal.text')}</p>
      <dl class="deal-parts">
        <dt>{roomSay('deal.fingerprint')}</dt>
        <dd>
          <code>{room.commitment}</code>
        </dd>
        {own !== undefined && (
          <>
            <dt>{roomSay('deal.own')}</dt>
            <dd>
              <code>{own}</code>
            </dd>
          </>
        )}
      </dl>
    </details>
  );
}
