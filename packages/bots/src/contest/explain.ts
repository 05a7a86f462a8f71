import { type Action, type Saying, type Seat, sayings } from '@overtrick/engine';
import { type Contest, kindsIn, without } from '@overtrick/engine/kit';
import type { ReasonSays } from '../says.ts';
import { type Bidding, ownKinds, planOf, trumpInMind } from './plan.ts';
import { standingOf } from './strength.ts';

const why = sayings<ReasonSays>();

/** So many cards may stand above a high trump. */
const ABOVE = 4;

/** What speaks for a call: what may be expected against what it promises, or the cards that fit. */
export function explainCall(
  state: Contest,
  seat: Seat,
  call: readonly Action[],
  bidding: Bidding,
): Saying[] {
  const { type, what } = call[call.length - 1];
  switch (type) {
    case 'pass':
      return explainPass(state, seat, bidding);
    case 'bid':
      return explainBid(state, seat, call.length - 1, bidding);
    case 'trump':
      return explainTrump(state, seat, what, bidding);
    case 'partner':
      return explainPartner(state, what, bidding);
    case 'exchange':
      return explainExchange(state, call);
  }
  return [];
}

function expected(state: Contest, seat: Seat, bidding: Bidding): Saying {
  const { expected: figure } = planOf(state, seat, bidding);
  return why(bidding.points.length > 0 ? 'expected-points' : 'expected-tricks', { figure });
}

function explainPass(state: Contest, seat: Seat, bidding: Bidding): Saying[] {
  const { crown, high } = state.auction;
  const needed =
    crown === seat
      ? why('needed', { figure: bidding.needed(state, high) })
      : why('needed-higher', { figure: bidding.needed(state, high + 1) });
  return [expected(state, seat, bidding), needed];
}

/** `more` cards are shown with it. */
function explainBid(state: Contest, seat: Seat, more: number, bidding: Bidding): Saying[] {
  const cards = state.auction.shown[seat] + more;
  if (cards < state.auction.high) return [why('shows-partner')];
  return [expected(state, seat, bidding), why('needed', { figure: bidding.needed(state, cards) })];
}

function explainTrump(state: Contest, seat: Seat, trump: number, bidding: Bidding): Saying[] {
  const { declarer, declarerTrump, defenderTrump, calls } = state;
  const order =
    seat === declarer
      ? calls.trumps.order(trump, defenderTrump)
      : calls.trumps.order(declarerTrump, trump);
  const own = ownKinds(state, seat);
  const { above } = standingOf(order, bidding.inPlay(state));
  const trumps = own.filter((kind) => order.isTrump(kind));
  if (trumps.length === 0) {
    const tops = own.filter((kind) => above[kind] === 0).length;
    return [why('top-cards', { figure: tops })];
  }
  const high = trumps.filter((kind) => above[kind] <= ABOVE).length;
  return [why('trumps-held', { figure: trumps.length }), why('trumps-high', { figure: high })];
}

function explainPartner(state: Contest, partner: Seat, bidding: Bidding): Saying[] {
  const { cards, calls } = state;
  const { deck, displays } = cards;
  const trump = trumpInMind(state, bidding);
  const shown = kindsIn(deck, displays, partner * deck.words);
  const fits = shown.filter((kind) => calls.trumps.carries(kind, trump)).length;
  return [
    why('partner-shown', { figure: shown.length }),
    ...(fits > 0 ? [why('partner-trumps', { figure: fits })] : []),
  ];
}

function explainExchange({ cards, order, declarer }: Contest, call: readonly Action[]): Saying[] {
  const { deck } = cards;
  const gone = call.filter(({ field }) => field === 'discard').map(({ what }) => what);
  const left = without(ownKinds({ cards }, declarer), gone);
  const suits = new Set(left.map((kind) => order.suitOf[kind]));
  const voids = deck.suits.filter((_, suit) => !suits.has(suit)).length;
  return [
    ...(gone.some((kind) => order.isTrump(kind)) ? [] : [why('keeps-trumps')]),
    ...(voids > 0 ? [why('voids', { figure: voids })] : []),
  ];
}
