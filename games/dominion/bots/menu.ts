import { type CardId, faceOf, isBasic } from '../printed.ts';
import { cardNamed } from '../text/card-named.ts';
import { cardsEn } from '../text/cards.en.ts';

/** One line of a list of purchases: the card is wanted when all of these hold. */
export interface Wish {
  readonly card: CardId;
  /** Conditions as they are written in a strategy: docs/strategies.md. */
  readonly when: readonly string[];
}

/** What a player plans to buy, first what it wants most. Small enough to be changed line by line. */
export interface Menu {
  readonly wishes: readonly Wish[];
  /** Other sections of the strategy, as they are. */
  readonly rest: string;
}

export const wish = (card: CardId, ...when: readonly string[]): Wish => ({ card, when });

export const nameOf = (card: CardId): string => cardsEn[card].name;

/** The strategy that says the same. */
export function menuText({ wishes, rest }: Menu): string {
  const lines = wishes.map(({ card, when }) =>
    when.length === 0 ? nameOf(card) : `${nameOf(card)} when ${when.join(' and ')}`,
  );
  return `${lines.join('\n')}\n${rest}`;
}

const isWritten = (line: string): boolean => line !== '';
const heading = /^\s*\w+(\s+for\s.+)?:/;

/** A strategy as a menu for a kingdom; its lines for other cards are left out. */
export function menuOf(text: string, kingdom: readonly CardId[]): Menu {
  const lines = text.split('\n').map((line) => line.replace(/#.*/, '').trim());
  const end = lines.findIndex((line) => heading.test(line));
  const buys = lines.slice(0, end < 0 ? lines.length : end);
  const rest = end < 0 ? '' : lines.slice(end).filter(isWritten).join('\n');
  return { wishes: buys.filter(isWritten).flatMap((line) => wishOf(line, kingdom)), rest };
}

function wishOf(line: string, kingdom: readonly CardId[]): readonly Wish[] {
  const [name, ...conditions] = line.split(/\s+when\s+/);
  const card = cardNamed(name!);
  if (card === undefined || !(isBasic(faceOf(card)) || kingdom.includes(card))) return [];
  return [{ card, when: conditions.flatMap(conjunction) }];
}

/** The parts of a condition that must all hold; one with alternatives is a single part. */
function conjunction(condition: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: sign, index } of condition.matchAll(/[()]| and | or /g)) {
    if (sign === '(') depth++;
    else if (sign === ')') depth--;
    else if (depth === 0 && sign === ' or ') return [`(${condition})`];
    else if (depth === 0) {
      parts.push(condition.slice(from, index));
      from = index + sign.length;
    }
  }
  return [...parts, condition.slice(from)].map((part) => part.replaceAll(/\s+/g, ' ').trim());
}
