import anvil from 'icon:game-icons/anvil';
import clockTower from 'icon:game-icons/clock-tower';
import crownCoin from 'icon:game-icons/crown-coin';
import dominoMask from 'icon:game-icons/domino-mask';
import familyHouse from 'icon:game-icons/family-house';
import gavel from 'icon:game-icons/gavel';
import guards from 'icon:game-icons/guards';
import laurelCrown from 'icon:game-icons/laurel-crown';
import lockedChest from 'icon:game-icons/locked-chest';
import padlock from 'icon:game-icons/padlock';
import prisoner from 'icon:game-icons/prisoner';
import rose from 'icon:game-icons/rose';
import shakingHands from 'icon:game-icons/shaking-hands';
import skeletonKey from 'icon:game-icons/skeleton-key';
import vote from 'icon:game-icons/vote';
import { signal } from '@preact/signals';
import type { IconData } from '../../design/Icon.tsx';
import { faceOf } from './faces.ts';

type Art = Readonly<Record<string, IconData>>;

/** The professions come long before the first card. */
const loaders = {
  professions: async () => (await import('./art/professions.ts')).professionArt,
  cards: async () => (await import('./art/cards.ts')).cardArt,
} as const satisfies Record<string, () => Promise<Art>>;

const fetched = signal<Art>({});
const asked = new Set<keyof typeof loaders>();

/** The picture of a card; it comes as soon as those of its part of the deck have been fetched. */
export function iconOf(card: string): IconData | undefined {
  const { type, trade = '' } = faceOf(card);
  if (type === 'municipal') return icons.townHall;
  const part = type === 'profession' ? 'professions' : 'cards';
  if (!asked.has(part)) {
    asked.add(part);
    // Without its picture a card still has its name; the next one asks again.
    void fetchArt(part).catch(() => asked.delete(part));
  }
  return fetched.value[type === 'business' ? trade : card];
}

async function fetchArt(part: keyof typeof loaders): Promise<void> {
  const art = await loaders[part]();
  fetched.value = { ...fetched.value, ...art };
}

/** Own drawing: two cards held in a hand. */
const hand: IconData = {
  id: 'zunft-hand',
  viewBox: '0 0 24 24',
  body: '<path d="M3.6 7.2 10 5l4.6 13.4-6.4 2.2z" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M12.5 3.8h8.3v16h-6.5" fill="none" stroke="currentColor" stroke-width="1.8"/>',
};

/** Signs of the table itself. */
export const icons = {
  townHall: clockTower,
  townHouse: familyHouse,
  votes: vote,
  sabotage: guards,
  burglary: skeletonKey,
  favour: rose,
  taler: crownCoin,
  business: anvil,
  lock: padlock,
  tower: prisoner,
  hand,
  inventory: lockedChest,
  title: laurelCrown,
  gavel,
  trade: shakingHands,
  skill: dominoMask,
} as const;
