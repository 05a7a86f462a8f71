import { type Game, game as gameOf } from '@overtrick/engine';
import { type Entry, type Scene, sceneOf, type Table, tableOf } from '@overtrick/table';
import { MemoryVault } from '../../src/memory.ts';
import { Client, type NetFaults } from './client.ts';
import { Hub } from './hub.ts';
import { Machine } from './machine.ts';
import { EPOCH, World } from './world.ts';

/** How long things go wrong, in simulated milliseconds; after that every client must come to an end. */
const ROUGH = 2500;
const LONGEST = 600_000;
/** So long after that nobody can have been unable to play, or be taken to be away. */
const SETTLED = 10_000;
/** Somebody looks on at one table in so many; and what everybody knows is compared with the truth, part by part, at one in so many. */
const WATCHED = 3;
const COMPARED = 3;

const ninja = gameOf('ninja-whist') as Game;

/** What came of a table on a rough day; what is wrong with it, in words. */
export interface DayReport {
  readonly faults: readonly string[];
  readonly crashes: number;
  readonly entries: number;
  readonly trace: string;
}

/**
 * Two people and a bot, perhaps with somebody who looks on, play one round of Ninja Whist, on a server that crashes, over lines that are cut,
 * with a disk that is slow or full and clocks that are wrong. With several nodes they come by any of them, which share one store. All
 * chance comes from the seed: the same seed is the same day.
 */
export async function roughDay(seed: number, nodes = 1): Promise<DayReport> {
  const world = new World(seed);
  const kept = new MemoryVault();
  const disk = { isFull: false };
  const hub = nodes > 1 ? new Hub(world, kept, world.oneIn(2)) : undefined;
  const machines = Array.from({ length: nodes }, () => new Machine(world, kept, disk, hub));
  const net: NetFaults = { isCalm: false, calmSince: Number.POSITIVE_INFINITY };
  const names = world.oneIn(WATCHED) ? ['Ada', 'Ben', 'Eve'] : ['Ada', 'Ben'];
  const clients = names.map((name) => new Client(name, world, machines, net));
  const judge = new Judge(kept, clients, world.oneIn(COMPARED));
  for (const machine of machines) machine.start(hub !== undefined && world.oneIn(3));
  trouble(world, machines, net, hub);
  const gathered = gather(clients);
  const isEnded = () => clients.every(({ isThrough }) => isThrough);
  let problem = '';
  gathered.catch((error: unknown) => {
    problem = String(error);
  });
  await world.run(() => isEnded() || problem !== '' || world.time > LONGEST);
  for (const client of clients) client.stop();
  if (problem) judge.faults.push(problem);
  if (!isEnded()) judge.faults.push(`after ${world.time} ms the round is not over for everybody`);
  const log = await judge.judgeLog(clients[0].table, net.calmSince);
  const trace = JSON.stringify([log, machines.map(({ lines }) => lines), world.time]);
  const crashes = machines.reduce((sum, each) => sum + each.crashes, 0);
  return { faults: judge.faults, crashes, entries: log.length, trace };
}

async function gather([ada, ...others]: readonly Client[]): Promise<void> {
  await ada.arrive();
  const agreement = {
    listed: false,
    watched: true,
    pace: { turn: 20_000, bank: 0 },
    standIn: 'random',
  };
  const seats = ['me', null, 'random'];
  const wish = { game: ninja.name, players: 3, seats, agreement };
  const { id, secret } = await ada.ask('/api/tables', wish);
  ada.visit(String(id));
  const guests = others.map(async (guest, i) => {
    await guest.arrive();
    await guest.ask(`/api/tables/${id}/come`, { secret });
    guest.wantsSeat = i === 0 ? 1 : undefined;
    guest.visit(String(id));
  });
  await Promise.all(guests);
}

/** Crashes, a full disk and a wrong clock, until it is enough; among several nodes also a store that forgets what it does not log. */
function trouble(world: World, machines: readonly Machine[], net: NetFaults, hub?: Hub): void {
  const strike = () => {
    if (world.time > ROUGH * machines.length) return calm(machines, net, world.time);
    const machine =
      machines.length === 1 ? machines[0] : machines[world.random.below(machines.length)];
    const fate = world.random.below(6);
    if (fate < 2) {
      machine.crash();
      world.after(20 + world.random.below(400), () => machine.start(world.oneIn(3)));
    } else if (fate === 2) {
      machine.disk.isFull = !machine.disk.isFull;
      if (machine.disk.isFull && world.oneIn(2)) hub?.forget();
    }
    world.after(30 + world.random.below(500), strike);
  };
  world.after(world.random.below(800), strike);
}

