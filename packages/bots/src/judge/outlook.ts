import { firstSeat, type Random, type View } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import { endedBy } from '../attempts.ts';
import { quickMove } from '../playout.ts';
import type { Search } from '../search.ts';
import { aheadBy, worthOf } from '../worth.ts';
import { quantile } from './fates.ts';
import type { WorldMean } from './judgement.ts';
import { tellOddsThrough } from './odds.ts';

/** What a deal still held for a seat at some moment, as it could know then: bots play likely deals to their end. */
export interface DealOutlook {
  /** Points beside the mean of the others. */
  readonly points: WorldMean;
  /** How likely what was promised is kept, whoever promised it; missing if that is not settled, or if nothing was. */
  readonly odds?: OddsEstimate;
}

/** Odds as they are told, and the ends of their 95 % interval. */
export interface OddsEstimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly worlds: number;
}

/** An outlook on its way. */
export type Foreseeing = Generator<undefined, DealOutlook, undefined>;

/** Nobody is advised: in every world all seats play on as they usually do. */
export function* foreseeing(
  how: Search<Sitting>,
  view: View,
  random: Random,
  worlds: number,
): Foreseeing {
  const ahead = aheadBy(worthOf(how.knowledge));
  const ended = endings(how, view, random);
  const points: number[] = [];
  const kept: boolean[] = [];
  for (const { asked, end } of ended) {
    points.push(ahead(end, view.eyes));
    const made = how.knowledge.made?.(end, view.eyes, asked);
    if (made !== undefined) kept.push(made);
    if (points.length === worlds) break;
    yield;
  }
  const isPromised = kept.length === worlds;
  return { points: estimateOf(points), ...(isPromised && { odds: oddsOf(how, view, kept) }) };
}

interface Ended {
  readonly asked: Sitting;
  readonly end: Sitting;
}

/** Worlds as they are, and as they end. */
function* endings(how: Search<Sitting>, view: View, random: Random): Generator<Ended> {
  const { knowledge, policies, worlds } = how;
  const { game } = knowledge;
  const endgame = how.endgameOf?.(knowledge, view);
  for (let i = 0; ; i++) {
    const asked = worlds(random);
    const policy = policies[i % policies.length];
    const acting = game.acting(asked);
    if (acting === 0) {
      yield { asked, end: asked };
      continue;
    }
    endgame?.load(asked);
    const seat = firstSeat(acting);
    const actions = quickMove(knowledge, policy, asked, seat, random);
    const end = endedBy(knowledge, asked, seat, actions, { policy, endgame, random });
    yield { asked, end };
  }
}

function estimateOf(values: readonly number[]): WorldMean {
  const worlds = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / worlds;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const error = worlds > 1 ? Math.sqrt(squares / (worlds - 1) / worlds) : 0;
  return { mean, spread: error === 0 ? 0 : quantile(worlds - 1) * error, worlds };
}

/** What is over is known and needs no belief. */
function oddsOf({ knowledge }: Search<Sitting>, view: View, kept: readonly boolean[]) {
  const worlds = kept.length;
  const counted = kept.filter((made) => made).length / worlds;
  if (view.acting.length === 0) return { mean: counted, low: counted, high: counted, worlds };
  const tell = (odds: number) => tellOddsThrough(knowledge.odds ?? {}, view, odds);
  const [low, high] = wilson(counted, worlds);
  return { mean: tell(counted), low: tell(low), high: tell(high), worlds };
}

const Z = 1.96;

/** The 95 % interval of a share, which holds for few and for sure things too. */
function wilson(share: number, count: number): readonly [low: number, high: number] {
  const part = (Z * Z) / count;
  const middle = (share + part / 2) / (1 + part);
  const half = (Z / (1 + part)) * Math.sqrt((share * (1 - share)) / count + part / (4 * count));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
