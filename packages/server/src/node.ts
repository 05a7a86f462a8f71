import type { Host } from '@overtrick/table';
import { BEAT, type Fleet, type FleetNews, LEASE, type Outage, type Stay } from './fleet.ts';
import { Follower } from './follower.ts';
import { causeOf, type Journal } from './journal.ts';
import type { ServerClock } from './shared-clock.ts';

export interface NodeMeans {
  readonly fleet: Fleet;
  readonly clock: ServerClock;
  readonly journal: Journal;
  /** The tables that are open here. */
  readonly tables: ReadonlyMap<string, { readonly host: Host }>;
}

/** Who comes or goes is told so soon, with whoever else does until then. */
const SOON = 50;

/** One of several servers that share a vault: follows what the others write, and knows what it has to do itself. */
export class FleetNode {
  private readonly means: NodeMeans;
  private readonly held = new Set<string>();
  private readonly stays = new Map<string, Stay>();
  private unused: ReadonlySet<string> = new Set();
  private gone: Stay[] = [];
  private readonly follower: Follower;
  private beating: Promise<void> | undefined;
  private aliveUntil = 0;
  private outages: readonly Outage[] = [];
  private isClosed = false;
  private isFailing = false;
  private callOffBeat: () => void = () => {};
  /** Somebody has come to a table by another node, and is still here by an older way. */
  onReplaced: (table: string, person: string) => void = () => {};
  /** This node looks after a table from now on. */
  onKept: (host: Host) => void = () => {};

  constructor(means: NodeMeans) {
    this.means = means;
    this.follower = new Follower(means);
  }

  async begin(): Promise<void> {
    await this.beat();
    this.beatLater(BEAT);
    this.follower.begin();
  }

  /** Whether what the house has to do at a table is to be done here. */
  keeps(id: string): boolean {
    return this.held.has(id) && this.means.clock.now() < this.aliveUntil;
  }

  /** At how many tables that is so. */
  get leases(): number {
    return this.held.size;
  }

  /** How many milliseconds since then nobody was served. */
  lostSince(at: number): number {
    return this.outages.reduce((sum, { since, until }) => {
      return sum + Math.max(0, until - Math.max(since, at));
    }, 0);
  }

  /** A table is about to be opened here. Who is there elsewhere. */
  async open(id: string): Promise<ReadonlySet<string>> {
    const { fleet } = this.means;
    const [elsewhere] = await Promise.all([fleet.elsewhere(id), this.claim([id])]);
    return new Set(elsewhere);
  }

  /** Asks for leases; those that are this node's by now. */
  async claim(ids: readonly string[]): Promise<readonly string[]> {
    if (ids.length === 0) return [];
    const won = await this.means.fleet.claim(ids);
    this.take(won);
    return won;
  }

  /** A table is not open here any more; whoever has it open may look after it. */
  async release(id: string): Promise<void> {
    if (!this.held.delete(id)) return;
    // If that fails, the lease is another's when this node is gone, or this node's when it opens the table again.
    await this.means.fleet.release([id]).catch(() => {});
  }

  /** Somebody comes in by this node: who else is there is known before they are let in. */
  async enter(table: string, person: string): Promise<void> {
    const { fleet, tables } = this.means;
    const stay = await fleet.enter(table, person);
    // Of two that come at once the newer counts, whoever is answered first.
    const other = this.stays.get(nameOf(stay));
    if (!other || other.since < stay.since) this.stays.set(nameOf(stay), stay);
    const elsewhere = await fleet.elsewhere(table);
    tables.get(table)?.host.hearOfPeople(new Set(elsewhere));
  }

  exit(table: string, person: string): void {
    const stay = this.stays.get(nameOf({ table, person }));
    if (!stay) return;
    this.stays.delete(nameOf(stay));
    this.gone.push(stay);
    this.beatLater(SOON);
  }

