import type { ProfessionCard } from '../schema.ts';
import { alchemy, craft, hospitality, land, learning, roguery } from './trades.ts';

/** All but the countryman, who earns something every turn, build more cheaply in their own trades and have one thing besides. */
export const professions: readonly ProfessionCard[] = [
  {
    id: 'countryman',
    name: { en: 'Countryman', de: 'Landmann' },
    trades: land,
    gives: { income: 1 },
  },
  {
    id: 'host',
    name: { en: 'Host', de: 'Wirt' },
    trades: hospitality,
    gives: { sabotage: 1, discount: { amount: 1, types: ['district', 'person'], trades: hospitality } },
  },
  {
    id: 'craftsman',
    name: { en: 'Craftsman', de: 'Handwerker' },
    trades: craft,
    gives: { businessIncome: { amount: 1, trades: craft }, discount: { amount: 2, trades: craft } },
  },
  {
    id: 'scholar',
    name: { en: 'Scholar', de: 'Gelehrter' },
    trades: learning,
    gives: { hand: 1, discount: { amount: 1, trades: learning } },
  },
  {
    id: 'adept',
    name: { en: 'Alchemist', de: 'Alchemist' },
    trades: alchemy,
    gives: { inventory: 1, discount: { amount: 2, types: ['artefact'], trades: alchemy } },
  },
  {
    id: 'rogue',
    name: { en: 'Rogue', de: 'Gauner' },
    trades: roguery,
    gives: {
      skill: { amount: 1, acts: ['sabotage', 'burglary'] },
      discount: { amount: 1, types: ['measure'], trades: roguery },
    },
  },
];
