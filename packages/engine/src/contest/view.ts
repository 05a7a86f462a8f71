import type { Options, Seat, Side, View } from '../game.ts';
import type { Order } from '../order.ts';
import { mostShown } from './rules.ts';
import { type Contest, NOBODY, teamCaptured } from './state.ts';
import { type Trumps, UNNAMED } from './trumps.ts';

export interface NamedTrump {
  readonly name: string;
  /** What it is worth to the side that has named it. */
  readonly bonus: number;
  /** The cards that carry it; those of both trumps are in both lists. */
  readonly cards: readonly string[];
}

/** What a bid of so many cards asks for, in tricks or card points, and brings if it is made. */
export interface Price {
  readonly cards: number;
  readonly needed: number;
  readonly worth: number;
}

/** What everybody sees at a table where the contract is a number of tricks. */
export interface ContractView<Rule extends Options = Options> extends View<null, Rule> {
  /** From one card to the most that a seat may have shown after this turn; empty after the auction. */
  readonly prices: readonly Price[];
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

/** What a bid of so many cards asks for and brings. */
export interface Tariff<State> {
  price(state: State, cards: number): Omit<Price, 'cards'>;
}

/** What is paid for bids, and what a trump is worth to the declarer's side and to the other. */
export interface Terms<State> extends Tariff<State> {
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
    trump === UNNAMED
      ? null
      : {
          name: calls.trumps.names[trump],
          bonus: bonus(state, trump),
          cards: calls.trumps.cards(trump),
        };
  return {
    prices: pricesOf(state, terms),
    shown: shown.slice(),
    lead: cards === 0 ? null : { cards, seats: auction.at(cards), last },
    contract:
      declarer === NOBODY ? null : { declarer, cards, needed: terms.price(state, cards).needed },
    headDefender: orNull(state.headDefender),
    partner: orNull(state.partner),
    declarerTrump: named(state.declarerTrump, terms.declarerBonus),
    defenderTrump: named(state.defenderTrump, terms.defenderBonus),
    captured: captured.slice(),
    taken: { declarer: team, defence: tricks.winners.length - team },
  };
}

export function pricesOf<State extends Contest>(state: State, tariff: Tariff<State>): Price[] {
  if (state.phase !== 'auction') return [];
  return Array.from({ length: mostShown(state) }, (_, i) => ({
    cards: i + 1,
    ...tariff.price(state, i + 1),
  }));
}

/** Declarer and head defender by their parts; the others once it is settled who is the partner. */
export function sidesOf({ players, declarer, headDefender, partner, tricks }: Contest): Side[] {
  if (declarer === NOBODY) return [];
  const isSettled = partner !== NOBODY || tricks.opener !== NOBODY;
  const seats = [...Array(players).keys()];
  const team = seats.filter((seat) => seat === declarer || seat === partner);
  const others = seats.filter(
    (seat) => !team.includes(seat) && (isSettled || seat === headDefender),
  );
  return [
    { seats: team, role: 'contract' },
    ...(others.length > 0 ? [{ seats: others, role: 'defence' } as const] : []),
  ];
}

/** How the cards rank in the deal that these eyes see. */
export function orderIn({ declarerTrump, defenderTrump }: ContractView, trumps: Trumps): Order {
  return trumps.order(trumps.index(declarerTrump?.name), trumps.index(defenderTrump?.name));
}

export function orNull(seat: Seat): Seat | null {
  return seat === NOBODY ? null : seat;
}
