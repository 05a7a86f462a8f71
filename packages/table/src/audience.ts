import { Attendance } from './attendance.ts';
import { Gazette } from './gazette.ts';
import type { By, Entry } from './log.ts';
import type { Logbook } from './logbook.ts';
import { tableOf } from './made.ts';
import type { Presence } from './protocol.ts';
import type { Table } from './table.ts';
import { type News, type Viewer, Watch } from './watch.ts';

/** Eyes that have missed more than this are told everything again. */
const RECENT = 200;

/** What an audience is given by the host of its table. */
interface AudienceMeans {
  readonly table: Table;
  /** All that was written so far. */
  readonly log: Logbook;
  /** Somebody has come, perhaps as the first one. */
  onArrival(by: By, isFirst: boolean): void;
  /** Somebody has come or gone. */
  onPresence(): void;
  onFailure(error: unknown): void;
}

/** Everybody who looks on at a table: who is there, and what each of them is told. */
export class Audience {
  readonly here = new Attendance();
  private readonly means: AudienceMeans;
  private readonly watches = new Set<Watch>();
  /** Only while somebody looks on. */
  private gazette: Gazette | undefined;

  constructor(means: AudienceMeans) {
    this.means = means;
  }

  /** Nothing happens for a while: only what cannot be found out again is kept. */
  rest(): void {
    this.gazette?.rest();
  }

  /** One entry more is about to be folded in. */
  prepare(): void {
    this.gazette?.prepare();
  }

  /** Tells everybody what the last entry has changed. */
  tell(): void {
    this.gazette?.issue();
    for (const watch of this.watches) this.follow(watch);
    // What would be there until the next move would be moved about in memory, which takes longer than to make it again.
    this.gazette?.rest();
    this.means.table.current?.rest();
  }

  /** Eyes that cannot be told are told no more: they join again. Nobody else has to wait for them. */
  private follow(watch: Watch): void {
    try {
      if (this.gazette) watch.follow(this.means.table, this.gazette);
    } catch (error) {
      this.watches.delete(watch);
      this.means.onFailure(error);
    }
  }

  /** From now on these eyes are told everything; first what came after `since`, or all of it. */
  attend(viewer: Viewer, tell: (news: News) => void, since: number): () => void {
    const { table } = this.means;
    this.gazette ??= new Gazette(table);
    const resumed = this.watchSince(viewer, tell, since);
    const watch = resumed ?? new Watch(table, viewer, tell);
    if (resumed) watch.resume(table, this.gazette);
    else watch.arrive(table, this.gazette);
    this.watches.add(watch);
    const { by } = viewer;
    if (by !== undefined) this.enter(by, watch);
    let isThere = true;
    return () => {
      if (isThere) this.leave(watch);
      isThere = false;
    };
  }

  private enter(by: By, watch: Watch): void {
    const isFirst = this.here.isEmpty;
    const isNews = this.here.enter(by);
    if (!isNews) return watch.hear(this.presence);
    this.means.onArrival(by, isFirst);
    this.announce();
  }

  private leave(watch: Watch): void {
    const { by } = watch.viewer;
    this.watches.delete(watch);
    if (this.watches.size === 0) this.gazette = undefined;
    if (by !== undefined && this.here.leave(by)) this.announce();
  }

  /** Who looks on at other hosts of the same table by now. */
  hear(elsewhere: ReadonlySet<By>): void {
    if (this.here.hear(elsewhere)) this.announce();
  }

  private announce(): void {
    const { presence } = this;
    for (const watch of this.watches) watch.hear(presence);
    this.means.onPresence();
  }

  private get presence(): Presence {
    const { company } = this.means.table;
    const members = this.here.people.map((id) => company.numberOf(id)).filter((no) => no >= 0);
    return { kind: 'here', members: members.sort((a, b) => a - b) };
  }

  /** Undefined if too much was missed to be told one by one, or what they know is not of this table. */
  private watchSince(viewer: Viewer, tell: (news: News) => void, since: number): Watch | undefined {
    const { table, log } = this.means;
    const missed = table.seq - since;
    if (since < 1 || missed < 0 || missed > RECENT || this.isBroken(since)) return undefined;
    if (missed === 0) return new Watch(table, viewer, tell);
    const then = tableOf(table.game, log.after(0, since));
    if (!then.ok) return undefined;
    const watch = new Watch(then.value, viewer, tell);
    const gazette = new Gazette(then.value);
    watch.resume(then.value, gazette);
    for (const entry of log.after(since)) {
      then.value.fold(entry);
      gazette.issue();
      watch.follow(then.value, gazette);
    }
    return watch;
  }

  /** Whether a deal was given up of which they may still have the cards before them. */
  private isBroken(since: number): boolean {
    const { table, log } = this.means;
    const isAnnulled = ({ facts }: Entry) => facts.some(({ type }) => type === 'annul');
    return table.broken !== undefined || log.after(since).some(isAnnulled);
  }

  /** Nobody is told anything any more. */
  close(): void {
    this.watches.clear();
  }
}
