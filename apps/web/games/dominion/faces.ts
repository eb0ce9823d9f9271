import { type CardType, type PrintedCard, printedCards } from '@zunft/games/dominion/text';
import type { Speaker } from '@zunft/text';
import { classes } from '../../design/classes.ts';

export type { CardType, PrintedCard };

const faces: ReadonlyMap<string, PrintedCard> = new Map(printedCards.map((face) => [face.id, face]));

/** What is printed on a card. */
export function faceOf(card: string): PrintedCard {
  const face = faces.get(card);
  if (face === undefined) throw new Error(`${card} is no card of Dominion`);
  return face;
}

export const isOf = (card: string, type: CardType): boolean => faceOf(card).types.includes(type);

export const isBasic = (card: string): boolean => faceOf(card).set === 'basic';

/** All kingdom cards, in the order in which they are printed. */
export const kingdomCards: readonly string[] = printedCards
  .filter(({ set }) => set !== 'basic')
  .map(({ id }) => id);

/** The kinds on the left and on the right half of a face. An Attack colours the whole card. */
function kindsOf({ types }: PrintedCard): readonly [left: CardType, right: CardType] {
  if (types.includes('attack')) return ['attack', 'attack'];
  return [types[0]!, types[1] ?? types[0]!];
}

/** The classes that bring the tints and edges of both halves. */
export function tintOf(card: string): string {
  const [left, right] = kindsOf(faceOf(card));
  return classes(`dom-${left}`, right !== left && `dom-and-${right}`);
}

/** "Action · Attack". */
export const typesOf = (speaker: Speaker, card: string): string =>
  faceOf(card)
    .types.map((type) => speaker.say(`type.${type}`))
    .join(' · ');

/** What playing a Treasure brings. */
export const coinsOf = (card: string, copperBonus: number): number =>
  (faceOf(card).coins ?? 0) + (card === 'copper' ? copperBonus : 0);

const handOrder: readonly CardType[] = ['action', 'treasure', 'victory', 'curse'];

/** A hand in the order in which it is played: Actions, Treasures, the rest; the dearest first. */
export function sortedHand(cards: readonly string[]): string[] {
  const rank = (card: string): number => handOrder.indexOf(faceOf(card).types[0]!);
  return cards.toSorted((a, b) => rank(a) - rank(b) || faceOf(b).cost - faceOf(a).cost || a.localeCompare(b));
}
