/** Waits for something, but not longer than so many milliseconds. Returns whether it was done in time. */
export async function within(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  try {
    return await Promise.race([work.then(() => true as const), tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
