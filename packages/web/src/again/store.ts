import { fieldsOf } from '@overtrick/engine';

/** What the browser remembers of deals that were played again; nothing here trusts what it finds there. */
const USUAL_MOST = 60;

/** Rows by key in the browser's own small store, the newest last; the oldest go. Where nothing can be kept, as long as the page is open. */
export class Rows<Row> {
  private readonly name: string;
  private readonly most: number;
  private readonly isRow: (value: unknown) => value is Row;
  private rows: Map<string, Row> | undefined;

  constructor(name: string, isRow: (value: unknown) => value is Row, most = USUAL_MOST) {
    this.most = most;
    this.name = `overtrick/${name}`;
    this.isRow = isRow;
  }

  get(key: string): Row | undefined {
    return this.all.get(key);
  }

  put(key: string, row: Row): void {
    const { all } = this;
    all.delete(key);
    all.set(key, row);
    for (const oldest of [...all.keys()].slice(0, -this.most)) all.delete(oldest);
    this.write();
  }

  get entries(): readonly (readonly [string, Row])[] {
    return [...this.all];
  }

  private get all(): Map<string, Row> {
    this.rows ??= this.read();
    return this.rows;
  }

  private read(): Map<string, Row> {
    try {
      const found = fieldsOf(JSON.parse(localStorage.getItem(this.name) ?? '{}'));
      const rows = Object.entries(found).filter((pair): pair is [string, Row] =>
        this.isRow(pair[1]),
      );
      return new Map(rows);
    } catch {
      return new Map();
    }
  }

  private write(): void {
    try {
      localStorage.setItem(this.name, JSON.stringify(Object.fromEntries(this.all)));
    } catch {
      // It is kept as long as the page is open.
    }
  }
}
