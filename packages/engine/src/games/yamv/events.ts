import type { ContractDetails } from '../../contest/events.ts';
import type { EventOf } from '../../events.ts';
import type { Seat } from '../../game.ts';

interface YamvDetails extends ContractDetails {
  stock: { seat: Seat; count: number };
  /** What was in it: told to the declarer alone, as are the discards. */
  drawn: { seat: Seat; cards: readonly string[] };
  /** What left the display, and what came to it. */
  exchange: { seat: Seat; discard: readonly string[]; show: readonly string[] };
  discards: { seat: Seat; cards: readonly string[] };
}

export type YamvEvent = EventOf<YamvDetails>;
