import { type Game, no, ok, type Result } from '@overtrick/engine';
import {
  amongPeople,
  type By,
  Damaged,
  type Entry,
  Host,
  type HostPorts,
  type House,
  type Opening,
  type Store,
} from '@overtrick/table';
import { expiryOf } from './digest.ts';
import { Downtime } from './downtime.ts';
import { causeOf, type Journal } from './journal.ts';
import { listingOf } from './listing.ts';
import type { Metrics } from './metrics.ts';
import { FleetNode } from './node.ts';
import { openingAfter } from './opening.ts';
import { Register } from './register.ts';
import type { ServerClock } from './shared-clock.ts';
import type { Results } from './standing/results.ts';
import { timed } from './timed.ts';
import { isTableId, type Listing, type Vault } from './vault.ts';

/** Why there is no way to a table. */
export type CardroomProblem = 'no-table' | 'frozen';

/** What a cardroom is given from outside. */
export interface CardroomMeans {
  readonly vault: Vault;
  readonly house: House;
  readonly clock: ServerClock;
  readonly journal: Journal;
  readonly metrics: Metrics;
  /** Where it is written how matches ended. */
  readonly results: Results;
  /** How its hosts do what they do. */
  readonly manners: Omit<HostPorts, 'store' | 'clock' | 'lostSince' | 'keeps' | CardroomHook>;
}

type CardroomHook = 'onChange' | 'onBroken' | 'onFailure' | 'onInstead';

/** A table that is open, and how many rely on it. */
interface OpenTable {
  readonly host: Host;
  pins: number;
  usedAt: number;
}

type Loading = Promise<Result<OpenTable, CardroomProblem>>;

/** After so many milliseconds a table is let go that nobody is at. */
const IDLE = 60_000;

/** After so many milliseconds without a move nobody looks at what is on a table. */
const QUIET = 3000;

/** The tables of a server: opened when somebody asks for them, let go when nobody is there. Each fails alone. */
export class Cardroom {
  private readonly means: CardroomMeans;
  private readonly logs: Store<Entry>;
  private readonly register: Register;
  private readonly downtime: Downtime;
  /** Only where other servers share the vault. */
  readonly node: FleetNode | undefined;
  private readonly tables = new Map<string, OpenTable>();
  private readonly loading = new Map<string, Loading>();
  private readonly frozen = new Set<string>();
  /** Told when a table can go on no longer. */
  onFrozen: (id: string) => void = () => {};
  /** Asked of each table that is played over days and looked after: whether somebody is to be told that they are waited for. */
  onTended: (host: Host) => Promise<void> = async () => {};
  private isClosed = false;

  constructor(means: CardroomMeans) {
    this.means = means;
    const { vault, clock, journal, results, metrics } = means;
    this.logs = timed(vault.logs<Entry>(), clock, (seconds) =>
      metrics.time('append_seconds', seconds),
    );
    this.register = new Register({ catalogue: vault.catalogue, clock, journal, results });
    this.downtime = new Downtime(vault, clock);
    const { tables } = this;
    const { fleet } = vault;
    this.node = fleet && new FleetNode({ fleet, clock, journal, tables });
    if (this.node) this.node.onKept = (host) => this.register.noteSoon(host);
  }

  /** Finds out how long nobody has served. */
  async begin(): Promise<void> {
    await (this.node ?? this.downtime).begin();
  }

  /** Tells the catalogue what it does not know of, because the last server was stopped in between. */
  async catchUp(): Promise<void> {
    for (const id of await this.means.vault.catalogue.behind()) {
      if (this.isClosed) return;
      await this.use(id, async ({ host }) => this.note(host)).catch(() => {});
    }
    await this.completeResults();
  }

  /** Tells of matches of which no result is there: they were over before results were kept, or these were lost. */
  private async completeResults(): Promise<void> {
    const { vault, results } = this.means;
    const known = await results.tables();
    for (let after = ''; ; ) {
      const over = await vault.catalogue.over(after, MOST_DUE);
      if (over.length === 0) return;
      for (const id of over) {
        if (this.isClosed) return;
        if (known.has(id)) continue;
        await this.use(id, async ({ host }) => this.note(host)).catch(() => {});
      }
      after = over[over.length - 1];
    }
  }

