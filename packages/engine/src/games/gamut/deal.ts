import type { Cards } from '../../cards.ts';
import { checkPack } from '../../check.ts';
import { ALL, type Layout, type Refusal, type Tell } from '../../game.ts';
import { quote } from '../../quote.ts';
import type { Beside } from '../../rules.ts';
import { sayings } from '../../says.ts';
import { SEATS } from './about.ts';
import type { GamutEvent } from './events.ts';
import { CONTRACT_OF, deck, PACK, UNDECIDED } from './faces.ts';
import { openContract } from './rules.ts';
import type { GamutSays } from './says.ts';
import { type GamutSetup, GamutState } from './state.ts';

const why = sayings<GamutSays>();

/** gamut/2.2 */
const HAND_SIZE = PACK.length / SEATS;

/** The turn-up is the dealer's last card. */
export function turnUp({ dealer }: GamutSetup, size: number): number {
  return (dealer + 1) * size - 1;
}

/** The state before the first decision. */
export function start(
  setup: GamutSetup,
  cards: Cards,
  { turnUp }: Pick<Beside, 'turnUp'>,
  tell?: Tell<GamutEvent>,
): GamutState {
  const state = new GamutState(setup, cards, turnUp);
  if (tell) tellDeal(state, tell);
  // gamut/2.3
  const contract = CONTRACT_OF[turnUp];
  if (contract === UNDECIDED) state.turn = state.first;
  else openContract(state, contract, tell);
  return state;
}

function tellDeal({ setup, cards, turnUp }: GamutState, tell: Tell<GamutEvent>): void {
  const { dealer } = setup;
  tell({ type: 'deal', dealer, size: cards.size, turnUp: deck.codes[turnUp] }, ALL);
  for (let seat = 0; seat < SEATS; seat++) {
    tell({ type: 'hand', seat, cards: cards.handOf(seat) }, 1 << seat);
  }
}

/** gamut/2.2: eight cards each, and the turn-up is one of the dealer's. */
export function check({ dealer }: GamutSetup, layout: Layout): Refusal | undefined {
  const clause = 'gamut/2.2';
  const wrong = checkPack(layout, { pack: deck.codes, size: HAND_SIZE, clause });
  if (wrong) return wrong;
  const { hands, turnUp } = layout;
  if (typeof turnUp === 'string' && hands[dealer].includes(turnUp)) return undefined;
  return { clause, why: why('turn-up-foreign', { given: quote(turnUp) }) };
}
