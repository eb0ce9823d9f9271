import './turn-pictures.css';
import smithy from 'icon:game-icons/anvil-impact';
import townHall from 'icon:game-icons/clock-tower';
import taler from 'icon:game-icons/crown-coin';
import title from 'icon:game-icons/laurel-crown';
import votes from 'icon:game-icons/vote';
import type { ComponentType } from 'preact';
import { Icon } from '../../../design/Icon.tsx';

const Income = () => (
  <>
    <Icon of={taler} class="tg-turn-coin" />
    <span class="tg-turn-plus numeral">+7</span>
  </>
);

const Building = () => (
  <>
    <span class="tg-turn-card tg-turn-business">
      <Icon of={smithy} />
    </span>
    <span class="tg-turn-card tg-turn-locked">
      <Icon of={smithy} />
    </span>
  </>
);

const Rising = () => (
  <span class="tg-turn-track">
    {[0, 1, 2, 3].map((step) => (
      <i key={step} data-on={step < 3} />
    ))}
    <Icon of={title} />
  </span>
);

const Mayor = () => (
  <>
    <span class="tg-turn-card tg-turn-hall">
      <Icon of={townHall} />
    </span>
    <Icon of={votes} class="tg-turn-votes" />
  </>
);

/** A game on the start page: income, building, titles, the election. */
export const turnPictures: readonly ComponentType[] = [Income, Building, Rising, Mayor];
