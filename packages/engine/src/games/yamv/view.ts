import { neededFor } from '../../contest/contract.ts';
import { type ContractView, ofContract, type Terms } from '../../contest/view.ts';
import type { Move, Seat, View } from '../../game.ts';
import { codesOf } from '../../guess.ts';
import { OMNISCIENT } from '../../record.ts';
import { deck } from './faces.ts';
import type { YamvOptions } from './options.ts';
import { bidScore, declarerBonus, defenderBonus } from './score.ts';
import type { YamvState } from './state.ts';

export interface YamvView extends ContractView<YamvOptions> {
  /** How many cards lie in the stock. */
  readonly stock: number;
  /** The stock that these eyes have taken: the declarer's only. */
  readonly drawn: readonly string[];
  /** The discards as far as these eyes know them: the declarer both, others those from the display. */
  readonly discards: readonly string[];
}

/** yamv/3.2, yamv/8.1, yamv/8.2, yamv/8.4 and yamv/8.7 */
const terms: Terms<YamvState> = {
  price(state, cards) {
    const needed = neededFor(state, cards);
    return { needed, worth: bidScore(state, needed) };
  },
  declarerBonus,
  defenderBonus,
};

export function view(state: YamvState, eyes: Seat): Omit<YamvView, keyof View> {
  const { stockTaken, stock, declarer } = state;
  return {
    ...ofContract(state, terms),
    stock: stockTaken ? 0 : stock.length,
    drawn: stockTaken && eyes === declarer ? codesOf(deck, stock) : [],
    discards: codesOf(deck, knownDiscards(state, eyes)),
  };
}

/** yamv/6.6: what went from the hand is for the declarer to know. */
function knownDiscards({ declarer, discards, shows, tricks }: YamvState, eyes: Seat) {
  if (tricks.opener < 0) return [];
  return eyes === declarer || eyes === OMNISCIENT ? discards : discards.slice(0, shows.length);
}

export function history(moves: Move[], state: YamvState, eyes: Seat): Move[] {
  const discard = codesOf(deck, knownDiscards(state, eyes));
  const show = codesOf(deck, state.shows);
  return moves.map((move) => (move.type === 'exchange' ? { ...move, discard, show } : move));
}
