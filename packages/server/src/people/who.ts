import type { Host } from '@overtrick/table';
import type { KnownGuest } from './people.ts';

/** As whom somebody is at a table: as whoever of theirs sits there, or belongs to it; else as themselves. */
export function whoAt(host: Pick<Host, 'seatOf' | 'belongs'>, { id, ids }: KnownGuest): string {
  const seated = ids.find((each) => host.belongs(each) && host.seatOf(each) >= 0);
  return seated ?? ids.find((each) => host.belongs(each)) ?? id;
}
