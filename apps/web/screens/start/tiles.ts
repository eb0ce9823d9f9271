import province from 'icon:game-icons/castle';
import assassin from 'icon:game-icons/cloak-dagger';
import soothsayer from 'icon:game-icons/crystal-ball';
import dancer from 'icon:game-icons/lyre';
import butcher from 'icon:game-icons/meat-cleaver';
import historian from 'icon:game-icons/quill-ink';
import trader from 'icon:game-icons/scales';
import herald from 'icon:game-icons/trumpet-flag';
import copper from 'icon:game-icons/two-coins';
import farmer from 'icon:game-icons/wheat';
import crown from 'icon:lucide/crown';
import hall from 'icon:lucide/landmark';
import type { FanProps } from '../../design/Fan.tsx';
import type { IconData } from '../../design/Icon.tsx';
import type { StartWord } from './words.ts';

export interface Tile {
  readonly game: string;
  readonly icon: IconData;
  /** There at once, or fetched when the page stands. */
  readonly cards: FanProps['cards'] | (() => Promise<FanProps['cards']>);
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
  {
    game: 'dominion',
    icon: crown,
    cards: [
      { kind: 'treasure', cost: '0', icon: copper },
      { kind: 'action', cost: '4+', icon: herald },
      { kind: 'victory', cost: '8', icon: province },
      { kind: 'attack', cost: '5', icon: soothsayer },
      { kind: 'action', cost: '5', icon: butcher },
    ],
    pitch: 'pitch.dominion',
    minutes: '30–45',
  },
  {
    game: 'the-guild',
    icon: hall,
    cards: async () => (await import('../../games/the-guild/start/fan.ts')).fan,
    pitch: 'pitch.the-guild',
    minutes: '45–120',
  },
];
