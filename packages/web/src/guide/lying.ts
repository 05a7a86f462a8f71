import { takenTricks } from '@overtrick/table';
import type { Shown } from '../play/state.ts';

/** The table with the last trick that the person played to still on it, as long as that is talked about. */
export function withLastTrick(shown: Shown): Shown {
  const { history, eyes } = shown.scene.view;
  const played = history.filter(({ seat, type }) => seat === eyes && type === 'play').length;
  const tricks = takenTricks(shown.scene.view).filter(({ plays }) =>
    plays.some(({ seat }) => seat === eyes),
  );
  const [last] = tricks.slice(-1);
  // The trick of the last card may not be full yet.
  if (!last || tricks.length < played) return shown;
  return { ...shown, plays: last.plays, winner: last.winner, gathering: false };
}
