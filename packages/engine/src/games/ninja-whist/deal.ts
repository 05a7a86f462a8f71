import type { Cards } from '../../cards.ts';
import { checkPack } from '../../check.ts';
import { ALL, type Layout, type Refusal, type Tell } from '../../game.ts';
import { type Beside, NO_CARD } from '../../rules.ts';
import { sayings } from '../../says.ts';
import type { NinjaEvent } from './events.ts';
import { deck, NO_TRUMP, SUITS } from './faces.ts';
import { largestHand, roundsOf } from './rounds.ts';
import type { NinjaSays } from './says.ts';
import { type NinjaSetup, NinjaState } from './state.ts';

const why = sayings<NinjaSays>();

const large = deck.cards();
/** ninja-whist/1.3: the Lesser Archer is the last kind. */
const small = large.slice(0, -1);

export function pack({ options }: NinjaSetup): readonly number[] {
  return options.lesserArcher ? large : small;
}

/** ninja-whist/2.3 */
export function handSize(setup: NinjaSetup): number {
  return roundsOf(setup)[setup.deal];
}

/** ninja-whist/2.6 and 2.7: the card after the last hand is turned up, but for the largest hands. */
export function turnUp({ players }: NinjaSetup, size: number): number {
  return size === largestHand(players) ? NO_CARD : players * size;
}

export function start(
  setup: NinjaSetup,
  cards: Cards,
  { turnUp }: Beside,
  tell?: Tell<NinjaEvent>,
): NinjaState {
  const state = new NinjaState(setup, cards, turnUp);
  if (tell) tellDeal(state, tell);
  return state;
}

function tellDeal({ setup, cards, turnUp, order }: NinjaState, tell: Tell<NinjaEvent>): void {
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
  return turnUp === NO_CARD ? null : deck.codes[turnUp];
}

/** What is wrong with cards that are said to be the deal of this round, if anything. */
export function check(setup: NinjaSetup, { hands, turnUp }: Layout): Refusal | undefined {
  const size = handSize(setup);
  // ninja-whist/2.6
  const wanted = size === largestHand(setup.players) ? 0 : 1;
  const stock = typeof turnUp === 'string' ? [turnUp] : [];
  if (stock.length !== wanted || (wanted === 0 && turnUp !== null)) {
    return wanted === 0
      ? { clause: 'ninja-whist/2.7', why: why('no-turn-up') }
      : { clause: 'ninja-whist/2.6', why: why('turn-up-missing') };
  }
  const codes = pack(setup).map((card) => deck.codes[deck.kindOf(card)]);
  const rule = { pack: codes, size, stock: wanted, clause: 'ninja-whist/2.3' };
  return checkPack({ hands, stock }, rule);
}
