import type { Action, Event, Seat } from '../game.ts';
import { carryOut } from './course.ts';
import { acting, partners } from './rules.ts';
import type { Contest } from './state.ts';
import type { AuctionTerms } from './terms.ts';

export interface NamedTrump {
  readonly name: string;
  /** What it is worth to the side that has named it. */
  readonly bonus: number;
  /** The cards that carry it; those of both trumps are in both lists. */
  readonly cards: readonly string[];
}

/** A trump that these eyes can name, and what would follow from it. */
export interface TrumpOffer extends NamedTrump {
  /** What each of the declarer's side would score for the bid and for this name; else the bonus alone. */
  readonly pays: number;
  /** How many trumps there would be in all, and how many of them are theirs. */
  readonly trumps: number;
  readonly mine: number;
  /** As they would stand, like the trumps and tiers of a view. */
  readonly order: readonly (readonly string[])[];
  readonly tiers: readonly number[];
}

/** What these eyes can settle now, the other thing too if they are asked for it right afterwards. */
export interface NamingOffer {
  readonly offers: readonly TrumpOffer[];
  readonly partners: readonly Seat[];
}

export function namingOf<State extends Contest, E extends Event>(
  state: State,
  eyes: Seat,
  terms: AuctionTerms<State, E>,
): NamingOffer {
  const now = openTo(state, eyes, terms);
  const open = now.length > 0 ? [...now, ...openAfter(state, eyes, terms)] : [];
  return {
    offers: open
      .filter(({ type }) => type === 'trump')
      .map(({ what }) => offerOf(state, eyes, what, terms)),
    partners: open.filter(({ type }) => type === 'partner').map(({ what }) => what),
  };
}

const SETTLED = ['auction', 'play', 'over'];

/** The names and partners that may be chosen now. */
function openTo<State extends Contest, E extends Event>(
  state: State,
  eyes: Seat,
  { customs }: AuctionTerms<State, E>,
): Action[] {
  const isAsked = eyes >= 0 && acting(state) & (1 << eyes);
  if (!isAsked || SETTLED.includes(state.phase)) return [];
  const open: Action[] = [];
  const count =
    state.phase === 'partner' ? partners(state, open) : customs.choices(state, eyes, open);
  return open.slice(0, count).filter(({ type }) => type === 'trump' || type === 'partner');
}

/** What may be named does not hang on who is the partner, nor the other way round: any choice tells. */
function openAfter<State extends Contest, E extends Event>(
  state: State,
  eyes: Seat,
  terms: AuctionTerms<State, E>,
): Action[] {
  const [first] = openTo(state, eyes, terms);
  const after = terms.copy(state);
  carryOut(terms.customs, after, eyes, first);
  return openTo(after, eyes, terms);
}

function offerOf<State extends Contest, E extends Event>(
  state: State,
  eyes: Seat,
  trump: number,
  terms: AuctionTerms<State, E>,
): TrumpOffer {
  const { declarer, declarerTrump, defenderTrump, calls, cards, auction } = state;
  const isDeclarer = eyes === declarer;
  const order = isDeclarer
    ? calls.trumps.order(trump, defenderTrump)
    : calls.trumps.order(declarerTrump, trump);
  const pack = terms.pack(state).map((card) => order.deck.kindOf(card));
  const own = [...cards.handOf(eyes), ...cards.displayOf(eyes)].map((code) =>
    order.deck.kind(code),
  );
  const bonus = (isDeclarer ? terms.declarerBonus : terms.defenderBonus)(state, trump);
  return {
    name: calls.trumps.names[trump],
    cards: calls.trumps.cards(trump),
    bonus,
    pays: bonus + (isDeclarer ? terms.price(state, auction.high).worth : 0),
    trumps: pack.filter((kind) => order.isTrump(kind)).length,
    mine: own.filter((kind) => order.isTrump(kind)).length,
    order: order.trumps(pack),
    tiers: order.tiers(pack),
  };
}
