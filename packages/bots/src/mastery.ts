import type { View } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import { Endgame } from './endgame.ts';
import { adviserFor } from './hints/advice.ts';
import type { Knowledge } from './knowledge.ts';

/** How a deal with few cards left must end, and what speaks for a move. The weaker levels do without it. */
export interface Mastery {
  endgameOf<State extends Sitting>(knowledge: Knowledge<State>, view: View): Endgame<State>;
  readonly adviserFor: typeof adviserFor;
}

/** Alone in its file: it is a tenth of all that a table needs, and the page loads it only if it is wanted. */
export const mastery: Mastery = {
  endgameOf: (knowledge, view) => new Endgame(knowledge, view),
  adviserFor,
};
