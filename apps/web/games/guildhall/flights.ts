import type { Seat, ViewedEvent } from '@zunft/kernel';
import type { Flight, FlightMap } from '../../motion/flights.ts';

type Place = (card: string | undefined) => string | readonly string[];

const colours = ['red', 'blue', 'yellow', 'green', 'purple'];

const deck: Place = () => 'deck';
const discard: Place = () => 'discard';
const inZone =
  (zone: string, seat: Seat): Place =>
  (card) =>
    card === undefined ? `${zone}/${seat}` : `${zone}/${seat}/${card}`;
const hand = (seat: Seat): Place => inZone('hand', seat);
const hall = (seat: Seat): Place => inZone('hall', seat);
const area = (seat: Seat): Place => inZone('area', seat);
/** Completed chapters and prestige cards are told as numbers; the seat itself will do. */
const completed =
  (seat: Seat): Place =>
  () => [`completed/${seat}`, `seat/${seat}`];
const honours =
  (seat: Seat): Place =>
  () => [`honours/${seat}`, `seat/${seat}`];

/** All cards of an event on the same way. */
function cardsOf({ cards = [], hidden = 0 }: ViewedEvent, from: Place, to: Place): Flight[] {
  const unknown = Array.from({ length: hidden }, () => undefined);
  return [...unknown, ...cards].map((card) => ({
    from: from(card),
    to: to(card),
    ...(card !== undefined && { card }),
  }));
}

/** What made it happen: a profession, or a prestige card. */
const causeOf = ({ cause = '' }: ViewedEvent): string => cause.split('.')[0]!;

const placed: FlightMap = (event) => {
  const { seat, target, params } = event;
  const from = params?.['from'];
  if (from === 'area') return cardsOf(event, area(seat), hall(seat));
  if (from === 'deck') return cardsOf(event, deck, hall(seat));
  if (from === 'discard') return cardsOf(event, discard, hall(seat));
  if (from === 'hand') return cardsOf(event, hand(target ?? seat), hall(seat));
  if (target === undefined) return [];
  const gives = causeOf(event) === 'tax-collector';
  return gives ? cardsOf(event, hall(seat), hall(target)) : cardsOf(event, hall(target), hall(seat));
};

const discarded: FlightMap = (event) => {
  const { seat, target } = event;
  const cause = causeOf(event);
  if (target !== undefined) {
    return cardsOf(event, cause === 'robber' ? hand(target) : hall(target), discard);
  }
  if (cause === 'scholar') return cardsOf(event, deck, discard);
  // Payments come from the completed chapters; nothing else shows whether a hand or the played cards are meant.
  if (cause.includes('_')) return cardsOf(event, completed(seat), discard);
  const from: Place = (card) =>
    card === undefined ? `hand/${seat}` : [`area/${seat}/${card}`, `hand/${seat}/${card}`];
  return cardsOf(event, from, discard);
};

/** What goes from me to the other side of an exchange. */
const given: FlightMap = (event) => {
  const { seat, target } = event;
  const cause = causeOf(event);
  if (target === undefined) {
    return cause === 'weaver' ? cardsOf(event, hand(seat), hall(seat)) : cardsOf(event, hall(seat), discard);
  }
  return cardsOf(event, cause === 'peddler' ? hand(seat) : hall(seat), hall(target));
};

/** What comes from there. */
const taken: FlightMap = (event) => {
  const { seat, target } = event;
  const cause = causeOf(event);
  if (target === undefined) {
    return cause === 'weaver' ? cardsOf(event, hall(seat), hand(seat)) : cardsOf(event, discard, hall(seat));
  }
  return cardsOf(event, hall(target), cause === 'peddler' ? hand(seat) : hall(seat));
};

const chapterCompleted: FlightMap = ({ seat, params }) =>
  colours.map((colour) => {
    const card = `${params?.['profession']}.${colour}`;
    return { from: hall(seat)(card), to: completed(seat)(card), card };
  });

const flights: Readonly<Record<string, FlightMap>> = {
  draw: (event) => cardsOf(event, deck, hand(event.seat)),
  play: (event) => cardsOf(event, hand(event.seat), area(event.seat)),
  place: placed,
  discard: discarded,
  give: given,
  take: taken,
  'put-back': (event) => cardsOf(event, hand(event.seat), deck),
  complete: chapterCompleted,
  buy: (event) => cardsOf(event, (card) => `row/${card}`, honours(event.seat)),
  row: (event) =>
    cardsOf(
      event,
      () => ['prestigeDeck', 'deck'],
      (card) => `row/${card}`,
    ),
  reshuffle: () => [{ from: 'discard', to: 'deck' }],
};

/** Which cards the events of Guildhall move. */
export const guildhallFlights: FlightMap = (event) => flights[event.type]?.(event) ?? [];
