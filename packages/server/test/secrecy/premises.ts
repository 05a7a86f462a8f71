import { levels } from '@overtrick/bots';
import { FastRandom, type Game, type Move, type Seat } from '@overtrick/engine';
import {
  type AnyEntry,
  type Entry,
  house,
  logOf,
  type Mind,
  mindOf,
  type Store,
  type Table,
  tableOf,
} from '@overtrick/table';
import type { Twins } from '@overtrick/table/twins';
import { Journal } from '../../src/journal.ts';
import { MemoryVault } from '../../src/memory.ts';
import type { Vault } from '../../src/vault.ts';
import { Venue } from '../../src/venue.ts';
import { Hub } from '../simulation/hub.ts';
import { MachineClock, World } from '../simulation/world.ts';

/** Longer than any bot in these tests thinks, so that how long it does cannot be told. */
const BEAT = 5000;
const NO_LIMIT = { burst: 1e9, perSecond: 1e9 };
const AGREEMENT = {
  listed: true,
  watched: true,
  pace: { turn: 4_000_000, bank: 0 },
  standIn: 'random',
};

export const TABLE = 'A-table-with-22-letters';

const quick = mindOf(levels.random, async () => {});

/** Logs that can be made to fail, as on a disk that is full. */
class FailingVault extends MemoryVault {
  onAway: (isAway: boolean) => void = () => {};
  private isFull = false;

  /** From now on nothing can be kept, or everything again. */
  fill(isFull: boolean): void {
    this.isFull = isFull;
    this.onAway(isFull);
  }

  override logs<Kept extends AnyEntry>(): Store<Kept> {
    const logs = super.logs<Kept>();
    return {
      read: (id, from) => logs.read(id, from),
      append: async (id, entry) => {
        if (this.isFull) throw new Error('the disk is full');
        return logs.append(id, entry);
      },
    };
  }
}

/** The same vault for one of several servers. */
function sharedBy(vault: FailingVault, hub: Hub): Vault {
  const { catalogue, pulse } = vault;
  return {
    ...{ catalogue, pulse },
    erase: (id) => vault.erase(id),
    fleet: hub.join((work) => work()),
    logs: <Kept extends AnyEntry>(): Store<Kept> => {
      const logs = vault.logs<Kept>();
      return {
        read: (id, from) => logs.read(id, from),
        append: async (id, entry) => {
          const appended = await logs.append(id, entry);
          hub.tell(id, appended);
          return appended;
        },
      };
    },
    close: async () => {},
  };
}

/** What there is to find out about: a server with one table, at which a deal takes its course by a script. */
export class SpiedPremises {
  readonly world = new World(7);
  readonly vault = new FailingVault();
  readonly lines: string[] = [];
  /** The server that is spied on; and another that shares its store, by which the house plays, if there is one. */
  readonly venue: Venue;
  readonly other: Venue | undefined;
  /** Told what the bot in the seat of these eyes is asked. */
  onAsked: (text: string) => void = () => {};
  private readonly game: Game;
  private readonly eyes: Seat;
  private readonly script: readonly Move[];
  private readonly clock = new MachineClock(this.world, 0);
  private folded: Table | undefined;

  constructor(game: Game, { eyes, moves }: Twins, which: 0 | 1, nodes: 1 | 2 = 1) {
    this.game = game;
    this.eyes = eyes;
    this.script = moves[which];
    // Of its own, so that what is scheduled changes no secret.
    const random = new FastRandom(11);
    const hub = nodes === 2 ? new Hub(this.world, this.vault, true) : undefined;
    this.other = hub && this.venueWith(sharedBy(this.vault, hub), random);
    this.venue = this.venueWith(hub ? sharedBy(this.vault, hub) : this.vault, random);
  }

  private venueWith(vault: Vault, random: FastRandom): Venue {
    const { clock } = this;
    return new Venue({
      ...{ vault, house, clock },
      chance: (bytes) => Uint8Array.from({ length: bytes }, () => random.below(256)),
      journal: new Journal(
        (line) => this.lines.push(line),
        () => clock.now(),
      ),
      minds: { mindOf: () => this.mind(), quick },
      adviser: quick,
      // Behind the script bots think for ever: whatever they would play lies open.
      times: { patience: 1e9, beat: BEAT, grace: 1e9 },
      rates: { often: NO_LIMIT, seldom: NO_LIMIT },
      linkTo: (id, secret) => `${id} ${secret}`,
    });
  }

  /** Every server begins; what the house does is done by the other one, if there is one. */
  async begin(): Promise<void> {
    await this.other?.begin();
    await this.venue.begin();
  }

  /** The other server opens the table first, and so keeps it. */
  async keepElsewhere(): Promise<void> {
    await this.other?.cardroom.pin(TABLE);
  }

  async close(): Promise<void> {
    await this.venue.close();
    await this.other?.close();
  }

  /** A laid deal at which all seats are bots that follow a script, but perhaps that of these eyes. */
  async lay(record: Twins['records'][0], id: string, isSeated: boolean): Promise<void> {
    const [open, lay] = logOf(record, this.game.version);
    const [fact] = open.facts;
    if (fact.type !== 'open') throw new Error('a log begins with an open table');
    const member = { id, name: 'Ada' };
    const sitters = fact.sitters.map((sitter, seat) =>
      isSeated && seat === this.eyes ? { kind: 'person' as const, ...member } : sitter,
    );
    const ben = { id: 'ben', name: 'Ben' };
    const retinue = { members: [member, ben], links: [], queue: ['ben'] };
    const opening = { ...fact, sitters, secret: '00'.repeat(32), agreement: AGREEMENT, retinue };
    const logs = this.vault.logs<Entry>();
    const at = this.clock.now();
    for (const entry of [{ ...open, facts: [opening] }, lay]) {
      await logs.append(TABLE, { ...entry, at });
    }
  }

  /** Bots do what stands in the script, after a time that tells how many moves they could have made. */
  private mind(): Mind {
    return {
      think: (view, { seed }) =>
        new Promise((resolve) => {
          if (view.eyes === this.eyes) this.onAsked(JSON.stringify([view, seed]));
          const [move] = this.restFor(view.eyes);
          if (!move) return;
          const thought = { move, candidates: [], worlds: 0 };
          this.clock.after(10 * view.legal.length, () => resolve(thought));
        }),
    };
  }

  /** What of the script is still to come for a seat. */
  restFor(seat: Seat): Move[] {
    const done = this.table.current?.moves ?? [];
    const count = done.filter((move) => move.seat === seat).length;
    return this.script.filter((move) => move.seat === seat).slice(count);
  }

  /** The table as its log has made it. */
  get table(): Table {
    const log = this.vault.peek<Entry>(TABLE);
    if (!this.folded) {
      const table = tableOf(this.game, log.slice(0, 2));
      if (!table.ok) throw new Error(table.error);
      this.folded = table.value;
    }
    for (const entry of log.slice(this.folded.seq)) this.folded.fold(entry);
    return this.folded;
  }

  /** Whether the script is played to its end, or cannot go on without these eyes. */
  get isOver(): boolean {
    const { table, eyes, script } = this;
    if ((table.movesOf(0) ?? 0) >= script.length) return true;
    return table.acting.every((seat) => seat !== eyes && this.restFor(seat).length === 0);
  }
}
