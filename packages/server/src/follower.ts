import type { Clock, Host } from '@overtrick/table';
import { trustBodies } from './bodies.ts';
import { BEAT, type Fleet } from './fleet.ts';

export interface FollowerMeans {
  readonly fleet: Fleet;
  readonly clock: Clock;
  /** The tables that are open here. */
  readonly tables: ReadonlyMap<string, { readonly host: Host }>;
}

/** How often it is looked for what others have written, in milliseconds: where hints come, and where they do not. */
const LOOKS = { hinted: BEAT, unhinted: 150 };
/** One question follows another after so many milliseconds at least: it is answered for all tables that were hinted at until then. */
const SPACING = 40;

/** Follows what other nodes write to the tables that are open here: when it is hinted at, and now and then anyway. */
export class Follower {
  private readonly means: FollowerMeans;
  /** The tables of which others may have written more. */
  private readonly wanted = new Set<string>();
  private isReading = false;
  private isClosed = false;
  private callOff: () => void = () => {};

  constructor(means: FollowerMeans) {
    this.means = means;
    means.fleet.onHint = (ids) => this.follow(ids);
  }

  begin(): void {
    if (this.isClosed) return;
    const { fleet, clock, tables } = this.means;
    this.callOff = clock.after(fleet.isHinted ? LOOKS.hinted : LOOKS.unhinted, () => {
      this.follow([...tables.keys()]);
      this.begin();
    });
  }

  private follow(ids: readonly string[]): void {
    for (const id of ids) if (this.means.tables.has(id)) this.wanted.add(id);
    if (!this.isReading && this.wanted.size > 0) void this.read();
  }

  /** What fails is looked for again. */
  private async read(): Promise<void> {
    const { clock } = this.means;
    this.isReading = true;
    while (this.wanted.size > 0 && !this.isClosed) {
      await this.readOnce().catch(() => {});
      await new Promise<void>((resolve) => clock.after(SPACING, resolve));
    }
    this.isReading = false;
  }

  private async readOnce(): Promise<void> {
    const { fleet, tables } = this.means;
    const heads = new Map<string, number>();
    for (const id of this.wanted) {
      const seq = tables.get(id)?.host.seq;
      if (seq !== undefined) heads.set(id, seq);
    }
    this.wanted.clear();
    for (const [id, { bodies }] of await fleet.news(heads)) {
      const from = (heads.get(id) ?? 0) + 1;
      // A log that is damaged is found to be so by whoever adds to it, or opens it.
      const entries = trustBodies({ bodies, isDamaged: false }, from);
      // What goes wrong is told to the ports of the host.
      tables
        .get(id)
        ?.host.hear(entries)
        .catch(() => {});
    }
  }

  close(): void {
    this.isClosed = true;
    this.callOff();
  }
}
