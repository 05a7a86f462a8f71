import { isSlow } from './agreement.ts';
import type { Attendance } from './attendance.ts';
import type { Driver, Submit } from './driver.ts';
import { type By, type Command, HOUSE } from './log.ts';
import { isDeserted } from './notices.ts';
import type { Ports } from './ports.ts';
import { belongsTo, isAtPlay, isPresent } from './sitters.ts';
import type { Table } from './table.ts';
import { heirOf } from './visitors.ts';

/** How long it is waited before something that failed is tried again, in milliseconds. */
const RETRY = 1000;
/** No timer need wait longer: it looks again and waits on. */
const LONGEST = 86_400_000;
/** After so long without somebody a bot sits in for them, unless told otherwise. */
const USUAL_GRACE = 60_000;

/** Something that the house has to do, and when. */
interface Errand {
  readonly at: number;
  run(): void;
}

/**
 * Looks after a table among people: clocks that run out, seats of people who are away, deals for which everybody is ready, a
 * table that nobody looks after any more. At a table that nobody is at, time stands still, unless it is played over days.
 */
export class Warden {
  private readonly table: Table;
  private readonly ports: Ports;
  private readonly submit: Submit;
  private readonly driver: Driver;
  private readonly here: Attendance;
  /** Since when people are missed; and for whom a bot sat in when the house looked last. */
  private readonly missed = new Map<By, number>();
  private readonly replaced = new Set<By>();
  private callOff: () => void = () => {};
  private isStopped = false;
  private isWaking = false;

  constructor(table: Table, ports: Ports, submit: Submit, driver: Driver, here: Attendance) {
    this.table = table;
    this.ports = ports;
    this.submit = submit;
    this.driver = driver;
    this.here = here;
  }

  stop(): void {
    this.isStopped = true;
    this.callOff();
  }

  /** Whether anything goes on by itself here. */
  get isAwake(): boolean {
    const { agreement, humans } = this.table;
    return !agreement || !this.here.isEmpty || (isSlow(agreement) && humans.length > 0);
  }

  /** When the house must look after the table even if nobody comes; undefined if it need not. */
  get dueAt(): number | undefined {
    const { agreement, at, humans } = this.table;
    if (!agreement || !isSlow(agreement) || humans.length === 0) return undefined;
    return this.driver.isNeeded ? at : this.errand()?.at;
  }

  /** What has passed while nobody could play is charged to nobody. */
  wake(lost: number): void {
    const { timing, restSince, seq, agreement } = this.table;
    if (!agreement || lost === 0 || (!timing.isRunning && restSince === undefined)) return;
    // Until that is written, the clocks are wrong.
    this.isWaking = true;
    const woken = () => {
      this.isWaking = false;
      this.look();
    };
    const again = () =>
      this.ports.clock.after(RETRY, () => !this.isStopped && this.wakeAgain(lost));
    this.submit(`wake/${seq}`, { type: 'wake', lost }, this.table.turn).then(woken, again);
  }

  /** Nothing may be left to give back by now. */
  private wakeAgain(lost: number): void {
    this.isWaking = false;
    this.wake(lost);
    this.look();
  }

  /** Somebody has come, or come back. */
  welcome(by: By, isFirst: boolean): void {
    const { agreement, sitters, turn } = this.table;
    if (!agreement || this.isStopped) return;
    this.missed.delete(by);
    if (isFirst && !isSlow(agreement)) this.wake(this.ports.clock.now());
    const isReplaced = sitters.some((each) => belongsTo(each, by) && !isAtPlay(each));
    if (isReplaced) this.giveBack(by, turn);
  }

  private giveBack(by: By, turn: number): void {
    this.send(`back/${turn}/${by}`, { type: 'back' }, by);
  }

  /** Finds out what there is to do now, and when there will be more. */
  look(): void {
    this.callOff();
    if (this.isStopped || this.isWaking || !this.table.agreement || this.table.closed) return;
    this.noteMissed();
    if (!this.isAwake || this.ports.keeps?.() === false) return this.driver.rest();
    const errand = this.errand();
    if (!errand) return;
    const now = this.ports.clock.now();
    if (errand.at <= now) errand.run();
    else this.wait(Math.min(errand.at - now, LONGEST));
  }

