import type { AnyEntry, Appended, Store } from '@overtrick/table';
import type { Fleet } from '../../src/fleet.ts';
import { Sayable } from '../../src/journal.ts';
import type { MemoryVault } from '../../src/memory.ts';
import type { Catalogue, Pulse, Vault } from '../../src/vault.ts';
import type { Hub } from './hub.ts';
import type { World } from './world.ts';

/** How a disk behaves. */
export interface DiskFaults {
  /** Nothing can be written: there is no room. */
  isFull: boolean;
  /** Nobody answers: what had arrived may be done, and nobody is told. */
  isLost: boolean;
}

/** The way of one server to the disk: slow, and at an end when the server is. What was on its way may still arrive. */
export class DiskVault implements Vault {
  readonly catalogue: Catalogue;
  readonly pulse: Pulse;
  readonly fleet?: Fleet;
  isDead = false;
  private readonly world: World;
  private readonly kept: MemoryVault;
  private readonly faults: DiskFaults;
  private readonly hub: Hub | undefined;
  /** Told when the machine stops in the middle of a write. */
  onCrash: () => void = () => {};

  /** With a hub it is one of several ways to the same store. */
  constructor(world: World, kept: MemoryVault, faults: DiskFaults, hub?: Hub) {
    this.world = world;
    this.kept = kept;
    this.faults = faults;
    this.hub = hub;
    if (hub) this.fleet = hub.join((work) => this.write(work));
    const { catalogue, pulse } = kept;
    const slow = <T>(work: () => Promise<T>) => this.through(work);
    this.catalogue = {
      note: (listing) => this.write(() => catalogue.note(listing)),
      find: (id) => slow(() => catalogue.find(id)),
      open: (most) => slow(() => catalogue.open(most)),
      of: (person, most) => slow(() => catalogue.of(person, most)),
      due: (until, most) => slow(() => catalogue.due(until, most)),
      over: (after, most) => slow(() => catalogue.over(after, most)),
      behind: () => slow(() => catalogue.behind()),
    };
    this.pulse = {
      beat: (at) => this.write(() => pulse.beat(at)),
      last: () => slow(() => pulse.last()),
    };
  }

  logs<Kept extends AnyEntry>(): Store<Kept> {
    const logs = this.kept.logs<Kept>();
    return {
      append: (id, entry): Promise<Appended> =>
        this.write(async () => {
          const appended = await logs.append(id, entry);
          this.hub?.tell(id, appended);
          return appended;
        }),
      read: (id, from) => this.through(() => logs.read(id, from)),
    };
  }

  erase(id: string): Promise<void> {
    return this.write(() => this.kept.erase(id));
  }

  private async write<T>(work: () => Promise<T>): Promise<T> {
    await this.pause();
    if (this.isDead) {
      // It had left the machine before it stopped, or it had not.
      if (this.world.oneIn(2)) await work();
      return never();
    }
    this.check();
    if (this.faults.isFull) throw new Sayable('the disk is full');
    const done = await work();
    await this.pause();
    if (this.isDead) return never();
    this.check();
    return done;
  }

  private async through<T>(work: () => Promise<T>): Promise<T> {
    await this.pause();
    if (this.isDead) return never();
    this.check();
    return work();
  }

  private check(): void {
    if (this.faults.isLost) throw new Sayable('the database cannot be reached');
  }

  private pause(): Promise<void> {
    return this.world.wait(this.world.random.below(8));
  }

  async close(): Promise<void> {}
}

/** Who asked is not there any more. */
function never<T>(): Promise<T> {
  return new Promise(() => {});
}
