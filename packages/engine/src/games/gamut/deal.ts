import { Cards } from '../../cards.ts';
import { checkPack } from '../../check.ts';
import { draw } from '../../draw.ts';
import { ALL, type Layout, type Random, type Refusal, type Tell } from '../../game.ts';
import { quote } from '../../quote.ts';
import { SEATS } from './about.ts';
import { CONTRACT_OF, deck, PACK, UNDECIDED } from './faces.ts';
import { openContract } from './rules.ts';
import { type GamutSetup, GamutState } from './state.ts';

/** gamut/2.2 */
export const HAND_SIZE = PACK.length / SEATS;

/** Seat 0 has the first eight cards of the shuffle, seat 1 the next; the turn-up is the dealer's last. */
export function deal(setup: GamutSetup, random: Random, tell?: Tell): GamutState {
  const cards = draw(PACK, PACK.length, random);
  const last = cards[(setup.dealer + 1) * HAND_SIZE - 1];
  return start(setup, HAND_SIZE, cards, deck.kindOf(last), tell);
}

/** Cards that name no turn-up turn up the dealer's last one too. */
export function lay(setup: GamutSetup, { hands, turnUp }: Layout, tell?: Tell): GamutState {
  const turned = turnUp ?? hands[setup.dealer][hands[setup.dealer].length - 1];
  return start(setup, hands[0].length, deck.cardsOf(hands.flat()), deck.kind(turned), tell);
}

/** The state before the first decision, from cards in the order of the seats. */
export function start(
  setup: GamutSetup,
  size: number,
  cards: readonly number[],
  turnUp: number,
  tell?: Tell,
): GamutState {
  const state = new GamutState(setup, Cards.deal(deck, SEATS, size, cards), turnUp);
  if (tell) {
    tell({ type: 'deal', dealer: setup.dealer, size, turnUp: deck.codes[turnUp] }, ALL);
    for (let seat = 0; seat < SEATS; seat++) {
      tell({ type: 'hand', seat, cards: state.cards.handOf(seat) }, 1 << seat);
    }
  }
  // gamut/2.3
  const contract = CONTRACT_OF[turnUp];
  if (contract === UNDECIDED) state.turn = state.first;
  else openContract(state, contract, tell);
  return state;
}

export function layout({ cards, turnUp }: GamutState): Layout {
  return {
    hands: Array.from({ length: SEATS }, (_, seat) => cards.dealtTo(seat)),
    turnUp: deck.codes[turnUp],
  };
}

/** gamut/2.2: eight cards each, and the turn-up is one of the dealer's. */
export function check({ dealer }: GamutSetup, layout: Layout): Refusal | undefined {
  const clause = 'gamut/2.2';
  const wrong = checkPack(layout, { pack: deck.codes, size: HAND_SIZE, clause });
  if (wrong) return wrong;
  const { hands, turnUp } = layout;
  if (typeof turnUp === 'string' && hands[dealer].includes(turnUp)) return undefined;
  const why = `the turned-up card ${quote(turnUp)} is not one of the dealer's`;
  return { clause, why };
}
