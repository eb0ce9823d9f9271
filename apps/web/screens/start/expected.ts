const key = 'zunft-tables';

interface Expected {
  readonly running: number;
  readonly finished: number;
}

function lastTime(): Expected {
  try {
    const { running, finished } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Expected>;
    return { running: Number(running) || 0, finished: Number(finished) || 0 };
  } catch {
    return { running: 0, finished: 0 };
  }
}

/** How many games there were last time: their place on the page is kept free until they are known. */
export const expected: Expected = lastTime();

export function expectNextTime(counts: Expected): void {
  try {
    localStorage.setItem(key, JSON.stringify(counts));
  } catch {
    // Without storage the page moves a little when the games arrive.
  }
}
