import { useEffect, useState } from 'preact/hooks';
import { setBadge } from '../badge.ts';
import type { TableListing } from '../friends/api.ts';
import { useGuest } from '../friends/guest.ts';
import { useWindowTitle } from '../window-title.ts';

/** Somebody may have moved after so many milliseconds. */
const ROUND = 20_000;

/** The tables with friends at which one is waited for, also told in the title of the window. */
export function useTurns(): readonly TableListing[] {
  const me = useGuest();
  const [turns, setTurns] = useState<readonly TableListing[]>([]);
  useEffect(() => {
    if (!me) return setTurns([]);
    let isOn = true;
    const look = async () => {
      if (document.visibilityState === 'hidden' && turns.length > 0) return;
      // Loaded only for who is somebody at a server.
      const { myTables } = await import('../friends/api.ts');
      const found = await myTables();
      if (isOn) setTurns(found.filter(({ mine }) => mine?.isTurn));
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
  useEffect(() => setBadge(turns.length), [turns.length]);
  useWindowTitle(turns.length > 0 ? (own) => `(${turns.length}) ${own}` : undefined);
  return turns;
}
