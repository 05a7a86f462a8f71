import type { AnyEntry, Store } from '@overtrick/table';
import { MemoryVault } from '../../src/memory.ts';
import type { Catalogue, Listing, Pulse } from '../../src/vault.ts';
import { answered } from './answered.ts';
import { type DiskFaults, DiskVault } from './disk.ts';
import { Hub } from './hub.ts';
import type { MortalVault } from './machine.ts';
import { SpreadFleet } from './spread-fleet.ts';
import type { World } from './world.ts';

/** One of several databases, with the logs of some tables and all that is known of these. */
export class Shard {
  readonly kept = new MemoryVault();
  readonly hub: Hub;
  readonly faults: DiskFaults = { isFull: false, isLost: false };

  constructor(world: World, isHinted: boolean) {
    this.hub = new Hub(world, this.kept, isHinted);
  }
}

/** In which of so many databases a log is: its id alone decides. */
export function placeOf(id: string, databases: number): number {
  return (
    [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7) % databases
  );
}

/**
 * The way of one server to several databases, in one of which each log is by its id. What concerns many logs is asked of each
 * database by itself: one that is lost keeps nothing from the others.
 */
export class SpreadVault implements MortalVault {
  readonly catalogue: Catalogue;
  readonly pulse: Pulse;
  readonly fleet: SpreadFleet;
  private readonly ways: readonly DiskVault[];

  constructor(world: World, shards: readonly Shard[]) {
    this.ways = shards.map(({ kept, faults, hub }) => new DiskVault(world, kept, faults, hub));
    this.pulse = this.ways[0].pulse;
    this.fleet = new SpreadFleet(
      this.ways.flatMap(({ fleet }) => fleet ?? []),
      (id) => placeOf(id, shards.length),
    );
    this.catalogue = {
      note: (listing) => this.wayTo(listing.id).catalogue.note(listing),
      find: (id) => this.wayTo(id).catalogue.find(id),
      open: (most) => this.gather((each) => each.open(most), byTouched, most),
      of: (person, most) => this.gather((each) => each.of(person, most), byTouched, most),
      due: (until, most) => this.gather((each) => each.due(until, most), byDue, most),
      // Whoever counts on from one of them must not miss any: all or nothing.
      over: async (after, most) => {
        const ids = await Promise.all(this.ways.map((way) => way.catalogue.over(after, most)));
        return ids.flat().sort().slice(0, most);
      },
      behind: async () => (await answered(this.ways.map((way) => way.catalogue.behind()))).flat(),
    };
  }

  private wayTo(id: string): DiskVault {
    return this.ways[placeOf(id, this.ways.length)];
  }

  private async gather(
    ask: (catalogue: Catalogue) => Promise<readonly Listing[]>,
    order: (a: Listing, b: Listing) => number,
    most: number,
  ): Promise<readonly Listing[]> {
    const found = await answered(this.ways.map(({ catalogue }) => ask(catalogue)));
    return found.flat().sort(order).slice(0, most);
  }

  logs<Kept extends AnyEntry>(): Store<Kept> {
    return {
      append: (id, entry) => this.wayTo(id).logs<Kept>().append(id, entry),
      read: (id, from) => this.wayTo(id).logs<Kept>().read(id, from),
    };
  }

  erase(id: string): Promise<void> {
    return this.wayTo(id).erase(id);
  }

  get isDead(): boolean {
    return this.ways[0].isDead;
  }

  set isDead(isDead: boolean) {
    for (const way of this.ways) way.isDead = isDead;
  }

  async close(): Promise<void> {}
}

const byTouched = (a: Listing, b: Listing) => b.touchedAt - a.touchedAt;
const byDue = (a: Listing, b: Listing) => (a.dueAt ?? 0) - (b.dueAt ?? 0);
