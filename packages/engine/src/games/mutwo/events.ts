import type { ContractDetails } from '../../contest/events.ts';
import type { EventOf } from '../../events.ts';
import type { Seat } from '../../game.ts';

interface MutwoDetails extends ContractDetails {
  /** `seat` came last to the most cards. */
  tie: { seat: Seat; cards: number };
}

export type MutwoEvent = EventOf<MutwoDetails>;
