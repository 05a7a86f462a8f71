import type { Clock } from '@overtrick/table';
import { Bucket, type Rate } from './limits.ts';

/** As many messages of who sends too fast wait until they may be taken, and how long it is until it is looked again. */
const MOST_HELD = 32;
const HOLD = 50;

/** Takes messages no faster than it may: a quick program is slowed down, and not sent away. */
export class Inbox {
  private readonly clock: Clock;
  private readonly bucket: Bucket;
  private readonly read: (text: string) => void;
  private held: string[] = [];
  private callOff: (() => void) | undefined;

  constructor(clock: Clock, pace: Rate, read: (text: string) => void) {
    this.clock = clock;
    this.bucket = new Bucket(pace, clock.now());
    this.read = read;
  }

  /** Whether there is room for one more. */
  put(text: string): boolean {
    if (this.held.length >= MOST_HELD) return false;
    const isNext = this.held.length === 0 && this.bucket.take(this.clock.now());
    if (isNext) this.read(text);
    else this.hold(text);
    return true;
  }

  private hold(text: string): void {
    this.held.push(text);
    this.callOff ??= this.clock.after(HOLD, () => this.take());
  }

  /** Takes what may be taken now; the rest waits. */
  private take(): void {
    this.callOff = undefined;
    while (this.held.length > 0 && this.bucket.take(this.clock.now())) {
      this.read(this.held.shift() ?? '');
    }
    if (this.held.length > 0) this.callOff = this.clock.after(HOLD, () => this.take());
  }

  /** What waits is never read. */
  close(): void {
    this.held = [];
    this.callOff?.();
  }
}
