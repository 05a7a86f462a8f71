// What the solver is held against: alpha and beta as in any textbook, with nothing remembered, nothing merged and no order but that of the cards.

import type { SolverStakes } from '@overtrick/bots';
import type { Cards, Order } from '@overtrick/engine/kit';
import { kindsIn } from '@overtrick/engine/kit';

interface PlainDeal {
  readonly setup: { readonly players: number };
  readonly cards: Cards;
  readonly order: Order;
}

/** The tricks that the side takes, from the lead of seat 0 on. */
export function plainValue(deal: PlainDeal, { side }: SolverStakes): number {
  return new PlainSearch(deal, side).lead(0, 0, Number.POSITIVE_INFINITY);
}

class PlainSearch {
  private readonly hands: number[][];
  private readonly order: Order;
  private readonly side: number;

  constructor({ setup, cards, order }: PlainDeal, side: number) {
    const { deck, hands } = cards;
    this.order = order;
    this.side = side;
    this.hands = Array.from({ length: setup.players }, (_, seat) =>
      kindsIn(deck, hands, seat * deck.words),
    );
  }

  lead(leader: number, alpha: number, beta: number): number {
    if (this.hands[leader].length === 0) return 0;
    return this.play(leader, [], leader, alpha, beta);
  }

  private play(
    seat: number,
    trick: readonly number[],
    leader: number,
    a: number,
    b: number,
  ): number {
    const { hands, side } = this;
    if (trick.length === hands.length) return this.take(trick, leader, a, b);
    const wants = ((side >> seat) & 1) === 1;
    let [alpha, beta] = [a, b];
    let best = wants ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    for (const card of this.legal(seat, trick)) {
      const hand = hands[seat];
      hands[seat] = hand.filter((each) => each !== card);
      const value = this.play((seat + 1) % hands.length, [...trick, card], leader, alpha, beta);
      hands[seat] = hand;
      best = wants ? Math.max(best, value) : Math.min(best, value);
      if (wants) alpha = Math.max(alpha, best);
      else beta = Math.min(beta, best);
      if (alpha >= beta) break;
    }
    return best;
  }

  private take(trick: readonly number[], leader: number, alpha: number, beta: number): number {
    const { hands, side } = this;
    let best = 0;
    for (let at = 1; at < trick.length; at++) if (this.beats(trick[at], trick[best])) best = at;
    const winner = (leader + best) % hands.length;
    const won = ((side >> winner) & 1) === 1 ? 1 : 0;
    return won + this.lead(winner, alpha - won, beta - won);
  }

  private legal(seat: number, [led]: readonly number[]): readonly number[] {
    const { suitOf } = this.order;
    const hand = this.hands[seat];
    const following = hand.filter((card) => led !== undefined && suitOf[card] === suitOf[led]);
    return following.length > 0 ? following : hand;
  }

  private beats(card: number, best: number): boolean {
    const { suitOf, power, trump } = this.order;
    if (suitOf[card] !== suitOf[best]) return suitOf[card] === trump;
    return power[card] > power[best];
  }
}
