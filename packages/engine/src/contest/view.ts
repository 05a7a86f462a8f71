import type { Seat, View } from '../game.ts';
import type { Order } from '../order.ts';
import { type Contest, NOBODY, teamCaptured } from './state.ts';
import { type Trumps, UNNAMED } from './trumps.ts';

export interface NamedTrump {
  readonly name: string;
  /** What it is worth to the side that has named it. */
  readonly bonus: number;
}

/** What everybody sees at a table where the contract is a number of tricks. */
export interface ContractView extends View {
  /** How many cards each seat has shown, who has shown most, and who of these came there last. */
  readonly shown: readonly number[];
  readonly lead: {
    readonly cards: number;
    readonly seats: readonly Seat[];
    readonly last: Seat;
  } | null;
  readonly contract: {
    readonly declarer: Seat;
    readonly cards: number;
    readonly needed: number;
  } | null;
  readonly headDefender: Seat | null;
  readonly partner: Seat | null;
  readonly declarerTrump: NamedTrump | null;
  readonly defenderTrump: NamedTrump | null;
  /** Tricks by seat and by side. */
  readonly captured: readonly number[];
  readonly taken: { readonly declarer: number; readonly defence: number };
}

/** What a contract asks for and what a trump is worth to the declarer's side and to the other. */
export interface Terms<State> {
  needed(state: State): number;
  declarerBonus(state: State, trump: number): number;
  defenderBonus(state: State, trump: number): number;
}

/** What such a view has besides what all views have. */
export type OfContract = Omit<ContractView, keyof View>;

export function ofContract<State extends Contest>(state: State, terms: Terms<State>): OfContract {
  const { auction, declarer, captured, tricks, calls } = state;
  const { high: cards, shown, crown: last } = auction;
  const team = teamCaptured(state);
  const named = (trump: number, bonus: Terms<State>['declarerBonus']) =>
    trump === UNNAMED ? null : { name: calls.trumps.names[trump], bonus: bonus(state, trump) };
  return {
    shown: shown.slice(),
    lead: cards === 0 ? null : { cards, seats: auction.at(cards), last },
    contract: declarer === NOBODY ? null : { declarer, cards, needed: terms.needed(state) },
    headDefender: orNull(state.headDefender),
    partner: orNull(state.partner),
    declarerTrump: named(state.declarerTrump, terms.declarerBonus),
    defenderTrump: named(state.defenderTrump, terms.defenderBonus),
    captured: captured.slice(),
    taken: { declarer: team, defence: tricks.winners.length - team },
  };
}

/** How the cards rank in the deal that these eyes see. */
export function orderIn({ declarerTrump, defenderTrump }: ContractView, trumps: Trumps): Order {
  return trumps.order(trumps.index(declarerTrump?.name), trumps.index(defenderTrump?.name));
}

export function orNull(seat: Seat): Seat | null {
  return seat === NOBODY ? null : seat;
}
