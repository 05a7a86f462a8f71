import type { NamedTrump } from '../../contest/offers.ts';
import { NOBODY, teamCaptured } from '../../contest/state.ts';
import { type AuctionTerms, orNull } from '../../contest/terms.ts';
import { UNNAMED } from '../../contest/trumps.ts';
import { type AuctionView, ofAuction } from '../../contest/view.ts';
import type { Game, Guesser, Seat, View } from '../../game.ts';
import { handGuesser } from '../../guess.ts';
import type { MuEvent } from './events.ts';
import { deck, points, trumps } from './faces.ts';
import type { MuOptions } from './options.ts';
import { pack } from './pack.ts';
import { customs } from './rules.ts';
import { bidScore, goalOf, score, trumpBonus } from './score.ts';
import { copy, type MuState } from './state.ts';

/** A trump token, with the lower figure on it. */
interface TrumpToken extends NamedTrump {
  readonly figure: number;
}

/** The things on a Mü table that everybody sees. */
export interface MuView extends AuctionView<MuOptions> {
  /** Who holds the crown; face down is a tie, and its holder the provocateur. */
  readonly crown: { readonly seat: Seat; readonly face: 'up' | 'down' } | null;
  /** Lies in the crown after the auction. */
  readonly bidToken: {
    readonly cards: number;
    readonly bonus: number;
    readonly goal: number;
    /** All card points that there are. */
    readonly all: number;
  } | null;
  /** The Vice. */
  readonly shield: Seat | null;
  readonly major: TrumpToken | null;
  readonly minor: TrumpToken | null;
  readonly chief: Seat | null;
  readonly partner: Seat | null;
  /** Card points by seat, and of the Chief's side together. */
  readonly captured: readonly number[];
  readonly taken: number;
}

/** mu/3.2, mu/7.1, mu/7.2 and mu/7.5; mu/7.3: the minor trump gives nothing. */
const terms: AuctionTerms<MuState, MuEvent> = {
  customs,
  copy: (state) => copy(state),
  score,
  pack: ({ setup }) => pack(setup),
  price: (state, cards) => ({
    needed: goalOf(state, cards),
    all: pack(state.setup).reduce((sum, card) => sum + points[deck.kindOf(card)], 0),
    worth: bidScore(state, cards),
    loss: state.rules.missPenalty,
  }),
  declarerBonus: trumpBonus,
  defenderBonus: () => 0,
};

export function view(state: MuState, eyes: Seat): Omit<MuView, keyof View> {
  const { auction, chief, vice, partner, captured } = state;
  const { crown, crownUp, high } = auction;
  const { needed: goal, all, worth: bonus } = terms.price(state, high);
  const own: Omit<MuView, keyof AuctionView> = {
    crown: crown === NOBODY ? null : { seat: crown, face: crownUp ? 'up' : 'down' },
    bidToken: chief === NOBODY ? null : { cards: high, bonus, goal, all },
    shield: orNull(vice),
    major: token(state, state.major, terms.declarerBonus),
    minor: token(state, state.minor, terms.defenderBonus),
    chief: orNull(chief),
    partner: orNull(partner),
    captured: captured.slice(),
    taken: teamCaptured(state),
  };
  return Object.assign(ofAuction(state, eyes, terms), own);
}

/** The figure is ten more than the bonus: players of the token set take ten off again. */
function token(
  state: MuState,
  trump: number,
  bonus: (state: MuState, trump: number) => number,
): TrumpToken | null {
  if (trump === UNNAMED) return null;
  return {
    name: trumps.names[trump],
    cards: trumps.cards(trump),
    figure: trumpBonus(state, trump) + 10,
    bonus: bonus(state, trump),
  };
}

export function guesser(game: Game<MuState>, view: MuView): Guesser<MuState> {
  const order = trumps.order(trumps.index(view.major?.name), trumps.index(view.minor?.name));
  return handGuesser(game, view, { order, copy });
}
