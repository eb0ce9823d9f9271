/** Does something again and again, never twice at once. What it throws is reported, and it goes on. */
export class Loop {
  private readonly work: () => Promise<void>;
  private readonly pause: number;
  private readonly failed: (error: unknown) => void;
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();
  private isStopped = false;

  /** `pause` in milliseconds, between the end of a round and the next. */
  constructor(pause: number, work: () => Promise<void>, failed: (error: unknown) => void) {
    this.pause = pause;
    this.work = work;
    this.failed = failed;
  }

  /** Begins with the first round. */
  start(): void {
    this.round = this.work()
      .catch(this.failed)
      .then(() => {
        if (!this.isStopped) this.timer = setTimeout(() => this.start(), this.pause);
      });
  }

  /** Waits for the present round. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.round;
  }
}
