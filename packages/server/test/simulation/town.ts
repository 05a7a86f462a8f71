import { Client, type NetFaults } from './client.ts';
import { calm, gather } from './day.ts';
import { addCounts, type HubCounts } from './hub.ts';
import { Judge, type Logs } from './judge.ts';
import { Machine } from './machine.ts';
import { placeOf, Shard, SpreadVault } from './spread.ts';
import { World } from './world.ts';

export interface TownSize {
  readonly nodes: number;
  readonly databases: number;
  readonly tables: number;
  /** Nothing goes wrong: for whoever counts what is asked of the databases. */
  readonly isCalm?: boolean;
}

/** What came of a town; what is wrong with it, in words. */
export interface TownReport {
  readonly faults: readonly string[];
  readonly crashes: number;
  /** How often a database was lost. */
  readonly losses: number;
  readonly entries: number;
  /** Tables that came to an end while a database was lost, in which they were not. */
  readonly spared: number;
  /** What was asked of all databases, and how many simulated seconds it took. */
  readonly counts: HubCounts;
  readonly seconds: number;
  readonly trace: string;
}

/** How long things go wrong, in simulated milliseconds. */
const ROUGH = 4000;
/** Within so long after it the last people have come. */
const LATE = 4000;
/** So long a database is lost at least, while all else is well: longer than a lease. */
const LOST = 12_000;
/** Whoever has not come to an end after so long never will. */
const LONGEST = 60_000;
/** What everybody knows is compared with the truth, part by part, at one table in so many. */
const COMPARED = 8;

/** Those who play at one table. */
class Party {
  readonly clients: readonly Client[];
  readonly judge: Judge;
  problem = '';

  constructor(world: World, machines: readonly Machine[], net: NetFaults, logs: Logs) {
    this.clients = ['Ada', 'Ben'].map((name) => new Client(name, world, machines, net));
    this.judge = new Judge(logs, this.clients, world.oneIn(COMPARED));
  }

  begin(): void {
    gather(this.clients).catch((error: unknown) => {
      this.problem = String(error);
    });
  }

  get table(): string {
    return this.clients[0].table;
  }

  get isThrough(): boolean {
    return this.problem !== '' || this.clients.every(({ isThrough }) => isThrough);
  }

  /** Everything that they need to come, and to play, as far as it is there by now. */
  get logs(): readonly string[] {
    const guests = this.clients.flatMap(({ id }) => (id === '' ? [] : [`guest/${id}`]));
    return this.table === '' ? guests : [this.table, ...guests];
  }
}

/**
 * Many tables, of two people and a bot each, on many nodes and several databases: a table is in one of them by its id. First nodes
 * crash, lines are cut, and databases are lost and come back; then all is well but for one database that stays away: what is
 * not in it must come to its end. At last that one is back, and everybody must.
 */
export async function roughTown(seed: number, size: TownSize): Promise<TownReport> {
  const town = new Town(new World(seed), size);
  await town.live();
  return town.report();
}

class Town {
  private readonly world: World;
  private readonly shards: readonly Shard[];
  private readonly machines: readonly Machine[];
  private readonly parties: readonly Party[];
  private readonly net: NetFaults = { isCalm: false, calmSince: Number.POSITIVE_INFINITY };
  private readonly faults: string[] = [];
  /** The database that stays away. */
  private away: Shard | undefined;
  private readonly isCalm: boolean;
  private losses = 0;
  private spared = 0;

  constructor(world: World, { nodes, databases, tables, isCalm = false }: TownSize) {
    this.world = world;
    this.isCalm = isCalm;
    const isHinted = isCalm || !world.oneIn(3);
    this.shards = Array.from({ length: databases }, () => new Shard(world, isHinted));
    const { shards, net } = this;
    const open = () => new SpreadVault(world, shards);
    this.machines = Array.from({ length: nodes }, () => new Machine(world, open, true));
    const { machines } = this;
    const logs: Logs = { peek: (id) => shards[placeOf(id, databases)].kept.peek(id) };
    this.parties = Array.from({ length: tables }, () => new Party(world, machines, net, logs));
  }

