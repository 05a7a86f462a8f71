import {
  type Action,
  type Move,
  OMNISCIENT,
  type Random,
  type Saying,
  sayings,
  type View,
} from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import type { Thought } from './bot.ts';
import type { Knowledge } from './knowledge.ts';
import { reasonsFor } from './reasons.ts';
import type { ReasonSays } from './says.ts';
import type { CandidateTally } from './tally.ts';

/** The decision that was thought about; the state is any world that the view allows. */
export interface Sighted<State extends Sitting> {
  readonly knowledge: Knowledge<State>;
  readonly view: View;
  readonly state: State;
  readonly random: Random;
}

const DOUBT = sayings<ReasonSays>()('doubt');
/** More would not be read. */
const MOST = 2;

/** Tells what became of the candidates, and why the chosen one was. */
export function thoughtOf<State extends Sitting>(
  sighted: Sighted<State>,
  tallies: readonly CandidateTally[],
  chosen: CandidateTally,
  worlds: number,
): Thought {
  const others = tallies.filter((tally) => tally !== chosen).sort((a, b) => b.mean - a.mean);
  const isDoubted = others.length > 0 && others[0].mean > chosen.mean;
  const reasons = reasonsOf(sighted, tallies);
  const candidates = [chosen, ...others].map((tally) => ({
    move: moveOf(sighted, tally.actions),
    ...tally.summary(),
    reasons: [...(tally === chosen && isDoubted ? [DOUBT] : []), ...reasons(tally.actions)],
  }));
  return { move: candidates[0].move, candidates, worlds };
}

function moveOf<State extends Sitting>(
  { knowledge: { game }, view, state, random }: Sighted<State>,
  actions: readonly Action[],
): Move {
  const before = game.history(state, OMNISCIENT).length;
  const after = game.copy(state);
  for (const action of actions) game.apply(after, view.eyes, action, random);
  return game.history(after, OMNISCIENT)[before];
}

/** For each move, what speaks for it: by its card, or as the game explains calls. */
function reasonsOf<State extends Sitting>(
  { knowledge, view, state }: Sighted<State>,
  tallies: readonly CandidateTally[],
): (move: readonly Action[]) => readonly Saying[] {
  const cards = [...new Set(tallies.map(({ actions }) => lastOf(actions)).filter(isCard))];
  if (cards.length === 0) {
    return (call) => (knowledge.explains?.(state, view.eyes, call) ?? []).slice(0, MOST);
  }
  const byCard = reasonsFor(knowledge, view, state, cards);
  return (play) => (byCard.get(lastOf(play)) ?? []).slice(0, MOST);
}

export function lastOf(actions: readonly Action[]): Action {
  return actions[actions.length - 1];
}

export function isCard({ type, field }: Action): boolean {
  return type === 'play' && field === 'card';
}

/** Whether two moves are made of the same actions, in whichever order. */
export function isSame(a: readonly Action[], b: readonly Action[]): boolean {
  return a.length === b.length && a.every((action) => b.includes(action));
}
