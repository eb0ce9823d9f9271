import crown from 'icon:lucide/crown';
import { kingdomSize } from '@zunft/games/dominion/text';
import type { GameSetup } from '../../game-setup.ts';
import { facts } from './facts.ts';
import { Kingdom } from './Kingdom.tsx';
import { cardsOf, wayOf } from './kingdom.ts';
import { say } from './words.ts';

export const dominionSetup: GameSetup = {
  icon: crown,
  sections: [
    {
      id: 'kingdom',
      title: () => say('kingdom'),
      options: ['kingdom', 'fromGuilds', 'fromBase', 'fromIntrigue', 'banned'],
      Fields: Kingdom,
    },
    {
      id: 'aids',
      title: () => say('aids'),
      lead: () => say('aids.lead'),
      options: ['showPoints', 'showDecks'],
    },
    {
      id: 'rulings',
      title: () => say('rulings'),
      lead: () => say('rulings.lead'),
      options: ['masquerade', 'overpaidCost', 'lastCopy'],
      folded: true,
    },
  ],
  facts,
  check({ kingdom }) {
    const count = cardsOf(String(kingdom)).length;
    const isShort = wayOf(String(kingdom)) === 'own' && count > 0 && count < kingdomSize;
    const isEmpty = kingdom === '';
    return isShort || isEmpty ? [{ path: 'options.kingdom', code: 'ten-cards', params: { count } }] : [];
  },
};