  private noteMissed(): void {
    // Where nobody is there, nobody is missed.
    if (this.here.isEmpty) return this.missed.clear();
    const now = this.ports.clock.now();
    const wanted = new Set([this.table.owner]);
    for (const each of this.table.sitters) {
      if (each.kind !== 'person') continue;
      wanted.add(each.id);
      // Who has come back at another host may not be known to be there yet: they are missed anew.
      if (!isAtPlay(each)) this.replaced.add(each.id);
      else if (this.replaced.delete(each.id)) this.missed.delete(each.id);
    }
    for (const id of wanted) {
      if (this.here.has(id)) this.missed.delete(id);
      else if (!this.missed.has(id)) this.missed.set(id, now);
    }
  }

  /** The most urgent thing to do. */
  private errand(): Errand | undefined {
    const errands = [
      ...[this.timeout(), this.nextDeal(), this.inheritance()],
      ...[...this.absences(), ...this.returns()],
    ];
    return errands.reduce((a, b) => (b && b.at < (a?.at ?? Number.POSITIVE_INFINITY) ? b : a));
  }

  private timeout(): Errand | undefined {
    const { timing, turn, paused } = this.table;
    const next = timing.next;
    if (!next || paused) return undefined;
    // Bots would play on for nobody.
    const run = isDeserted(this.table)
      ? () => this.send(`stop/${turn}`, { type: 'pause' })
      : () => this.driver.hurry(next.seat);
    return { at: next.at, run };
  }

  /** Dealt when all who are there are ready, or have had time to be. */
  private nextDeal(): Errand | undefined {
    const { restSince, over, paused, humans, sitters, ready, agreement, deal, turn } = this.table;
    if (restSince === undefined || over || paused || sitters.some(({ kind }) => kind === 'empty')) {
      return undefined;
    }
    const waiting = humans.filter((seat) => isPresent(sitters[seat]));
    if (waiting.length === 0) return undefined;
    const isReady = waiting.every((seat) => ready.includes(seat));
    const run = () => this.send(`next/${deal}/${turn}`, { type: 'next' });
    if (isReady) return { at: restSince, run };
    return agreement?.pace ? { at: restSince + agreement.pace.turn, run } : undefined;
  }

  /** Where turns take days nobody is missed in between. */
  private absences(): Errand[] {
    const { table, missed, here } = this;
    if (missed.size === 0 || !table.agreement || isSlow(table.agreement)) return [];
    if (!table.isOn || here.isEmpty) return [];
    return table.sitters.flatMap((sitter, seat): Errand[] => {
      const since = sitter.kind === 'person' ? missed.get(sitter.id) : undefined;
      if (since === undefined || !isAtPlay(sitter)) return [];
      const run = () => this.send(`away/${seat}/${table.turn}`, { type: 'away', seat });
      return [{ at: since + this.grace, run }];
    });
  }

  /** Nobody who is there has a bot in their seat, whatever was thought of them before. */
  private returns(): Errand[] {
    const { at, turn, sitters, isOn } = this.table;
    if (!isOn || sitters.every(isAtPlay)) return [];
    return sitters.flatMap((sitter): Errand[] => {
      if (sitter.kind !== 'person' || isAtPlay(sitter) || !this.here.has(sitter.id)) return [];
      return [{ at, run: () => this.giveBack(sitter.id, turn) }];
    });
  }

  private get grace(): number {
    return this.ports.grace ?? USUAL_GRACE;
  }

  private inheritance(): Errand | undefined {
    const { table, missed, here } = this;
    const since = missed.get(table.owner);
    if (since === undefined || here.isEmpty || this.isAwaited(table.owner)) return undefined;
    const heir = [heirOf(table, table.owner), ...here.people].find(
      (id) => id !== undefined && here.has(id) && table.company.has(id),
    );
    if (heir === undefined || heir === table.owner) return undefined;
    const member = table.company.numberOf(heir);
    const run = () => this.send(`inherit/${table.seq}`, { type: 'inherit', member });
    return { at: since + this.grace, run };
  }

  /** Over days everybody is away between turns; a turn that was let go by is another matter. */
  private isAwaited(by: By): boolean {
    const { agreement, sitters, lapsed, isOn } = this.table;
    const seat = sitters.findIndex((each) => belongsTo(each, by));
    return agreement !== undefined && isSlow(agreement) && isOn && seat >= 0 && !lapsed.has(seat);
  }

  private send(key: string, command: Command, by: By = HOUSE): void {
    const { turn } = this.table;
    // What fails is tried again when the house looks next; by the same key nothing can happen twice.
    this.submit(key, command, turn, by).catch(() => this.later());
  }

  private later(): void {
    this.callOff();
    if (!this.isStopped) this.wait(RETRY);
  }

  private wait(ms: number): void {
    this.callOff = this.ports.clock.after(ms, () => this.look());
  }
}
