/** The time, and doing something later. */
export interface Clock {
  now(): number;
  /** Returns how to call it off. */
  after(milliseconds: number, work: () => void): () => void;
}
