import type { Thought } from '@overtrick/bots';
import {
  type Game,
  type Move,
  no,
  ok,
  type Refusal,
  type Result,
  type Seat,
} from '@overtrick/engine';
import type { HostPorts } from './among.ts';
import type { Attendance } from './attendance.ts';
import { Audience } from './audience.ts';
import { readCommand } from './command.ts';
import { type Circumstances, decide } from './decide.ts';
import { Driver, type Submit } from './driver.ts';
import { Inquiry } from './inquiry.ts';
import { type By, type Command, type Entry, HOUSE, type Opening } from './log.ts';
import { Logbook } from './logbook.ts';
import { tableOf } from './made.ts';
import type { Mind, Stop } from './mind.ts';
import { refuse } from './seats.ts';
import { isSameCommand } from './store.ts';
import type { Table } from './table.ts';
import type { Tidings } from './tidings.ts';
import type { Warden } from './warden.ts';
import type { News, Viewer } from './watch.ts';

/** The one authority of a table: decides, appends, folds, tells. One command at a time. */
export class Host extends Inquiry {
  readonly id: string;
  private readonly ports: HostPorts;
  private readonly audience: Audience;
  private readonly logbook: Logbook;
  private readonly driver: Driver;
  /** Where people meet. */
  private readonly warden: Warden | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private closed = false;
  private isAtRest = false;

  private constructor(id: string, table: Table, entries: readonly Entry[], ports: HostPorts) {
    super(table);
    this.id = id;
    this.logbook = new Logbook(entries);
    this.ports = ports;
    const submit: Submit = (key, command, turn, by = HOUSE) => this.enter(by, key, command, turn);
    this.driver = new Driver(table, ports, submit);
    this.audience = new Audience({
      table,
      log: this.logbook,
      onArrival: (by, isFirst) => this.warden?.welcome(by, isFirst),
      onPresence: () => this.closed || this.goOn(),
      onFailure: (error) => ports.onFailure?.(error),
    });
    const { here } = this.audience;
    this.warden = ports.among?.wardenOf(table, ports, submit, this.driver, here);
  }

  /** Opens a new table. */
  static async open(
    id: string,
    game: Game,
    opening: Opening,
    by: By,
    ports: HostPorts,
  ): Promise<Result<Host, string>> {
    const command = { type: 'open' as const, ...opening };
    const entry = { seq: 1, key: 'open', by, at: ports.clock.now(), command, facts: [command] };
    const table = tableFor(ports, game, [entry]);
    if (!table.ok) return table;
    const appended = await ports.store.append(id, entry);
    if (appended !== 'ok') return no('there is such a table already');
    return ok(new Host(id, table.value, [entry], ports).begin());
  }

  /** Goes on with a table that is kept; bots that are to act begin to think. */
  static async load(id: string, game: Game, ports: HostPorts): Promise<Result<Host, string>> {
    return Host.resume(id, game, await ports.store.read(id, 1), ports);
  }

  /** The same with what was read of it already. */
  static resume(
    id: string,
    game: Game,
    entries: readonly Entry[],
    ports: HostPorts,
  ): Result<Host, string> {
    const table = tableFor(ports, game, entries);
    return table.ok ? ok(new Host(id, table.value, entries, ports).begin()) : table;
  }

  private begin(): Host {
    this.warden?.wake(this.ports.lostSince?.(this.table.at) ?? 0);
    this.goOn();
    return this;
  }

  /** The house does what there is to do. */
  private goOn(): void {
    if (this.warden?.isAwake ?? true) this.driver.drive();
    this.warden?.look();
  }

  /**
   * Judges a command, keeps it, and tells everybody; the answer is the number of its entry. `seen` is the last entry that
   * whoever asks knew of: if the command means something else by now, it is refused.
   */
  submit(by: By, key: string, command: Command, seen?: number): Promise<Result<number, Refusal>> {
    const isLate = (asked: Command) => seen !== undefined && this.table.meantSince(asked) > seen;
    return this.inTurn(by, key, command, isLate);
  }

  /** What was thought for a turn is worth nothing in another. */
  private enter(by: By, key: string, command: Command, turn: number) {
    return this.inTurn(by, key, command, () => turn !== this.table.turn);
  }

  /** One at a time. */
  private inTurn(
    by: By,
    key: string,
    command: Command,
    isLate: (command: Command) => boolean,
  ): Promise<Result<number, Refusal>> {
    const answer = this.last.then(() => this.carryOut(by, key, command, isLate));
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
    isLate: (command: Command) => boolean,
  ): Promise<Result<number, Refusal>> {
    const command = readCommand(asked);
    if (!command || typeof by !== 'string' || typeof key !== 'string') {
      return refuse('no-command');
    }
    for (;;) {
      if (this.closed) return refuse('table-closed');
      const before = this.logbook.find(key);
      if (before)
        return isSameCommand(before, { by, command }) ? ok(before.seq) : refuse('key-taken');
      const at = this.ports.clock.now();
      const decided = isLate(command)
        ? refuse('moved-since')
        : decide(this.table, command, by, new GivenNow(this.ports, at));
      // Who is behind others may refuse only what they would refuse too.
      if (!decided.ok && this.ports.keeps && (await this.readOn())) continue;
      if (!decided.ok) return decided;
      if (decided.value.length === 0) return ok(this.table.seq);
      const entry = { seq: this.table.seq + 1, key, by, at, command, facts: decided.value };
      const text = JSON.stringify(entry);
      const appended = await this.ports.store.append(this.id, entry, text);
      if (appended === 'ok') {
        this.take(entry, text);
        return ok(entry.seq);
      }
      if (!(await this.readOn())) throw new Error('the store refuses what it does not have');
    }
  }

