import type { By } from './log.ts';

/** Who is there: everybody who looks on, by as many ways as they do, here or at another host of the same table. */
export class Attendance {
  private readonly ways = new Map<By, number>();
  private elsewhere: ReadonlySet<By> = new Set();

  /** Whether that is news. */
  enter(by: By): boolean {
    const count = this.ways.get(by) ?? 0;
    this.ways.set(by, count + 1);
    return count === 0 && !this.elsewhere.has(by);
  }

  leave(by: By): boolean {
    const count = (this.ways.get(by) ?? 0) - 1;
    if (count > 0) this.ways.set(by, count);
    else this.ways.delete(by);
    return count <= 0 && !this.elsewhere.has(by);
  }

  /** Who is at other hosts by now. Whether that is news. */
  hear(elsewhere: ReadonlySet<By>): boolean {
    const before = this.people;
    this.elsewhere = elsewhere;
    const now = this.people;
    return now.length !== before.length || now.some((by) => !before.includes(by));
  }

  has(by: By): boolean {
    return this.ways.has(by) || this.elsewhere.has(by);
  }

  get isEmpty(): boolean {
    return this.isEmptyHere && this.elsewhere.size === 0;
  }

  /** Nobody looks on by this host. */
  get isEmptyHere(): boolean {
    return this.ways.size === 0;
  }

  get people(): By[] {
    return [...new Set([...this.ways.keys(), ...this.elsewhere])];
  }
}
