import { levels } from '@overtrick/bots';
import { FastRandom, type Game, type Move, type Seat, seedFromText } from '@overtrick/engine';
import {
  amongPeople,
  type Clock,
  checkSeating,
  Host,
  type HostPorts,
  house,
  MemoryStore,
  type Mind,
  mindOf,
  openingOf,
  type Sitters,
  type Store,
} from '../src/index.ts';

/** A clock that stands still until somebody lets the next thing happen. */
export class SimulatedClock implements Clock {
  private time = 0;
  private readonly due: { readonly at: number; readonly call: () => void }[] = [];

  now(): number {
    return this.time;
  }

  after(ms: number, call: () => void): () => void {
    const timer = { at: this.time + ms, call };
    this.due.push(timer);
    return () => this.remove(timer);
  }

  private remove(timer: (typeof this.due)[number]): void {
    const at = this.due.indexOf(timer);
    if (at >= 0) this.due.splice(at, 1);
  }

  /** Lets everything happen that was going to, in its order, until nothing more would or it is enough. */
  async run(isEnough: () => boolean = () => false): Promise<void> {
    for (;;) {
      await quiet();
      const next = [...this.due].sort((a, b) => a.at - b.at)[0];
      if (!next || isEnough()) return;
      this.remove(next);
      this.time = next.at;
      next.call();
    }
  }
}

/** Until every promise that can be kept without a clock has been. */
function quiet(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** A bot that answers after so long by the simulated clock. */
export function slowMind(clock: Clock, ms: (legal: number) => number, level = 'random'): Mind {
  const mind = mindOf(levels[level], async () => {});
  return {
    think: (view, task) =>
      new Promise((resolve) => {
        clock.after(ms(view.legal.length), () => resolve(mind.think(view, task)));
      }),
  };
}

export interface Simulated {
  readonly host: Host;
  readonly clock: SimulatedClock;
  readonly store: Store;
}

export interface Wanted {
  /** Null for a fresh one a deal. */
  readonly seed?: string | null;
  readonly bots?: Sitters;
  readonly ports?: Partial<HostPorts>;
  readonly clock?: SimulatedClock;
}

export const PERSON = 'person';

export function portsOf(clock: SimulatedClock, part: Partial<HostPorts> = {}): HostPorts {
  let seeds = 0;
  return {
    store: new MemoryStore(),
    clock,
    fresh: () => seedFromText(`fresh ${seeds++}`),
    mindOf: () => slowMind(clock, () => 10),
    quick: mindOf(levels.random, async () => {}),
    budget: {},
    patience: 1000,
    beat: 0,
    among: amongPeople,
    ...part,
  };
}

export function openingFor(game: Game, { seed = 'a table', bots = seatsOf(game) }: Wanted = {}) {
  const names = bots.map((_, seat) => `P${seat}`);
  const wish = {
    game: game.name,
    players: bots.length,
    names,
    bots,
    ...(seed !== null && { seed }),
  };
  const seating = checkSeating(wish, { games: [game], levels: house.levels });
  if (!seating.ok) throw new Error(seating.error);
  return openingOf(seating.value, PERSON, seedFromText('a secret'));
}

/** One person, and bots at random. */
function seatsOf({ seats: [fewest, most] }: Game): Sitters {
  const players = Math.min(most, Math.max(4, fewest));
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? null : 'random'));
}

export async function openHost(game: Game, wanted: Wanted = {}): Promise<Simulated> {
  const clock = wanted.clock ?? new SimulatedClock();
  const ports = portsOf(clock, wanted.ports);
  const host = await Host.open('table', game, openingFor(game, wanted), PERSON, ports);
  if (!host.ok) throw new Error(host.error);
  return { host: host.value, clock, store: ports.store };
}

/** What the person in a seat would do at random; undefined if it is not their turn. */
export function moveFor(host: Host, seat: Seat, salt = 0): Move | undefined {
  const view = host.view(seat);
  if (!view?.acting.includes(seat)) return undefined;
  return levels.random.think(view, new FastRandom(view.history.length + salt), {}).move;
}

/** Goes on for so many commands of the person, dealing where a deal is over. */
export async function playOn({ host, clock }: Simulated, commands: number): Promise<void> {
  for (let i = 0; i < commands; i++) {
    await clock.run();
    const move = moveFor(host, 0);
    const command = move ? { type: 'play' as const, move } : { type: 'next' as const };
    await host.submit(PERSON, `play/${host.log.length}`, command);
  }
  await clock.run();
}
