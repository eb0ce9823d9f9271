/** What the title of a table depends on. */
export interface Calls {
  /** The game asks the player something. */
  readonly asked: boolean;
  /** While somebody else acts: who does, and that the player may answer. */
  readonly answer?: string | undefined;
  /** Somebody at the table does. */
  readonly called: boolean;
  /** So many other tables wait for the player. */
  readonly elsewhere: number;
}

/** Which of the titles fits; while the call blinks, every other time the plain one. */
export function titleFor({ asked, answer, called, elsewhere }: Calls, isOff = false) {
  if (asked && !isOff) return answer === undefined ? 'title.asked' : 'title.answer';
  if (called && !isOff) return 'title.called';
  return elsewhere > 0 ? 'title.elsewhere' : 'title';
}
