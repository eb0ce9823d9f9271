import peddler from 'icon:game-icons/basket';
import discard from 'icon:game-icons/card-discard';
import draw from 'icon:game-icons/card-draw';
import exchange from 'icon:game-icons/card-exchange';
import assassin from 'icon:game-icons/cloak-dagger';
import hunter from 'icon:game-icons/crossbow';
import robber from 'icon:game-icons/domino-mask';
import laurel from 'icon:game-icons/laurel-crown';
import dancer from 'icon:game-icons/lyre';
import scholar from 'icon:game-icons/owl';
import historian from 'icon:game-icons/quill-ink';
import taxCollector from 'icon:game-icons/receive-money';
import weaver from 'icon:game-icons/rolled-cloth';
import trader from 'icon:game-icons/scales';
import bricklayer from 'icon:game-icons/trowel';
import farmer from 'icon:game-icons/wheat';
import type { IconData } from '../../design/Icon.tsx';

const professionIcons: Readonly<Record<string, IconData>> = {
  assassin,
  farmer,
  historian,
  trader,
  dancer,
  weaver,
  bricklayer,
  hunter,
  peddler,
  robber,
  scholar,
  'tax-collector': taxCollector,
};

export const iconOf = (profession: string): IconData => professionIcons[profession] ?? laurel;

export const icons = { discard, draw, exchange, laurel } as const;
