import {
  type Action,
  choiceOf,
  type Move,
  OMNISCIENT,
  type Random,
  type View,
} from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import type { Thought } from './bot.ts';
import type { Knowledge } from './knowledge.ts';
import type { Mastery } from './mastery.ts';
import type { CandidateTally } from './tally.ts';

/** The decision that was thought about; the state is any world that the view allows. */
export interface Sighted<State extends Sitting> {
  readonly knowledge: Knowledge<State>;
  readonly view: View;
  readonly state: State;
  readonly random: Random;
  /** Who says what speaks for a move, if anybody does. */
  readonly adviserFor: Mastery['adviserFor'] | undefined;
}

/** Tells what became of the candidates, and why the chosen one was. */
export function thoughtOf<State extends Sitting>(
  sighted: Sighted<State>,
  tallies: readonly CandidateTally[],
  chosen: CandidateTally,
  worlds: number,
): Thought {
  const others = tallies.filter((tally) => tally !== chosen).sort((a, b) => b.mean - a.mean);
  const ranked = [chosen, ...others];
  const advice = sighted.adviserFor?.(sighted, ranked);
  const candidates = ranked.map((tally) => ({
    move: moveOf(sighted, tally.actions),
    ...tally.summary(),
    ...(advice?.(tally) ?? { reasons: [] }),
  }));
  return { move: candidates[0].move, parts: chosen.actions.map(choiceOf), candidates, worlds };
}

/** Actions as the move that they make. */
export function moveOf<State extends Sitting>(
  { knowledge: { game }, view, state, random }: Sighted<State>,
  actions: readonly Action[],
): Move {
  const before = game.history(state, OMNISCIENT).length;
  const after = game.copy(state);
  for (const action of actions) game.apply(after, view.eyes, action, random);
  return game.history(after, OMNISCIENT)[before];
}
