import type { Action, Game, Saying, View } from '@overtrick/engine';
import type { Contest } from '@overtrick/engine/kit';
import type { OddsTable } from '../judge/odds.ts';
import type { Policy, Weights } from '../play/policy.ts';
import type { Bidding } from './plan.ts';

/** What a game with a card-showing auction adds to what these games have in common. */
export interface Contested<State extends Contest> {
  readonly game: Game<State>;
  readonly weights?: Weights;
  /** How masters play worlds out, if it is not in the usual ways. */
  readonly playouts?: readonly [Policy, ...Policy[]];
  /** The same after calls. */
  readonly callPlayouts?: readonly [Policy, ...Policy[]];
  readonly bidding: Bidding;
  /** As in `Knowledge`. */
  readonly marksFrom?: number;
  readonly lead?: number;
  readonly odds?: OddsTable;
  doubts?(state: State): readonly Saying[];
  /** Card points in the trick on the table. */
  stake(state: State): number;
  /** As in `QuickRules`. */
  aside?(state: State, view: View): readonly number[];
  /** In card play sides go by what they take and by this for the contract; without it by the score. */
  readonly forContract?: number;
  /** Calls are to bring a seat ahead of the others, with playouts that may be off so far; without it they go by the score. */
  readonly callBlur?: number;
  /** By how much more than in worlds that fit the calls a side falls short of a bid of so many cards. */
  shortfall?(cards: number): number;
  /** How far a playout may be off, in points or tricks; goals nearer than this count in part. */
  readonly blur?: number;
  /** An exchange, if the game has one. */
  exchange?(state: State, legal: readonly Action[], count: number): Action;
  exchanges?(state: State): Action[][];
}
