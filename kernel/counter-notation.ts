import type { Json } from './game.ts';

/** How a counter is written in a position; see `Notation.counters`. */
interface CounterNotation {
  parse(value: Json): number | undefined;
  make(value: number): Json;
  readonly default: number;
}

/** Far more than any game reaches, and far from where the cells of a state overflow. */
const greatest = 1_000_000;

/** A counter that is a whole number from 0 on. */
export const numberCounter = (standard: number): CounterNotation => ({
  parse: (value) => {
    const fits = Number.isInteger(value) && Number(value) >= 0 && Number(value) <= greatest;
    return fits ? Number(value) : undefined;
  },
  make: (value) => value,
  default: standard,
});

/** A counter that stands for one of several words. */
export const wordCounter = (words: readonly string[], standard: string): CounterNotation => ({
  parse: (value) => {
    const index = words.indexOf(value as string);
    return index < 0 ? undefined : index;
  },
  make: (value) => words[value]!,
  default: words.indexOf(standard),
});