  /** Others have written this, perhaps more: it is taken in when it is its turn. */
  hear(entries: readonly Entry[]): Promise<void> {
    return this.whenSettled(async () => {
      const news = entries.filter(({ seq }) => seq > this.table.seq);
      if (this.closed || news.length === 0) return;
      if (news[0].seq === this.table.seq + 1) this.takeAll(news);
      else await this.readOn();
    });
  }

  /** All that others have written by now is taken in before this comes back. */
  readAll(): Promise<void> {
    return this.whenSettled(() => this.readOn());
  }

  private whenSettled(work: () => Promise<unknown>): Promise<void> {
    const done = this.last.then(async () => {
      await work();
    });
    this.last = done.catch((error: unknown) => this.ports.onFailure?.(error));
    return done;
  }

  /** Who is at other hosts of this table by now. */
  hearOfPeople(elsewhere: ReadonlySet<By>): void {
    if (!this.closed) this.audience.hear(elsewhere);
  }

  /** Whether this host keeps the table has changed, or nobody could be served for a while. */
  lookAgain(): void {
    if (!this.closed) this.begin();
  }

  /** Takes in what other hosts have written, where there may be any. Whether there was something. */
  private async readOn(): Promise<boolean> {
    if (this.closed) return false;
    const news = await this.ports.store.read(this.id, this.table.seq + 1);
    this.takeAll(news);
    return news.length > 0;
  }

  private takeAll(news: readonly Entry[]): void {
    for (const entry of news) this.take(entry);
    if (news.length > 0) this.ports.onForeign?.();
  }

  private take(entry: Entry, text?: string): void {
    this.isAtRest = false;
    this.audience.prepare();
    this.fold(entry);
    this.logbook.add(entry, text);
    this.audience.tell();
    this.ports.onChange?.(entry);
    this.goOn();
  }

  /** What was decided can be folded, unless we have a bug: then this table stops, and no other. */
  private fold(entry: Entry): void {
    try {
      this.table.fold(entry);
    } catch (error) {
      this.close();
      this.ports.onBroken?.(error);
      throw error;
    }
  }

  /** From now on these eyes are told everything; first what came after `since`, or all of it. */
  join(eyes: Seat, tell: (tidings: Tidings) => void, since = 0): () => void {
    return this.attend({ eyes }, (news) => news.kind !== 'here' && tell(news), since);
  }

  /** The same for people, who may come and go; they are told as well who else is there. */
  attend(viewer: Viewer, tell: (news: News) => void, since = 0): () => void {
    this.isAtRest = false;
    return this.audience.attend(viewer, tell, since);
  }

  /**
   * Where nothing has happened for so many milliseconds, everything is let go that follows from the rest: what eyes have seen is
   * most of what a table takes in memory.
   */
  rest(quiet: number): void {
    if (this.isAtRest || this.ports.clock.now() - this.table.at < quiet) return;
    this.isAtRest = true;
    this.audience.rest();
    this.logbook.rest();
    this.table.current?.rest();
  }

  /** Who is there, as far as this host knows. */
  get here(): Attendance {
    return this.audience.here;
  }

  /** What a mind would do in a seat that is to act, and what it thinks of the other moves. */
  async advise(
    seat: Seat,
    mind: Mind,
    stop: Stop,
    asked: readonly Move[] = [],
  ): Promise<Thought | null> {
    const view = this.table.acting.includes(seat) ? this.table.view(seat) : undefined;
    return view ? mind.think(view, { ...this.driver.taskOf(seat, stop), asked }) : null;
  }

  /** When the house must look after the table though nobody comes; undefined if it need not. */
  get dueAt(): number | undefined {
    return this.warden?.dueAt;
  }

  /** All that was written so far. It knows every card: it is for who keeps the log, and for nobody's eyes. */
  get log(): readonly Entry[] {
    return this.logbook.after(0);
  }

  /** Nobody is driven or told any more. */
  close(): void {
    this.closed = true;
    this.driver.stop();
    this.warden?.stop();
    this.audience.close();
  }
}

/** What is given to one decision. */
class GivenNow implements Circumstances {
  readonly now: number;
  private readonly ports: HostPorts;

  constructor(ports: HostPorts, now: number) {
    this.ports = ports;
    this.now = now;
  }

  /** Asked for only if something is shuffled: to draw it costs something. */
  get fresh(): string {
    return this.ports.fresh();
  }

  hasLevel(level: string): boolean {
    return this.ports.mindOf(level) !== undefined;
  }

  get among(): HostPorts['among'] {
    return this.ports.among;
  }
}

/** A table among people needs those who look after it. */
function tableFor(
  { among }: HostPorts,
  game: Game,
  entries: readonly Entry[],
): Result<Table, string> {
  if (among) return among.tableToGoOn(game, entries);
  const table = tableOf(game, entries);
  const isAlone = !table.ok || !table.value.agreement;
  return isAlone ? table : no('it is a table among people, which is not played here');
}
