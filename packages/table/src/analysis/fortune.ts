import type { Loss, WorldMean } from '@overtrick/bots';
import type { StopOutlook } from './course.ts';

/** What a deal brought a seat in points beside the mean of the others, and what of it was luck, what its own play. */
export interface Fortune {
  /** What its cards were worth before the first call, as far as it could know. */
  readonly cards: WorldMean;
  /** What its decisions added; below 0 what they lost beside what was advised. */
  readonly play: WorldMean;
  /** What is left: how the hidden cards lay, and what the others did. */
  readonly rest: WorldMean;
  readonly result: number;
}

/** The three parts make up the result. `ends` are what was foreseen before the first call and at the end of the deal. */
export function fortuneOf(
  ends: readonly [start: StopOutlook, end: StopOutlook],
  losses: readonly Loss[],
): Fortune {
  const [{ points: cards }, { points: end }] = ends;
  const result = end.mean;
  const play = playOf(losses, cards.worlds);
  const spread = Math.hypot(cards.spread, play.spread);
  const worlds = Math.min(cards.worlds, play.worlds);
  const rest = { mean: result - cards.mean - play.mean, spread, worlds };
  return { cards, play, rest, result };
}

/** Decisions are judged in worlds of their own, so what is luck in them adds up as such. */
function playOf(losses: readonly Loss[], usual: number): WorldMean {
  const lost = losses.reduce((sum, { mean }) => sum + mean, 0);
  return {
    mean: lost === 0 ? 0 : -lost,
    spread: Math.hypot(...losses.map(({ spread }) => spread)),
    worlds: Math.min(usual, ...losses.map(({ worlds }) => worlds)),
  };
}
