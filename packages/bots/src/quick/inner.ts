import type { Random } from '@overtrick/engine';
import { HiddenCards } from './hidden.ts';
import { type CardPlaces, SPAN, SUITS } from './places.ts';
import { QuickDeal } from './quick-deal.ts';

/** How far the search inside of playouts goes. */
export interface InnerPlan {
  /** How many of the next plays are searched, and in how many worlds each. */
  readonly plays: number;
  readonly worlds: number;
}

/** To be chosen over the usual card, another must be better by so many standard errors: luck is large in few worlds. */
const CARE = 1.5;
const MOST_CARDS = 128;

/** What a deal that was played out is worth to a seat. */
export type QuickWorth = (deal: QuickDeal, seat: number) => number;

/**
 * Playouts that think: the next plays are chosen by a small search of whoever's turn it is, in worlds that this seat could
 * imagine there.
 */
export class InnerSearch {
  private readonly plan: InnerPlan;
  private readonly worth: QuickWorth;
  private readonly random: Random;
  private readonly isOver: () => boolean;
  private readonly imagined: QuickDeal;
  private readonly tried: QuickDeal;
  private readonly hidden = new HiddenCards();
  /** The cards that are compared, the usual one first, and how much better each was. */
  private readonly cards = new Int32Array(MOST_CARDS);
  private readonly sums = new Float64Array(MOST_CARDS);
  private readonly squares = new Float64Array(MOST_CARDS);

  constructor(
    places: CardPlaces,
    plan: InnerPlan,
    worth: QuickWorth,
    random: Random,
    isOver: () => boolean,
  ) {
    this.plan = plan;
    this.worth = worth;
    this.random = random;
    this.isOver = isOver;
    this.imagined = new QuickDeal(places);
    this.tried = new QuickDeal(places);
  }

  /** Plays the next cards of a deal; what is left is for whoever asked. */
  playOn(deal: QuickDeal): void {
    for (let i = 0; i < this.plan.plays && deal.left > 0; i++) {
      deal.playOpenly(this.decide(deal));
    }
  }

  private decide(deal: QuickDeal): number {
    const usual = deal.choose();
    const count = this.list(deal, usual);
    return count === 1 || deal.left === 1 || this.isOver() ? usual : this.compare(deal, count);
  }

  /** The usual card, and others that do not come to the same as one before. */
  private list(deal: QuickDeal, usual: number): number {
    const { hands, turn, led, places } = deal;
    const base = turn * SUITS;
    this.cards[0] = usual;
    if (led >= 0 && hands[base + led] !== 0) return this.listSuit(deal, led, 1);
    let count = 1;
    for (let suit = 0; suit < places.suits; suit++) count = this.listSuit(deal, suit, count);
    return count;
  }

  private listSuit(deal: QuickDeal, suit: number, from: number): number {
    const { cards } = this;
    let count = from;
    let last = -1;
    for (let rest = deal.hands[deal.turn * SUITS + suit]; rest !== 0; rest &= rest - 1) {
      const place = suit * SPAN + 31 - Math.clz32(rest & -rest);
      if (last >= 0 && deal.isAlike(last, place)) {
        if (place === cards[0]) {
          // The usual one stands for those that come to the same.
          if (cards[count - 1] === last) count--;
        } else continue;
      } else if (place !== cards[0]) cards[count++] = place;
      last = place;
    }
    return count;
  }

  private compare(deal: QuickDeal, count: number): number {
    const { imagined, tried, cards, sums, squares, plan, worth, hidden, random } = this;
    const seat = deal.turn;
    hidden.collect(deal, seat);
    sums.fill(0, 0, count);
    squares.fill(0, 0, count);
    imagined.copyFrom(deal);
    tried.copyFrom(deal);
    for (let n = 0; n < plan.worlds; n++) {
      hidden.shuffle(imagined, seat, random);
      let usual = 0;
      for (let i = 0; i < count; i++) {
        tried.reset(imagined);
        tried.put(cards[i]);
        tried.playOut();
        const value = worth(tried, seat);
        if (i === 0) usual = value;
        sums[i] += value - usual;
        squares[i] += (value - usual) ** 2;
      }
    }
    return cards[this.best(count, plan.worlds)];
  }

  private best(count: number, worlds: number): number {
    const { sums, squares } = this;
    let best = 0;
    for (let i = 1; i < count; i++) if (sums[i] > sums[best]) best = i;
    const mean = sums[best] / worlds;
    const error = Math.sqrt(Math.max(0, squares[best] / worlds - mean * mean) / (worlds - 1));
    return mean > CARE * error ? best : 0;
  }
}
