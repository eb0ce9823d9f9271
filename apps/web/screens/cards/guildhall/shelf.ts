import { printedPrestige, texts } from '@zunft/games/guildhall/text';
import { tinctures } from '../../../design/tincture.ts';
import { type CardShelf, slugOf } from '../shelf.ts';
import { say } from './words.ts';

const copiesOfEach = 4;

const jobFaire: readonly string[] = ['bricklayer', 'hunter', 'peddler', 'robber', 'scholar', 'tax-collector'];

const isProfession = (card: string): boolean => card.includes('.');
const prestige = (card: string) => printedPrestige.find(({ id }) => id === card);

const isJobFaire = (card: string): boolean =>
  isProfession(card) ? jobFaire.includes(slugOf(card)) : card.startsWith('jf_');

/** Rulings are written down once; what they mention is the same in every language. */
function mentioning(card: string): readonly string[] {
  if (!isProfession(card)) return [];
  const name = texts.catalogue.en[`profession.${slugOf(card)}`]!;
  const word = new RegExp(String.raw`\b${name}s?\b`);
  return texts.ruleIds.filter(
    (rule) =>
      /^[GJ]-\d/.test(rule) &&
      word.test(`${texts.catalogue.en[`ruleTitle.${rule}`]} ${texts.catalogue.en[`rule.${rule}`]}`),
  );
}

function facts(card: string): readonly string[] {
  const edition = say('edition', { edition: say(isJobFaire(card) ? 'jobFaire' : 'oldWorld') });
  const found = prestige(card);
  if (found === undefined) {
    return [edition, say('copies', { copies: copiesOfEach, all: copiesOfEach * tinctures.length })];
  }
  const { copies, removedInSmallGames } = found;
  return [edition, say('prestigeCopies', { copies, small: copies - removedInSmallGames })];
}

const kinds = [
  { id: 'professions', title: () => say('professions') },
  { id: 'prestige', title: () => say('prestige') },
];
const kindOf = (card: string): string => (isProfession(card) ? 'professions' : 'prestige');

export const guildhallShelf: CardShelf = {
  filters: [
    {
      id: 'edition',
      title: () => say('editions'),
      sorts: [
        { id: 'old-world', title: () => say('oldWorld') },
        { id: 'job-faire', title: () => say('jobFaire') },
      ],
      of: (card) => [isJobFaire(card) ? 'job-faire' : 'old-world'],
    },
    { id: 'kind', title: () => say('kinds'), sorts: kinds, of: (card) => [kindOf(card)] },
  ],
  groups: kinds,
  groupOf: kindOf,
  isNamed: isProfession,
  nameOf: (speaker, card) =>
    isProfession(card) ? speaker.say(`profession.${slugOf(card)}`) : speaker.card(card),
  variantsOf: (card) =>
    isProfession(card)
      ? tinctures.map((tincture) => ({
          card: `${slugOf(card)}.${tincture}`,
          label: (speaker) => say('inColours', { colour: speaker.say(`colour.${tincture}`) }),
        }))
      : [],
  factsOf: facts,
  rulesOf(card) {
    const rule = prestige(card)?.rule;
    return rule === undefined ? texts.ruleIds.filter((id) => id.startsWith(`GH-${slugOf(card)}-`)) : [rule];
  },
  mentionsOf: mentioning,
};
