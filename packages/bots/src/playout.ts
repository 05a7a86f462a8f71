import { type Action, firstSeat, type Random, type Seat } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import type { Knowledge } from './knowledge.ts';
import { emptyStance } from './play/features.ts';
import { bestCard, type Policy } from './play/policy.ts';

const stance = emptyStance();
const legal: Action[] = [];

/** What a quick player of this policy does next. */
export function quickAction<State extends Sitting>(
  knowledge: Knowledge<State>,
  policy: Policy,
  state: State,
  seat: Seat,
  random: Random,
): Action {
  const count = knowledge.game.legal(state, seat, legal);
  if (count === 1) return legal[0];
  if (legal[0].type !== 'play') return knowledge.call(state, seat, legal, count, random);
  const play = knowledge.play?.(state, seat, legal, count);
  if (play) return play;
  knowledge.stance(state, seat, stance);
  return bestCard(policy, state, seat, legal, cardsIn(legal, count), stance);
}

/** Cards end their move and come first; tokens come after them and are left to `candidates`. */
function cardsIn(actions: readonly Action[], count: number): number {
  let n = count;
  while (n > 1 && !actions[n - 1].ends) n--;
  return n;
}

/** The whole move of a quick player of this policy. */
export function quickMove<State extends Sitting>(
  knowledge: Knowledge<State>,
  policy: Policy,
  state: State,
  seat: Seat,
  random: Random,
): Action[] {
  const { game } = knowledge;
  const after = game.copy(state);
  const actions: Action[] = [];
  for (;;) {
    const action = quickAction(knowledge, policy, after, seat, random);
    actions.push(action);
    if (action.ends) return actions;
    game.apply(after, seat, action, random);
  }
}

/** Plays the rest of a deal once cards are played, or says that it cannot. */
export type Rest<State> = (state: State, policy: Policy) => boolean;

/** Plays a world to the end of its deal. */
export function playOut<State extends Sitting>(
  knowledge: Knowledge<State>,
  policy: Policy,
  state: State,
  random: Random,
  rest?: Rest<State>,
): void {
  const { game } = knowledge;
  for (;;) {
    const acting = game.acting(state);
    if (acting === 0 || (state.phase === 'play' && rest?.(state, policy))) return;
    const seat = firstSeat(acting);
    game.apply(state, seat, quickAction(knowledge, policy, state, seat, random), random);
  }
}
