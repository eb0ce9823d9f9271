import type { Table } from '@zunft/kernel';
import { typeBit } from './deck/print.ts';
import { type CardType, cardTypes } from './deck/schema.ts';
import { discount, discountTypes } from './places.ts';

// Discounts in store: three find room in two counters, the oldest in the lowest bits. Those on the same types are one.

const most = 3;
const amountBits = 8;
const typesBits = cardTypes.length;
const largest = (1 << amountBits) - 1;

interface InStore {
  readonly amount: number;
  /** A bit for each type. */
  readonly types: number;
}

function stored(t: Table): InStore[] {
  const store: InStore[] = [];
  let amounts = t.get(discount);
  for (let types = t.get(discountTypes); types !== 0; types >>= typesBits, amounts >>= amountBits)
    store.push({ amount: amounts & largest, types: types & ((1 << typesBits) - 1) });
  return store;
}

function store(t: Table, discounts: readonly InStore[]): void {
  const packed = (bits: number, part: keyof InStore): number =>
    discounts.reduce((sum, one, i) => sum | (one[part] << (i * bits)), 0);
  t.set(discount, packed(amountBits, 'amount'));
  t.set(discountTypes, packed(typesBits, 'types'));
}

/** The next card of these types costs so much less this turn. Of more kinds than find room, the oldest gives way. */
export function addDiscount(t: Table, amount: number, types: readonly CardType[]): void {
  const bits = types.reduce((sum, type) => sum | typeBit(type), 0);
  const before = stored(t);
  const same = before.find((one) => one.types === bits);
  const others = before.filter((one) => one !== same);
  const sum = Math.min(largest, amount + (same?.amount ?? 0));
  store(t, [...others, { amount: sum, types: bits }].slice(-most));
}

/** What there is in store for the next card of a type. */
export function discountOn(t: Table, type: CardType): number {
  const bit = typeBit(type);
  let sum = 0;
  let amounts = t.get(discount);
  for (let types = t.get(discountTypes); types !== 0; types >>= typesBits, amounts >>= amountBits)
    if ((types & bit) !== 0) sum += amounts & largest;
  return sum;
}

/** A card of this type has been paid for. */
export function useDiscounts(t: Table, type: CardType): void {
  if (discountOn(t, type) === 0) return;
  store(
    t,
    stored(t).filter(({ types }) => (types & typeBit(type)) === 0),
  );
}