  private beatLater(ms: number): void {
    if (this.isClosed) return;
    this.callOffBeat();
    this.callOffBeat = this.means.clock.after(ms, () => {
      this.beat()
        .then(() => this.tellBeating())
        .catch((error: unknown) => this.tellFailing(error))
        .finally(() => this.beatLater(BEAT));
    });
  }

  /** While the database is away every beat fails: that it begins and that it is over is enough to know. */
  private tellFailing(error: unknown): void {
    if (!this.isFailing) this.means.journal.warn('beat failed', { why: causeOf(error) });
    this.isFailing = true;
  }

  private tellBeating(): void {
    if (this.isFailing) this.means.journal.note('beats again');
    this.isFailing = false;
  }

  /** One at a time. */
  private beat(): Promise<void> {
    this.beating ??= this.beatOnce().finally(() => {
      this.beating = undefined;
    });
    return this.beating;
  }

  private async beatOnce(): Promise<void> {
    const { fleet, clock, tables } = this.means;
    const asked = clock.now();
    const time = await fleet.time();
    const late = clock.now() - asked;
    clock.heed?.(time + late / 2);
    await this.giveBack();
    const from = clock.now();
    const gone = this.gone.splice(0);
    const held = [...this.held];
    const open = [...tables.keys()].filter((id) => !this.held.has(id));
    try {
      const news = await fleet.beat({ held, open, stays: [...this.stays.values()], gone });
      // While it was unheard of for too long, it looked after nothing.
      const wasUnheard = clock.now() >= this.aliveUntil;
      // Others count from when they were told.
      this.aliveUntil = from + LEASE;
      this.hear(news, wasUnheard);
    } catch (error) {
      this.gone.unshift(...gone);
      throw error;
    }
  }

  private hear({ won, lost, elsewhere, outages }: FleetNews, wasUnheard: boolean): void {
    const { tables } = this.means;
    const isWoken = wasUnheard || endOf(outages) > endOf(this.outages);
    this.outages = outages;
    for (const id of lost) this.held.delete(id);
    this.hearOfPeople(elsewhere);
    this.take(won);
    for (const [id, { host }] of tables) {
      if (isWoken || lost.includes(id)) host.lookAgain();
    }
  }

  /** These tables are to be looked after here from now on. */
  private take(won: readonly string[]): void {
    for (const id of won) {
      const isNew = !this.held.has(id);
      this.held.add(id);
      const host = this.means.tables.get(id)?.host;
      if (!host || !isNew) continue;
      this.onKept(host);
      host.lookAgain();
    }
  }

  /** What is held though it is not open, now and at the last beat, is another's to look after. */
  private async giveBack(): Promise<void> {
    const { tables } = this.means;
    const unused = [...this.held].filter((id) => !tables.has(id));
    for (const id of unused) if (this.unused.has(id)) await this.release(id);
    this.unused = new Set(unused);
  }

  private hearOfPeople(elsewhere: FleetNews['elsewhere']): void {
    const { tables } = this.means;
    const byTable = new Map<string, Set<string>>();
    for (const { table, person, since, isHere } of elsewhere) {
      const own = this.stays.get(nameOf({ table, person }));
      if (own && own.since < since) this.onReplaced(table, person);
      if (!isHere) continue;
      const people = byTable.get(table) ?? new Set();
      byTable.set(table, people.add(person));
    }
    for (const [id, { host }] of tables) host.hearOfPeople(byTable.get(id) ?? NOBODY);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.callOffBeat();
    this.follower.close();
    await this.beating?.catch(() => {});
    await this.means.fleet.leave().catch(() => {});
  }
}

const NOBODY: ReadonlySet<string> = new Set();

function nameOf({ table, person }: Pick<Stay, 'table' | 'person'>): string {
  return `${person} ${table}`;
}

/** When the last of them was over. */
function endOf(outages: readonly Outage[]): number {
  return outages.at(-1)?.until ?? 0;
}
