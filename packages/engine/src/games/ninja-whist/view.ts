import { countBits } from '../../deck.ts';
import type { Game, Guesser, Seat, View } from '../../game.ts';
import { handGuesser } from '../../guess.ts';
import { codeOf, trumpName } from './deal.ts';
import { deck, isNumber, rankingOf, trumpOf } from './faces.ts';
import { barredBid } from './legal.ts';
import type { NinjaOptions } from './options.ts';
import { roundsOf } from './rounds.ts';
import { type Carry, copy, type NinjaState, NO_BID } from './state.ts';
import { iconsOf, iconsOn, suitsOn, TOKENS, tokensIn, written } from './tokens.ts';

/** The things on the table of a round that everybody sees. */
export interface NinjaView extends View<Carry, NinjaOptions> {
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
  /** By card that these eyes hold: their tokens that may go with it, and by how much each lifts it. */
  readonly fitting: Readonly<Record<string, readonly Lift[]>>;
}

interface Lift {
  readonly token: string;
  readonly lift: number;
}

export function view(state: NinjaState, eyes: Seat): Omit<NinjaView, keyof View> {
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
    fitting: state.phase === 'play' && eyes >= 0 ? fitting(state, eyes) : {},
  };
}

/** ninja-whist/6.1 to 6.3: tokens that show the suit of a card from 2 to 10, one higher for each icon. */
function fitting({ cards, scoreAreas }: NinjaState, seat: Seat): NinjaView['fitting'] {
  const tokens = tokensIn(scoreAreas[seat]);
  if (tokens.length === 0) return {};
  const fits: Record<string, readonly Lift[]> = {};
  for (const code of cards.handOf(seat)) {
    const kind = deck.kind(code);
    const lifts = isNumber(kind) ? liftsOf(tokens, deck.suitOf[kind]) : [];
    if (lifts.length > 0) fits[code] = lifts;
  }
  return fits;
}

function liftsOf(tokens: readonly number[], suit: number): Lift[] {
  return tokens
    .filter((token) => suitsOn[token] & (1 << suit))
    .map((token) => ({ token: TOKENS[token], lift: iconsOf(iconsOn[token], suit) }));
}

function barredNow(state: NinjaState): number | null {
  if (state.phase !== 'bid' || state.turn !== state.setup.dealer) return null;
  const tricks = barredBid(state);
  return tricks < 0 ? null : tricks;
}

/** The cards that were not dealt are what is left over when every hidden hand has been filled. */
export function guesser(game: Game<NinjaState>, view: NinjaView): Guesser<NinjaState> {
  const { turnUp } = view;
  const turned = turnUp === null ? [] : [deck.kind(turnUp)];
  const order = rankingOf(trumpOf(turned[0] ?? -1), view.setup.options.archersAtNoTrump);
  return handGuesser(game, view, { order, open: turned, layout: { turnUp }, copy });
}
