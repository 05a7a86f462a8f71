import { Damaged, type Entry, trustEntries } from '@overtrick/table';

/** The bodies of the entries from a number on, up to the first that cannot be trusted. */
export interface Bodies {
  readonly bodies: readonly string[];
  readonly isDamaged: boolean;
}

/** The entries that were read from a number on; throws `Damaged` with those that are whole if there should be more. */
export function trustBodies({ bodies, isDamaged }: Bodies, from: number): readonly Entry[] {
  const first = Math.max(1, from);
  const entries = trustEntries(
    bodies.map((body) => JSON.parse(body)),
    first,
  );
  if (isDamaged) {
    const seq = first + entries.length;
    throw new Damaged(`entry ${seq} of the log is damaged or missing`, entries);
  }
  return entries;
}
