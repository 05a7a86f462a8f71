import type { Guesser, Random, View } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import type { Knowledge } from '../knowledge.ts';

/** Of the deals that are drawn for so many worlds, more are kept: to draw and weigh them takes most of the time. */
const WORLDS = 4;
const KEPT = 16;
/** How many are drawn for one world, unless the game says. */
const DRAWN = 4;
const FINE = 1 << 20;

/** Worlds that explain the calls, where a game weighs them; those that were weighed together are a little more alike. */
export function sharedWorlds<State extends Sitting>(
  { game, weigh, draws }: Knowledge<State>,
  view: View,
): Guesser<State> {
  const guess = game.guesser(view);
  const drawn = draws?.(view) ?? DRAWN;
  if (!weigh || drawn === 1) return guess;
  const pick = (length: number, count: number, random: Random) => {
    const worlds = Array.from({ length }, () => guess(random));
    const logs = worlds.map((world) => weigh(world, view));
    return picked(worlds, logs, count, random);
  };
  let kept: State[] | undefined;
  return (random) => {
    // The first by itself: there may be nothing to decide.
    if (!kept?.length) kept = kept ? pick(WORLDS * drawn, KEPT, random) : pick(drawn, 1, random);
    return kept.pop() ?? guess(random);
  };
}

/** Each in proportion to its likelihood, at even distances. */
function picked<State>(
  worlds: readonly State[],
  logs: readonly number[],
  count: number,
  random: Random,
): State[] {
  const most = Math.max(...logs);
  const parts = logs.map((log) => Math.exp(log - most));
  const step = parts.reduce((a, b) => a + b, 0) / count;
  const found: State[] = [];
  let at = (random.below(FINE) / FINE) * step;
  for (const [i, part] of parts.entries()) {
    for (at -= part; at < 0 && found.length < count; at += step) found.push(worlds[i]);
  }
  return found;
}
