import { type CardSet, pick, spread, WORDS } from '../../deck.ts';
import { type Action, ALL, type Random, type Seat, type Tell } from '../../game.ts';
import { playable } from '../../tricks.ts';
import { SEATS } from './about.ts';
import type { GamutEvent } from './events.ts';
import {
  BARRED,
  deck,
  HEARTS,
  leftOf,
  OPENING_CARD,
  PLAY,
  spoils,
  TRICK,
  UNBARRED,
} from './faces.ts';
import { type GamutState, NOBODY, stays } from './state.ts';

const OPENING: CardSet = deck.set([OPENING_CARD]);

/** The first trick: the dealer leads, unless another must (the nine of clubs) or the dealer has folded. */
export function openPlay(state: GamutState, dealer: Seat): void {
  let leader = dealer;
  if (state.contract === HEARTS) {
    // gamut/5.3
    for (let seat = 0; seat < SEATS; seat++)
      if (state.cards.inHand(seat, OPENING_CARD)) leader = seat;
  }
  // gamut/7.5
  while (!stays(state, leader)) leader = leftOf(leader);
  state.phase = 'play';
  state.tricks.open(leader);
  state.turn = leader;
}

export function plays(state: GamutState, seat: Seat, into: Action[]): number {
  const { a, b, c } = choice(state, seat);
  const n = spread(b, 1, PLAY, into, spread(a, 0, PLAY, into, 0));
  return spread(c, 2, PLAY, into, n);
}

/** The place of one of these cards, each being equally likely. */
export function placeAtRandom(state: GamutState, seat: Seat, random: Random): number {
  const { a, b, c } = choice(state, seat);
  return pick(a, b, c, random);
}

/** Here every card is a move. */
export function playTricks(state: GamutState, random: Random): number {
  for (let moves = 0; ; moves++) {
    const seat = state.turn;
    if (seat === NOBODY) return moves;
    playCard(state, seat, deck.kindAt[placeAtRandom(state, seat, random)]);
  }
}

function choice(state: GamutState, seat: Seat): CardSet {
  const { cards, order, tricks } = state;
  if (tricks.count > 0) return playable(cards, seat, order, tricks.led);
  return mustOpen(state, seat) ? OPENING : leads(state, seat);
}

/** gamut/5.5 and gamut/6.6: the barred suit only if there is nothing else. */
function leads({ cards, broken, contract }: GamutState, seat: Seat): CardSet {
  const { hands } = cards;
  const at = seat * WORDS;
  const all: CardSet = { a: hands[at], b: hands[at + 1], c: hands[at + 2] };
  if (broken) return all;
  const { a, b, c } = UNBARRED[contract];
  const others: CardSet = { a: all.a & a, b: all.b & b, c: all.c & c };
  return (others.a | others.b | others.c) === 0 ? all : others;
}

/** gamut/5.3: the nine of clubs is led to the first trick. */
export function mustOpen({ contract, tricks, cards }: GamutState, seat: Seat): boolean {
  return contract === HEARTS && tricks.winners.length === 0 && cards.inHand(seat, OPENING_CARD);
}

export function playCard(
  state: GamutState,
  seat: Seat,
  kind: number,
  tell?: Tell<GamutEvent>,
): void {
  const { cards, tricks, order } = state;
  cards.drop(seat, kind);
  tricks.play(seat, kind, order);
  state.stake += spoils[kind];
  if (order.suitOf[kind] === BARRED[state.contract]) state.broken = true;
  if (tell) tellPlay(state, seat, kind, tell);
  let next = leftOf(seat);
  while (!stays(state, next)) next = leftOf(next);
  // gamut/4.4: everybody who stays has played when the turn comes back to the leader.
  if (next === tricks.leader) takeTrick(state, tell);
  else state.turn = next;
}

function tellPlay({ order }: GamutState, seat: Seat, kind: number, tell: Tell<GamutEvent>): void {
  tell({ type: 'play', seat, card: deck.codes[kind], trump: order.isTrump(kind) }, ALL);
}

/** gamut/4.5: the winner leads; after the last card the deal is over. */
function takeTrick(state: GamutState, tell?: Tell<GamutEvent>): void {
  const { cards, tricks } = state;
  const winner = tricks.take();
  state.taken[winner] += state.stake + TRICK;
  if (state.stake !== 0) state.spoiled = tricks.winners.length;
  state.stake = 0;
  state.turn = winner;
  tell?.({ type: 'trick', winner }, ALL);
  if (tricks.winners.length < cards.size) return;
  state.phase = 'over';
  state.turn = NOBODY;
}
