import type { Action, Random, Seat } from './game.ts';

const actions: Action[] = [];

/** One of the legal actions, each being equally likely. */
export function anyOf<State>(
  legal: (state: State, seat: Seat, into: Action[]) => number,
  state: State,
  seat: Seat,
  random: Random,
): Action {
  const count = legal(state, seat, actions);
  return actions[count > 1 ? random.below(count) : 0];
}
