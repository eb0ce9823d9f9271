import { printedPrestige, texts } from '@zunft/games/guildhall/text';
import { type Tincture, tinctures } from '../../design/tincture.ts';

export interface ProfessionFace {
  readonly profession: string;
  readonly tincture: Tincture;
}

/** The face of a profession card, or `undefined` if it is a prestige card. */
export function professionFace(card: string): ProfessionFace | undefined {
  const [profession = '', colour] = card.split('.');
  const tincture = tinctures.find((one) => one === colour);
  return tincture === undefined ? undefined : { profession, tincture };
}

export const cardOf = (profession: string, tincture: Tincture): string => `${profession}.${tincture}`;

export const prestigeFace = (card: string) => printedPrestige.find(({ id }) => id === card);

/** The colours of a profession among some cards. */
export const coloursOf = (cards: readonly string[], profession: string): Tincture[] =>
  tinctures.filter((tincture) => cards.includes(cardOf(profession, tincture)));

/** The colours that a chapter still lacks. */
export const missingFrom = (cards: readonly string[], profession: string): Tincture[] =>
  tinctures.filter((tincture) => !cards.includes(cardOf(profession, tincture)));

/** All professions in the order of the racks. */
export const professions: readonly string[] = texts.cards.flatMap(
  (card) => professionFace(card)?.profession ?? [],
);

/** What a card prints: its levels, or `x` where one effect grows with its chapter. */
const printedLevels = (profession: string): string[] => {
  const start = `effect.${profession}.`;
  return Object.keys(texts.catalogue.en)
    .filter((key) => key.startsWith(start))
    .map((key) => key.slice(start.length));
};

export const isGrowing = (profession: string): boolean => printedLevels(profession)[0] === 'x';

/** The highest printed level that a chapter of this size allows. */
export function activeLevel(profession: string, have: number): number | undefined {
  if (isGrowing(profession)) return have;
  return printedLevels(profession)
    .map(Number)
    .findLast((level) => level <= have);
}

/** The same for the sentence that names it. */
export function levelOf(profession: string, have: number): { readonly kind: string; readonly level: number } {
  const level = activeLevel(profession, have);
  const kind = level === undefined ? 'none' : isGrowing(profession) ? 'growing' : 'level';
  return { kind, level: level ?? 0 };
}

/** The rungs of a card: the one that a chapter of this size allows is lit. */
export function ladderOf(
  profession: string,
  have: number,
): { readonly value: string; readonly on: boolean }[] {
  const active = activeLevel(profession, have);
  if (isGrowing(profession)) return [{ value: 'X', on: have >= 0 }];
  return printedLevels(profession).map((level) => ({ value: level, on: Number(level) === active }));
}

/** Cards in the order of the racks, or by colour. */
export function sorted(cards: readonly string[], by: 'profession' | 'colour'): string[] {
  const key = (card: string): number => {
    const face = professionFace(card);
    if (face === undefined) return 0;
    const profession = professions.indexOf(face.profession);
    const colour = tinctures.indexOf(face.tincture);
    return by === 'profession' ? profession * 8 + colour : colour * 16 + profession;
  };
  return cards.toSorted((a, b) => key(a) - key(b));
}
