import type { Problem } from '@zunft/kernel';
import { type KingdomCardId, kingdomCardIds } from './printed.ts';
import { cardNamed } from './text/card-named.ts';
import { setNamed } from './text/set-named.ts';

export const kingdomSize = 10;

/** DOM-2.5: the recommended sets. */
export const recommendedSets = {
  'arts-and-crafts': [
    'stonemason',
    'advisor',
    'baker',
    'journeyman',
    'merchant-guild',
    'laboratory',
    'cellar',
    'workshop',
    'festival',
    'moneylender',
  ],
  'clean-living': [
    'butcher',
    'baker',
    'candlestick-maker',
    'doctor',
    'soothsayer',
    'militia',
    'thief',
    'moneylender',
    'gardens',
    'village',
  ],
  'gilding-the-lily': [
    'plaza',
    'masterpiece',
    'candlestick-maker',
    'taxman',
    'herald',
    'library',
    'remodel',
    'adventurer',
    'market',
    'chancellor',
  ],
  'name-that-card': [
    'baker',
    'doctor',
    'plaza',
    'advisor',
    'masterpiece',
    'courtyard',
    'wishing-well',
    'harem',
    'tribute',
    'nobles',
  ],
  'tricks-of-the-trade': [
    'stonemason',
    'herald',
    'soothsayer',
    'journeyman',
    'butcher',
    'great-hall',
    'nobles',
    'conspirator',
    'masquerade',
    'coppersmith',
  ],
  'decisions-decisions': [
    'merchant-guild',
    'candlestick-maker',
    'masterpiece',
    'taxman',
    'butcher',
    'bridge',
    'pawn',
    'mining-village',
    'upgrade',
    'duke',
  ],
} as const satisfies Readonly<Record<string, readonly KingdomCardId[]>>;
export type RecommendedSet = keyof typeof recommendedSets;
export const recommendedSetIds = Object.keys(recommendedSets) as RecommendedSet[];

const isKingdomCard = (id: string): id is KingdomCardId => (kingdomCardIds as readonly string[]).includes(id);

/** A kingdom that somebody asked for: ten cards, or what is wrong with it. */
export type Wanted =
  | { readonly cards: readonly KingdomCardId[] }
  | { readonly problems: readonly Pick<Problem, 'code' | 'params'>[] };

/** Reads a recommended set, a kingdom code, or ten cards with commas between; sets and cards by id or by name. */
export function readKingdom(text: string): Wanted {
  const set = setNamed(text);
  if (set !== undefined) return { cards: recommendedSets[set] };
  return text.includes(',') ? readCards(text.split(',').map((word) => word.trim())) : readCode(text);
}

function readCards(words: readonly string[]): Wanted {
  const ids = words.map((word) => cardNamed(word));
  const problems = words.flatMap((card, i) => {
    const id = ids[i];
    if (id === undefined || !isKingdomCard(id)) return [{ code: 'no-kingdom-card', params: { card } }];
    return ids.indexOf(id) < i ? [{ code: 'card-twice', params: { card } }] : [];
  });
  if (problems.length > 0) return { problems };
  if (words.length !== kingdomSize)
    return { problems: [{ code: 'ten-cards', params: { count: words.length } }] };
  return { cards: kingdomCardIds.filter((id) => ids.includes(id)) };
}

// A code is the number of the kingdom among all kingdoms, in a way that cards added later do not change: the sum of
// "how many kingdoms of the first n cards end before this card". The last sign tells mistyped codes.

const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 8;
const checkPrime = 31;

/** A kingdom in nine signs, such as `0A1B-2C3D-4`, to hand on to others. */
export function makeCode(cards: readonly KingdomCardId[]): string {
  const indices = cards.map((id) => kingdomCardIds.indexOf(id)).sort((a, b) => a - b);
  const number = indices.reduce((sum, index, i) => sum + choose(index, i + 1), 0n);
  const digits = Array.from({ length: codeLength }, (_, i) => signAt(number, codeLength - 1 - i));
  const text = digits.map((digit) => signs[digit]).join('');
  return `${text.slice(0, 4)}-${text.slice(4)}-${signs[checkOf(digits)]}`;
}

/** Every place counts differently: two signs that changed places are noticed as well as a wrong one. */
const checkOf = (digits: readonly number[]): number =>
  digits.reduce((sum, digit, i) => sum + (i + 1) * digit, 0) % checkPrime;

const signAt = (number: bigint, place: number): number =>
  Number((number >> BigInt(5 * place)) & BigInt(signs.length - 1));

function readCode(text: string): Wanted {
  const bad: Wanted = { problems: [{ code: 'no-kingdom', params: { value: text } }] };
  const plain = text.toUpperCase().replaceAll('-', '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const digits = [...plain].map((sign) => signs.indexOf(sign));
  if (digits.length !== codeLength + 1 || digits.includes(-1)) return bad;
  const check = digits.pop();
  if (checkOf(digits) !== check) return { problems: [{ code: 'mistyped-code', params: { value: text } }] };
  const number = digits.reduce((sum, digit) => sum * 32n + BigInt(digit), 0n);
  const cards = cardsNumbered(number);
  return cards === undefined ? bad : { cards };
}

function cardsNumbered(number: bigint): readonly KingdomCardId[] | undefined {
  if (number >= choose(kingdomCardIds.length, kingdomSize)) return undefined;
  const found: KingdomCardId[] = [];
  let rest = number;
  let index = kingdomCardIds.length;
  for (let place = kingdomSize; place > 0; place--) {
    do index--;
    while (choose(index, place) > rest);
    rest -= choose(index, place);
    found.push(kingdomCardIds[index]!);
  }
  return found.reverse();
}

/** How many ways there are to take k of n. */
function choose(n: number, k: number): bigint {
  let ways = 1n;
  for (let i = 0; i < k; i++) ways = (ways * BigInt(n - i)) / BigInt(i + 1);
  return ways;
}
