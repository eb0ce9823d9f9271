import type { Deck } from './schema.ts';
import { annexes } from './zunft/annexes.ts';
import { artefacts } from './zunft/artefacts.ts';
import { businesses } from './zunft/businesses.ts';
import { districts } from './zunft/districts.ts';
import { extensions } from './zunft/extensions.ts';
import { immediates } from './zunft/immediates.ts';
import { measures } from './zunft/measures.ts';
import { persons } from './zunft/persons.ts';
import { professions } from './zunft/professions.ts';
import { trades } from './zunft/trades.ts';

/** T-01: our own deck, a reconstruction; the printed one is not known. Its order is that of recorded games. */
export const zunftDeck: Deck = {
  id: 'zunft',
  name: { en: 'The deck of Zunft', de: 'Kartensatz von Zunft' },
  inventory: 2,
  trades,
  professions,
  cards: [
    { id: 'town-hall', type: 'municipal', name: { en: 'Town Hall', de: 'Rathaus' }, value: 6, cost: 24 },
    ...businesses,
    ...annexes,
    ...extensions,
    ...districts,
    ...persons,
    ...measures,
    ...immediates,
    ...artefacts,
  ],
};
