import {
  type CardSet,
  type CardType,
  cardSets,
  cardTypes,
  type KingdomCardId,
  type PrintedCard,
  printedCards,
  recommendedSetIds,
  recommendedSets,
  texts,
} from '@zunft/games/dominion/text';
import { locales, Speaker } from '@zunft/text';
import { language } from '../../../settings/settings.ts';
import type { CardShelf } from '../shelf.ts';
import { say } from './words.ts';

const faces: ReadonlyMap<string, PrintedCard> = new Map(printedCards.map((card) => [card.id, card]));
const faceOf = (card: string): PrintedCard => faces.get(card)!;

/** The words of the game, in the language of the moment. */
const word = (key: string): string => new Speaker({ language: language.value, texts, names: [] }).say(key);
const titleOfSet = (set: CardSet) => () => word(`edition.${set}`);
const titleOfType = (type: CardType) => () => word(`type.${type}`);

const costs = [...new Set(printedCards.map(({ cost }) => cost))].sort((a, b) => a - b);
const sets = cardSets.map((set) => ({ id: set, title: titleOfSet(set) }));

function facts(card: string): readonly string[] {
  const { set, types } = faceOf(card);
  const isVictory = types.includes('victory');
  const inSets = recommendedSetIds.filter((id) =>
    (recommendedSets[id] as readonly KingdomCardId[]).includes(card as KingdomCardId),
  );
  const list = new Intl.ListFormat(locales[language.value]).format(
    inSets.map((id) => word(`tableOption.kingdom.${id}`)),
  );
  return [
    set === 'basic' ? say('basic') : say('edition', { edition: word(`edition.${set}`) }),
    ...(set === 'basic' ? [] : [say(isVictory ? 'victoryCopies' : 'copies')]),
    ...(inSets.length === 0 ? [] : [say('inSets', { list })]),
  ];
}

/** Rules are written down once; what they mention is the same in every language. */
function mentioning(card: string): readonly string[] {
  const name = texts.catalogue.en[`card.${card}`]!;
  const mention = new RegExp(String.raw`\b${name}s?\b`);
  return texts.ruleIds.filter(
    (rule) => rule !== `DOM-${card}` && mention.test(texts.catalogue.en[`rule.${rule}`] ?? ''),
  );
}

export const dominionShelf: CardShelf = {
  filters: [
    { id: 'set', title: () => say('sets'), sorts: sets, of: (card) => [faceOf(card).set] },
    {
      id: 'cost',
      title: () => say('costs'),
      sorts: costs.map((cost) => ({ id: String(cost), title: () => String(cost) })),
      of: (card) => [String(faceOf(card).cost)],
    },
    {
      id: 'type',
      title: () => say('types'),
      sorts: cardTypes.map((type) => ({ id: type, title: titleOfType(type) })),
      of: (card) => faceOf(card).types,
    },
  ],
  groups: sets,
  groupOf: (card) => faceOf(card).set,
  isNamed: () => true,
  nameOf: (speaker, card) => speaker.card(card),
  variantsOf: () => [],
  factsOf: facts,
  rulesOf: (card) => [
    ...(faceOf(card).set === 'basic' ? ['DOM-2.1'] : [`DOM-${card}`]),
    ...(faceOf(card).overpay ? ['DOM-1.5'] : []),
  ],
  mentionsOf: (card) => mentioning(card).filter((rule) => rule !== 'DOM-1.5' && rule !== 'DOM-2.1'),
};
