import type { Bodies } from '../../src/bodies.ts';
import type { Fleet, FleetNews, NodeReport, Outage, Stay } from '../../src/fleet.ts';
import { answered } from './answered.ts';

/**
 * What nodes know of each other where tables are in several databases: each of these knows of its own tables. Of those in a database
 * that does not answer nobody has the lease, and nothing new is heard.
 */
export class SpreadFleet implements Fleet {
  private readonly fleets: readonly Fleet[];
  private readonly placeOf: (id: string) => number;
  /** By database, who has gone without its having been told. */
  private readonly untold: Stay[][];

  constructor(fleets: readonly Fleet[], placeOf: (id: string) => number) {
    this.fleets = fleets;
    this.placeOf = placeOf;
    this.untold = fleets.map(() => []);
  }

  get isHinted(): boolean {
    return this.fleets.every(({ isHinted }) => isHinted);
  }

  set onHint(call: (ids: readonly string[]) => void) {
    for (const fleet of this.fleets) fleet.onHint = call;
  }

  time(): Promise<number> {
    return Promise.any(this.fleets.map((fleet) => fleet.time()));
  }

  async beat(report: NodeReport): Promise<FleetNews> {
    const parts = this.fleets.map((_, place) => this.partOf(report, place));
    const news = await Promise.allSettled(
      this.fleets.map((fleet, place) => fleet.beat(parts[place])),
    );
    if (news.every(({ status }) => status === 'rejected')) throw new Error('no database answers');
    const told = news.map((each, place) => {
      if (each.status === 'fulfilled') return each.value;
      this.untold[place] = [...parts[place].gone];
      return { won: [], lost: parts[place].held, elsewhere: [], outages: [] };
    });
    return {
      won: told.flatMap(({ won }) => won),
      lost: told.flatMap(({ lost }) => lost),
      elsewhere: told.flatMap(({ elsewhere }) => elsewhere),
      outages: joined(told.flatMap(({ outages }) => outages)),
    };
  }

  private partOf({ held, open, stays, gone }: NodeReport, place: number): NodeReport {
    const isHere = (id: string) => this.placeOf(id) === place;
    return {
      held: held.filter(isHere),
      open: open.filter(isHere),
      stays: stays.filter(({ table }) => isHere(table)),
      gone: [...this.untold[place].splice(0), ...gone.filter(({ table }) => isHere(table))],
    };
  }

  async claim(tables: readonly string[]): Promise<readonly string[]> {
    return (await answered(this.split(tables, (fleet, ids) => fleet.claim(ids)))).flat();
  }

  async release(tables: readonly string[]): Promise<void> {
    await Promise.all(this.split(tables, (fleet, ids) => fleet.release(ids)));
  }

  enter(table: string, person: string): Promise<Stay> {
    return this.fleets[this.placeOf(table)].enter(table, person);
  }

  elsewhere(table: string): Promise<readonly string[]> {
    return this.fleets[this.placeOf(table)].elsewhere(table);
  }

  async news(heads: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, Bodies>> {
    const asked = this.split([...heads.keys()], (fleet, ids) =>
      fleet.news(new Map(ids.map((id) => [id, heads.get(id) ?? 0]))),
    );
    return new Map((await answered(asked)).flatMap((found) => [...found]));
  }

  /** Asks only those databases that any of these tables is in. */
  private split<T>(
    ids: readonly string[],
    ask: (fleet: Fleet, ids: readonly string[]) => Promise<T>,
  ): Promise<T>[] {
    return this.fleets.flatMap((fleet, place) => {
      const own = ids.filter((id) => this.placeOf(id) === place);
      return own.length > 0 ? [ask(fleet, own)] : [];
    });
  }

  async leave(): Promise<void> {
    await answered(this.fleets.map((fleet) => fleet.leave()));
  }
}

/** In order, and those that overlap as one: time is given back once. */
function joined(outages: readonly Outage[]): Outage[] {
  const whole: Outage[] = [];
  for (const outage of [...outages].sort((a, b) => a.since - b.since)) {
    const last = whole.at(-1);
    if (!last || last.until < outage.since) whole.push(outage);
    else whole[whole.length - 1] = { ...last, until: Math.max(last.until, outage.until) };
  }
  return whole;
}
