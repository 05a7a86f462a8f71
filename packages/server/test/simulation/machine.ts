import { levels } from '@overtrick/bots';
import { type Game, game as gameOf } from '@overtrick/engine';
import { type Mind, mindOf } from '@overtrick/table';
import { Journal } from '../../src/journal.ts';
import { sharedClock } from '../../src/shared-clock.ts';
import type { Vault } from '../../src/vault.ts';
import { Venue } from '../../src/venue.ts';
import { DAY, MachineClock, type World } from './world.ts';

const NO_LIMIT = { burst: 1e9, perSecond: 1e9 };

export const TIMES = { patience: 400, beat: 0, grace: 2000 };

/** The way of one server to what is kept, which ends with it. */
export interface MortalVault extends Vault {
  isDead: boolean;
}

/** A server in the memory of a machine. */
interface Running {
  readonly venue: Venue;
  readonly clock: MachineClock;
  readonly vault: MortalVault;
  /** Nobody comes in before it has begun, as on a real machine. */
  hasBegun: boolean;
}

/** A machine on which the server runs, crashes and starts again; what is on its disk stays. */
export class Machine {
  readonly world: World;
  readonly lines: string[] = [];
  crashes = 0;
  /** How chance may make bots fail; once in so many times. */
  botFailsOneIn = 40;
  private running: Running | undefined;
  private readonly cut: Set<() => void> = new Set();

  private readonly openVault: () => MortalVault;
  private readonly isShared: boolean;

  /** It may be one of several that share what is kept. */
  constructor(world: World, openVault: () => MortalVault, isShared: boolean) {
    this.world = world;
    this.openVault = openVault;
    this.isShared = isShared;
  }

  /** The server, if somebody can come in. */
  get venue(): Venue | undefined {
    return this.running?.hasBegun ? this.running.venue : undefined;
  }

  /** Starts it, unless it runs, with a clock that may have been set wrong. */
  start(isClockWrong: boolean): void {
    const { world } = this;
    if (this.running) return;
    const error = isClockWrong ? (world.random.below(3) - 1) * DAY : 0;
    const own = new MachineClock(world, error);
    const clock = this.isShared ? sharedClock(own) : own;
    const vault = this.openVault();
    const venue = new Venue({
      ...{ vault, clock },
      house: { games: [gameOf('ninja-whist') as Game], levels },
      chance: (bytes) => Uint8Array.from({ length: bytes }, () => world.random.below(256)),
      journal: new Journal(
        (line) => this.lines.push(line),
        () => clock.now(),
      ),
      minds: { mindOf: () => this.mind(own), quick },
      adviser: quick,
      times: TIMES,
      rates: { often: NO_LIMIT, seldom: NO_LIMIT },
      linkTo: (id, secret) => `${id} ${secret}`,
    });
    const running: Running = { venue, clock: own, vault, hasBegun: false };
    this.running = running;
    venue.begin().then(
      () => {
        running.hasBegun = true;
      },
      () => this.running === running && this.crash(),
    );
  }

  /** Everything in memory is gone, and every wire is cut. */
  crash(): void {
    if (!this.running) return;
    this.crashes++;
    this.running.clock.isDead = true;
    this.running.vault.isDead = true;
    this.running = undefined;
    for (const cut of [...this.cut]) cut();
  }

  /** Calls when it crashes, until it is called off. */
  onCrash(call: () => void): () => void {
    this.cut.add(call);
    return () => this.cut.delete(call);
  }

  /** A bot that takes its time, and sometimes hangs, fails, or answers nonsense. */
  private mind(clock: MachineClock): Mind {
    const { world } = this;
    return {
      think: (view, task) =>
        new Promise((resolve, reject) => {
          clock.after(world.random.below(60), () => {
            const fate = world.oneIn(this.botFailsOneIn) ? world.random.below(3) : -1;
            if (fate === 0) return;
            if (fate === 1) return reject(new Error('a bot has failed'));
            const nonsense = { move: { seat: view.eyes, type: 'fly' }, candidates: [], worlds: 0 };
            resolve(fate === 2 ? nonsense : quick.think(view, task));
          });
        }),
    };
  }
}

const quick = mindOf(levels.random, async () => {});
