/** What a sentence needs besides its key: numbers, words, ids of cards and seats. */
export type Params = Readonly<Record<string, string | number | readonly string[]>>;

/** A sentence that has not been put into a language yet. */
export interface Message {
  readonly key: string;
  readonly params?: Params;
}
