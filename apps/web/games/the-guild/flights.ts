import type { Seat, ViewedEvent } from '@zunft/kernel';
import type { Flight, FlightMap } from '../../motion/flights.ts';

type Place = (card: string | undefined) => string | readonly string[];

const hand =
  (seat: Seat): Place =>
  (card) =>
    card === undefined ? `hand/${seat}` : `hand/${seat}/${card}`;
/** What lies in front of a seat: seen card by card only in the middle, else as the seat. */
const dynasty =
  (seat: Seat): Place =>
  (card) => [`dynasty/${seat}/${card}`, `seat/${seat}`];
const deck: Place = () => 'deck';
const discard: Place = () => 'discard';
const guilds: Place = (card) => `guilds/${card}`;

function cardsOf({ cards = [], hidden = 0 }: ViewedEvent, from: Place, to: Place): Flight[] {
  const unknown = Array.from({ length: hidden }, () => undefined);
  return [...unknown, ...cards].map((card) => ({
    from: from(card),
    to: to(card),
    ...(card !== undefined && { card }),
  }));
}

const flights: Readonly<Record<string, FlightMap>> = {
  profession: (event) => cardsOf(event, guilds, dynasty(event.seat)),
  draw: (event) => cardsOf(event, deck, hand(event.seat)),
  redraw: (event) => cardsOf(event, hand(event.seat), deck),
  play: (event) => cardsOf(event, hand(event.seat), discard),
  build: (event) => cardsOf(event, hand(event.seat), dynasty(event.seat)),
  number: (event) => cardsOf(event, deck, discard),
  discard: (event) => cardsOf(event, hand(event.seat), discard),
  recover: (event) => cardsOf(event, discard, hand(event.seat)),
  sell: (event) => cardsOf(event, dynasty(event.seat), discard),
  drop: (event) => cardsOf(event, dynasty(event.seat), discard),
  destroyed: (event) => cardsOf(event, dynasty(event.seat), discard),
  steal: (event) =>
    event.target === undefined ? [] : cardsOf(event, dynasty(event.target), dynasty(event.seat)),
  trade: (event) =>
    event.target === undefined ? [] : cardsOf(event, dynasty(event.target), dynasty(event.seat)),
  'town-hall': (event) => cardsOf(event, deck, () => 'square'),
  reshuffle: () => [{ from: 'discard', to: 'deck' }],
};

/** Which cards the events of The Guild move. */
export const guildFlights: FlightMap = (event) => flights[event.type]?.(event) ?? [];
