import type { Seat, ViewedEvent } from '@zunft/kernel';
import type { Flight, FlightMap } from '../../motion/flights.ts';

type Place = (card: string | undefined) => string | readonly string[];

const at =
  (...zones: readonly string[]) =>
  (seat: Seat): Place =>
  (card) =>
    zones.map((zone) => (card === undefined ? `${zone}/${seat}` : `${zone}/${seat}/${card}`));

const hand = at('hand');
const play = at('play');
const aside = at('aside');
const pile =
  (zone: 'deck' | 'discard') =>
  (seat: Seat): Place =>
  () =>
    `${zone}/${seat}`;
const deck = pile('deck');
const discard = pile('discard');
const supply: Place = (card) => `supply/${card}`;
const trash: Place = () => 'trash';

/** All cards of an event on the same way. */
function cardsOf({ cards = [], hidden = 0 }: ViewedEvent, from: Place, to: Place): Flight[] {
  const unknown = Array.from({ length: hidden }, () => undefined);
  return [...unknown, ...cards].map((card) => ({
    from: from(card),
    to: to(card),
    ...(card !== undefined && { card }),
  }));
}

/** Cards whose victims lose the top card of their deck. */
const fromDeck = new Set(['swindler']);

/** A card that trashes itself lies in play, what was revealed aside; the rest comes from the hand. */
function trashed(event: ViewedEvent): readonly Flight[] {
  const { seat, cards = [], cause = '' } = event;
  if (fromDeck.has(cause)) return cardsOf(event, deck(seat), trash);
  const isItself = cards.length === 1 && cards[0] === cause;
  return cardsOf(event, isItself ? play(seat) : at('aside', 'hand')(seat), trash);
}

/** A Treasure that a thief keeps lies in the trash; all others come from their pile. */
function gained(event: ViewedEvent): readonly Flight[] {
  const { seat, params, cause } = event;
  const to = params?.['to'];
  const from = cause === 'thief' ? trash : supply;
  return cardsOf(event, from, to === 'hand' ? hand(seat) : to === 'deck' ? deck(seat) : discard(seat));
}

const flights: Readonly<Record<string, FlightMap>> = {
  draft: (event) => cardsOf(event, (card) => `draft/${card}`, supply),
  draw: (event) => cardsOf(event, deck(event.seat), hand(event.seat)),
  play: (event) => cardsOf(event, hand(event.seat), play(event.seat)),
  gain: gained,
  trash: trashed,
  discard: (event) => cardsOf(event, at('aside', 'hand')(event.seat), discard(event.seat)),
  take: (event) => cardsOf(event, aside(event.seat), hand(event.seat)),
  'put-back': (event) => cardsOf(event, at('aside', 'hand')(event.seat), deck(event.seat)),
  reveal: (event) => cardsOf(event, deck(event.seat), aside(event.seat)),
  'set-aside': (event) => cardsOf(event, hand(event.seat), aside(event.seat)),
  pass: (event) => (event.target === undefined ? [] : cardsOf(event, hand(event.seat), hand(event.target))),
  'clean-up': ({ seat }) => [{ from: `play/${seat}`, to: `discard/${seat}` }],
  'deck-to-discard': ({ seat }) => [{ from: `deck/${seat}`, to: `discard/${seat}` }],
  reshuffle: ({ seat }) => [{ from: `discard/${seat}`, to: `deck/${seat}` }],
};

/** Which cards the events of Dominion move. */
export const dominionFlights: FlightMap = (event) => flights[event.type]?.(event) ?? [];
