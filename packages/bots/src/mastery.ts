import type { View } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import { Endgame } from './endgame.ts';
import { adviserFor } from './hints/advice.ts';
import type { Knowledge } from './knowledge.ts';
import { matchGoal } from './match-goal.ts';
import type { Weights } from './play/policy.ts';
import type { Rest } from './playout.ts';
import { cardPlan, clubPlan } from './quick/card-plan.ts';
import { QuickRest } from './quick/rest.ts';
import { PlayReader } from './reading/reader.ts';
import type { PlaysIn } from './worlds.ts';

/** How a deal with few cards left must end, who wins the match by it, what the cards of the others tell, how cards are tried, and what speaks for a move. The weakest levels do without it. */
export interface Mastery {
  endgameOf<State extends Sitting>(knowledge: Knowledge<State>, view: View): Endgame<State>;
  readonly matchGoal: typeof matchGoal;
  /** Reads what was played in a deal by the weights of those who play so. */
  playsOf(knowledge: Knowledge, view: View, weights: Weights): PlaysIn<Sitting>;
  readonly cardPlan: typeof cardPlan;
  readonly clubPlan: typeof clubPlan;
  /** Who plays the rest of an imagined deal by bits, where that comes to the same. */
  restOf<State extends Sitting>(knowledge: Knowledge<State>): Rest<State>;
  readonly adviserFor: typeof adviserFor;
}

/** Alone in its file: it is a tenth of all that a table needs, and the page loads it only if it is wanted. */
export const mastery: Mastery = {
  endgameOf: (knowledge, view) => new Endgame(knowledge, view),
  matchGoal,
  playsOf: (knowledge, view, weights) => (world) => new PlayReader(knowledge, weights, view, world),
  cardPlan,
  clubPlan,
  restOf: (knowledge) => {
    const rest = new QuickRest(knowledge);
    return (state, policy) => rest.playOut(state, policy);
  },
  adviserFor,
};
