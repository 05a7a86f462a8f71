import type { HandLesson } from './course.ts';
import { type Fit, fit } from './fit.ts';

const FITTING = { ridge: 0.01, fineness: 100 };

/** By number of players: the weights with the least squared error. */
export function fitStrength(lessons: Iterable<HandLesson>): Map<number, Fit> {
  const byPlayers = new Map<number, (readonly number[])[]>();
  for (const { players, hands } of lessons) {
    byPlayers.set(players, [...(byPlayers.get(players) ?? []), ...hands]);
  }
  const sorted = [...byPlayers].sort(([a], [b]) => a - b);
  return new Map(sorted.map(([players, hands]) => [players, fit(hands, FITTING)]));
}
