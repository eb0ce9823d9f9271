/** A word of a glossary: `term.<id>` and `about.<id>` are in its catalogue. */
export interface Term {
  readonly id: string;
  /** Rules in which it is explained. */
  readonly rules: readonly string[];
}

/** Words of the table itself, whatever is played at it. */
export const tableTerms = [
  { id: 'table', rules: [] },
  { id: 'seat', rules: ['K-06'] },
  { id: 'active', rules: [] },
  { id: 'decision', rules: ['K-03'] },
  { id: 'reason', rules: [] },
  { id: 'undo', rules: ['K-05'] },
  { id: 'log', rules: [] },
  { id: 'replay', rules: [] },
  { id: 'journal', rules: [] },
  { id: 'seed', rules: [] },
  { id: 'commitment', rules: [] },
  { id: 'bot', rules: [] },
  { id: 'spectator', rules: [] },
] as const satisfies readonly Term[];

export type TableTermId = (typeof tableTerms)[number]['id'];
