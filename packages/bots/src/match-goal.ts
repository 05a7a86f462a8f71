import { scoresOf, type View } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import type { Knowledge } from './knowledge.ts';
import type { Worth } from './worth.ts';

/** With so much of the target to go, somebody may get there in one good deal. */
const REACH = 0.3;
/**
 * How much of the target makes the chances of two who are still under way differ by a factor of e, where a game does not say:
 * as it was in matches of Gamut between quick players.
 */
const LEAD = 0.15;
/**
 * What a point weighs beside the chance to win. Fifty are worth a twentieth of it: for less than that nobody goes down with
 * a bid on nothing, and where a match is lost or won anyway, points decide.
 */
const POINTS = 1e-3;

/**
 * What is chosen by where this deal may be the last: the chance to win the match, and points where that makes
 * little difference. Undefined before.
 */
export function matchGoal<State extends Sitting>(
  { game, lead = LEAD }: Knowledge<State>,
  { match, setup }: View,
  goal: Worth<State>,
): Worth<State> | undefined {
  const { totals, target, dealsLeft } = match;
  const isLast = dealsLeft === 0;
  const isNear = target !== null && Math.max(...totals) >= (1 - REACH) * target;
  if (!isLast && !isNear) return undefined;
  return (state, seat) => {
    const scores = scoresOf(game, state, setup.players);
    const after = scores.map((score, each) => score + totals[each]);
    const isOver = game.finished(setup, after);
    const chance = isOver ? shareOf(after, seat) : chanceOf(after, seat, lead * (target ?? 1));
    return chance + POINTS * goal(state, seat);
  };
}

/** A match that several win is shared. */
function shareOf(totals: readonly number[], seat: number): number {
  const most = Math.max(...totals);
  return totals[seat] < most ? 0 : 1 / totals.filter((total) => total === most).length;
}

function chanceOf(totals: readonly number[], seat: number, lead: number): number {
  const most = Math.max(...totals);
  const parts = totals.map((total) => Math.exp((total - most) / lead));
  return parts[seat] / parts.reduce((sum, part) => sum + part, 0);
}
