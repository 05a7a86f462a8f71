import { neededFor } from '../../contest/contract.ts';
import type { AuctionTerms } from '../../contest/terms.ts';
import { type ContractView, ofContract } from '../../contest/view.ts';
import type { Move, Seat, View } from '../../game.ts';
import { codesOf } from '../../guess.ts';
import { OMNISCIENT } from '../../record.ts';
import type { YamvEvent } from './events.ts';
import { deck, packs, trumps } from './faces.ts';
import type { YamvOptions } from './options.ts';
import { customs } from './rules.ts';
import { bidScore, declarerBonus, defenderBonus, score } from './score.ts';
import { copy, type YamvState } from './state.ts';

export interface YamvView extends ContractView<YamvOptions> {
  /** How many cards lie in the stock. */
  readonly stock: number;
  /** The stock that these eyes have taken: the declarer's only. */
  readonly drawn: readonly string[];
  /** The discards as far as these eyes know them: the declarer both, others those from the display. */
  readonly discards: readonly string[];
}

/** yamv/3.2, yamv/8.1, yamv/8.2, yamv/8.4, yamv/8.5 and yamv/8.7 */
const terms: AuctionTerms<YamvState, YamvEvent> = {
  customs,
  copy: (state) => copy(state),
  score,
  pack: ({ players }) => packs[players],
  price(state, cards) {
    const needed = neededFor(state, cards);
    const worth = bidScore(state, needed);
    return { needed, all: state.cards.size, worth, loss: worth };
  },
  declarerBonus,
  defenderBonus,
  // yamv/5.3
  closedToDefender: trumps.suits,
};

export function view(state: YamvState, eyes: Seat): Omit<YamvView, keyof View> {
  const { stockTaken, stock, declarer } = state;
  return Object.assign(ofContract(state, eyes, terms), {
    stock: stockTaken ? 0 : stock.length,
    drawn: stockTaken && eyes === declarer ? codesOf(deck, stock) : [],
    discards: aside(state, eyes),
  });
}

/** yamv/6.6: what these eyes know to be out of play. */
export function aside(state: YamvState, eyes: Seat): string[] {
  return codesOf(deck, knownDiscards(state, eyes));
}

/** yamv/6.6: what went from the hand is for the declarer to know. */
export function knownDiscards(
  { declarer, discards, shows, tricks }: YamvState,
  eyes: Seat,
): readonly number[] {
  if (tricks.opener < 0) return [];
  return eyes === declarer || eyes === OMNISCIENT ? discards : discards.slice(0, shows.length);
}

export function history(moves: Move[], state: YamvState, eyes: Seat): Move[] {
  const discard = aside(state, eyes);
  const show = codesOf(deck, state.shows);
  return moves.map((move) => (move.type === 'exchange' ? { ...move, discard, show } : move));
}
