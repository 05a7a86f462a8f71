import { version } from '@overtrick/engine';
import type { Clock, Entry, Host } from '@overtrick/table';
import { resultOf } from '@overtrick/table/standing';
import { causeOf, type Journal } from './journal.ts';
import { listingOf } from './listing.ts';
import type { Results } from './standing/results.ts';
import type { Catalogue, Listing } from './vault.ts';

export interface RegisterMeans {
  readonly catalogue: Catalogue;
  readonly clock: Clock;
  readonly journal: Journal;
  readonly results: Results;
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
    this.noteIn(host, command.type === 'play' && !host.isOver ? LATER : SOON);
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
    const listing = listingOf(host, this.means.clock.now());
    if (!listing) return;
    await this.write(host, listing).catch((error: unknown) =>
      this.means.journal.warn('note failed', { why: causeOf(error) }),
    );
  }

  /** The result first, if there is one. Should it not be kept, it is when a server starts: lists do not wait for it. */
  private async write(host: Host, listing: Listing): Promise<void> {
    const { catalogue, results, journal } = this.means;
    const result = host.isOver ? resultOf(host.id, host.outline, version) : undefined;
    if (result) {
      await results
        .enter(result)
        .catch((error: unknown) => journal.warn('result not kept', { why: causeOf(error) }));
    }
    await catalogue.note(listing);
  }

  /** Nothing waits any more that has happened at this table. */
  async settle(host: Host): Promise<void> {
    if (this.waiting.has(host.id)) await this.note(host);
  }
}
