import dice from 'icon:lucide/dices';
import chosen from 'icon:lucide/hand';
import type { IconData } from '../../design/Icon.tsx';
import { iconOf } from '../../games/guildhall/art.ts';

/** What a game adds to the form beyond its options: pictures, and how many of a list it takes. */
export interface Extras {
  pictures(option: string, value: string): readonly IconData[] | undefined;
  limit(option: string): number | undefined;
}

const oldWorld = ['assassin', 'farmer', 'historian', 'trader', 'dancer', 'weaver'];
const jobFaire = ['bricklayer', 'hunter', 'peddler', 'robber', 'scholar', 'tax-collector'];

const professionSets: Readonly<Record<string, readonly IconData[]>> = {
  'old-world': oldWorld.map(iconOf),
  'job-faire': jobFaire.map(iconOf),
  'random-six': [dice],
  chosen: [chosen],
  all: [...oldWorld, ...jobFaire].map(iconOf),
};

const guildhall: Extras = {
  pictures(option, value) {
    if (option === 'professions') return professionSets[value];
    return option === 'chosen' ? [iconOf(value)] : undefined;
  },
  limit: (option) => (option === 'chosen' ? 6 : undefined),
};

const none: Extras = { pictures: () => undefined, limit: () => undefined };

export const extrasOf = (game: string): Extras => (game === 'guildhall' ? guildhall : none);
