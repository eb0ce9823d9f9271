import { faceOf, isBasic, printedCost } from '../printed.ts';
import type { Menu, Wish } from './menu.ts';

/** The same plan without lines and conditions that make no difference, as varying a menu leaves many behind. */
export function simplify(menu: Menu): Menu {
  const wishes: Wish[] = [];
  for (const { card, when } of menu.wishes) {
    const parts = when.filter(
      (part, i) => !when.some((other, j) => (i > j || other !== part) && i !== j && implies(other, part)),
    );
    const next = { card, when: parts };
    if (!parts.some(isNever) && !wishes.some((earlier) => comesBefore(earlier, next))) wishes.push(next);
  }
  return { ...menu, wishes };
}

const comparison = /^(.+) (<|<=|>|>=) (-?\d+)$/;

/** Whether the second condition holds whenever the first does. */
function implies(first: string, second: string): boolean {
  if (first === second) return true;
  const [, a, sign, number] = comparison.exec(first) ?? [];
  const [, b, otherSign, otherNumber] = comparison.exec(second) ?? [];
  if (a === undefined || a !== b || sign !== otherSign) return false;
  return sign!.startsWith('<')
    ? Number(number) <= Number(otherNumber)
    : Number(number) >= Number(otherNumber);
}

/** Nobody owns fewer than no copies. */
const isNever = (part: string): boolean => /^(count .+|turn) < 0$/.test(part) || /^turn < 1$/.test(part);

/** Whether the later wish can never have its turn: whenever it could, the earlier one has been granted. */
function comesBefore(earlier: Wish, later: Wish): boolean {
  const isAlways = earlier.when.length === 0 && isBasic(faceOf(earlier.card));
  if (isAlways) return printedCost[faceOf(later.card)]! >= printedCost[faceOf(earlier.card)]!;
  if (earlier.card !== later.card) return false;
  return earlier.when.every((part) => later.when.some((other) => implies(other, part)));
}
