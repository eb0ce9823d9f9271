import type { Speaker } from '@zunft/text';
import { counted, type DominionView } from './view.ts';

/** Cards in words: those there are several of with their number. */
export const countedList = (
  speaker: Speaker,
  cards: readonly (readonly [card: string, count: number])[],
): string =>
  cards
    .map(([card, count]) =>
      count === 1 ? speaker.card(card) : speaker.say('dom.several', { card: speaker.card(card), count }),
    )
    .join(', ');

export const cardList = (speaker: Speaker, cards: readonly string[]): string =>
  countedList(speaker, counted(cards));

/** What the viewer can know about a player, line by line. */
export function seatFacts(view: DominionView, seat: number, speaker: Speaker): string[] {
  const here = view.seats[seat]!;
  const own = view.you?.seat === seat;
  const { discard, deckTop, inPlay, aside, points } = here;
  const lines: (string | false)[] = [
    points !== undefined && speaker.say('dom.points', { points }),
    !own && speaker.say('dom.handCount', { count: here.hand }),
    speaker.say('dom.deckCount', { count: here.deck }),
    deckTop.length > 0 &&
      speaker.say('dom.deckTop', { cards: deckTop.map((card) => speaker.card(card)).join(', ') }),
    speaker.say('dom.discardCount', {
      count: discard.count,
      top: discard.top === null ? '' : speaker.card(discard.top),
    }),
    speaker.say('dom.tokenCount', { count: here.tokens }),
    speaker.say('dom.turnCount', { count: here.turns }),
    inPlay.length > 0 && `${speaker.say('dom.inPlay')}: ${cardList(speaker, inPlay)}`,
    aside.length > 0 && `${speaker.say('dom.aside', { who: 'none', name: '' })}: ${cardList(speaker, aside)}`,
  ];
  return lines.filter((line) => line !== false);
}
