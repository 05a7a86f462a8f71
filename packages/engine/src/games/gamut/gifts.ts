import type { Random, Seat } from '../../game.ts';
import { pluck } from '../../sample.ts';
import { SEATS } from './about.ts';
import { deck, leftOf, rightOf } from './faces.ts';
import type { GamutView } from './view.ts';

/** What a seat gives to its neighbours. */
export interface Given {
  readonly left: number;
  readonly right: number;
}

const UNKNOWN = -1;

/**
 * The gifts of Hearts that these eyes have not seen. Once the cards have changed hands, a deal with its
 * gifts is the same thing as the new hands with two marks in each: the card that came from the right
 * and the one from the left. So hands are sampled first and marks afterwards, and the number of ways to
 * mark them says how much each place of the turn-up weighs.
 */
export class Parcels {
  private readonly eyes: Seat;
  private readonly dealer: Seat;
  private readonly turnUp: number;
  private readonly size: number;
  private readonly own: Given | undefined;
  private readonly exchanged: boolean;
  /** Who has given so far. */
  private readonly givers: readonly Seat[];
  /** By seat, the card from the right and the card from the left, as far as they are known. */
  private readonly marks: readonly (readonly number[])[];

  constructor(view: GamutView) {
    const { eyes, gave, received, history } = view;
    this.eyes = eyes;
    this.dealer = view.setup.dealer;
    this.turnUp = deck.kind(view.turnUp);
    this.size =
      view.held[0] + history.filter(({ type, seat }) => type === 'play' && seat === 0).length;
    this.givers = history.filter(({ type }) => type === 'give').map(({ seat }) => seat);
    this.exchanged = this.givers.length === SEATS;
    this.own = gave ? { left: deck.kind(gave.left), right: deck.kind(gave.right) } : undefined;
    const marks = Array.from({ length: SEATS }, () => [UNKNOWN, UNKNOWN]);
    if (gave && received) {
      marks[leftOf(eyes)][0] = deck.kind(gave.left);
      marks[rightOf(eyes)][1] = deck.kind(gave.right);
      marks[eyes] = [deck.kind(received.right), deck.kind(received.left)];
    }
    this.marks = marks;
  }

  /** Where a turn-up that these eyes do not see may be: with the dealer, or given away. */
  places(dealer: Seat): Seat[] {
    const all = this.exchanged ? [dealer, leftOf(dealer), rightOf(dealer)] : [dealer];
    return all.filter((seat) => seat !== this.eyes);
  }

  /** In how many ways hands with the turn-up in this place can be marked. */
  ways(place: Seat): number {
    if (!this.exchanged) return 1;
    let ways = 1;
    for (const [seat, marks] of this.marksWith(place).entries()) {
      let choice = this.size - marks.filter((kind) => kind !== UNKNOWN).length;
      if (seat === place && !marks.includes(this.turnUp)) choice--;
      for (const kind of marks) if (kind === UNKNOWN) ways *= choice--;
    }
    return ways;
  }

  /** What everybody who has given gave, if these are the hands. */
  draw(hands: readonly number[][], place: Seat, random: Random): Given[] {
    if (!this.exchanged) return hands.map((hand, seat) => this.drawOne(hand, seat, random));
    const marks = this.marksWith(place).map((known, seat) => {
      const taboo = seat === place ? [...known, this.turnUp] : known;
      const choice = hands[seat].filter((kind) => !taboo.includes(kind));
      return known.map((kind) => (kind === UNKNOWN ? pluck(choice, random) : kind));
    });
    return hands.map((_, seat) => ({
      left: marks[leftOf(seat)][0],
      right: marks[rightOf(seat)][1],
    }));
  }

  /** The hands as they were before the gifts. */
  dealt(hands: readonly number[][], given: readonly Given[]): number[][] {
    if (!this.exchanged) return hands.slice();
    return hands.map((hand, seat) => {
      const got = [given[rightOf(seat)].left, given[leftOf(seat)].right];
      const { left, right } = given[seat];
      return [...hand.filter((kind) => !got.includes(kind)), left, right];
    });
  }

  private drawOne(hand: readonly number[], seat: Seat, random: Random): Given {
    if (seat === this.eyes && this.own) return this.own;
    if (!this.givers.includes(seat)) return { left: UNKNOWN, right: UNKNOWN };
    const choice = hand.slice();
    return { left: pluck(choice, random), right: pluck(choice, random) };
  }

  /** The dealer had the turn-up: who else has it now got it as a gift, and the dealer got it from nobody. */
  private marksWith(place: Seat): number[][] {
    const marks = this.marks.map((known) => known.slice());
    if (place === leftOf(this.dealer)) marks[place][0] = this.turnUp;
    if (place === rightOf(this.dealer)) marks[place][1] = this.turnUp;
    return marks;
  }
}
