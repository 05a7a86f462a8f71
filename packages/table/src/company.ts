import type { By, CompanyFact, Link, Member, Retinue } from './log.ts';

/** Somebody has complained to whoever owns the table, and it has not been put away. */
export interface Complaint {
  /** Which one at this table, from 0. */
  readonly number: number;
  readonly from: By;
  readonly about: By;
  readonly text: string;
}

/** How many complaints are remembered. */
const COMPLAINTS = 50;

/** The people at and around a table, as its log has made them. */
export class Company {
  /** Whoever may seat bots, change how it is played, remove people. */
  owner: By;
  /** In the order in which they came; each keeps their number, also when they have gone. */
  readonly members: Member[] = [];
  readonly gone = new Set<By>();
  readonly removed = new Set<By>();
  links: readonly Link[] = [];
  /** Who waits for a seat, the first one first. */
  queue: readonly By[] = [];
  complaints: readonly Complaint[] = [];
  /** How often anything has changed in it. */
  changes = 0;
  private complained = 0;
  private readonly muted = new Map<By, Set<By>>();

  constructor(owner: By, retinue: Retinue | undefined) {
    this.owner = owner;
    this.members.push(...(retinue?.members ?? []));
    this.links = retinue?.links ?? [];
    this.queue = retinue?.queue ?? [];
    for (const id of retinue?.removed ?? []) this.removed.add(id);
    for (const { id, whom } of retinue?.muted ?? []) this.mute(id, whom);
  }

  /** Who goes on to the next table: everybody who is there. Links to single seats lead no further. */
  get retinue(): Retinue {
    const members = this.members.filter(({ id }) => this.has(id));
    const muted = members.flatMap(({ id }) =>
      [...this.mutedBy(id)].filter((whom) => this.has(whom)).map((whom) => ({ id, whom })),
    );
    const links = this.links.filter(({ seat }) => seat === null);
    return { members, links, queue: this.queue, removed: [...this.removed], muted };
  }

  private mute(id: By, whom: By): void {
    this.muted.set(id, new Set([...this.mutedBy(id), whom]));
  }

  take(fact: CompanyFact): void {
    this.changes++;
    switch (fact.type) {
      case 'come':
        return this.come(fact);
      case 'go':
        this.gone.add(fact.id);
        if (fact.removed) this.removed.add(fact.id);
        this.queue = this.queue.filter((id) => id !== fact.id);
        return;
      case 'own':
        this.owner = fact.id;
        return;
      case 'queue':
        this.queue = [...this.queue, fact.id];
        return;
      case 'unqueue':
        this.queue = this.queue.filter((id) => id !== fact.id);
        return;
      case 'mute':
        return this.mute(fact.id, fact.whom);
      case 'unmute':
        this.muted.get(fact.id)?.delete(fact.whom);
        return;
      case 'report': {
        const number = this.complained++;
        const complaint = { number, from: fact.id, about: fact.whom, text: fact.text };
        this.complaints = [...this.complaints, complaint].slice(-COMPLAINTS);
        return;
      }
      case 'heed':
        this.complaints = this.complaints.filter(({ number }) => number !== fact.report);
        return;
      case 'link':
        return this.link(fact);
      case 'used':
        this.links = this.links.filter(({ hash }) => hash !== fact.hash);
        return;
    }
  }

  private come({ id, name, program }: Member): void {
    this.gone.delete(id);
    const member = { id, name, ...(program && { program }) };
    const at = this.numberOf(id);
    if (at < 0) this.members.push(member);
    else this.members[at] = member;
  }

  /** There is one link for everybody, and at most one to each seat. */
  private link({ hash, seat, giver }: Link): void {
    const link = { hash, seat, ...(giver !== undefined && { giver }) };
    this.links = [...this.links.filter((each) => each.seat !== seat), link];
  }

  numberOf(id: By): number {
    return this.members.findIndex((member) => member.id === id);
  }

  /** Whether somebody belongs to the table now. */
  has(id: By): boolean {
    return this.numberOf(id) >= 0 && !this.gone.has(id);
  }

  /** Whom somebody does not want to hear. */
  mutedBy(id: By): ReadonlySet<By> {
    return this.muted.get(id) ?? NOBODY;
  }
}

const NOBODY: ReadonlySet<By> = new Set();
