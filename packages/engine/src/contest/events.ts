import type { CommonDetails, EventOf } from '../events.ts';
import type { Event, Seat, Tell } from '../game.ts';

/** What is told in all games with a card-showing auction. */
export interface ContestDetails extends CommonDetails {
  /** One card of a bid, and the bid as a whole: how many cards it added, and how many are shown. */
  show: { seat: Seat; card: string };
  bid: { seat: Seat; added: number; shown: number };
  pass: { seat: Seat };
  'thrown-in': object;
  /** `part` is what the game calls this trump. */
  trump: { seat: Seat; part: string; name: string };
  partner: { seat: Seat; partner: Seat };
  play: { seat: Seat; card: string; trump: boolean };
  /** With points where cards are counted. */
  trick: { winner: Seat; points?: number };
}

/** And where the contract is a number of tricks; −1 is nobody. */
export interface ContractDetails extends ContestDetails {
  declarer: { seat: Seat; headDefender: Seat; cards: number };
}

/** Told are the events of all these games, and those of the game itself. */
export type ContestTell<E extends Event> = Tell<E | ContestEvent>;
export type ContestEvent = EventOf<ContestDetails>;
export type ContractEvent = EventOf<ContractDetails>;
