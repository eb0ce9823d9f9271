import type { Balance } from '@zunft/kernel';
import { professionIds, professionOf } from './faces.ts';
import { house } from './options.ts';
import { printedPrestige } from './prestige/printed.ts';

const professionsInGame = (t: Parameters<typeof house>[0]): number[] =>
  house(t).chosen.map((id) => professionIds.indexOf(id));

/** What is counted of a Guildhall game, all of it while it is played: chapters that were paid with are gone at the end. */
export const balance: Balance = {
  options: { professions: 'random-six' },
  kinds: [
    {
      id: 'completed',
      items: professionIds,
      by: 'any',
      inGame: professionsInGame,
      heard({ type, seat, params }, had) {
        const profession = params?.['profession'];
        if (type === 'complete') had((professionIds as readonly unknown[]).indexOf(profession), seat);
      },
    },
    {
      id: 'played',
      items: professionIds,
      by: 'most',
      inGame: professionsInGame,
      heard({ type, seat, cards = [] }, had) {
        if (type === 'play') for (const { face } of cards) had(professionOf(face), seat);
      },
    },
    {
      id: 'bought',
      items: printedPrestige.map(({ id }) => id),
      by: 'any',
      inGame: (t) =>
        printedPrestige.flatMap(({ edition }, face) => (edition === house(t).prestige ? [face] : [])),
      heard({ type, seat, cards = [] }, had) {
        if (type === 'buy') for (const { face } of cards) had(face, seat);
      },
    },
  ],
};
