import type { Action, Event, Seat } from '../game.ts';
import type { Order } from '../order.ts';
import { acting } from './rules.ts';
import type { Contest } from './state.ts';
import type { AuctionTerms } from './terms.ts';

export interface NamedTrump {
  readonly name: string;
  /** What it is worth to the side that has named it. */
  readonly bonus: number;
  /** The cards that carry it; those of both trumps are in both lists. */
  readonly cards: readonly string[];
}

/** A trump that these eyes can name now, and how strong in it they would be. */
export interface TrumpOffer extends NamedTrump {
  /** How many trumps there would be in all, and how many of them are theirs. */
  readonly trumps: number;
  readonly mine: number;
}

export function offersOf<State extends Contest, E extends Event>(
  state: State,
  eyes: Seat,
  terms: AuctionTerms<State, E>,
): TrumpOffer[] {
  const isAsked = eyes >= 0 && acting(state) & (1 << eyes);
  if (!isAsked || ['auction', 'partner', 'play'].includes(state.phase)) return [];
  const open: Action[] = [];
  const count = terms.customs.choices(state, eyes, open);
  return open
    .slice(0, count)
    .filter(({ type }) => type === 'trump')
    .map(({ what }) => offerOf(state, eyes, what, terms));
}

function offerOf<State extends Contest, E extends Event>(
  state: State,
  eyes: Seat,
  trump: number,
  terms: AuctionTerms<State, E>,
): TrumpOffer {
  const { declarer, declarerTrump, defenderTrump, calls, cards } = state;
  const isDeclarer = eyes === declarer;
  const order = isDeclarer
    ? calls.trumps.order(trump, defenderTrump)
    : calls.trumps.order(declarerTrump, trump);
  const own = [...cards.handOf(eyes), ...cards.displayOf(eyes)];
  return {
    name: calls.trumps.names[trump],
    cards: calls.trumps.cards(trump),
    bonus: (isDeclarer ? terms.declarerBonus : terms.defenderBonus)(state, trump),
    trumps: trumpsIn(
      order,
      terms.pack(state).map((card) => order.deck.kindOf(card)),
    ),
    mine: trumpsIn(
      order,
      own.map((code) => order.deck.kind(code)),
    ),
  };
}

function trumpsIn(order: Order, kinds: readonly number[]): number {
  return kinds.filter((kind) => order.isTrump(kind)).length;
}
