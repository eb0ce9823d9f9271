import './turn-pictures.css';
import province from 'icon:game-icons/castle';
import village from 'icon:game-icons/village';
import bag from 'icon:lucide/shopping-bag';
import type { ComponentType } from 'preact';
import { Icon } from '../../../design/Icon.tsx';

const Actions = () => (
  <>
    <span class="dom-turn-card dom-turn-action">
      <Icon of={village} />
    </span>
    <span class="dom-turn-plus numeral">+2</span>
  </>
);

const Treasures = () => (
  <span class="dom-turn-coins">
    {[1, 2, 3].map((coins) => (
      <span key={coins} class={`dom-turn-coin dom-turn-coin-${coins} numeral`}>
        {coins}
      </span>
    ))}
  </span>
);

const Purchase = () => (
  <>
    <Icon of={bag} class="dom-turn-bag" />
    <span class="dom-turn-arrow">→</span>
    <span class="dom-turn-card dom-turn-back" />
  </>
);

const NewHand = () => (
  <>
    <span class="dom-turn-hand">
      {[0, 1, 2, 3, 4].map((card) => (
        <span key={card} class="dom-turn-card dom-turn-back" />
      ))}
    </span>
    <span class="dom-turn-card dom-turn-victory">
      <Icon of={province} />
    </span>
  </>
);

/** A turn on the start page: Actions, Treasures, a purchase, a new hand. */
export const turnPictures: readonly ComponentType[] = [Actions, Treasures, Purchase, NewHand];
