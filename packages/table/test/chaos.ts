import { FastRandom, type Game } from '@overtrick/engine';
import { type Appended, type Entry, Host, MemoryStore, type Store } from '../src/index.ts';
import { moveFor, openingFor, PERSON, portsOf, SimulatedClock, slowMind } from './simulation.ts';

/** A disk that is slow, sometimes writes without saying so, and sometimes fails. */
class RoughStore implements Store {
  private readonly kept: Store;
  private readonly clock: SimulatedClock;
  private readonly random: FastRandom;
  isCalm = false;

  constructor(kept: Store, clock: SimulatedClock, random: FastRandom) {
    this.kept = kept;
    this.clock = clock;
    this.random = random;
  }

  async append(id: string, entry: Entry): Promise<Appended> {
    await this.pause();
    if (this.fails()) throw new Error('the disk does not answer');
    const appended = await this.kept.append(id, entry);
    await this.pause();
    if (this.fails()) throw new Error('the disk has not said whether it wrote');
    return appended;
  }

  async read(id: string, from: number): Promise<readonly Entry[]> {
    await this.pause();
    return this.kept.read(id, from);
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => this.clock.after(this.random.below(30), resolve));
  }

  private fails(): boolean {
    return !this.isCalm && this.random.below(25) === 0;
  }
}

/** What came of a table on a rough day. */
export interface Day {
  readonly log: readonly Entry[];
  /** The keys of what was called done. */
  readonly done: readonly string[];
  readonly crashes: number;
  readonly isOver: boolean;
  readonly trace: string;
}

/**
 * One person and three bots, on hosts that crash and come back and of which there may be two at once. All
 * chance comes from the seed: the same seed is the same day.
 */
export async function roughDay(game: Game, seed: number): Promise<Day> {
  const random = new FastRandom(seed);
  const clock = new SimulatedClock();
  const kept = new MemoryStore();
  const store = new RoughStore(kept, clock, random);
  const ports = portsOf(clock, {
    store,
    mindOf: () => slowMind(clock, (legal) => 5 + (legal % 3)),
    patience: 60 + random.below(40),
  });
  const [entry] = await firstEntry(game, ports);
  await kept.append('table', entry);
  let hosts = [await loaded(game, ports, clock)];
  const done: string[] = [];
  let crashes = 0;
  for (let round = 0; round < 600; round++) {
    if (round === 300) store.isCalm = true;
    if (!store.isCalm && random.below(5) === 0) {
      crashes++;
      hosts.shift()?.close();
    }
    if (hosts.length === 0 || (!store.isCalm && random.below(6) === 0)) {
      hosts = [...hosts, await loaded(game, ports, clock)].slice(-2);
    }
    const host = hosts[random.below(hosts.length)];
    await run(clock, act(host, done));
    const later = clock.now() + random.below(100);
    await clock.run(() => clock.now() >= later);
    if (host.view(0)?.setup.deal === 1) break;
  }
  const log = await kept.read('table', 1);
  const isOver = log.filter(({ facts }) => facts.some(({ type }) => type === 'deal')).length > 1;
  for (const host of hosts) host.close();
  return { log, done, crashes, isOver, trace: JSON.stringify(log) };
}

async function firstEntry(game: Game, ports: ReturnType<typeof portsOf>) {
  const memory = new MemoryStore();
  await Host.open('table', game, openingFor(game), PERSON, { ...ports, store: memory });
  return memory.read('table', 1);
}

/** A fresh host, which reads the log as it stands. */
async function loaded(game: Game, ports: ReturnType<typeof portsOf>, clock: SimulatedClock) {
  const host = await run(clock, Host.load('table', game, ports));
  if (!host.ok) throw new Error(host.error);
  return host.value;
}

/** Lets time pass until a promise is kept. */
async function run<T>(clock: SimulatedClock, promise: Promise<T>): Promise<T> {
  let isKept = false;
  promise.then(
    () => {
      isKept = true;
    },
    () => {
      isKept = true;
    },
  );
  await clock.run(() => isKept);
  return promise;
}

/** The person does what is to be done; what fails is tried again later, by the same key. */
async function act(host: Host, done: string[]): Promise<void> {
  const move = moveFor(host, 0);
  const deal = host.view(0)?.setup.deal ?? -1;
  const key = `${deal}/${host.view(0)?.history.length ?? 0}`;
  const command = move ? { type: 'play' as const, move } : { type: 'next' as const };
  try {
    const answer = await host.submit(PERSON, key, command);
    if (answer.ok) done.push(key);
  } catch {
    // The disk has failed: whether it is written is not known.
  }
}
