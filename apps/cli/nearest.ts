import { nearestWords } from '@zunft/text';

/** The word that was probably meant, if one is close; otherwise `none`, as the messages expect. */
export const nearest = (typed: string, words: readonly string[]): string =>
  nearestWords(typed, words, 1)[0] ?? 'none';
