import { useEffect } from 'preact/hooks';
import type { KnownTable } from '../play/onlooker.ts';
import { useFriendWords } from './words.ts';

const TITLE = 'Overtrick';

/** Says in the title of the window when one is waited for: the tab may be behind others. */
export function useTurnTitle(known: KnownTable | undefined): void {
  const { turn } = useFriendWords();
  const isTurn = known?.view?.acting.includes(known.eyes) === true && !known.paused;
  const title = known ? `${known.title}, ${TITLE}` : TITLE;
  useEffect(() => {
    document.title = isTurn ? `● ${turn}: ${title}` : title;
    return () => {
      document.title = TITLE;
    };
  }, [isTurn, title, turn]);
}
