import type { CommonDetails, EventOf } from '../../events.ts';
import type { Seat } from '../../game.ts';
import type { GamutContract } from './faces.ts';

interface GamutDetails extends CommonDetails {
  deal: { dealer: Seat; size: number; turnUp: string };
  /** Without a seat if the turn-up has decided. */
  contract: { contract: GamutContract; seat?: Seat };
  pass: { seat: Seat };
  'thrown-in': object;
  /** Two cards are chosen; a gift is told to those whom it concerns, once all have given. */
  give: { seat: Seat };
  gift: { from: Seat; to: Seat; card: string };
  bid: { seat: Seat; tricks: number };
  stay: { seat: Seat };
  fold: { seat: Seat };
  /** Who alone has stayed, or −1. */
  unplayed: { seat: Seat };
  play: { seat: Seat; card: string; trump: boolean };
}

export type GamutEvent = EventOf<GamutDetails>;
