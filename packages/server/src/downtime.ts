import { type AnyEntry, type Clock, HOUSE } from '@overtrick/table';
import type { Outage } from './fleet.ts';
import type { Pulse, Vault } from './vault.ts';

/** One that ends before it begins tells that the clock was set back meanwhile. */
type OutageFact = Outage & { readonly type: 'outage' };
export type OutageEntry = AnyEntry<{ readonly type: 'begin' }, OutageFact>;

/** The log in which they stand. */
export const OUTAGES = 'house/outages';

/** So long after the last beat somebody may still have served. */
const BEAT_LAG = 60_000;

/**
 * How long nobody has served tables: that is charged to nobody's clock. All outages are kept, not only the last: a server that
 * has come back for a moment and is gone again has not given anybody's time back.
 */
export class Downtime {
  private readonly vault: Pick<Vault, 'pulse' | 'logs'>;
  private readonly pulse: Pulse;
  private readonly clock: Pick<Clock, 'now'>;
  private found: readonly Outage[] | undefined;

  constructor(vault: Pick<Vault, 'pulse' | 'logs'>, clock: Pick<Clock, 'now'>) {
    this.vault = vault;
    this.pulse = vault.pulse;
    this.clock = clock;
  }

  /** Finds out until when the last server ran. */
  async begin(): Promise<void> {
    const logs = this.vault.logs<OutageEntry>();
    const entries = await logs.read(OUTAGES, 1);
    const outages = outagesIn(entries);
    const until = this.clock.now();
    const since = untilWhen(await this.pulse.last(), outages.at(-1)) ?? until;
    if (since !== until) {
      await logs.append(OUTAGES, outageEntry(entries.length + 1, { since, until }));
    }
    this.found = [...outages, { since, until }];
    await this.beat();
  }

  /** Whoever served before these are known would charge people for them. */
  private get outages(): readonly Outage[] {
    if (!this.found) throw new Error('nobody knows yet how long nobody served');
    return this.found;
  }

  /** Somebody serves. */
  async beat(): Promise<void> {
    await this.pulse.beat(this.clock.now());
  }

  /**
   * How many milliseconds after this moment nobody did. If the clock was set back in the meantime it is less than none: by so
   * much everything that was noted before lies ahead.
   */
  since(at: number): number {
    const [first, ...later] = this.outages.slice(this.servedAt(at));
    if (!first) return 0;
    const lost = ({ since, until }: Outage) => until - since;
    return later.reduce((sum, each) => sum + lost(each), first.until - Math.max(first.since, at));
  }

  /** Behind how many outages a moment was noted: clocks that were set tell the same time twice, so the newest server counts whose time it was. */
  private servedAt(at: number): number {
    const { outages } = this;
    for (let server = outages.length; server > 0; server--) {
      const end = outages[server] ? outages[server].since + BEAT_LAG : this.clock.now();
      if (outages[server - 1].until <= at && at <= end) return server;
    }
    return 0;
  }
}

export function outagesIn(entries: readonly OutageEntry[]): Outage[] {
  return entries.flatMap(({ facts }) => facts.map(({ since, until }) => ({ since, until })));
}

export function outageEntry(seq: number, { since, until }: Outage): OutageEntry {
  const head = { seq, key: `begin/${seq}`, by: HOUSE, at: until };
  return { ...head, command: { type: 'begin' }, facts: [{ type: 'outage', since, until }] };
}

/** A server that was gone before its first beat has left its outage alone. */
function untilWhen(beat: number | undefined, last: Outage | undefined): number | undefined {
  return last && last.since === beat ? last.until : beat;
}
