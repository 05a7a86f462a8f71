import type { Seat } from '@overtrick/engine';
import { type GamutState, QUEEN } from '@overtrick/engine/games/gamut';

const NOBODY = -1;
/** With all of so many points somebody may get the rest; with so many one tries it oneself. */
const THREAT = 5;
const TRY = 8;

/** What cards taken cost in Hearts: the queen of spades as much as eight hearts. */
export function penaltyOf(spoils: number): number {
  return (spoils & (QUEEN - 1)) + (spoils & QUEEN ? 8 : 0);
}

/**
 * Whether a seat wants the trick in Hearts. It does not, unless it is about to take everything itself, or somebody
 * else is and would have this trick too; the queen is too dear for that.
 */
export function wantsHearts(state: GamutState, seat: Seat): boolean {
  const { tricks, stake } = state;
  const taker = onlyTaker(state);
  if (taker === NOBODY) return false;
  if (taker === seat) return penaltyOf(state.taken[seat]) >= TRY;
  return tricks.count > 0 && tricks.best === taker && stake > 0 && (stake & QUEEN) === 0;
}

/** Who has taken all that was taken so far, if it is enough to be a threat. */
function onlyTaker({ taken }: GamutState): Seat {
  let taker = NOBODY;
  for (let seat = 0; seat < taken.length; seat++) {
    if (penaltyOf(taken[seat]) === 0) continue;
    if (taker !== NOBODY) return NOBODY;
    taker = seat;
  }
  return taker !== NOBODY && penaltyOf(taken[taker]) >= THREAT ? taker : NOBODY;
}
