import { Cards } from '../../cards.ts';
import { missing } from '../../check.ts';
import { draw } from '../../draw.ts';
import { ALL, type Layout, type Random, type Setup, type Tell } from '../../game.ts';
import { deck, NO_TRUMP, SUITS } from './faces.ts';
import type { NinjaOptions } from './options.ts';
import { largestHand, roundsOf } from './rounds.ts';
import { type Carry, NinjaState } from './state.ts';

const NOTHING = -1;
const large = deck.cards();
/** ninja-whist/1.3: the Lesser Archer is the last kind. */
const small = large.slice(0, -1);

export function pack({ options }: Setup): readonly number[] {
  return (options as NinjaOptions).lesserArcher ? large : small;
}

/** ninja-whist/2.3 */
export function handSize(setup: Setup): number {
  return roundsOf(setup)[setup.deal];
}

/** ninja-whist/2.6 and 2.7: the card after the last hand is turned up, but for the largest hands. */
export function deal(setup: Setup<Carry>, random: Random, tell?: Tell): NinjaState {
  const size = handSize(setup);
  const dealt = setup.players * size;
  if (size === largestHand(setup.players)) {
    return start(setup, size, draw(pack(setup), dealt, random), NOTHING, tell);
  }
  const cards = draw(pack(setup), dealt + 1, random);
  return start(setup, size, cards, deck.kindOf(cards[dealt]), tell);
}

export function lay(setup: Setup<Carry>, { hands, turnUp }: Layout, tell?: Tell): NinjaState {
  const turned = typeof turnUp === 'string' ? deck.kind(turnUp) : NOTHING;
  return start(setup, hands[0].length, deck.cardsOf(hands.flat()), turned, tell);
}

function start(
  setup: Setup<Carry>,
  size: number,
  cards: readonly number[],
  turnUp: number,
  tell?: Tell,
): NinjaState {
  const state = new NinjaState(setup, Cards.deal(deck, setup.players, size, cards), turnUp);
  if (tell) tellDeal(state, tell);
  return state;
}

function tellDeal({ setup, cards, turnUp, order }: NinjaState, tell: Tell): void {
  tell({ type: 'deal', dealer: setup.dealer, size: cards.size, round: setup.deal + 1 }, ALL);
  for (let seat = 0; seat < setup.players; seat++) {
    tell({ type: 'hand', seat, cards: cards.handOf(seat) }, 1 << seat);
  }
  tell({ type: 'turn-up', card: codeOf(turnUp), trump: trumpName(order.trumpSuit) }, ALL);
}

export function trumpName(trump: number): string {
  return trump === NO_TRUMP ? 'none' : SUITS[trump];
}

export function codeOf(turnUp: number): string | null {
  return turnUp === NOTHING ? null : deck.codes[turnUp];
}

/** What is wrong with cards that are said to be the deal of this round, if anything. */
export function check(setup: Setup, { hands, turnUp }: Layout): string | undefined {
  const size = handSize(setup);
  const seat = hands.findIndex((hand) => hand.length !== size);
  if (seat >= 0) return `seat ${seat} has ${hands[seat].length} cards instead of ${size}`;
  const codes = pack(setup).map((card) => deck.codes[deck.kindOf(card)]);
  if (size === largestHand(setup.players)) {
    return turnUp === null ? missing(codes, hands.flat()) : 'nothing is turned up in this round';
  }
  if (typeof turnUp !== 'string') return 'a card must be turned up';
  return missing(codes, [...hands.flat(), turnUp]);
}
