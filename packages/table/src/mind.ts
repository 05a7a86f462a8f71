import type { Bot, Budget, Thought } from '@overtrick/bots';
import { FastRandom, type Move, type View } from '@overtrick/engine';

/** Tells who thinks that nobody waits any more; an AbortSignal is one. */
export interface Stop {
  readonly aborted: boolean;
}

/** How a decision is to be thought over. */
export interface Task {
  /** What chance in this decision comes from, so that it can be repeated. */
  readonly seed: string;
  readonly budget: Budget;
  readonly stop: Stop;
  /** Moves that somebody who is advised wants to know about. */
  readonly asked?: readonly Move[];
}

/** Whoever answers a view: a level of bots, a program of somebody's, a script, a record. */
export interface Mind {
  think(view: View, task: Task): Promise<Thought>;
}

/** How long a bot thinks at a stretch before others have their turn, in milliseconds. */
const STRETCH = 12;

/** A bot that thinks here. `rest` lets messages and clicks in between. */
export function mindOf(bot: Bot, rest: () => Promise<void>): Mind {
  return {
    async think(view, { seed, budget, stop, asked: moves }) {
      const stopped = () => stop.aborted || budget.stopped?.() === true;
      const asked = { ...budget, stopped };
      const thinking = bot.ponder?.(view, new FastRandom(seed), asked, moves);
      if (!thinking) return bot.think(view, new FastRandom(seed), asked);
      return unhurried(thinking, rest);
    },
  };
}

/** What thinking comes to, with others having their turn in between. */
export async function unhurried<T>(
  thinking: Generator<undefined, T, undefined>,
  rest: () => Promise<void>,
): Promise<T> {
  for (let since = performance.now(); ; ) {
    const step = thinking.next();
    if (step.done) return step.value;
    if (performance.now() - since < STRETCH) continue;
    await rest();
    since = performance.now();
  }
}
