import type { KnownTable } from '../play/onlooker.ts';
import { useWindowTitle } from '../window-title.ts';
import { useFriendWords } from './words.ts';

/** Says in the title of the window when one is waited for: the tab may be behind others. */
export function useTurnTitle(known: KnownTable | undefined): void {
  const { turn } = useFriendWords();
  const isTurn = known?.view?.acting.includes(known.eyes) === true && !known.paused;
  useWindowTitle(known && ((own) => `${isTurn ? `● ${turn}: ` : ''}${known.title}, ${own}`));
}
