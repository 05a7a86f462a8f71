// A compact record is written column by column: what is alike lies together, and packs well.
import { ByteReader, ByteWriter } from './bytes.ts';

/** In the order in which they are written. A new one needs a new version. */
const COLUMNS = ['deals', 'cards', 'shapes', 'seats', 'values', 'tricks', 'scores'] as const;

type Column = (typeof COLUMNS)[number];
export type ColumnWriters = Readonly<Record<Column | 'seals', ByteWriter>>;
export type ColumnReaders = Readonly<Record<Column | 'seals', ByteReader>>;

/** What is to be packed, and what cannot be: seeds are as good as random. */
export interface Sections {
  readonly packable: Uint8Array;
  readonly seals: Uint8Array;
}

export function newColumns(): ColumnWriters {
  const all = [...COLUMNS, 'seals'].map((name) => [name, new ByteWriter()]);
  return Object.fromEntries(all);
}

/** The columns behind a text that says what they mean. */
export function joined(head: string, columns: ColumnWriters): Sections {
  const whole = new ByteWriter();
  whole.text(head);
  for (const name of COLUMNS) whole.bytes(columns[name].done);
  return { packable: whole.done, seals: columns.seals.done };
}

export function parted({ packable, seals }: Sections): { head: string; columns: ColumnReaders } {
  const whole = new ByteReader(packable);
  const head = whole.text();
  const columns = COLUMNS.map((name) => [name, new ByteReader(whole.bytes())]);
  return { head, columns: Object.fromEntries([...columns, ['seals', new ByteReader(seals)]]) };
}
