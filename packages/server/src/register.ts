import type { Clock, Entry, Host } from '@overtrick/table';
import { causeOf, type Journal } from './journal.ts';
import { listingOf } from './listing.ts';
import type { Catalogue } from './vault.ts';

export interface RegisterMeans {
  readonly catalogue: Catalogue;
  readonly clock: Clock;
  readonly journal: Journal;
}

/** How long the catalogue may wait for what happened, in milliseconds: longer for moves, of which there are many. */
const SOON = 100;
const LATER = 60_000;

/** Keeps the catalogue in step with the tables that are open. */
export class Register {
  private readonly means: RegisterMeans;
  /** By table, what calls off the note that is to be made of it. */
  private readonly waiting = new Map<string, () => void>();

  constructor(means: RegisterMeans) {
    this.means = means;
  }

  /** Something has happened; what else does until it is noted is noted with it. */
  noteLater(host: Host, { command }: Entry): void {
    this.noteIn(host, command.type === 'play' ? LATER : SOON);
  }

  /** Whoever noted it until now may have been stopped in between. */
  noteSoon(host: Host): void {
    this.noteIn(host, SOON);
  }

  private noteIn(host: Host, wait: number): void {
    if (wait === LATER && this.waiting.has(host.id)) return;
    this.waiting.get(host.id)?.();
    const callOff = this.means.clock.after(wait, () => void this.note(host));
    this.waiting.set(host.id, callOff);
  }

  /** Tells the catalogue what has become of a table; if that fails it is behind, and told when the server starts. */
  async note(host: Host): Promise<void> {
    this.waiting.get(host.id)?.();
    this.waiting.delete(host.id);
    const { catalogue, clock, journal } = this.means;
    const listing = listingOf(host, clock.now());
    if (!listing) return;
    await catalogue
      .note(listing)
      .catch((error: unknown) => journal.warn('note failed', { why: causeOf(error) }));
  }

  /** Nothing waits any more that has happened at this table. */
  async settle(host: Host): Promise<void> {
    if (this.waiting.has(host.id)) await this.note(host);
  }
}
