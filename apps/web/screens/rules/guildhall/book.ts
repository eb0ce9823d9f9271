import { texts } from '@zunft/games/guildhall/text';
import type { Say } from '@zunft/text';
import type { RuleBook, Section } from '../book.ts';
import { Actions, CardAnatomy, Complete, Exchange, Ladder, Tinctures } from './figures.tsx';
import { say } from './words.ts';

const professions = texts.cards.filter((card) => card.includes('.')).map((card) => card.split('.')[0]!);
const jobFaire = professions.slice(professions.indexOf('bricklayer'));
const oldWorld = professions.slice(0, professions.indexOf('bricklayer'));

const professionOf = (rule: string): string | undefined =>
  professions.find((profession) => rule.startsWith(`GH-${profession}-`));

const isAbout = (group: readonly string[]) => (rule: string) => group.includes(professionOf(rule) ?? '');

const sections: readonly Section[] = [
  { id: 'cards', title: () => say('cards'), holds: (rule) => /^GH-2\.[123]$/.test(rule), startsOpen: true },
  { id: 'turn', title: () => say('turn'), holds: (rule) => /^GH-2\.4/.test(rule), startsOpen: true },
  {
    id: 'chapters',
    title: () => say('chapters'),
    holds: (rule) => /^GH-2\.[5-8]$/.test(rule),
    startsOpen: true,
  },
  { id: 'effects', title: () => say('effects'), holds: (rule) => rule.startsWith('GH-5.'), startsOpen: true },
  { id: 'old-world', title: () => say('oldWorld'), holds: isAbout(oldWorld), startsOpen: false },
  { id: 'job-faire', title: () => say('jobFaire'), holds: isAbout(jobFaire), startsOpen: false },
  {
    id: 'prestige',
    title: () => say('prestige'),
    holds: (rule) => rule.startsWith('GH-vp-'),
    startsOpen: false,
  },
  {
    id: 'rulings',
    title: () => say('rulings'),
    lead: () => say('rulingsLead'),
    holds: (rule) => rule.startsWith('G-'),
    startsOpen: false,
  },
  {
    id: 'card-rulings',
    title: () => say('cardRulings'),
    holds: (rule) => rule.startsWith('J-'),
    startsOpen: false,
  },
];

export const guildhallBook: RuleBook = {
  sections,
  figures: {
    'GH-2.1': Tinctures,
    'GH-2.2': CardAnatomy,
    'GH-2.4': Actions,
    'GH-2.4-A': Ladder,
    'GH-2.5': Complete,
    'GH-5.2': Exchange,
  },
  cardWords: (speak: Say) =>
    new Map(
      professions.flatMap((id) => [
        [speak(`profession.${id}`), id],
        [speak(`professions.${id}`), id],
      ]),
    ),
  cardOf(rule) {
    const profession = professionOf(rule);
    return profession && texts.cards.find((card) => card.startsWith(`${profession}.`));
  },
  titleOf: (speaker, card) => speaker.say(`profession.${card.split('.')[0]}`),
};
