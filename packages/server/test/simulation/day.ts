import { type Game, game as gameOf } from '@overtrick/engine';
import { MemoryVault } from '../../src/memory.ts';
import { Client, type NetFaults } from './client.ts';
import { type DiskFaults, DiskVault } from './disk.ts';
import { Hub } from './hub.ts';
import { Judge } from './judge.ts';
import { Machine } from './machine.ts';
import { TURN, World } from './world.ts';

/** How long things go wrong, in simulated milliseconds; after that every client must come to an end. */
const ROUGH = 2500;
const LONGEST = 600_000;
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
  const disk: DiskFaults = { isFull: false, isLost: false };
  const hub = nodes > 1 ? new Hub(world, kept, world.oneIn(2)) : undefined;
  const open = () => new DiskVault(world, kept, disk, hub);
  const machines = Array.from({ length: nodes }, () => new Machine(world, open, hub !== undefined));
  const net: NetFaults = { isCalm: false, calmSince: Number.POSITIVE_INFINITY };
  const names = world.oneIn(WATCHED) ? ['Ada', 'Ben', 'Eve'] : ['Ada', 'Ben'];
  const clients = names.map((name) => new Client(name, world, machines, net));
  const judge = new Judge(kept, clients, world.oneIn(COMPARED));
  for (const machine of machines) machine.start(hub !== undefined && world.oneIn(3));
  trouble(world, machines, net, disk, hub);
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

/** The first opens a table, the others come to it by its link. */
export async function gather([ada, ...others]: readonly Client[]): Promise<void> {
  await ada.arrive();
  const agreement = {
    listed: false,
    watched: true,
    pace: { turn: TURN, bank: 0 },
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
function trouble(
  world: World,
  machines: readonly Machine[],
  net: NetFaults,
  disk: DiskFaults,
  hub?: Hub,
): void {
  const strike = () => {
    if (world.time > ROUGH * machines.length) {
      disk.isFull = false;
      return calm(machines, net, world.time);
    }
    const machine =
      machines.length === 1 ? machines[0] : machines[world.random.below(machines.length)];
    const fate = world.random.below(6);
    if (fate < 2) {
      machine.crash();
      world.after(20 + world.random.below(400), () => machine.start(world.oneIn(3)));
    } else if (fate === 2) {
      disk.isFull = !disk.isFull;
      if (disk.isFull && world.oneIn(2)) hub?.forget();
    }
    world.after(30 + world.random.below(500), strike);
  };
  world.after(world.random.below(800), strike);
}

/** Nothing goes wrong from now on. */
export function calm(machines: readonly Machine[], net: NetFaults, time: number): void {
  net.isCalm = true;
  net.calmSince = time;
  for (const machine of machines) {
    machine.botFailsOneIn = Number.POSITIVE_INFINITY;
    machine.start(false);
  }
}
