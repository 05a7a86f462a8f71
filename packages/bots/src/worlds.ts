import type { Guesser, Random, Sitting, View } from '@overtrick/engine';
import type { Knowledge } from './knowledge.ts';

/** Of so many worlds one is taken, the likelier the better it explains what was called. */
const DRAWN = 4;
const FINE = 1 << 20;

/** Worlds in which the others would have called about as they did, if the game knows how they call. */
export function likelyWorlds<State extends Sitting>(
  { weigh }: Knowledge<State>,
  worlds: Guesser<State>,
  view: View,
): Guesser<State> {
  if (!weigh) return worlds;
  return (random) => {
    const drawn = Array.from({ length: DRAWN }, () => worlds(random));
    return pick(
      drawn,
      drawn.map((world) => weigh(world, view)),
      random,
    );
  };
}

function pick<State>(worlds: readonly State[], logs: readonly number[], random: Random): State {
  const most = Math.max(...logs);
  const parts = logs.map((log) => Math.exp(log - most));
  let at = (random.below(FINE) / FINE) * parts.reduce((a, b) => a + b, 0);
  return worlds.find((_, i) => (at -= parts[i]) < 0) ?? worlds[0];
}
