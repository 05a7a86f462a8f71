import type { Clock } from '@overtrick/table';

/** So many at once, and then so many a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Lets something happen only so often, by however many servers it is asked for. */
export interface SharedLimits {
  /** Whether it may happen once more. */
  take(who: string, rate: Rate): Promise<boolean>;
}

/** Lets something happen only so often. */
export class Bucket {
  private readonly rate: Rate;
  private left: number;
  private at: number;

  constructor(rate: Rate, now: number) {
    this.rate = rate;
    this.left = rate.burst;
    this.at = now;
  }

  /** Whether it may happen once more. */
  take(now: number): boolean {
    const { burst, perSecond } = this.rate;
    const gained = Math.max(0, now - this.at) * (perSecond / 1000);
    this.left = Math.min(burst, this.left + gained);
    this.at = now;
    if (this.left < 1) return false;
    this.left--;
    return true;
  }

  /** Whether it has had no use for so long that a new one would be the same. */
  isFull(now: number): boolean {
    const { burst, perSecond } = this.rate;
    return this.left + (now - this.at) * (perSecond / 1000) >= burst;
  }
}

/** Buckets by whoever asks. However many ask, memory stays bounded. */
export class Buckets {
  private readonly rate: Rate;
  private readonly clock: Pick<Clock, 'now'>;
  private readonly buckets = new Map<string, Bucket>();

  constructor(rate: Rate, clock: Pick<Clock, 'now'>) {
    this.rate = rate;
    this.clock = clock;
  }

  take(who: string): boolean {
    const now = this.clock.now();
    const bucket = this.buckets.get(who) ?? new Bucket(this.rate, now);
    if (this.buckets.size >= MOST) this.forget(now);
    // There are more at once than we can tell apart: nobody gets anything until there are fewer.
    if (this.buckets.size >= MOST && !this.buckets.has(who)) return false;
    this.buckets.set(who, bucket);
    return bucket.take(now);
  }

  private forget(now: number): void {
    for (const [who, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(who);
  }
}

const MOST = 100_000;
