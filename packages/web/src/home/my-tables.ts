import { useEffect, useState } from 'preact/hooks';
import { setBadge } from '../badge.ts';
import type { TableListing } from '../friends/api.ts';
import { useGuest } from '../friends/guest.ts';
import { useWindowTitle } from '../window-title.ts';

/** Somebody may have moved after so many milliseconds. */
const ROUND = 20_000;

/** Tables with friends that go on. */
export interface MyTables {
  /** Where one sits, first those at which one is waited for. */
  readonly tables: readonly TableListing[];
  /** At how many one is waited for; the title of the window tells it too. */
  readonly turns: number;
}

/** Where one sits with friends, as the server last told it. */
export function useMyTables(): MyTables {
  const me = useGuest();
  const [tables, setTables] = useState<readonly TableListing[]>([]);
  const turns = tables.filter(isTurn).length;
  useEffect(() => {
    if (!me) return setTables([]);
    let isOn = true;
    const look = async () => {
      if (document.visibilityState === 'hidden' && turns > 0) return;
      // Loaded only for who is somebody at a server.
      const { myTables } = await import('../friends/api.ts');
      const found = await myTables();
      if (isOn)
        setTables(found.filter(goesOn).sort((a, b) => Number(isTurn(b)) - Number(isTurn(a))));
    };
    // A server that does not answer now will be asked again.
    const tryIt = () => void look().catch(() => {});
    tryIt();
    const timer = setInterval(tryIt, ROUND);
    document.addEventListener('visibilitychange', tryIt);
    return () => {
      isOn = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tryIt);
    };
  }, [me?.token]);
  useEffect(() => setBadge(turns), [turns]);
  useWindowTitle(turns > 0 ? (own) => `(${turns}) ${own}` : undefined);
  return { tables, turns };
}

const isTurn = ({ mine }: TableListing): boolean => mine?.isTurn === true;

function goesOn({ mine, over, closed }: TableListing): boolean {
  return mine !== null && mine.seats.length > 0 && !over && closed === null;
}
