import { type AnyEntry, MemoryStore, type Store } from '@overtrick/table';
import { type Catalogue, isTableId, type Listing, type Pulse, type Vault } from './vault.ts';

/** Everything in memory, for tests and simulations. */
export class MemoryVault implements Vault {
  readonly catalogue: Catalogue;
  readonly pulse: Pulse;
  private readonly kept = new LastNumbers();

  constructor() {
    this.catalogue = new MemoryCatalogue(this.kept);
    let last: number | undefined;
    this.pulse = {
      beat: async (at) => {
        last = at;
      },
      last: async () => last,
    };
  }

  logs<Kept extends AnyEntry>(): Store<Kept> {
    // Each log is only ever used by those who know what is in it.
    return this.kept as unknown as Store<Kept>;
  }

  /** Everything that is in the logs, for whoever compares it with what it was. */
  get whole(): string {
    return this.kept.whole;
  }

  /** A log as it stands, for whoever compares it with what was told. */
  peek<Kept extends AnyEntry>(id: string): readonly Kept[] {
    return this.kept.peek(id) as readonly Kept[];
  }

  async erase(id: string): Promise<void> {
    this.kept.erase(id);
  }

  async close(): Promise<void> {}
}

/** Logs of which the last number is known at once. */
class LastNumbers extends MemoryStore<AnyEntry> {
  readonly last = new Map<string, number>();

  override async append(id: string, entry: AnyEntry) {
    const appended = await super.append(id, entry);
    if (appended === 'ok') this.last.set(id, entry.seq);
    return appended;
  }

  get whole(): string {
    return JSON.stringify([...this.last.keys()].sort().map((id) => [id, this.peek(id)]));
  }

  override erase(id: string): void {
    super.erase(id);
    this.last.delete(id);
  }
}

class MemoryCatalogue implements Catalogue {
  private readonly listings = new Map<string, Listing>();
  private readonly logs: LastNumbers;

  constructor(logs: LastNumbers) {
    this.logs = logs;
  }

  async note(listing: Listing): Promise<void> {
    const before = this.listings.get(listing.id);
    if (before && before.seq > listing.seq) return;
    const people = [...new Set([...(before?.people ?? []), ...listing.people])].sort();
    this.listings.set(listing.id, structuredClone({ ...listing, people }));
  }

  async find(id: string): Promise<Listing | undefined> {
    return this.listings.get(id);
  }

  async open(most: number): Promise<readonly Listing[]> {
    return this.latest(({ isOpen }) => isOpen, most);
  }

  async of(person: string, most: number): Promise<readonly Listing[]> {
    return this.latest(({ people }) => people.includes(person), most);
  }

  async due(until: number, most: number): Promise<readonly Listing[]> {
    const urgency = ({ dueAt }: Listing) => dueAt ?? Number.POSITIVE_INFINITY;
    return [...this.listings.values()]
      .filter((listing) => urgency(listing) <= until)
      .sort((a, b) => urgency(a) - urgency(b))
      .slice(0, most);
  }

  async over(after: string, most: number): Promise<readonly string[]> {
    const over = [...this.listings.values()].filter(({ id, body }) => id > after && body.over);
    return over
      .map(({ id }) => id)
      .sort()
      .slice(0, most);
  }

  async behind(): Promise<readonly string[]> {
    return [...this.logs.last]
      .filter(([id, seq]) => isTableId(id) && seq > (this.listings.get(id)?.seq ?? 0))
      .map(([id]) => id);
  }

  private latest(fits: (listing: Listing) => boolean, most: number): Listing[] {
    return [...this.listings.values()]
      .filter(fits)
      .sort((a, b) => b.touchedAt - a.touchedAt)
      .slice(0, most);
  }
}
