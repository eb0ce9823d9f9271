/** How a card (or any piece that can be chosen) stands in the current decision. Every state has its own shape. */
export interface CardStates {
  /** May be chosen: frame and corner notch. */
  readonly legal?: boolean | undefined;
  /** May not be chosen: a small cross; the caller explains why. */
  readonly refused?: boolean | undefined;
  /** The current choice: raised. */
  readonly selected?: boolean | undefined;
  /** One of several choices: a wax tick. */
  readonly picked?: boolean | undefined;
  /** Text on a small label across the lower edge. */
  readonly badge?: string | undefined;
  /** Number in the upper right corner. */
  readonly count?: number | string | undefined;
  /** Key that chooses it, shown to players with a keyboard. */
  readonly optionKey?: string | undefined;
}
