const key = 'zunft-tables';

interface Expected {
  /** Games that go on, in the order of the page: `l` for one of this browser, `o` for one on the server. */
  readonly running: string;
  readonly finished: number;
  /** Tables of others on the server. */
  readonly open: number;
}

function lastTime(): Expected {
  let stored: Partial<Record<keyof Expected, unknown>> = {};
  try {
    stored = JSON.parse(localStorage.getItem(key) ?? '{}') as typeof stored;
  } catch {
    // Nothing is expected then.
  }
  const { running, finished, open } = stored;
  return {
    running: typeof running === 'string' ? running : '',
    finished: Number(finished) || 0,
    open: Number(open) || 0,
  };
}

/** What there was last time: its place on the page is kept free until it is known. */
export const expected: Expected = lastTime();

export function expectNextTime(part: Partial<Expected>): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...lastTime(), ...part }));
  } catch {
    // Without storage the page moves a little when the games arrive.
  }
}
