import { isSlow } from '@overtrick/table';
import { useEffect } from 'preact/hooks';
import { setBadge } from '../badge.ts';
import type { KnownTable } from '../play/onlooker.ts';
import { useWindowTitle } from '../window-title.ts';
import { myTables } from './api.ts';
import { useFriendWords } from './words.ts';

/** Says in the title of the window, and at the sign of the page, when one is waited for: the tab may be behind others. */
export function useTurnTitle(id: string, known: KnownTable | undefined): void {
  const { turn } = useFriendWords();
  const isTurn = known?.view?.acting.includes(known.eyes) === true && !known.paused;
  useWindowTitle(known && ((own) => `${isTurn ? `● ${turn}: ` : ''}${known.title}, ${own}`));
  const agreement = known?.company?.agreement;
  const isCounted = agreement !== undefined && isSlow(agreement) && 'setAppBadge' in navigator;
  useEffect(() => {
    if (isCounted) void countTurns(id, isTurn && !known?.over).catch(() => {});
  }, [isCounted, isTurn]);
}

/** How many games wait; the list may not know yet what has just been played here. */
async function countTurns(here: string, isTurn: boolean): Promise<void> {
  const waits = (await myTables()).filter(
    ({ id, mine, over, closed }) => id !== here && mine?.isTurn && !over && closed === null,
  );
  setBadge(waits.length + Number(isTurn));
}
