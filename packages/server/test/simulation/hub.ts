import type { Appended } from '@overtrick/table';
import {
  type Fleet,
  type FleetNews,
  LEASE,
  type NodeReport,
  type Outage,
  PAUSE,
} from '../../src/fleet.ts';
import type { MemoryVault } from '../../src/memory.ts';
import { isTableId } from '../../src/vault.ts';
import type { World } from './world.ts';

interface HubStay {
  readonly node: number;
  readonly since: number;
  readonly isHere: boolean;
}

/** How often something was asked of a database, or told by it. */
export interface HubCounts {
  appends: number;
  /** Notices that were sent, and those that came to somebody. */
  hints: number;
  heard: number;
  /** Questions for what others have written, and the logs that were named in them. */
  looks: number;
  heads: number;
  beats: number;
}

export function addCounts(one: HubCounts, other: HubCounts): HubCounts {
  const sum = { ...one };
  for (const name of Object.keys(one) as (keyof HubCounts)[]) sum[name] += other[name];
  return sum;
}

/** What nodes know of each other by a store that they share, as in a database: every question is answered in one moment. */
export class Hub {
  private readonly world: World;
  private readonly kept: MemoryVault;
  /** Whether hints come at all. */
  private readonly isHinted: boolean;
  private readonly hints = new Map<number, (ids: readonly string[]) => void>();
  private readonly seen = new Map<number, number>();
  private readonly leases = new Map<string, number>();
  private readonly stays = new Map<string, HubStay>();
  private readonly outages: Outage[] = [];
  readonly counts: HubCounts = { appends: 0, hints: 0, heard: 0, looks: 0, heads: 0, beats: 0 };
  private pulse: number;
  private count = 0;

  constructor(world: World, kept: MemoryVault, isHinted: boolean) {
    this.world = world;
    this.kept = kept;
    this.isHinted = isHinted;
    this.pulse = this.now;
  }

  get now(): number {
    return this.world.now;
  }

  /** The database has crashed: what is not logged is gone. */
  forget(): void {
    this.seen.clear();
    this.leases.clear();
    this.stays.clear();
  }

  private isAlive(node: number | undefined): boolean {
    return node !== undefined && (this.seen.get(node) ?? 0) > this.now - LEASE;
  }

  /** Another node, which reaches all of this by `way`, late or never. */
  join(way: <T>(work: () => Promise<T>) => Promise<T>): Fleet {
    const hub = this;
    const node = ++this.count;
    const claim = (tables: readonly string[]) => hub.claim(node, tables);
    return {
      time: () => way(async () => hub.now),
      beat: (report) => way(async () => hub.beat(node, report)),
      claim: (tables) => way(async () => claim(tables)),
      release: (tables) =>
        way(async () => {
          for (const id of tables) if (hub.leases.get(id) === node) hub.leases.delete(id);
        }),
      enter: (table, person) =>
        way(async () => {
          const before = hub.stays.get(nameOf(table, person))?.since ?? 0;
          const since = Math.max(hub.now, before + 1);
          hub.stays.set(nameOf(table, person), { node, since, isHere: true });
          return { table, person, since };
        }),
      elsewhere: (table) =>
        way(async () =>
          hub.elsewhere(node, [table]).flatMap(({ person, isHere }) => (isHere ? [person] : [])),
        ),
      news: (heads) => way(async () => hub.news(heads)),
      set onHint(call: (ids: readonly string[]) => void) {
        hub.hints.set(node, call);
      },
      isHinted: this.isHinted,
      leave: () =>
        way(async () => {
          hub.seen.delete(node);
        }),
    };
  }

  private beat(node: number, { held, open, stays, gone }: NodeReport): FleetNews {
    this.counts.beats++;
    if (this.now - this.pulse > PAUSE) this.outages.push({ since: this.pulse, until: this.now });
    this.pulse = this.now;
    const isNew = !this.seen.has(node);
    this.seen.set(node, this.now);
    for (const { table, person, since } of isNew ? stays : []) {
      const before = this.stays.get(nameOf(table, person));
      if ((before?.since ?? 0) < since) {
        this.stays.set(nameOf(table, person), { node, since, isHere: true });
      }
    }
    for (const { table, person, since } of gone) {
      const stay = this.stays.get(nameOf(table, person));
      if (stay?.node === node && stay.since === since) {
        this.stays.set(nameOf(table, person), { ...stay, isHere: false });
      }
    }
    const lost = held.filter((id) => this.leases.get(id) !== node);
    const won = this.claim(node, open);
    const elsewhere = this.elsewhere(node, [...held, ...open]);
    return { won, lost, elsewhere, outages: [...this.outages] };
  }

  private claim(node: number, tables: readonly string[]): string[] {
    const won = tables.filter((id) => {
      const holder = this.leases.get(id);
      return holder === node || !this.isAlive(holder);
    });
    for (const id of won) this.leases.set(id, node);
    return won;
  }

  private elsewhere(own: number, tables: readonly string[]) {
    return [...this.stays].flatMap(([name, { node, since, isHere }]) => {
      const [table, person] = name.split(' ');
      const isWanted = node !== own && tables.includes(table) && this.isAlive(node);
      return isWanted ? [{ table, person, since, isHere }] : [];
    });
  }

  private news(heads: ReadonlyMap<string, number>) {
    this.counts.looks++;
    this.counts.heads += heads.size;
    const found = [...heads].map(([id, seq]) => {
      const bodies = this.kept
        .peek(id)
        .slice(seq)
        .map((entry) => JSON.stringify(entry));
      return [id, { bodies, isDamaged: false }] as const;
    });
    return new Map(found.filter(([, { bodies }]) => bodies.length > 0));
  }

  /** Others are told of it, late, or not at all. */
  tell(id: string, appended: Appended): void {
    if (appended !== 'ok' || !isTableId(id)) return;
    this.counts.appends++;
    if (!this.isHinted || this.world.oneIn(4)) return;
    this.counts.hints++;
    for (const [node, call] of this.hints) {
      if (!this.isAlive(node)) continue;
      this.counts.heard++;
      this.world.after(this.world.random.below(20), () => call([id]));
    }
  }
}

function nameOf(table: string, person: string): string {
  return `${table} ${person}`;
}
