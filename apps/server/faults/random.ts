import { Stream } from '@zunft/kernel';

/** Numbers from 0 up to 1 that come in the same order for the same seed. */
export function randomFrom(seed: string): () => number {
  const stream = new Stream(seed);
  return () => stream.below(2 ** 30) / 2 ** 30;
}
