import { type Action, ALL, type Random, type Seat, type Seats, type Tell } from '../game.ts';
import { follow, followAtRandom } from '../tricks.ts';
import type { ContestEvent, ContractEvent } from './events.ts';
import { type Contest, NOBODY } from './state.ts';

export function acting(state: Contest): Seats {
  return state.phase === 'over' ? 0 : 1 << state.turn;
}

export function turnTo<Phase extends string>(
  state: Contest<Phase>,
  phase: Contest<Phase>['phase'],
  seat: Seat,
): void {
  state.phase = phase;
  state.turn = seat;
}

export function finish(state: Contest): void {
  turnTo(state, 'over', NOBODY);
}

/** How many cards a seat may have shown at the end of its turn. */
export function mostShown({ calls, cards, auction }: Contest): number {
  return calls.jumps ? cards.size : auction.high + 1;
}

/** A pass, or cards from the hand as long as no more than `most` are shown; a bid begun is ended. */
export function callsOf(state: Contest, seat: Seat, most: number, into: Action[]): number {
  const { cards, auction, calls } = state;
  into[0] = auction.staged > 0 ? calls.done : calls.pass;
  return auction.shown[seat] < most ? cards.fromHand(seat, calls.show, into, 1) : 1;
}

/**
 * A call that keeps auctions short: a pass three times in four, else one card, and one time in four
 * of those one to three.
 */
export function callAtRandom(state: Contest, seat: Seat, most: number, random: Random): Action {
  const { cards, auction, calls } = state;
  const { staged } = auction;
  const stop = staged > 0 ? calls.done : calls.pass;
  if (staged === GOES_ON.length || auction.shown[seat] >= most) return stop;
  if (random.below(GOES_ON[staged]) > 0) return stop;
  const place = cards.fromHandAtRandom(seat, random);
  return place < 0 ? stop : calls.show[place];
}

/** One time in how many it goes on, by the cards shown in this turn. */
const GOES_ON = [4, 6, 2];

/** Makes a call and says whether it was the last of the auction. */
export function call(
  state: Contest,
  seat: Seat,
  action: Action,
  tell?: Tell<ContestEvent>,
): boolean {
  const { auction, cards, calls } = state;
  if (tell) tellCall(state, seat, action, tell);
  if (action === calls.pass) auction.pass();
  else if (action === calls.done) auction.bid(seat);
  else {
    cards.show(seat, action.what);
    auction.show(seat);
    return false;
  }
  state.turn = auction.turn;
  return auction.over;
}

function tellCall(
  { auction, calls }: Contest,
  seat: Seat,
  action: Action,
  tell: Tell<ContestEvent>,
): void {
  const { staged, shown } = auction;
  if (action === calls.pass) tell({ type: 'pass', seat }, ALL);
  else if (action === calls.done)
    tell({ type: 'bid', seat, added: staged, shown: shown[seat] }, ALL);
  else tell({ type: 'show', seat, card: String(action.value) }, ALL);
}

/** Nobody has shown a card. */
export function throwIn(state: Contest, tell?: Tell<ContestEvent>): void {
  tell?.({ type: 'thrown-in' }, ALL);
  finish(state);
}

/**
 * Who has shown most besides the declarer; a tie goes to the higher ranks, all of them or only the
 * highest, and to nobody if these are the same.
 */
export function runnerUp(
  { auction, cards, declarer }: Contest,
  compare: 'all' | 'highest' = 'all',
): Seat {
  const tied = auction.runnersUp(declarer);
  if ((tied & (tied - 1)) === 0) return 31 - Math.clz32(tied);
  let best = NOBODY;
  let most = 0;
  for (let seat = 0; tied >> seat !== 0; seat++) {
    if (!(tied & (1 << seat))) continue;
    const height = compare === 'all' ? cards.heightShown(seat) : cards.highestShown(seat);
    if (height >= most) best = height > most ? seat : NOBODY;
    most = Math.max(most, height);
  }
  return best;
}

