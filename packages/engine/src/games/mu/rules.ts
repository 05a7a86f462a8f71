import { highestRanks } from '../../auction.ts';
import { kindsIn } from '../../cards.ts';
import { spread } from '../../deck.ts';
import { type Action, ALL, type Random, type Seat, type Seats, type Tell } from '../../game.ts';
import { follow } from '../../tricks.ts';
import {
  DONE,
  deck,
  marksAt,
  NAME,
  NO_TRUMP,
  orderOf,
  PARTNER,
  PASS,
  PLAY,
  points,
  SHOW,
  TRUMPS,
} from './faces.ts';
import { type MuState, NOBODY } from './state.ts';

export function acting(state: MuState): Seats {
  return state.phase === 'over' ? 0 : 1 << state.turn;
}

export function legal(state: MuState, seat: Seat, into: Action[]): number {
  switch (state.phase) {
    case 'play':
      return follow(state.cards, seat, state.order, state.tricks.led, PLAY, into);
    case 'auction':
      return calls(state, seat, into);
    case 'minor':
      return spread(rights(state, seat), 0, NAME, into, 0);
    case 'major':
      return spread(majors(state, seat), 0, NAME, into, 0);
    case 'partner':
      return partners(state, into);
    case 'over':
      return 0;
  }
}

/** mu/3.2: never more than one above the most that was shown before this turn. */
function calls({ cards, auction }: MuState, seat: Seat, into: Action[]): number {
  into[0] = auction.staged > 0 ? DONE : PASS;
  return mayShow(auction.shown[seat], auction.high) ? cards.fromHand(seat, SHOW, into, 1) : 1;
}

export function mayShow(shown: number, high: number): boolean {
  return shown < high + 1;
}

/** mu/5.1: the colours and numbers on the cards a seat has shown. */
export function rights({ cards }: MuState, seat: Seat): number {
  return cards.marks(seat, marksAt);
}

/** mu/5.2: the same for the Chief, or none, but not what the Vice has named. */
function majors(state: MuState, seat: Seat): number {
  const all = rights(state, seat) | (1 << NO_TRUMP);
  return state.vice === NOBODY ? all : all & ~(1 << state.minor);
}

/** mu/5.3: anyone but the Chief and the Vice. */
function partners({ players, chief, vice }: MuState, into: Action[]): number {
  let n = 0;
  for (let seat = 0; seat < players; seat++) {
    if (seat !== chief && seat !== vice) into[n++] = PARTNER[seat];
  }
  return n;
}

export function apply(state: MuState, seat: Seat, action: Action, _random: Random, tell?: Tell) {
  state.log.add(seat, action);
  switch (state.phase) {
    case 'play':
      return playCard(state, seat, action.what, tell);
    case 'auction':
      return call(state, seat, action, tell);
    case 'minor':
      state.minor = action.what;
      tell?.({ type: 'trump', seat, part: 'minor', name: TRUMPS[action.what] }, ALL);
      return turnTo(state, 'major', state.chief);
    case 'major':
      return nameMajor(state, seat, action.what, tell);
    case 'partner':
      state.partner = action.what;
      tell?.({ type: 'partner', seat, partner: action.what }, ALL);
      return openPlay(state);
  }
}

function turnTo(state: MuState, phase: MuState['phase'], seat: Seat): void {
  state.phase = phase;
  state.turn = seat;
}

function call(state: MuState, seat: Seat, action: Action, tell?: Tell): void {
  const { auction, cards } = state;
  if (action === PASS) {
    auction.pass();
    tell?.({ type: 'pass', seat }, ALL);
  } else if (action === DONE) {
    tell?.({ type: 'bid', seat, added: auction.staged, shown: auction.shown[seat] }, ALL);
    auction.bid(seat);
  } else {
    cards.show(seat, action.what);
    auction.show(seat);
    tell?.({ type: 'show', seat, card: action.value }, ALL);
    return;
  }
  state.turn = auction.turn;
  if (auction.over) endAuction(state, tell);
}

/** mu/3.6 and mu/4: thrown in, stalemate, or a Chief and perhaps a Vice. */
function endAuction(state: MuState, tell?: Tell): void {
  const { auction, players, rules } = state;
  if (auction.high === 0) {
    tell?.({ type: 'thrown-in' }, ALL);
    return turnTo(state, 'over', NOBODY);
  }
  if (!auction.crownUp) {
    const tied = auction.at(auction.high);
    tell?.({ type: 'stalemate', provocateur: auction.crown, tied, cards: auction.high }, ALL);
    return turnTo(state, 'over', NOBODY);
  }
  state.chief = auction.crown;
  if (players > 3 || rules.viceWithThree) state.vice = findVice(state);
  tell?.({ type: 'chief', seat: state.chief, vice: state.vice, cards: auction.high }, ALL);
  if (state.vice === NOBODY) turnTo(state, 'major', state.chief);
  else turnTo(state, 'minor', state.vice);
}

/** mu/4.4 and mu/4.5: most cards among the others; a tie goes to the higher numbers. */
function findVice({ auction, cards, chief, rules }: MuState): Seat {
  const tied = auction.runnersUp(chief);
  if (tied.length < 2) return tied[0] ?? NOBODY;
  const numbers = (seat: Seat) =>
    kindsIn(deck, cards.displays, seat * deck.words).map((kind) => deck.rankOf[kind]);
  return highestRanks(tied, numbers, rules.viceTieBreak === 'full' ? undefined : 1);
}

function nameMajor(state: MuState, seat: Seat, trump: number, tell?: Tell): void {
  state.major = trump;
  state.order = orderOf(trump, state.minor);
  tell?.({ type: 'trump', seat, part: 'major', name: TRUMPS[trump] }, ALL);
  // mu/5.3: with three players the Chief stands alone.
  if (state.players > 3) turnTo(state, 'partner', state.chief);
  else openPlay(state);
}

/** mu/6.1: the Chief leads. */
function openPlay(state: MuState): void {
  state.tricks.open(state.chief);
  turnTo(state, 'play', state.chief);
}

function playCard(state: MuState, seat: Seat, kind: number, tell?: Tell): void {
  const { cards, tricks, players, order } = state;
  cards.spend(seat, kind);
  tricks.play(seat, kind, order);
  state.stake += points[kind];
  tell?.({ type: 'play', seat, card: deck.codes[kind], trump: order.isTrump(kind) }, ALL);
  if (tricks.count === players) takeTrick(state, tell);
  else state.turn = seat + 1 === players ? 0 : seat + 1;
}

/** mu/6.5: the winner has the card points and leads; after the last card the deal is over. */
function takeTrick(state: MuState, tell?: Tell): void {
  const { cards, tricks, captured } = state;
  const winner = tricks.take();
  captured[winner] += state.stake;
  tell?.({ type: 'trick', winner, points: state.stake }, ALL);
  state.stake = 0;
  state.turn = winner;
  if (tricks.winners.length === cards.size) turnTo(state, 'over', NOBODY);
}
