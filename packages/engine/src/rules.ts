import type { Cards } from './cards.ts';
import type { Deck } from './deck.ts';
import type { Facts } from './facts.ts';
import type {
  About,
  Action,
  Clauses,
  Event,
  Game,
  Guesser,
  Layout,
  MatchEnd,
  Move,
  Options,
  Outcome,
  Random,
  Refusal,
  ScoreLine,
  Seat,
  Seats,
  Tell,
  Trick,
  View,
} from './game.ts';
import type { Sitting } from './look.ts';
import type { Vocabulary } from './vocabulary.ts';

/** No card is turned up. */
export const NO_CARD = -1;

/** What was dealt to no hand: kinds of cards, the stock in the deck's order. */
export interface Beside {
  readonly stock: readonly number[];
  readonly turnUp: number;
}

/**
 * What every game writes: with the five members of `About` these are eighteen. Options come as its view says that
 * they are, since `resolveOptions` has checked them.
 */
export interface Core<State extends Sitting, Carry, V extends View<Carry>, E extends Event>
  extends About {
  readonly clauses: Clauses;
  readonly vocabulary: Vocabulary;
  readonly deck: Deck;
  /** The state before the first decision; it trusts the cards. */
  start(setup: V['setup'], cards: Cards, beside: Beside, tell?: Tell<E>): State;
  acting(state: State): Seats;
  legal(state: State, seat: Seat, into: Action[]): number;
  apply(state: State, seat: Seat, action: Action, random: Random, tell?: Tell<E>): void;
  /** `cards` are other cards for the copy, for worlds that differ only in hidden hands. */
  copy(state: State, cards?: Cards): State;
  score(state: State, line: ScoreLine): void;
  /** What these eyes see besides what they see in every game. */
  view(state: State, eyes: Seat): Omit<V, keyof View>;
  guesser(game: Game<State, Carry, V, E>, view: V): Guesser<State>;
  explain(state: State, seat: Seat, action: Action): Refusal;
  /** When a match of this deal is over. */
  ending(setup: V['setup']): MatchEnd;
}

/** What is the same in most games; one in which it is not says so. */
export interface Departures<State, Carry, V extends View<Carry>> {
  /** The cards in play, if not the whole deck. The same setup gives the same list. */
  pack?(setup: V['setup']): readonly number[];
  /** How many cards a seat is dealt, if not all that there are. */
  handSize?(setup: V['setup']): number;
  /** How many cards are dealt to the stock, after the hands. */
  readonly stock?: number;
  /** Which card of the shuffle is turned up, with hands of this size; −1 if none is. */
  turnUp?(setup: V['setup'], size: number): number;
  /** Stock and turn-up of a deal. */
  beside?(state: State): Omit<Layout, 'hands'>;
  check?(setup: V['setup'], layout: Layout): Refusal | undefined;
  /** Without these a random player chooses evenly among the legal actions. */
  atRandom?(state: State, seat: Seat, random: Random): Action;
  playOut?(state: State, random: Random): number;
  outcome?(state: State): Outcome;
  /** What these eyes may know of the moves, if it is not all of them. */
  history?(moves: Move[], state: State, eyes: Seat): Move[];
  tricks?(state: State): Trick[];
  recall?(state: State, trick: Trick): number;
}

/** What a game says that takes something from deal to deal; in others the deal goes to the left. */
export interface Carrying<State, Carry> {
  first(players: number, options: Options): Carry;
  next(state: State): { readonly dealer: Seat; readonly carry: Carry };
  carried?(written: unknown, players: number): Carry | undefined;
}

/** A game as it is written. Whoever uses it meets the `Game` that `defineGame` makes of it. */
export type Rules<
  State extends Sitting,
  Carry,
  V extends View<Carry> = View<Carry>,
  E extends Event = Event,
> = Core<State, Carry, V, E> &
  Departures<State, Carry, V> &
  Facts<State> &
  Partial<Carrying<State, Carry>> &
  (Carry extends null ? unknown : Carrying<State, Carry>);