  /** Opens a new table. */
  async open(id: string, opening: Opening, by: By): Promise<Result<Host, string>> {
    const game = this.means.house.games.find(({ name }) => name === opening.game);
    if (!game) return no(`there is no game ${opening.game}`);
    // Whoever looks for it already finds nothing, or what another has opened.
    for (let busy = this.loading.get(id); busy; busy = this.loading.get(id))
      await busy.catch(() => {});
    const made = this.make(id, game, opening, by);
    await this.whileLoading(
      id,
      made.then((opened) => (opened.ok ? ok(this.keep(id, opened.value)) : no('no-table'))),
    );
    const opened = await made;
    if (opened.ok) await this.note(opened.value);
    return opened;
  }

  private async make(
    id: string,
    game: Game,
    opening: Opening,
    by: By,
  ): Promise<Result<Host, string>> {
    await this.node?.claim([id]);
    return Host.open(id, game, opening, by, this.portsFor(id));
  }

  /** Whoever asks for it meanwhile waits: two hosts of one table here would not hear of each other. */
  private whileLoading(id: string, loading: Loading): Loading {
    this.loading.set(id, loading);
    return loading.finally(() => this.loading.delete(id));
  }

  /** Does something at a table, which stays open as long. */
  async use<T>(id: string, work: (table: { readonly host: Host }) => Promise<T>): Promise<T> {
    const table = await this.pin(id);
    if (!table.ok) throw new NoTable(table.error);
    try {
      return await work(table.value);
    } finally {
      this.unpin(id);
    }
  }

  /** From now on the table stays open, until it is let go as often. */
  async pin(id: string): Promise<Result<{ readonly host: Host }, CardroomProblem>> {
    const wasOpen = this.tables.has(id);
    const table = await this.enter(id);
    if (!table.ok) return table;
    table.value.pins++;
    // Whoever asks may know by another node what this one has still to hear.
    if (this.node && wasOpen) await this.catchUpWith(id, table.value);
    return table;
  }

  private async catchUpWith(id: string, { host }: OpenTable): Promise<void> {
    try {
      await host.readAll();
    } catch (error) {
      this.unpin(id);
      throw error;
    }
  }

  unpin(id: string): void {
    const table = this.tables.get(id);
    if (!table) return;
    table.pins--;
    table.usedAt = this.means.clock.now();
  }

  private async enter(id: string): Promise<Result<OpenTable, CardroomProblem>> {
    const open = this.tables.get(id);
    if (open) return ok(open);
    // There are other logs than those of tables.
    if (!isTableId(id)) return no('no-table');
    if (this.frozen.has(id)) return no('frozen');
    return this.loading.get(id) ?? this.whileLoading(id, this.load(id));
  }

  private async load(id: string): Promise<Result<OpenTable, CardroomProblem>> {
    const { house, journal } = this.means;
    try {
      const entries = await this.logs.read(id, 1);
      const [opening] = entries[0]?.facts ?? [];
      const name = opening?.type === 'open' ? opening.game : undefined;
      const game = house.games.find((each) => each.name === name);
      if (entries.length === 0 || this.isClosed) return no('no-table');
      const elsewhere = await this.node?.open(id);
      const host = game
        ? Host.resume(id, game, entries, this.portsFor(id))
        : no(`there is no game ${name}`);
      if (host.ok) {
        if (elsewhere) host.value.hearOfPeople(elsewhere);
        return ok(this.keep(id, host.value));
      }
      // What is wrong with it may name a card.
      journal.warn('table unreadable', { table: id });
    } catch (error) {
      if (!(error instanceof Damaged)) throw error;
      journal.warn('table damaged', { table: id, why: error.message });
    }
    this.frozen.add(id);
    return no('frozen');
  }

  private keep(id: string, host: Host): OpenTable {
    const usedAt = this.means.clock.now();
    const table = { host, pins: 0, usedAt };
    this.tables.set(id, table);
    return table;
  }

  private portsFor(id: string): HostPorts {
    const { node, means } = this;
    const { clock, journal, manners } = means;
    const own: Pick<HostPorts, 'among' | 'store' | 'clock' | 'lostSince' | CardroomHook> = {
      among: amongPeople,
      store: this.logs,
      clock,
      lostSince: (at) => node?.lostSince(at) ?? this.downtime.since(at),
      onChange: (entry) => {
        const table = this.tables.get(id);
        // Where several have it open, one of them tells the rest of the house.
        if (!table || node?.keeps(id) === false) return;
        this.register.noteLater(table.host, entry);
        this.hearReport(table.host, entry);
      },
      onInstead: (seat) => journal.note('moved instead', { table: id, seat }),
      onFailure: (error) => journal.warn('table failed', { table: id, why: causeOf(error) }),
      onBroken: (error) => this.freeze(id, error),
    };
    // What is spread is a kind of its own to V8, for every table.
    return Object.assign(own, manners, node && { keeps: () => node.keeps(id) });
  }

