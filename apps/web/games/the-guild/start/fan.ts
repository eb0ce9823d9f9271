import smithy from 'icon:game-icons/anvil-impact';
import townHall from 'icon:game-icons/clock-tower';
import judge from 'icon:game-icons/gavel';
import gate from 'icon:game-icons/medieval-gate';
import torch from 'icon:game-icons/torch';
import type { FanProps } from '../../../design/Fan.tsx';

/** The cards on the tile of the start page. */
export const fan: FanProps['cards'] = [
  { tint: '#7c5220', cost: '7', icon: smithy },
  { tint: '#35506a', cost: '3', icon: gate },
  { tint: '#4b3f66', cost: '24', icon: townHall },
  { tint: '#5c2a48', cost: '4', icon: judge },
  { tint: '#8c3a12', cost: '3', icon: torch },
];
