import type { Thought } from '@overtrick/bots';
import {
  type Choice,
  type Game,
  type GameRecord,
  isSeat,
  no,
  ok,
  quote,
  type Refusal,
  type Result,
  type Seat,
  type View,
} from '@overtrick/engine';
import { readCommand } from './command.ts';
import { decide } from './decide.ts';
import { Driver } from './driver.ts';
import type { Halfway } from './halfway.ts';
import { type By, type Command, type Entry, HOUSE, type Opening } from './log.ts';
import type { Mind, Stop } from './mind.ts';
import { tableOf } from './past.ts';
import type { Ports } from './ports.ts';
import { refuse } from './seats.ts';
import type { DealSheet } from './sheet.ts';
import { isSameCommand } from './store.ts';
import type { Table } from './table.ts';
import type { Tidings } from './tidings.ts';
import { Watch } from './watch.ts';

/** Eyes that have missed more than this are told everything again. */
const RECENT = 200;

/** Which deal is on a table, from 0, how the totals are, and whether that was all; who plays, and every finished deal. */
export interface MatchStanding {
  readonly deal: number;
  readonly over: boolean;
  readonly totals: readonly number[];
  readonly names: readonly string[];
  readonly sheet: readonly DealSheet[];
}

/** The one authority of a table: decides, appends, folds, tells. One command at a time. */
export class Host {
  readonly id: string;
  readonly game: Game;
  private readonly ports: Ports;
  private readonly watches = new Set<Watch>();
  private readonly entries: Entry[];
  private readonly table: Table;
  private readonly driver: Driver;
  private last: Promise<unknown> = Promise.resolve();
  private closed = false;

  private constructor(id: string, table: Table, entries: readonly Entry[], ports: Ports) {
    this.id = id;
    this.game = table.game;
    this.table = table;
    this.entries = [...entries];
    this.ports = ports;
    this.driver = new Driver(table, ports, (key, command, turn) =>
      this.enter(HOUSE, key, command, turn),
    );
  }

  /** Opens a new table. */
  static async open(
    id: string,
    game: Game,
    opening: Opening,
    by: By,
    ports: Ports,
  ): Promise<Result<Host, string>> {
    const command = { type: 'open' as const, ...opening };
    const entry = { seq: 1, key: 'open', by, at: ports.clock.now(), command, facts: [command] };
    const table = tableOf(game, [entry]);
    if (!table.ok) return table;
    const appended = await ports.store.append(id, entry);
    if (appended !== 'ok') return no('there is such a table already');
    return ok(new Host(id, table.value, [entry], ports).begin());
  }

  /** Goes on with a table that is kept; bots that are to act begin to think. */
  static async load(id: string, game: Game, ports: Ports): Promise<Result<Host, string>> {
    const entries = await ports.store.read(id, 1);
    const table = tableOf(game, entries);
    return table.ok ? ok(new Host(id, table.value, entries, ports).begin()) : table;
  }

  private begin(): Host {
    this.driver.drive();
    return this;
  }

  /** Judges a command, keeps it, and tells everybody; the answer is the number of its entry. */
  submit(by: By, key: string, command: Command): Promise<Result<number, Refusal>> {
    return this.enter(by, key, command);
  }

  /** One at a time. What was thought for a turn is worth nothing in another. */
  private enter(
    by: By,
    key: string,
    command: Command,
    turn?: number,
  ): Promise<Result<number, Refusal>> {
    const answer = this.last.then(() => this.carryOut(by, key, command, turn));
    this.last = answer.catch((error: unknown) => this.ports.onFailure?.(error));
    return answer;
  }

  /** Comes back when everything that was asked before has been carried out. */
  async settled(): Promise<void> {
    await this.last;
  }