  /** What is reported of whoever looks after a table is for whoever runs the server. */
  private hearReport(host: Host, { facts: [fact] }: Entry): void {
    if (fact?.type !== 'report' || fact.whom !== host.outline.owner) return;
    const { id: guest, text: report } = fact;
    this.means.journal.warn('host reported', { table: host.id, guest, report });
  }

  private freeze(id: string, error: unknown): void {
    this.means.journal.warn('table frozen', { table: id, why: causeOf(error) });
    this.frozen.add(id);
    this.tables.delete(id);
    void this.node?.release(id);
    this.onFrozen(id);
  }

  /** The table at which these people are by now: a rematch has the same link. */
  async latest(id: string): Promise<Result<string, CardroomProblem>> {
    for (let at = id; ; ) {
      const table = await this.pin(at);
      if (!table.ok) return table;
      const { successor } = table.value.host.outline;
      if (successor !== null) await this.succeed(table.value.host, successor);
      this.unpin(at);
      if (successor === null) return ok(at);
      at = successor;
    }
  }

  /** Opens the table after this one, unless somebody has. */
  private async succeed({ outline }: Host, id: string): Promise<void> {
    const next = await this.enter(id);
    if (next.ok) return;
    await this.open(id, openingAfter(outline, this.means.manners.fresh()), outline.owner);
  }

  /** The catalogue knows of what has happened at a table before this comes back. */
  note(host: Host): Promise<void> {
    return this.register.note(host);
  }

  /** The same listing as it is by now, where the table is open here: the catalogue may be some moves behind. */
  refresh(listing: Listing): Listing {
    const table = this.tables.get(listing.id);
    return (table && listingOf(table.host, this.means.clock.now())) ?? listing;
  }

  /** Looks after tables that need it though nobody is there, and lets those go at which nobody is. */
  async tend(): Promise<void> {
    const { vault, clock } = this.means;
    const now = clock.now();
    if (!this.node) await this.downtime.beat();
    const due = (await vault.catalogue.due(now, MOST_DUE)).map(({ id }) => id);
    for (const id of (await this.node?.claim(due)) ?? due) {
      await this.use(id, ({ host }) => this.expire(host)).catch(() => {});
    }
    for (const [id, { host }] of this.tables) {
      // Of thousands of tables that have to be looked at in one moment, few are slow.
      if (host.isSlow && this.node?.keeps(id) !== false) await this.onTended(host).catch(() => {});
    }
    for (const [id, table] of this.tables) {
      const isIdle = table.pins === 0 && table.host.here.isEmptyHere && now - table.usedAt > IDLE;
      if (isIdle) await this.letGo(id, table);
    }
  }

  /** Tables at which people think take no more memory than they must. */
  rest(): void {
    for (const { host } of this.tables.values()) host.rest(QUIET);
  }

  private async expire(host: Host): Promise<void> {
    const { clock } = this.means;
    const { outline } = host;
    const at = expiryOf(outline);
    if (at !== null && at <= clock.now()) {
      const why = outline.deal < 0 ? 'expired' : 'archived';
      await host.submit('house', `close/${outline.seq}`, { type: 'close', why });
    }
    await host.settled();
    await this.note(host);
  }

  private async letGo(id: string, table: OpenTable): Promise<void> {
    await table.host.settled();
    if (table.pins > 0 || this.tables.get(id) !== table) return;
    this.tables.delete(id);
    table.host.close();
    await this.register.settle(table.host);
    await this.node?.release(id);
  }

  /** Everything that was begun is finished; then nothing more is taken. */
  async close(): Promise<void> {
    this.isClosed = true;
    for (const [id, table] of this.tables) {
      table.pins = 0;
      await this.letGo(id, table);
    }
    await (this.node ? this.node.close() : this.downtime.beat());
  }

  /** How many tables are open. */
  get size(): number {
    return this.tables.size;
  }
}

const MOST_DUE = 500;

/** Thrown where a table was asked for that cannot be had. */
export class NoTable extends Error {
  readonly problem: CardroomProblem;

  constructor(problem: CardroomProblem) {
    super(problem);
    this.problem = problem;
  }
}
