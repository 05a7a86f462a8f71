import type { Clock } from '@overtrick/table';

export const DAY = 86_400_000;

/** A clock that goes only when it is told to. */
export class Calendar implements Clock {
  time = 1000 * DAY;
  private timers: { readonly at: number; readonly call: () => void }[] = [];

  now(): number {
    return this.time;
  }

  after(ms: number, call: () => void): () => void {
    const timer = { at: this.time + ms, call };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((each) => each !== timer);
    };
  }

  /** Whoever waited for something waits for nothing any more. */
  forget(): void {
    this.timers = [];
  }

  /** Everything that is due in the meantime happens at its time. */
  async pass(ms: number): Promise<void> {
    const end = this.time + ms;
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve));
      const [next] = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.timers = this.timers.filter((each) => each !== next);
      this.time = Math.max(this.time, next.at);
      next.call();
    }
    this.time = end;
  }
}
