import type { ContestDetails } from '../../contest/events.ts';
import type { EventOf } from '../../events.ts';
import type { Seat } from '../../game.ts';

interface MuDetails extends ContestDetails {
  stalemate: { provocateur: Seat; tied: readonly Seat[]; cards: number };
  /** −1 if there is no Vice. */
  chief: { seat: Seat; vice: Seat; cards: number };
}

export type MuEvent = EventOf<MuDetails>;
