import type { Clock } from '@zunft/host';

/** Timers wait for no more than this, 24 days; what is set for later would happen at once. */
const longest = 2 ** 31 - 1;

/** The time of a server. When it is stopped, nothing happens later any more. */
export class ServerClock implements Clock {
  private readonly timers = new Set<NodeJS.Timeout>();
  private isStopped = false;

  now(): number {
    return Date.now();
  }

  after(milliseconds: number, work: () => void): () => void {
    if (this.isStopped) return () => undefined;
    const wait = Math.min(milliseconds, longest);
    let callOff = (): void => {
      clearTimeout(timer);
      this.timers.delete(timer);
    };
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      if (wait === milliseconds) work();
      else callOff = this.after(milliseconds - wait, work);
    }, wait);
    this.timers.add(timer);
    return () => callOff();
  }

  stop(): void {
    this.isStopped = true;
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }
}
