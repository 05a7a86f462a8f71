import { countBits } from '../../deck.ts';
import type { Game, Guesser, View } from '../../game.ts';
import { handGuesser } from '../../guess.ts';
import { codeOf, trumpName } from './deal.ts';
import { deck, rankingOf, trumpOf } from './faces.ts';
import { barredBid } from './legal.ts';
import { roundsOf } from './rounds.ts';
import { copy, type NinjaState, NO_BID } from './state.ts';
import { written } from './tokens.ts';

/** The things on the table of a round that everybody sees. */
export interface NinjaView extends View {
  /** Which round this is, from 1, and how many there are. */
  readonly round: number;
  readonly rounds: number;
  readonly handSize: number;
  /** The card turned up; nothing is turned with the largest hands. */
  readonly turnUp: string | null;
  /** A suit or `none`. */
  readonly trump: string;
  /** By seat: tricks bid, null before the bid, and tricks taken. */
  readonly bids: readonly (number | null)[];
  readonly taken: readonly number[];
  /** What the dealer may not bid, as soon as all others have. */
  readonly barredBid: number | null;
  /** Tokens by seat: those that may be played, and those won in this round. */
  readonly scoreAreas: readonly (readonly string[])[];
  readonly playAreas: readonly (readonly string[])[];
  /** How many tokens can be drawn. */
  readonly tokenStock: number;
}

export function view(state: NinjaState): Omit<NinjaView, keyof View> {
  const { setup, cards, turnUp, order, bids, playAreas, scoreAreas } = state;
  return {
    round: setup.deal + 1,
    rounds: roundsOf(setup).length,
    handSize: cards.size,
    turnUp: codeOf(turnUp),
    trump: trumpName(order.trumpSuit),
    bids: bids.map((tricks) => (tricks === NO_BID ? null : tricks)),
    taken: playAreas.map(countBits),
    barredBid: barredNow(state),
    scoreAreas: scoreAreas.map(written),
    playAreas: playAreas.map(written),
    tokenStock: countBits(state.stock),
  };
}

function barredNow(state: NinjaState): number | null {
  if (state.phase !== 'bid' || state.turn !== state.setup.dealer) return null;
  const tricks = barredBid(state);
  return tricks < 0 ? null : tricks;
}

/** The cards that were not dealt are what is left over when every hidden hand has been filled. */
export function guesser(game: Game<NinjaState>, view: NinjaView): Guesser<NinjaState> {
  const { turnUp } = view;
  const setup = view.setup as NinjaState['setup'];
  const turned = turnUp === null ? [] : [deck.kind(turnUp)];
  const { archersAtNoTrump } = setup.options as NinjaState['rules'];
  const order = rankingOf(trumpOf(turned[0] ?? -1), archersAtNoTrump);
  return handGuesser(game, view, { order, open: turned, layout: { turnUp }, copy });
}