  private async carryOut(
    by: By,
    key: string,
    asked: Command,
    turn?: number,
  ): Promise<Result<number, Refusal>> {
    const command = readCommand(asked);
    if (!command || typeof by !== 'string' || typeof key !== 'string') {
      return refuse('no-command');
    }
    for (;;) {
      if (this.closed) return refuse('table-closed');
      const before = this.entries.find((entry) => entry.key === key);
      if (before) return isSameCommand(before, { by, command }) ? ok(before.seq) : clash(key);
      if (turn !== undefined && turn !== this.table.turn) return refuse('moved-since');
      const decided = decide(this.table, command, by, this.ports.fresh());
      if (!decided.ok) return decided;
      if (decided.value.length === 0) return ok(this.table.seq);
      const at = this.ports.clock.now();
      const entry = { seq: this.table.seq + 1, key, by, at, command, facts: decided.value };
      const appended = await this.ports.store.append(this.id, entry);
      if (appended === 'ok') {
        this.take(entry);
        return ok(entry.seq);
      }
      await this.catchUp();
    }
  }

  /** Takes in what another host has written. */
  private async catchUp(): Promise<void> {
    const news = await this.ports.store.read(this.id, this.table.seq + 1);
    if (news.length === 0) throw new Error('the store refuses what it does not have');
    for (const entry of news) this.take(entry);
    this.ports.onForeign?.();
  }

  /** Eyes that cannot be told are told no more: they join again. Nobody else has to wait for them. */
  private tell(watch: Watch): void {
    try {
      watch.follow(this.table);
    } catch (error) {
      this.watches.delete(watch);
      this.ports.onFailure?.(error);
    }
  }

  private take(entry: Entry): void {
    this.table.fold(entry);
    this.entries.push(entry);
    for (const watch of this.watches) this.tell(watch);
    this.driver.drive();
  }

  /** From now on these eyes are told everything; first what came after `since`, or all of it. */
  join(eyes: Seat, tell: (tidings: Tidings) => void, since = 0): () => void {
    const watch = this.watchSince(eyes, tell, since) ?? this.watchNow(eyes, tell);
    this.watches.add(watch);
    return () => this.watches.delete(watch);
  }

  private watchNow(eyes: Seat, tell: (tidings: Tidings) => void): Watch {
    const watch = new Watch(this.table, eyes, tell);
    watch.arrive(this.table);
    return watch;
  }

  /** Undefined if too much was missed to be told one by one, or what they know is not of this table. */
  private watchSince(
    eyes: Seat,
    tell: (tidings: Tidings) => void,
    since: number,
  ): Watch | undefined {
    const missed = this.table.seq - since;
    if (since < 1 || missed < 0 || missed > RECENT) return undefined;
    const then = tableOf(this.game, this.entries.slice(0, since));
    if (!then.ok) return undefined;
    const watch = new Watch(then.value, eyes, tell);
    for (const entry of this.entries.slice(since)) {
      then.value.fold(entry);
      watch.follow(then.value);
    }
    return watch;
  }

  /** What is open to a seat that has made a move half. */
  halfway(seat: Seat, parts: readonly Choice[]): Result<Halfway, Refusal> {
    const isTaken = isSeat(seat) && this.table.sitters[seat]?.kind === 'person';
    if (!isTaken) return refuse('nobody-to-move');
    return this.table.halfway(seat, parts) ?? refuse('nothing-dealt');
  }

  /** What a mind would do in a seat that is to act, and what it thinks of the other moves. */
  async advise(seat: Seat, mind: Mind, stop: Stop): Promise<Thought | null> {
    const view = this.table.acting.includes(seat) ? this.table.view(seat) : undefined;
    return view ? mind.think(view, this.driver.taskOf(seat, stop)) : null;
  }

  /** What these eyes may know now; undefined before the first deal. */
  view(eyes: Seat): View | undefined {
    return this.table.view(eyes);
  }

  /** How the match stands, for whoever lists tables; no cards are told by it. */
  get standing(): MatchStanding {
    const { deal, over, match, names } = this.table;
    return { deal, over, totals: match?.totals ?? [], names, sheet: this.table.sheet() };
  }

  /** The finished deals. */
  record(): GameRecord | undefined {
    const { names } = this.table;
    return this.table.record(names.includes('') ? [] : names);
  }

  /** All that was written so far. It knows every card: it is for who keeps the log, and for nobody's eyes. */
  get log(): readonly Entry[] {
    return this.entries;
  }

  /** Nobody is driven or told any more. */
  close(): void {
    this.closed = true;
    this.driver.stop();
    this.watches.clear();
  }
}

function clash(key: string): { ok: false; error: Refusal } {
  return refuse('key-taken', { key: quote(key) });
}