function calm(machines: readonly Machine[], net: NetFaults, time: number): void {
  net.isCalm = true;
  net.calmSince = time;
  for (const machine of machines) {
    machine.disk.isFull = false;
    machine.botFailsOneIn = Number.POSITIVE_INFINITY;
    machine.start(false);
  }
}

/** Compares what was told with what is true. */
class Judge {
  readonly faults: string[] = [];
  private readonly kept: MemoryVault;
  private readonly clients: readonly Client[];
  private readonly isStrict: boolean;
  private truth: Table | undefined;
  private known = 0;

  constructor(kept: MemoryVault, clients: readonly Client[], isStrict: boolean) {
    this.kept = kept;
    this.isStrict = isStrict;
    this.clients = clients;
    for (const client of clients) {
      client.onScene = (scene, seq) => this.compare(client, scene, seq);
    }
  }

  /** Everything that somebody knows stands in the log, and is what the log says to their eyes. */
  private compare(client: Client, scene: Scene, seq: number): void {
    const log = this.kept.peek<Entry>(client.table);
    if (log.length < seq) this.faults.push(`${client.name} knows entry ${seq} of ${log.length}`);
    if (!this.isStrict || seq < log.length || this.known > seq) return;
    const table = this.tableAt(log);
    if (!table) return;
    const right = sceneOf(table, scene.eyes, client.id);
    if (isSame(scene, right)) return;
    const parts = Object.entries(right);
    const [part, value] = parts.find(([key, is]) => !isSame(Object(scene)[key], is)) ?? ['keys'];
    const told = JSON.stringify(Object(scene)[part]);
    this.faults.push(
      `${client.name} knows after entry ${seq}: ${part} ${told}, not ${JSON.stringify(value)}`,
    );
  }

  private tableAt(log: readonly Entry[]): Table | undefined {
    if (!this.truth) {
      const table = tableOf(ninja, log);
      if (!table.ok) this.faults.push(table.error);
      else this.truth = table.value;
    } else for (const entry of log.slice(this.truth.seq)) this.truth.fold(entry);
    this.known = log.length;
    return this.truth;
  }

  /** Nothing that was called done is lost, and nothing is there twice. */
  async judgeLog(id: string, calmSince: number): Promise<readonly Entry[]> {
    const log = this.kept.peek<Entry>(id);
    const late = log.find(({ key, at }) => {
      return /^(timeout|away)\//.test(key) && at > EPOCH + calmSince + SETTLED;
    });
    if (late) this.faults.push(`when all was well again for long, ${late.key} was done`);
    if (log.some(({ seq }, i) => seq !== i + 1)) this.faults.push('the log has a gap');
    const keys = log.map(({ key }) => key);
    if (new Set(keys).size !== keys.length) this.faults.push('a key stands twice in the log');
    const table = tableOf(ninja, log);
    if (!table.ok) this.faults.push(`the log cannot be read: ${table.error}`);
    for (const client of this.clients) {
      for (const [key, seq] of client.acknowledged) {
        const at = keys.indexOf(`${client.id}/${key}`) + 1;
        if (at !== seq) this.faults.push(`${key} of ${client.name} is entry ${at}, not ${seq}`);
      }
      for (const key of client.refused) {
        const at = keys.indexOf(`${client.id}/${key}`) + 1;
        if (at > 0) this.faults.push(`${key} of ${client.name} was refused, and is entry ${at}`);
      }
    }
    return log;
  }
}

/** Whether two values would be the same JSON. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b || typeof a !== 'object' || typeof b !== 'object' || !a || !b) return a === b;
  const keys = Object.keys(a).filter((key) => Object(a)[key] !== undefined);
  const others = Object.keys(b).filter((key) => Object(b)[key] !== undefined);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === others.length &&
    keys.every((key) => isSame(Object(a)[key], Object(b)[key]))
  );
}
