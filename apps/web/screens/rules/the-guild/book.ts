import { tableTexts as texts } from '@zunft/games/the-guild/text/table';
import type { Say } from '@zunft/text';
import type { RuleBook, Section } from '../book.ts';
import { CardAnatomy, Kinds } from './figures.tsx';
import { say } from './words.ts';

const oneOf =
  (...rules: readonly string[]) =>
  (rule: string) =>
    rules.includes(rule);

/** Rulings have numbers. */
const rulings = (...numbers: readonly number[]) =>
  oneOf(...numbers.map((number) => `T-${String(number).padStart(2, '0')}`));

const sections: readonly Section[] = [
  {
    id: 'course',
    title: () => say('course'),
    holds: oneOf('TG-10.1', 'TG-10.2', 'TG-10.4'),
    startsOpen: true,
  },
  { id: 'cards', title: () => say('cards'), holds: oneOf('TG-10.3', 'TG-10.5', 'TG-10.6'), startsOpen: true },
  { id: 'end', title: () => say('end'), holds: oneOf('TG-10.7'), startsOpen: true },
  {
    id: 'own-deck',
    title: () => say('ownDeck'),
    lead: () => say('ownDeckLead'),
    holds: rulings(1, 32),
    startsOpen: true,
  },
  {
    id: 'beginning',
    title: () => say('beginning'),
    holds: rulings(6, 7, 8, 9, 30, 31, 35, 36, 38),
    startsOpen: false,
  },
  {
    id: 'money',
    title: () => say('money'),
    holds: rulings(10, 11, 12, 13, 22, 23, 24, 25, 34),
    startsOpen: false,
  },
  {
    id: 'table',
    title: () => say('table'),
    holds: rulings(2, 3, 4, 5, 17, 26, 27, 28, 29, 33),
    startsOpen: false,
  },
  {
    id: 'hall',
    title: () => say('hall'),
    holds: rulings(14, 15, 16, 18, 19, 20, 21, 37, 39),
    startsOpen: false,
  },
];

export const guildBook: RuleBook = {
  sections,
  figures: { 'TG-10.5': Kinds, 'TG-10.6': CardAnatomy },
  cardWords: (speak: Say) => new Map(texts.cards.map((card) => [texts.cardName(speak, card), card])),
  cardOf: () => undefined,
  titleOf: (speaker, card) => speaker.card(card),
};
