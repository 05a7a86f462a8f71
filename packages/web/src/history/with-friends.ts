import type { ListedTable } from '@overtrick/table';
import { useEffect, useState } from 'preact/hooks';
import { PERSON } from '../balance.ts';
import { myTables, type TableListing } from '../friends/api.ts';
import { useGuest } from '../friends/guest.ts';
import { findServer } from '../friends/server.ts';
import { titleOf, useTitles } from '../friends/titles.ts';
import type { Offer } from '../protocol.ts';
import type { HistoryLine } from './loading.ts';

/** Matches with friends that are over, as their server knows them; none where there is no server, or it is silent. */
export function useFriendLines(): readonly HistoryLine[] {
  const me = useGuest();
  const titles = useTitles();
  const [tables, setTables] = useState<readonly TableListing[]>([]);
  useEffect(() => {
    let isOn = true;
    const tell = (found: readonly TableListing[]) => isOn && setTables(found);
    void (me ? pastTables() : Promise.resolve([])).then(tell, () => tell([]));
    return () => {
      isOn = false;
    };
  }, [me?.token]);
  return tables.map((table) => lineOf(titles, table));
}

async function pastTables(): Promise<readonly TableListing[]> {
  if ((await findServer()) !== 'there') return [];
  return (await myTables()).filter(isPast);
}

/** One that was played at all, to its end or not, by whoever looks. */
function isPast({ deal, over, closed, mine }: ListedTable): boolean {
  return deal >= 0 && (over || closed !== null) && (mine?.seats.length ?? 0) > 0;
}

function lineOf(titles: readonly Offer[], table: TableListing): HistoryLine {
  const { id, touchedAt, game, players, deal, over, mine } = table;
  const order = seatsFrom(mine?.seats[0] ?? PERSON, players);
  const totals = order.map((seat) => table.totals[seat] ?? 0);
  const names = order.map((seat) => table.seats[seat]?.name ?? '');
  const balance = { names, totals, deals: over ? deal + 1 : deal, promised: 0, made: 0 };
  const summary = { game, title: titleOf(titles, game), players, deal: deal + 1, over, balance };
  return { id, when: touchedAt, isWithFriends: true, summary: { ...summary, total: totals[0] } };
}

/** From one's own seat on: in lists of matches one comes first. */
function seatsFrom(own: number, players: number): number[] {
  return Array.from({ length: players }, (_, i) => (own + i) % players);
}
