import { NOBODY, teamCaptured } from '../../contest/state.ts';
import { UNNAMED } from '../../contest/trumps.ts';
import { orNull, type Price, pricesOf, type Tariff } from '../../contest/view.ts';
import type { Game, Guesser, Seat, Setup, View } from '../../game.ts';
import { handGuesser } from '../../guess.ts';
import { points, trumps } from './faces.ts';
import type { MuOptions } from './options.ts';
import { pack } from './pack.ts';
import { bidScore, goalOf, trumpBonus } from './score.ts';
import { copy, type MuState } from './state.ts';

/** A trump token: its name and the lower figure on it. */
interface TrumpToken {
  readonly name: string;
  readonly figure: number;
}

/** The things on a Mü table that everybody sees. */
export interface MuView extends View<null, MuOptions> {
  /** What bids ask for and bring, up to the most cards that may be shown now; empty after the auction. */
  readonly prices: readonly Price[];
  /** Who holds the crown; face down is a tie, and its holder the provocateur. */
  readonly crown: { readonly seat: Seat; readonly face: 'up' | 'down' } | null;
  /** While it lies face down: who else is in the tie, and what it costs its holder and brings them if all pass. */
  readonly tie: {
    readonly others: readonly Seat[];
    readonly cost: number;
    readonly gain: number;
  } | null;
  /** Lies in the crown after the auction. */
  readonly bidToken: {
    readonly cards: number;
    readonly bonus: number;
    readonly goal: number;
  } | null;
  /** The Vice. */
  readonly shield: Seat | null;
  readonly major: TrumpToken | null;
  readonly minor: TrumpToken | null;
  readonly chief: Seat | null;
  readonly partner: Seat | null;
  readonly shown: readonly number[];
  /** Card points by seat, and of the Chief's side together. */
  readonly captured: readonly number[];
  readonly taken: number;
  /** All card points of the deal. */
  readonly pool: number;
}

/** mu/3.2, mu/7.1 and mu/7.2 */
const tariff: Tariff<MuState> = {
  price: (state, cards) => ({ needed: goalOf(state, cards), worth: bidScore(state, cards) }),
};

export function view(state: MuState): Omit<MuView, keyof View> {
  const { auction, chief, vice, partner, captured } = state;
  const { crown, crownUp, high, shown } = auction;
  const bonus = bidScore(state, high);
  return {
    prices: pricesOf(state, tariff),
    crown: crown === NOBODY ? null : { seat: crown, face: crownUp ? 'up' : 'down' },
    tie: tieIn(state),
    bidToken: chief === NOBODY ? null : { cards: high, bonus, goal: goalOf(state, high) },
    shield: orNull(vice),
    major: token(state, state.major),
    minor: token(state, state.minor),
    chief: orNull(chief),
    partner: orNull(partner),
    shown: shown.slice(),
    captured: captured.slice(),
    taken: teamCaptured(state),
    pool: poolOf(state.setup),
  };
}

/** mu/7.8: what a stalemate would cost and bring. */
function tieIn({ auction, phase, rules }: MuState): MuView['tie'] {
  const { crown, crownUp, high } = auction;
  if (phase !== 'auction' || crown === NOBODY || crownUp) return null;
  const others = auction.at(high).filter((seat) => seat !== crown);
  return { others, cost: rules.stalematePenalty * high, gain: rules.stalemateReward * high };
}

/** mu/1.2 */
function poolOf(setup: Setup<null, MuOptions>): number {
  return pack(setup).reduce((sum, kind) => sum + points[kind], 0);
}

/** The figure is ten more than the bonus: players of the token set take ten off again. */
function token(state: MuState, trump: number): TrumpToken | null {
  if (trump === UNNAMED) return null;
  return { name: trumps.names[trump], figure: trumpBonus(state, trump) + 10 };
}

export function guesser(game: Game<MuState>, view: MuView): Guesser<MuState> {
  const order = trumps.order(trumps.index(view.major?.name), trumps.index(view.minor?.name));
  return handGuesser(game, view, { order, copy });
}
