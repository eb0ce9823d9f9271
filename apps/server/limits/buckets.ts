/** How many requests may come at once, in seconds of the rate. */
const burst = 10;
const sweepEvery = 60_000;

/** A bucket of tokens: a request takes one, and so many come back in a second. */
export class Bucket {
  private readonly rate: number;
  private readonly size: number;
  private tokens: number;
  private filledAt: number;

  constructor(rate: number, { size = rate * burst, now = performance.now() } = {}) {
    this.rate = rate;
    this.size = size;
    this.tokens = size;
    this.filledAt = now;
  }

  /** Takes a token. Returns how many milliseconds to wait if there is none. */
  take(now = performance.now()): number {
    this.tokens = this.at(now);
    this.filledAt = now;
    if (this.tokens < 1) return Math.ceil(((1 - this.tokens) / this.rate) * 1_000);
    this.tokens -= 1;
    return 0;
  }

  /** Takes more than there is, so that it takes a while until there is something again. */
  fine(tokens: number, now = performance.now()): void {
    this.tokens = this.at(now) - tokens;
    this.filledAt = now;
  }

  isFull(now: number): boolean {
    return this.at(now) >= this.size;
  }

  private at(now: number): number {
    return Math.min(this.size, this.tokens + ((now - this.filledAt) / 1_000) * this.rate);
  }
}

/** A bucket for everybody who asks. */
export class Buckets {
  private readonly rate: number;
  private readonly buckets = new Map<string, Bucket>();
  private sweptAt = performance.now();

  constructor(rate: number) {
    this.rate = rate;
  }

  take(key: string, now = performance.now()): number {
    return this.bucketOf(key, now).take(now);
  }

  fine(key: string, tokens: number): void {
    const now = performance.now();
    this.bucketOf(key, now).fine(tokens, now);
  }

  private bucketOf(key: string, now: number): Bucket {
    if (now - this.sweptAt >= sweepEvery) this.sweep(now);
    const known = this.buckets.get(key);
    if (known !== undefined) return known;
    const bucket = new Bucket(this.rate, { now });
    this.buckets.set(key, bucket);
    return bucket;
  }

  get count(): number {
    return this.buckets.size;
  }

  /** Forgets buckets that are full again: a new one would be the same. */
  private sweep(now: number): void {
    this.sweptAt = now;
    for (const [key, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(key);
  }
}
