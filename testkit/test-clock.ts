/** A clock on which time passes when the test says so. */
export class TestClock {
  private time = 0;
  private waiting: { readonly at: number; readonly work: () => void }[] = [];

  now(): number {
    return this.time;
  }

  after(milliseconds: number, work: () => void): () => void {
    const entry = { at: this.time + milliseconds, work };
    this.waiting.push(entry);
    return () => {
      this.waiting = this.waiting.filter((other) => other !== entry);
    };
  }

  /** Lets what is due happen, until nothing is. Returns whether anything was. */
  async pass(milliseconds: number): Promise<boolean> {
    this.time += milliseconds;
    const due = this.waiting.filter(({ at }) => at <= this.time);
    this.waiting = this.waiting.filter(({ at }) => at > this.time);
    for (const { work } of due) work();
    for (let i = 0; i < 100; i++) await Promise.resolve();
    return due.length > 0;
  }
}
