import type { Action, Game, Random, Saying, Seat, View } from '@overtrick/engine';
import type { Contest, Sitting } from '@overtrick/engine/kit';
import type { Contested } from './contest/contested.ts';
import type { OddsTable } from './judge/odds.ts';
import type { Stance } from './play/features.ts';
import type { Policy, Weights } from './play/policy.ts';
import type { QuickRules } from './quick/rules.ts';
import type { Look, Reckoning } from './reckoning.ts';
import type { SolverStakes } from './solver/index.ts';

/** What two sides play for, in the terms of the solver. */
export interface Exact<State> {
  stakes(state: State): SolverStakes;
  /** What the declaring side has taken, and giving it so much instead. */
  taken(state: State): number;
  put(state: State, taken: number): void;
  /** How far a playout may be off, in points or tricks; goals nearer than this count in part. */
  readonly blur?: number;
}

/** Where bots find what they know about the game that they are to play. */
export type Lookup = (game: string) => Knowledge;

/**
 * What the bots know about one game, beside its rules. A state here is always a guessed one: a world
 * that the bot imagines, never that of a real table.
 */
export interface Knowledge<State extends Sitting = Sitting> {
  readonly game: Game<State>;
  /** Learned weights for card play, if there are any. */
  readonly weights?: Weights;
  /** The rule of thumb of this game, where the common one does not fit. */
  readonly thumb?: Weights;
  /** How masters play worlds out, in turn, where the usual ways do not fit. */
  readonly playouts?: readonly [Policy, ...Policy[]];
  /** The same after calls, where it is done in another way. */
  readonly callPlayouts?: readonly [Policy, ...Policy[]];
  /** Where a seat stands in the trick play; written into `stance` to spare allocation. */
  stance(state: State, seat: Seat, stance: Stance): void;
  /** A quick play that is more than a card, such as tokens with it; undefined leaves it to the cards. */
  play?(state: State, seat: Seat, legal: readonly Action[], count: number): Action | undefined;
  /** A quick plausible action outside of trick play; called again until one ends the move. */
  call(state: State, seat: Seat, legal: readonly Action[], count: number, random: Random): Action;
  /** The whole moves worth a thought, as actions; all legal single actions if there is nothing to say. */
  candidates?(state: State, seat: Seat, random: Random): Action[][];
  /** What speaks for a call of this seat, by its own cards and what all have seen. */
  explains?(state: State, seat: Seat, call: readonly Action[]): readonly Saying[];
  /** What is still needed, or already had, as this seat should know it when it plays a card. */
  need?(state: State, seat: Seat): Saying | undefined;
  /**
   * Whether a play that no card beats is safe from all else that may be played after it, such as tokens;
   * it is, unless a game says otherwise.
   */
  holds?(state: State, seat: Seat, move: readonly Action[]): boolean;
  /**
   * Whether what was promised was kept, if anything was; before that is settled in the deal that was
   * `asked` about, only what this seat itself came to promise counts.
   */
  made?(state: State, seat: Seat, asked: State): boolean | undefined;
  /** Whether that is certain already while cards are played, whatever comes; undefined while it is open. */
  settled?(state: State, seat: Seat): boolean | undefined;
  /** What a finished deal is worth to a seat, where its score alone does not say it. */
  value?(state: State, seat: Seat): number;
  /** What a seat that plays a card chooses by, where that is not what the deal is worth to it. */
  goal?(state: State, seat: Seat): number;
  /** What a seat chooses by in a phase before the tricks, where that is not what the deal is worth to it. */
  callGoal?(state: State, seat: Seat, phase: string): number;
  /** How much of the target makes the chances of two to win a match differ by a factor of e, if it is not as usual. */
  readonly lead?: number;
  /** Takes off what a deal that was played out after a call is known to show too much. */
  sober?(ended: State): void;
  /** What the odds that are counted in worlds have come to, learned from the bots' own deals. */
  readonly odds?: OddsTable;
  /** How many points a move must lose beside the others to be marked; without it none is. */
  readonly marksFrom?: number;
  /** Where its bots are known to be weak, as far as that matters in such a deal. */
  doubts?(state: State): readonly Saying[];
  /** How its cards are played by bits, where that goes. */
  readonly quick?: QuickRules<State>;
  /** How the end of the play is solved, where two sides play for tricks or card points. */
  readonly exact?: Exact<State>;
  /** What it was made from, in games with an auction of shown cards. */
  readonly contest?: Contested<Contest>;
  /** How its hands are reckoned, in games whose calls follow from that. */
  readonly reckoner?: Reckoner<State>;
  /**
   * Reads the others' calls: the logarithm of how likely a seat's were with these kinds hidden in its
   * hand. What all worlds have in common is in `world`. Where it is given, cards are chosen by the common
   * features alone, so that plays can be read too.
   */
  reads?(world: State, view: View): (seat: Seat, hidden: readonly number[]) => number;
  /** How likely the others would have called as they did if this were the world, as a logarithm. */
  weigh?(state: State, view: View): number;
  /**
   * How many worlds are drawn for each one that `weigh` keeps: more where calls tell much, one where
   * they tell nothing.
   */
  draws?(view: View): number;
}

/** A game whose calls follow from sums over the figures of hands, with weights that are learned. */
export interface Reckoner<State extends Sitting> {
  /** By table, what its figures are. */
  readonly tables: Readonly<Record<string, readonly string[]>>;
  /** The knowledge that goes by these weights. */
  by(weights: Reckoning): Knowledge<State>;
  /** What can be learned from, when this seat is about to call. */
  looks(state: State, seat: Seat): Look[];
  /** What came of it in the end; undefined if it was not put to the test. */
  result(state: State, look: Look): number | undefined;
  /** Whether something at random should be called here, so that it is known what comes of that too. */
  explores(state: State, random: Random): boolean;
}

/** For whoever finds it by the name of its game, and so cannot know the kind of its states. */
export function ofAnyGame<State extends Sitting>(knowledge: Knowledge<State>): Knowledge {
  return knowledge;
}
