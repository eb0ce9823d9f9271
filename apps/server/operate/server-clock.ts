import type { Clock } from '@zunft/host';

/** The time of a server. When it is stopped, nothing happens later any more. */
export class ServerClock implements Clock {
  private readonly timers = new Set<NodeJS.Timeout>();
  private isStopped = false;

  now(): number {
    return Date.now();
  }

  after(milliseconds: number, work: () => void): () => void {
    if (this.isStopped) return () => undefined;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      work();
    }, milliseconds);
    this.timers.add(timer);
    return () => {
      clearTimeout(timer);
      this.timers.delete(timer);
    };
  }

  stop(): void {
    this.isStopped = true;
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }
}
