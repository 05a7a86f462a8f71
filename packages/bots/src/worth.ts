import type { Seat } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import type { Knowledge } from './knowledge.ts';

/** What a finished deal is worth to a seat. */
export type Worth<State> = (state: State, seat: Seat) => number;

export function worthOf<State extends Sitting>({
  game,
  value,
}: Pick<Knowledge<State>, 'game' | 'value'>): Worth<State> {
  if (value) return value;
  return (state, seat) => {
    let score = 0;
    game.score(state, (who, points) => {
      if (who === seat) score += points;
    });
    return score;
  };
}

/** What is chosen by: what the game says is good for a seat in this phase, and else what the deal is worth to it. */
export function goalOf<State extends Sitting>(
  { goal, callGoal }: Knowledge<State>,
  worth: Worth<State>,
  phase: string,
): Worth<State> {
  if (phase === 'play') return goal ?? worth;
  return callGoal ? (state, seat) => callGoal(state, seat, phase) : worth;
}

/** To be ahead of the others, on average: they are harmed as gladly as oneself is helped. */
export function aheadBy<State extends Sitting>(worth: Worth<State>): Worth<State> {
  return (state, seat) => {
    const { players } = state.setup;
    let all = 0;
    for (let other = 0; other < players; other++) all += worth(state, other);
    return (players * worth(state, seat) - all) / (players - 1);
  };
}

/**
 * A playout is wrong by a trick as often as not, and where a goal is all or nothing that decides what a
 * deal is worth. So it counts as if so much more, so much less and what was played out were as likely.
 */
export function blurredWorth<State extends Sitting>(
  knowledge: Knowledge<State>,
): Worth<State> | undefined {
  const { exact } = knowledge;
  if (exact?.blur === undefined) return undefined;
  const { blur } = exact;
  const worth = worthOf(knowledge);
  return (state, seat) => {
    const taken = exact.taken(state);
    const even = worth(state, seat);
    exact.put(state, taken + blur);
    const more = worth(state, seat);
    exact.put(state, taken - blur);
    const less = worth(state, seat);
    exact.put(state, taken);
    return (less + even + more) / 3;
  };
}
