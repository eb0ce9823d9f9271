import dice from 'icon:lucide/dices';
import chosen from 'icon:lucide/hand';
import type { IconData } from '../../../design/Icon.tsx';
import type { GameSetup } from '../../game-setup.ts';
import { iconOf } from '../art.ts';

const oldWorld = ['assassin', 'farmer', 'historian', 'trader', 'dancer', 'weaver'];
const jobFaire = ['bricklayer', 'hunter', 'peddler', 'robber', 'scholar', 'tax-collector'];

const professionSets: Readonly<Record<string, readonly IconData[]>> = {
  'old-world': oldWorld.map(iconOf),
  'job-faire': jobFaire.map(iconOf),
  'random-six': [dice],
  chosen: [chosen],
  all: [...oldWorld, ...jobFaire].map(iconOf),
};

export const guildhallSetup: GameSetup = {
  icon: iconOf('trader'),
  pictures(option, value) {
    if (option === 'professions') return professionSets[value];
    return option === 'chosen' ? [iconOf(value)] : undefined;
  },
  limit: (option) => (option === 'chosen' ? 6 : undefined),
};
