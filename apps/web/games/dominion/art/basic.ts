import province from 'icon:game-icons/castle';
import silver from 'icon:game-icons/coins';
import gold from 'icon:game-icons/gold-bar';
import estate from 'icon:game-icons/hut';
import curse from 'icon:game-icons/skull-ring';
import copper from 'icon:game-icons/two-coins';
import duchy from 'icon:game-icons/white-tower';
import type { IconData } from '../../../design/Icon.tsx';

/** Pictures for the basic cards. */
export const basic: Readonly<Record<string, IconData>> = {
  copper,
  silver,
  gold,
  estate,
  duchy,
  province,
  curse,
};
