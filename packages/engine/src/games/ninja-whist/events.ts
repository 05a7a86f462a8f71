import type { CommonDetails, EventOf } from '../../events.ts';
import type { Seat } from '../../game.ts';

interface NinjaDetails extends CommonDetails {
  deal: { dealer: Seat; size: number; round: number };
  /** No card with the largest hands. */
  'turn-up': { card: string | null; trump: string };
  bid: { seat: Seat; tricks: number };
  /** `lift` is what the tokens add to the card. */
  play: { seat: Seat; card: string; tokens: readonly string[]; lift: number };
  draw: { seat: Seat; token: string };
  take: { seat: Seat; from: Seat; token: string };
}

export type NinjaEvent = EventOf<NinjaDetails>;
