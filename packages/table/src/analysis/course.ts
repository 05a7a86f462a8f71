import type { DealOutlook } from '@overtrick/bots';
import type { DealRecord, Game, GameRecord, Seat, View } from '@overtrick/engine';
import { tableOf } from '../made.ts';
import { logOf } from '../past.ts';
import { type Promised, sideOf } from '../sides.ts';
import { stopsIn } from '../stops.ts';

/** What a deal held for a seat after so many moves, and whose promise it was about then. */
export interface StopOutlook extends DealOutlook {
  readonly move: number;
  readonly side: Promised;
}

/** How a deal stood for a seat: chances from 0 to 1, or points beside the mean of the others. */
export interface CoursePoint {
  readonly move: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly worlds: number;
}

/** How it went on from the first card: as the chance of what the seat wants, or in points where nothing was promised. */
export interface DealCourse {
  readonly about: Promised | 'points';
  readonly points: readonly CoursePoint[];
}

/** Where it changed for better or worse by more than luck: from a point of the course to the next. */
export interface Turn {
  readonly from: CoursePoint;
  readonly to: CoursePoint;
}

/** More could not be told apart in a chart. */
const MOST_TURNS = 3;
/** Smaller changes of a chance, or of points, are none that anybody remembers. */
const LEAST_TURN = { chance: 0.1, points: 2 };

/** What a seat saw before the first call, at the first card and after each trick. */
export function viewsAt(
  game: Game,
  record: GameRecord,
  deal: number,
  seat: Seat,
): readonly { readonly move: number; readonly view: View }[] {
  const made = tableOf(game, logOf(record, game.version));
  if (!made.ok) throw new Error(made.error);
  const table = made.value;
  const views: { move: number; view: View }[] = [];
  // From the last one on: a table goes back, never forth.
  for (const move of [...stopsIn(record.deals[deal])].reverse()) {
    table.goBack(deal, move);
    const view = table.view(seat);
    if (view) views.unshift({ move, view });
  }
  return views;
}

export function stopOutlook(move: number, view: View, outlook: DealOutlook): StopOutlook {
  return { ...outlook, move, side: sideOf(view) };
}

/** From the first card on, as far as it is known. */
export function courseOf({ moves }: DealRecord, stops: readonly StopOutlook[]): DealCourse {
  const first = moves.findIndex(({ type }) => type === 'play');
  const played = first < 0 ? [] : stops.filter(({ move }) => move >= first);
  const isPromised = played.length > 0 && played.every(({ odds }) => odds !== undefined);
  const about = isPromised ? played[0].side : 'points';
  return { about, points: played.map((stop) => pointOf(stop, about)) };
}

function pointOf({ move, odds, points }: StopOutlook, about: DealCourse['about']): CoursePoint {
  if (about === 'points' || !odds) {
    const { mean, spread, worlds } = points;
    return { move, mean, low: mean - spread, high: mean + spread, worlds };
  }
  const { mean, low, high, worlds } = odds;
  // Who plays against a promise hopes that it is not kept.
  if (about === 'defence') return { move, mean: 1 - mean, low: 1 - high, high: 1 - low, worlds };
  return { move, mean, low, high, worlds };
}

/** The greatest changes that are surely more than luck, in their order. */
export function turnsIn({ about, points }: DealCourse): readonly Turn[] {
  const least = LEAST_TURN[about === 'points' ? 'points' : 'chance'];
  return points
    .slice(1)
    .map((to, i): Turn => ({ from: points[i], to }))
    .filter(({ from, to }) => from.high < to.low || to.high < from.low)
    .filter((turn) => sizeOf(turn) >= least)
    .sort((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, MOST_TURNS)
    .sort((a, b) => a.to.move - b.to.move);
}

function sizeOf({ from, to }: Turn): number {
  return Math.abs(to.mean - from.mean);
}