  async live(): Promise<void> {
    const { world, machines, parties, net } = this;
    for (const machine of machines) machine.start(world.oneIn(3));
    for (const party of parties) world.after(world.random.below(ROUGH + LATE), () => party.begin());
    if (this.isCalm) calm(machines, net, world.time);
    else await this.suffer();
    if (this.faults.length > 0) return;
    const until = world.time + LONGEST;
    await world.run(() => parties.every(({ isThrough }) => isThrough) || world.time > until);
  }

  private async suffer(): Promise<void> {
    const { world, machines, net } = this;
    this.strikeLater();
    await world.run(() => world.time > ROUGH);
    calm(machines, net, world.time);
    await this.spareOthers();
  }

  /** Nodes crash, and databases are lost for a while. */
  private strikeLater(): void {
    const { world, machines, shards } = this;
    world.after(world.random.below(ROUGH / machines.length), () => {
      if (world.time > ROUGH) return;
      if (world.oneIn(8)) this.lose(shards[world.random.below(shards.length)]);
      else {
        const machine = machines[world.random.below(machines.length)];
        machine.crash();
        world.after(20 + world.random.below(400), () => machine.start(world.oneIn(3)));
      }
      this.strikeLater();
    });
  }

  private lose(shard: Shard): void {
    const { world } = this;
    if (shard.faults.isLost) return;
    this.losses++;
    shard.faults.isLost = true;
    // What it does not log is gone if it has crashed.
    if (world.oneIn(2)) shard.hub.forget();
    world.after(100 + world.random.below(3000), () => {
      shard.faults.isLost = this.away === shard;
    });
  }

  /** One database is away for long; whoever needs it not must come to an end meanwhile. */
  private async spareOthers(): Promise<void> {
    const { world, shards, parties } = this;
    const away = world.random.below(shards.length);
    const shard = shards[away];
    this.away = shard;
    shard.faults.isLost = true;
    this.losses++;
    const since = world.time;
    const before = new Set(parties.filter(({ isThrough }) => isThrough));
    const isFree = ({ logs }: Party) => logs.every((id) => placeOf(id, shards.length) !== away);
    const others = () => parties.filter((party) => isFree(party));
    const isEnough = () => world.time > since + LOST && others().every((each) => each.isThrough);
    await world.run(() => isEnough() || world.time > since + LONGEST);
    const stuck = others().filter(({ isThrough }) => !isThrough).length;
    if (stuck > 0) this.faults.push(`${stuck} tables wait for a database in which they are not`);
    this.spared = others().filter((party) => !before.has(party)).length;
    this.away = undefined;
    shard.faults.isLost = false;
    this.net.calmSince = world.time;
  }

  async report(): Promise<TownReport> {
    const { world, machines, parties, shards, losses, spared } = this;
    const logs = await Promise.all(parties.map((party) => this.judge(party)));
    const faults = [...this.faults, ...parties.flatMap(({ judge }) => judge.faults)];
    const crashes = machines.reduce((sum, each) => sum + each.crashes, 0);
    const entries = logs.reduce((sum, { length }) => sum + length, 0);
    const trace = JSON.stringify([logs, machines.map(({ lines }) => lines), world.time]);
    const counts = shards.map(({ hub }) => hub.counts).reduce(addCounts);
    return { faults, crashes, losses, entries, spared, counts, seconds: world.time / 1000, trace };
  }

  private judge({ clients, judge, problem, isThrough, table }: Party) {
    for (const client of clients) client.stop();
    if (problem) judge.faults.push(problem);
    if (!isThrough) judge.faults.push(`after ${this.world.time} ms a round is not over`);
    return judge.judgeLog(table, this.net.calmSince);
  }
}
