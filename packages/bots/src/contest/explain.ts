import { type Action, type Saying, type Seat, sayings } from '@overtrick/engine';
import { type Contest, kindsIn, without } from '@overtrick/engine/kit';
import type { Prospects, ReasonSays, Unit } from '../says.ts';
import { type Bidding, ownKinds, planOf, trumpInMind } from './plan.ts';
import { standingOf } from './strength.ts';

const why = sayings<ReasonSays>();

/** What a hand promises is a guess: so near to what is needed it is neither enough nor too little. */
const NEAR: Readonly<Record<Unit, number>> = { points: 2, tricks: 0.5 };

/** So many cards may stand above a high trump. */
const ABOVE = 4;

/** Of a card that is worth having beside one's own. */
const NEAR_TOP = 2;

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

/** What the hand promises beside what so many cards need. */
function prospects(state: Contest, seat: Seat, cards: number, bidding: Bidding): Prospects {
  const { expected } = planOf(state, seat, bidding);
  return { expected, needed: bidding.needed(state, cards), cards, unit: unitOf(bidding) };
}

function unitOf({ points }: Bidding): Unit {
  return points.length > 0 ? 'points' : 'tricks';
}

function explainPass(state: Contest, seat: Seat, bidding: Bidding): Saying[] {
  const { crown, crownUp, high } = state.auction;
  if (crown === seat && crownUp) return [why('leads-already')];
  const next = prospects(state, seat, high + 1, bidding);
  if (isBare(next)) return [why('expects-barely', next)];
  // That the cards would be good enough is no reason to pass.
  return next.expected < next.needed ? [why('expects-less', next)] : [];
}

/** `more` cards are shown with it. */
function explainBid(state: Contest, seat: Seat, more: number, bidding: Bidding): Saying[] {
  const { shown, high } = state.auction;
  const cards = shown[seat] + more;
  const isTie = cards === high && bidding.losesTie?.(state, seat);
  if (cards < high || isTie) return [why('shows-partner')];
  const told = prospects(state, seat, cards, bidding);
  if (isBare(told)) return [why('asks-all', told)];
  return [why(told.expected >= told.needed ? 'expects-enough' : 'asks-more', told)];
}

function isBare({ expected, needed, unit }: Prospects): boolean {
  return Math.abs(expected - needed) < NEAR[unit];
}

function explainTrump(state: Contest, seat: Seat, trump: number, bidding: Bidding): Saying[] {
  const { declarer, declarerTrump, defenderTrump, calls } = state;
  const order =
    seat === declarer
      ? calls.trumps.order(trump, defenderTrump)
      : calls.trumps.order(declarerTrump, trump);
  const own = ownKinds(state, seat);
  const { above } = standingOf(order, bidding.inPlay(state));
  const bonus = bidding.pays(state, seat, trump);
  const pays = bonus > 0 ? [why('trump-pays', { figure: bonus })] : [];
  const trumps = own.filter((kind) => order.isTrump(kind));
  if (trump === calls.trumps.none || trumps.length === 0) {
    const tops = own.filter((kind) => above[kind] === 0).length;
    return [...pays, ...(tops > 0 ? [why('top-cards', { figure: tops })] : [])];
  }
  const high = trumps.filter((kind) => above[kind] <= ABOVE).length;
  const name = calls.trumps.names[trump];
  return [why('trumps-held', { trump: name, figure: trumps.length, high }), ...pays];
}

function explainPartner(state: Contest, partner: Seat, bidding: Bidding): Saying[] {
  const { cards, calls } = state;
  const { deck, displays } = cards;
  const trump = trumpInMind(state, bidding);
  const shown = kindsIn(deck, displays, partner * deck.words);
  const fits = shown.filter((kind) => calls.trumps.carries(kind, trump)).length;
  if (fits > 0) {
    return [why('partner-trumps', { seat: partner, figure: shown.length, trumps: fits })];
  }
  const order = calls.trumps.order(trump, state.defenderTrump);
  const { above } = standingOf(order, bidding.inPlay(state));
  const [best] = shown
    .filter((kind) => above[kind] <= NEAR_TOP)
    .sort((a, b) => above[a] - above[b]);
  return best === undefined ? [] : [why('partner-high', { seat: partner, card: deck.codes[best] })];
}

function explainExchange({ cards, order, declarer }: Contest, call: readonly Action[]): Saying[] {
  const { deck } = cards;
  const gone = call.filter(({ field }) => field === 'discard').map(({ what }) => what);
  const left = without(ownKinds({ cards }, declarer), gone);
  const suits = new Set(left.map((kind) => order.suitOf[kind]));
  const had = new Set(ownKinds({ cards }, declarer).map((kind) => order.suitOf[kind]));
  const voids = deck.suits.filter((_, suit) => had.has(suit) && !suits.has(suit));
  return [
    ...(gone.some((kind) => order.isTrump(kind)) ? [] : [why('keeps-trumps')]),
    ...(voids.length > 0 ? [why('voids', { suits: voids })] : []),
  ];
}

/** What one of the sides still needs in the tricks, or that it has it. */
export function needIn(state: Contest, seat: Seat, bidding: Bidding): Saying | undefined {
  const { declarer, partner, captured, auction } = state;
  if (declarer < 0) return undefined;
  const isOwn = seat === declarer || seat === partner;
  const taken = captured[declarer] + (partner < 0 ? 0 : captured[partner]);
  const figure = bidding.needed(state, auction.high) - taken;
  const left = { figure, unit: unitOf(bidding) };
  if (figure > 0) {
    return isOwn ? why('side-needs', left) : why('declarer-needs', { ...left, seat: declarer });
  }
  return isOwn ? why('side-has') : why('declarer-has', { seat: declarer });
}
