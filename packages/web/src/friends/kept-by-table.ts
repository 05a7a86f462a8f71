import { fieldsOf } from '@overtrick/engine';

/** More tables than anybody sits at at once. */
const MOST = 40;

/** What this browser keeps about tables. Where storing is forbidden it is known until the tab is closed. */
export class KeptByTable<Kept> {
  private readonly key: string;
  private readonly known: Map<string, Kept>;

  /** What is found there may be anything: `read` makes something of it. */
  constructor(key: string, read: (found: unknown) => Kept) {
    this.key = key;
    this.known = new Map(found(key).map(([table, value]) => [table, read(value)]));
  }

  get(table: string): Kept | undefined {
    return this.known.get(table);
  }

  /** Those that nobody has asked about for longest are forgotten. */
  set(table: string, value: Kept): void {
    this.known.delete(table);
    this.known.set(table, value);
    const kept = Object.fromEntries([...this.known].slice(-MOST));
    try {
      localStorage.setItem(this.key, JSON.stringify(kept));
    } catch {
      // Forbidden or full.
    }
  }
}

function found(key: string): [string, unknown][] {
  try {
    return Object.entries(fieldsOf(JSON.parse(localStorage.getItem(key) ?? '{}')));
  } catch {
    return [];
  }
}
