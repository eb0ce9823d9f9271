import type { Speaker } from '@zunft/text';
import { type CardView, type GuildView, incomeOf, signed, zones } from './view.ts';

interface Setting {
  readonly speaker: Speaker;
  readonly names: readonly string[];
}

/** Cards in words: which are locked, and for how long. */
export const cardList = (speaker: Speaker, cards: readonly CardView[]): string =>
  cards
    .map(({ card, locked }) =>
      locked > 0
        ? speaker.say('tg.cardLocked', { card: speaker.card(card), count: locked })
        : speaker.card(card),
    )
    .join(', ');

/** What the viewer can know about a player, line by line; without the cards that lie on the table. */
export function seatFacts(view: GuildView, seat: number, { speaker, names }: Setting): string[] {
  const here = view.seats[seat]!;
  const { experience, nextTitle, profession, taler, debts, inTower } = here;
  const lines: (string | false)[] = [
    speaker.say('tg.fact.title', {
      title: speaker.say(`title.${here.title}`),
      experience,
      next: nextTitle ?? 'none',
    }),
    profession !== null && speaker.say('tg.fact.profession', { card: speaker.card(profession) }),
    // It speaks to whoever has it.
    ...(profession !== null && view.you?.seat === seat ? speaker.cardText(profession).slice(1) : []),
    speaker.say('tg.fact.taler', { taler, income: signed(incomeOf(here)) }),
    inTower && speaker.say('tg.fact.tower'),
    ...debts.map(({ to, amount }) =>
      speaker.say('tg.fact.debt', { amount, name: to === null ? speaker.say('tg.bank') : names[to]! }),
    ),
    speaker.say('tg.fact.votes', { votes: here.votes, favour: here.favour }),
    speaker.say('tg.fact.protection', { sabotage: here.sabotage, burglary: here.burglary }),
    speaker.say('tg.fact.room', {
      businesses: here.businesses.length,
      limit: here.businessLimit ?? 'none',
      extensions: here.extensions.length,
      slots: here.slots,
      residence: speaker.say(`residence.${here.residence}`),
      artefacts: here.artefacts.length,
      inventory: here.inventory,
    }),
    view.you?.seat !== seat && speaker.say('tg.fact.hand', { count: here.hand }),
    here.offer !== null &&
      speaker.say('tg.fact.offer', {
        offer: speaker.say('tg.offers', {
          kind: here.offer.kind,
          card: here.offer.card === null ? '' : speaker.card(here.offer.card),
        }),
        price: here.offer.price,
        names: here.offer.to.map((one) => names[one]!).join(', '),
      }),
  ];
  return lines.filter((line) => line !== false);
}

/** The cards in front of a player, a line for each kind. */
export const cardLines = (view: GuildView, seat: number, speaker: Speaker): string[] =>
  zones.flatMap((zone) => {
    const cards = view.seats[seat]![zone];
    return cards.length === 0 ? [] : [`${speaker.say(`tg.group.${zone}`)}: ${cardList(speaker, cards)}`];
  });
