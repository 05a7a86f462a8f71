// What the API shows of tables: people by their names, and what is one's own.
import type { ListedTable } from '@overtrick/table';
import { isTurnOf, type TableDigest } from '../digest.ts';
import type { Listing } from '../vault.ts';

/** A table in a list. */
export function listingView({ id, touchedAt, body }: Listing, ids: readonly string[] | undefined) {
  return { id, touchedAt, ...tableView(body, ids) };
}

/** A table without anybody's cards or ids. */
export function tableView(
  digest: TableDigest,
  ids: readonly string[] | undefined,
): Omit<ListedTable, 'id'> {
  const { owner, sat: _sat, gone: _gone, times = [], seats, awaited, ...rest } = digest;
  const isMine = (id: string | null) => id !== null && ids?.includes(id) === true;
  const own = seats.flatMap((each, seat) => (each && isMine(each.person) ? [seat] : []));
  const ends = times.flatMap(({ seat, until }) => (own.includes(seat) ? [until] : []));
  return {
    ...rest,
    seats: seats.map((each) => each && { name: each.name, level: each.level }),
    awaited,
    host: seats.find((each) => each?.person === owner)?.name ?? null,
    mine:
      ids === undefined
        ? null
        : {
            seats: own,
            isOwner: isMine(owner),
            isTurn: isTurnOf(digest, ids),
            until: ends.length === 0 ? null : Math.min(...ends),
          },
  };
}
