import cardBurn from 'icon:game-icons/card-burn';
import cardDiscard from 'icon:game-icons/card-discard';
import cardDraw from 'icon:game-icons/card-draw';
import cardPlay from 'icon:game-icons/card-play';
import { signal } from '@preact/signals';
import type { IconData } from '../../design/Icon.tsx';
import { basic } from './art/basic.ts';
import { faceOf, type PrintedCard } from './faces.ts';

type Art = Readonly<Record<string, IconData>>;

const loaders: Readonly<Record<PrintedCard['set'], () => Promise<Art>>> = {
  basic: async () => basic,
  guilds: async () => (await import('./art/guilds.ts')).guilds,
  base: async () => (await import('./art/base.ts')).base,
  intrigue: async () => (await import('./art/intrigue.ts')).intrigue,
};

/** The pictures that have been fetched: a table needs those of its kingdom. */
const fetched = signal<Art>(basic);
const asked = new Set<PrintedCard['set']>(['basic']);

/** The picture of a card; it comes as soon as those of its set have been fetched. */
export function iconOf(card: string): IconData | undefined {
  const { set } = faceOf(card);
  if (!asked.has(set)) {
    asked.add(set);
    // Without its picture a card still has its name; the next one of the set asks again.
    void fetchArt(set).catch(() => asked.delete(set));
  }
  return fetched.value[card];
}

async function fetchArt(set: PrintedCard['set']): Promise<void> {
  const art = await loaders[set]();
  fetched.value = { ...fetched.value, ...art };
}

/** Own drawing: a coin token of copper with a crown. */
const token: IconData = {
  id: 'zunft-coin-token',
  viewBox: '0 0 24 24',
  body: '<circle cx="12" cy="12" r="10.5" fill="#c98a3a" stroke="#5e3a12" stroke-width="1.5"/><circle cx="12" cy="12" r="7.5" fill="none" stroke="#5e3a12" stroke-dasharray="1.6 1.6" stroke-width="1"/><path d="M8 15V9.5l2.4 2 1.6-3 1.6 3 2.4-2V15z" fill="#4a2c0b"/>',
};

export const icons = {
  trash: cardBurn,
  token,
  hand: cardPlay,
  discard: cardDiscard,
  draw: cardDraw,
  treasures: basic['silver']!,
} as const;
