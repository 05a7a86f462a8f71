import type { Event, Options, Seat, Side, View } from '../game.ts';
import { upTo } from '../lists.ts';
import type { Order } from '../order.ts';
import { type NamedTrump, type NamingOffer, namingOf } from './offers.ts';
import { type AuctionOutlook, outlookOf } from './outlook.ts';
import { mostShown } from './rules.ts';
import { type Contest, NOBODY, teamCaptured } from './state.ts';
import { type AuctionTerms, orNull, type Price } from './terms.ts';
import { type Trumps, UNNAMED } from './trumps.ts';

/** What is said at every table with an auction of shown cards. */
export interface AuctionView<Rule extends Options = Options> extends View<null, Rule>, NamingOffer {
  /** From one card to the most that a seat may have shown after this turn; empty after the auction. */
  readonly prices: readonly Price[];
  /** How the auction would end if all passed from now on; null after it. */
  readonly outlook: AuctionOutlook | null;
  /** How many cards each seat has shown. */
  readonly shown: readonly number[];
}

/** What everybody sees at a table where the contract is a number of tricks. */
export interface ContractView<Rule extends Options = Options> extends AuctionView<Rule> {
  /** Who has shown most, and who of these came there last. */
  readonly lead: {
    readonly cards: number;
    readonly seats: readonly Seat[];
    readonly last: Seat;
  } | null;
  readonly contract: {
    readonly declarer: Seat;
    readonly cards: number;
    readonly needed: number;
    /** How many tricks there are. */
    readonly all: number;
  } | null;
  readonly headDefender: Seat | null;
  readonly partner: Seat | null;
  readonly declarerTrump: NamedTrump | null;
  readonly defenderTrump: NamedTrump | null;
  /** Tricks by seat and by side. */
  readonly captured: readonly number[];
  readonly taken: { readonly declarer: number; readonly defence: number };
}

/** What such a view has besides what all views have. */
export type OfAuction = Omit<AuctionView, keyof View>;
export type OfContract = Omit<ContractView, keyof View>;

export function ofAuction<State extends Contest, E extends Event>(
  state: State,
  eyes: Seat,
  terms: AuctionTerms<State, E>,
): OfAuction {
  const { offers, partners } = namingOf(state, eyes, terms);
  return {
    prices: pricesOf(state, terms),
    outlook: outlookOf(state, terms),
    offers,
    partners,
    shown: state.auction.shown.slice(),
  };
}

export function ofContract<State extends Contest, E extends Event>(
  state: State,
  eyes: Seat,
  terms: AuctionTerms<State, E>,
): OfContract {
  const { auction, declarer, captured, tricks, calls } = state;
  const { high: cards, crown: last } = auction;
  const team = teamCaptured(state);
  const named = (trump: number, bonus: (state: State, trump: number) => number) =>
    trump === UNNAMED
      ? null
      : {
          name: calls.trumps.names[trump],
          bonus: bonus(state, trump),
          cards: calls.trumps.cards(trump),
        };
  const { needed, all } = terms.price(state, cards);
  const own: Omit<OfContract, keyof OfAuction> = {
    lead: cards === 0 ? null : { cards, seats: auction.at(cards), last },
    contract: declarer === NOBODY ? null : { declarer, cards, needed, all },
    headDefender: orNull(state.headDefender),
    partner: orNull(state.partner),
    declarerTrump: named(state.declarerTrump, terms.declarerBonus),
    defenderTrump: named(state.defenderTrump, terms.defenderBonus),
    captured: captured.slice(),
    taken: { declarer: team, defence: tricks.winners.length - team },
  };
  return Object.assign(ofAuction(state, eyes, terms), own);
}

function pricesOf<State extends Contest, E extends Event>(
  state: State,
  terms: AuctionTerms<State, E>,
): Price[] {
  if (state.phase !== 'auction') return [];
  return Array.from({ length: mostShown(state) }, (_, i) => ({
    cards: i + 1,
    ...terms.price(state, i + 1),
  }));
}

/** Declarer and head defender by their parts; the others once it is settled who is the partner. */
export function sidesOf({ players, declarer, headDefender, partner, tricks }: Contest): Side[] {
  if (declarer === NOBODY) return [];
  const isSettled = partner !== NOBODY || tricks.opener !== NOBODY;
  const seats = upTo(players);
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
