import type { Seat } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import type { Exact, Knowledge } from './knowledge.ts';

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

/** The same of the score, which is asked only once for all seats. */
export function leadIn<State extends Sitting>({
  game,
}: Pick<Knowledge<State>, 'game'>): Worth<State> {
  let own = 0;
  let all = 0;
  let asked = 0;
  const line = (seat: Seat, points: number) => {
    all += points;
    if (seat === asked) own += points;
  };
  return (state, seat) => {
    const { players } = state.setup;
    own = 0;
    all = 0;
    asked = seat;
    game.score(state, line);
    return (players * own - all) / (players - 1);
  };
}

/**
 * A playout is wrong by a trick as often as not, and where a goal is all or nothing that decides what a
 * deal is worth. So it counts as if so much more, so much less and what was played out were as likely.
 */
export function blurredBy<State extends Sitting>(
  blur: number,
  { taken, put }: Pick<Exact<State>, 'taken' | 'put'>,
  worth: Worth<State>,
): Worth<State> {
  return (state, seat) => {
    const before = taken(state);
    const even = worth(state, seat);
    put(state, before + blur);
    const more = worth(state, seat);
    put(state, before - blur);
    const less = worth(state, seat);
    put(state, before);
    return (less + even + more) / 3;
  };
}

/** What a deal is worth by that, where the game says how far a playout may be off. */
export function blurredWorth<State extends Sitting>(
  knowledge: Knowledge<State>,
): Worth<State> | undefined {
  const { exact } = knowledge;
  if (exact?.blur === undefined) return undefined;
  return blurredBy(exact.blur, exact, worthOf(knowledge));
}
