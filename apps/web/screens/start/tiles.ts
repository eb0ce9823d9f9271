import assassin from 'icon:game-icons/cloak-dagger';
import dancer from 'icon:game-icons/lyre';
import historian from 'icon:game-icons/quill-ink';
import trader from 'icon:game-icons/scales';
import farmer from 'icon:game-icons/wheat';
import type { FanProps } from '../../design/Fan.tsx';
import type { IconData } from '../../design/Icon.tsx';
import type { StartWord } from './words.ts';

export interface Tile {
  readonly game: string;
  readonly icon: IconData;
  readonly cards: FanProps['cards'];
  readonly pitch: StartWord;
  /** Which minutes a game takes. */
  readonly minutes: string;
}

/** Games that can be played, as the start page shows them. */
export const tiles: readonly Tile[] = [
  {
    game: 'guildhall',
    icon: trader,
    cards: [
      { tincture: 'green', icon: historian },
      { tincture: 'yellow', icon: farmer },
      { tincture: 'red', icon: assassin },
      { tincture: 'blue', icon: trader },
      { tincture: 'purple', icon: dancer },
    ],
    pitch: 'pitch.guildhall',
    minutes: '30–60',
  },
];
