import './window.css';
import bell from 'icon:lucide/bell';
import bellOff from 'icon:lucide/bell-off';
import { Icon } from '../../design/Icon.tsx';
import type { TableModel } from '../model.ts';

/** Where others act and the player may step in: how to be asked less often. */
export function WindowButtons({ model: { orders, speaker } }: { readonly model: TableModel }) {
  return (
    <>
      <button
        type="button"
        class="bar-hush"
        aria-pressed={orders.isHushed.value}
        onClick={() => orders.toggleHush()}
      >
        <Icon of={bellOff} />
        <span>{speaker.value.say('bar.hush')}</span>
      </button>
      <button
        type="button"
        class="bar-hush bar-hush-when"
        aria-haspopup="dialog"
        aria-label={speaker.value.say('orders.title')}
        onClick={() => {
          orders.isOpen.value = true;
        }}
      >
        <Icon of={bell} />
        <span>{speaker.value.say('orders.title')}</span>
      </button>
    </>
  );
}
