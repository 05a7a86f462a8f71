import { type Action, type Saying, type Seat, sayings } from '@overtrick/engine';
import { type Contest, kindsIn, UNNAMED, without } from '@overtrick/engine/kit';
import { type Bidding, ownKinds, planOf, trumpInMind } from '../contest/plan.ts';
import { standingOf } from '../contest/strength.ts';
import { valuer } from '../contest/worth.ts';
import type { BestTrump, Prospects, ReasonSays, TrumpsHeld, Unit } from '../says.ts';

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
      return explainBid(state, seat, shownIn(call), bidding);
    case 'trump':
      return explainTrump(state, seat, what, bidding);
    case 'partner':
      return explainPartner(state, what, bidding);
    case 'exchange':
      return explainExchange(state, call);
  }
  return [];
}

/** The last action ends a bid. */
const shownIn = (call: readonly Action[]) => call.slice(0, -1).map(({ what }) => what);

/** What the hand promises beside what so many cards need. */
function prospects(state: Contest, seat: Seat, cards: number, bidding: Bidding): Prospects {
  const { expected } = planOf(state, seat, bidding);
  return { expected, needed: bidding.needed(state, cards), cards, unit: unitOf(bidding) };
}

function unitOf({ points }: Bidding): Unit {
  return points.length > 0 ? 'points' : 'tricks';
}

function explainPass(state: Contest, seat: Seat, bidding: Bidding): Saying[] {
  const { crown, crownUp, high, passes } = state.auction;
  if (crown === seat && crownUp) return [why('leads-already')];
  const next = prospects(state, seat, high + 1, bidding);
  const { trump } = planOf(state, seat, bidding);
  const best = { ...next, ...trumpsHeld(state, ownKinds(state, seat), trump, bidding) };
  const isLast = passes === state.players - 1;
  return [bestTrump(best, next), ...(isLast ? [] : [why('may-bid-later')])];
}

/** What the hand is best for, and whether that is enough. */
function bestTrump(best: BestTrump, next: Prospects): Saying {
  if (isBare(next)) return why('trump-barely', best);
  return next.expected < next.needed ? why('trump-too-weak', best) : why('trump-best', best);
}

/** How many of a trump there are among some cards, and how high; without one, how many are the highest. */
function trumpsHeld(
  state: Contest,
  own: readonly number[],
  trump: number,
  bidding: Bidding,
): TrumpsHeld {
  const { trumps } = state.calls;
  const order = trumps.order(trump, UNNAMED);
  const { above, trumps: all } = standingOf(order, bidding.inPlay(state));
  const name = trumps.names[trump];
  const tops = own.filter((kind) => above[kind] === 0).length;
  if (trump === trumps.none) return { trump: name, figure: tops, all: tops, high: tops };
  const held = own.filter((kind) => order.isTrump(kind));
  const high = held.filter((kind) => above[kind] <= ABOVE).length;
  return { trump: name, figure: held.length, all, high };
}

/** These kinds are shown with it: they say which trump it may buy. */
function explainBid(
  state: Contest,
  seat: Seat,
  more: readonly number[],
  bidding: Bidding,
): Saying[] {
  const { shown, high } = state.auction;
  const cards = shown[seat] + more.length;
  const isTie = cards === high && bidding.losesTie?.(state, seat);
  if (cards < high || isTie) return [why('shows-partner')];
  const trump = trumpBought(state, seat, more, bidding);
  const held = why('trumps-held', trumpsHeld(state, ownKinds(state, seat), trump, bidding));
  return [held, ...helper(state, seat, trump), promiseOf(prospects(state, seat, cards, bidding))];
}

function promiseOf(told: Prospects): Saying {
  if (isBare(told)) return why('asks-all', told);
  return why(told.expected >= told.needed ? 'expects-enough' : 'asks-more', told);
}

/** The best trump that these cards on the table give the right to. */
function trumpBought(
  state: Contest,
  seat: Seat,
  more: readonly number[],
  bidding: Bidding,
): number {
  const { cards, calls } = state;
  const { deck, displays } = cards;
  const { trumps } = calls;
  const open = [...kindsIn(deck, displays, seat * deck.words), ...more];
  const value = valuer(state, seat, bidding);
  const worth = (trump: number) => value(trump) + bidding.bonus(state, trump);
  const named = [...Array(trumps.none).keys()].filter((trump) =>
    open.some((kind) => trumps.carries(kind, trump)),
  );
  // A bid that needs no trump was none of these cards' doing.
  return named.reduce((best, trump) => (worth(trump) > worth(best) ? trump : best), named[0]);
}

/** Who has shown most of a trump beside this seat. */
function helper({ cards, calls, players }: Contest, seat: Seat, trump: number): Saying[] {
  const { deck, displays } = cards;
  const shownBy = Array.from({ length: players }, (_, other) =>
    other === seat ? [] : kindsIn(deck, displays, other * deck.words),
  );
  const fits = shownBy.map((kinds) => kinds.filter((kind) => calls.trumps.carries(kind, trump)));
  const trumps = Math.max(...fits.map(({ length }) => length));
  if (trumps === 0) return [];
  const most = fits.findIndex(({ length }) => length === trumps);
  return [why('partner-trumps', { seat: most, figure: shownBy[most].length, trumps })];
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
  const { above, trumps: all } = standingOf(order, bidding.inPlay(state));
  const bonus = bidding.pays(state, seat, trump);
  const pays = bonus > 0 ? [why('trump-pays', { figure: bonus })] : [];
  const trumps = own.filter((kind) => order.isTrump(kind));
  if (trump === calls.trumps.none || trumps.length === 0) {
    const tops = own.filter((kind) => above[kind] === 0).length;
    return [...pays, ...(tops > 0 ? [why('top-cards', { figure: tops })] : [])];
  }
  const high = trumps.filter((kind) => above[kind] <= ABOVE).length;
  const name = calls.trumps.names[trump];
  return [why('trumps-held', { trump: name, figure: trumps.length, all, high }), ...pays];
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
  if (best !== undefined) return [why('partner-high', { seat: partner, card: deck.codes[best] })];
  return isAnyFit(state, trump) ? [] : [why('partner-unfit')];
}

/** Whether somebody who could be chosen has shown a trump. */
function isAnyFit({ cards, calls, players, declarer, headDefender }: Contest, trump: number) {
  const { deck, displays } = cards;
  const seats = [...Array(players).keys()].filter(
    (seat) => seat !== declarer && seat !== headDefender,
  );
  return seats.some((seat) =>
    kindsIn(deck, displays, seat * deck.words).some((kind) => calls.trumps.carries(kind, trump)),
  );
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
