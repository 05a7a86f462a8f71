import { gamut, type Seat } from '@overtrick/engine';
import type { GamutState } from '@overtrick/engine/games/gamut';
import { aheadBy, worthOf } from '../../worth.ts';
import { HEARTS } from './hand.ts';

/** What a moon of somebody else weighs more than the four points that it puts one behind: of three that come, early playouts show one. */
const UNSEEN = 8;

export const own = worthOf<GamutState>({ game: gamut });
const ahead = aheadBy(own);

/** What cards and gifts are chosen by. By the own score a moon of somebody else would be welcome, as it costs nothing. */
export function goal(state: GamutState, seat: Seat): number {
  const isLetThrough = state.contract === HEARTS && isMoonOfAnother(state, seat);
  return ahead(state, seat) - (isLetThrough ? UNSEEN : 0);
}

/** gamut/5.8: nobody else scores anything in Hearts. */
function isMoonOfAnother(state: GamutState, seat: Seat): boolean {
  for (let other = 0; other < state.setup.players; other++) {
    if (other !== seat && own(state, other) > 0) return true;
  }
  return false;
}