/** The suits and ranks on the cards that a seat has shown, as bits. */
export function rights({ calls, cards }: Contest, seat: Seat): number {
  return calls.trumps.shownBy(cards, seat);
}

/** `part` is what the game calls this trump. */
export function nameTrump(
  state: Contest,
  trump: number,
  part: string,
  tell?: Tell<ContestEvent>,
): void {
  const { trumps } = state.calls;
  const seat = state.turn;
  if (seat === state.declarer) state.declarerTrump = trump;
  else state.defenderTrump = trump;
  state.order = trumps.order(state.declarerTrump, state.defenderTrump);
  tell?.({ type: 'trump', seat, part, name: trumps.names[trump] }, ALL);
}

/** Anyone but the declarer and the head defender. */
export function partners(state: Contest, into: Action[]): number {
  let n = 0;
  for (let seat = 0; seat < state.players; seat++) {
    if (seat !== state.declarer && seat !== state.headDefender) {
      into[n++] = state.calls.partner[seat];
    }
  }
  return n;
}

export function choosePartner(state: Contest, partner: Seat, tell?: Tell<ContestEvent>): void {
  state.partner = partner;
  tell?.({ type: 'partner', seat: state.declarer, partner }, ALL);
}

/** The declarer leads to the first trick. */
export function openPlay(state: Contest): void {
  state.tricks.open(state.declarer);
  turnTo(state, 'play', state.declarer);
}

export function plays({ cards, order, tricks, calls }: Contest, seat: Seat, into: Action[]) {
  return follow(cards, seat, order, tricks.led, calls.play, into);
}

export function playAtRandom({ cards, order, tricks, calls }: Contest, seat: Seat, random: Random) {
  return calls.play[followAtRandom(cards, seat, order, tricks.led, random)];
}

/** The same for the kind alone, where only tricks are left to be played. */
export function cardAtRandom({ cards, order, tricks }: Contest, seat: Seat, random: Random) {
  return cards.deck.kindAt[followAtRandom(cards, seat, order, tricks.led, random)];
}

/**
 * Plays a card and says who has taken the trick with it, or nobody while it is not complete. The
 * winner leads; after the last card the deal is over.
 */
export function putCard(state: Contest, seat: Seat, kind: number, tell?: Tell<ContestEvent>): Seat {
  const { cards, tricks, players, order } = state;
  cards.spend(seat, kind);
  tricks.play(seat, kind, order);
  if (tell) tellPlay(state, seat, kind, tell);
  if (tricks.count < players) {
    state.turn = seat + 1 === players ? 0 : seat + 1;
    return NOBODY;
  }
  const winner = tricks.take();
  if (tricks.winners.length === cards.size) finish(state);
  else state.turn = winner;
  return winner;
}

/** The same where tricks are counted, not the cards in them. */
export function playForTricks(
  state: Contest,
  seat: Seat,
  kind: number,
  tell?: Tell<ContestEvent>,
): void {
  const winner = putCard(state, seat, kind, tell);
  if (winner === NOBODY) return;
  state.captured[winner]++;
  if (tell) tellTrick(winner, tell);
}

// Events have functions of their own: in the hot ones they would keep the compiler from inlining.
function tellPlay({ order }: Contest, seat: Seat, kind: number, tell: Tell<ContestEvent>): void {
  tell({ type: 'play', seat, card: order.deck.codes[kind], trump: order.isTrump(kind) }, ALL);
}

function tellTrick(winner: Seat, tell: Tell<ContestEvent>): void {
  tell({ type: 'trick', winner }, ALL);
}

/** What everybody is told once a declarer is found, and perhaps a head defender. */
export function declarerEvent({ auction, declarer, headDefender }: Contest): ContractEvent {
  return { type: 'declarer', seat: declarer, headDefender, cards: auction.high };
}
