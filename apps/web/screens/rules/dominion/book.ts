import { type CardSet, printedCards, texts } from '@zunft/games/dominion/text';
import type { Say } from '@zunft/text';
import type { RuleBook, Section } from '../book.ts';
import { CardAnatomy, Kinds } from './figures.tsx';
import { say } from './words.ts';

const cardOf = (rule: string): string | undefined => {
  const card = rule.slice('DOM-'.length);
  return texts.cards.includes(card) ? card : undefined;
};

const ofSet = (set: CardSet) => (rule: string) =>
  printedCards.some((printed) => printed.set === set && printed.id === cardOf(rule));

const oneOf =
  (...rules: readonly string[]) =>
  (rule: string) =>
    rules.includes(rule);

const sections: readonly Section[] = [
  {
    id: 'course',
    title: () => say('course'),
    holds: oneOf('DOM-1.1', 'DOM-1.2', 'DOM-1.3'),
    startsOpen: true,
  },
  { id: 'coins', title: () => say('coins'), holds: oneOf('DOM-1.4', 'DOM-1.5'), startsOpen: true },
  { id: 'effects', title: () => say('effects'), holds: oneOf('DOM-1.6', 'DOM-1.7'), startsOpen: true },
  { id: 'supply', title: () => say('supply'), holds: oneOf('DOM-2.1', 'DOM-2.5'), startsOpen: true },
  { id: 'guilds', title: () => say('guilds'), holds: ofSet('guilds'), startsOpen: false },
  { id: 'base', title: () => say('base'), holds: ofSet('base'), startsOpen: false },
  { id: 'intrigue', title: () => say('intrigue'), holds: ofSet('intrigue'), startsOpen: false },
];

export const dominionBook: RuleBook = {
  sections,
  figures: { 'DOM-1.6': CardAnatomy, 'DOM-2.1': Kinds },
  cardWords: (speak: Say) => new Map(texts.cards.map((card) => [speak(`card.${card}`), card])),
  cardOf,
  titleOf: (speaker, card) => speaker.card(card),
};
