import type { By } from './log.ts';

/** Who is there: everybody who looks on, by as many ways as they do. */
export class Attendance {
  private readonly ways = new Map<By, number>();

  /** Whether that is news. */
  enter(by: By): boolean {
    const count = this.ways.get(by) ?? 0;
    this.ways.set(by, count + 1);
    return count === 0;
  }

  leave(by: By): boolean {
    const count = (this.ways.get(by) ?? 0) - 1;
    if (count > 0) this.ways.set(by, count);
    else this.ways.delete(by);
    return count <= 0;
  }

  has(by: By): boolean {
    return this.ways.has(by);
  }

  get isEmpty(): boolean {
    return this.ways.size === 0;
  }

  get people(): By[] {
    return [...this.ways.keys()];
  }
}
