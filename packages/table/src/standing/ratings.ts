import { type Belief, learn, normal } from './gaussian.ts';
import { botOf, counts, isBefore, type MatchResult } from './result.ts';
import { LEVELS, MODEL, type PointScale, type RatingModel } from './scales.ts';

/** What somebody has done in one game, and what is known of their strength by it. */
export interface Career {
  readonly matches: number;
  /** Shared ones too. */
  readonly wins: number;
  /** The sum of what they had more than the mean of their tables, in points a deal. */
  readonly ahead: number;
  /** When they last played. */
  readonly at: number;
  readonly belief: Belief;
  /** What was known after each of the last matches, the latest last. */
  readonly path: readonly (Belief & { readonly at: number })[];
}

/** A rating as people are shown it: the value lies so near with 95 %. It is provisional while that says little. */
export interface Rating {
  readonly value: number;
  readonly within: number;
  readonly isProvisional: boolean;
}

/** Where a club bot begins, and everybody of whom nothing is known. */
const START = 1500;
/** So many points for a standard deviation of the difference, by which 400 is ten to one as for chess players. */
const ODDS = (1.702 * 400) / Math.LN10;
const INTERVAL = 1.96;
const USUAL_PLAYERS = 4;
const ROUGH = 150;

/** Until somebody has not played for so long that nothing is known any more, in milliseconds: two years. */
const FORGOTTEN = 2 * 365 * 86_400_000;
/** So many matches are remembered one by one. */
const LONGEST_PATH = 50;

/** The ratings of one game, by player. They are made of nothing but its matches, in their order. */
export class Ratings {
  readonly careers = new Map<string, Career>();
  private readonly scale: PointScale;
  private readonly model: RatingModel;
  private last: Pick<MatchResult, 'at' | 'id'> | undefined;

  constructor(scale: PointScale, model = MODEL) {
    this.scale = scale;
    this.model = model;
  }

  /** Takes a match in; false if it was over before one that is in already: then all must be taken in again. */
  add(result: MatchResult): boolean {
    if (this.last && !isBefore(this.last, result)) return false;
    this.last = result;
    if (counts(result)) this.rate(result);
    return true;
  }

  private rate(result: MatchResult): void {
    const { seats, at, deals } = result;
    const points = seats.map(({ total }) => total / deals);
    const level = points.reduce((sum, each) => sum + each, 0) / points.length;
    const most = Math.max(...points);
    const beliefs = seats.map(({ player }) => this.beliefIn(player, at));
    const learnt = this.learnt(beliefs, points, deals);
    for (const player of new Set(seats.map((seat) => seat.player))) {
      if (player === null) continue;
      const own = seats.flatMap((seat, i) => (seat.player === player ? [i] : []));
      this.careers.set(
        player,
        added(this.careers.get(player), {
          at,
          wins: own.some((i) => points[i] === most) ? 1 : 0,
          ahead: own.reduce((sum, i) => sum + points[i] - level, 0) / own.length,
          belief: together(
            beliefs[own[0]],
            own.map((i) => learnt[i]),
          ),
        }),
      );
    }
  }

  private learnt(beliefs: readonly Belief[], points: readonly number[], deals: number): Belief[] {
    const [spread] = this.measured(points.length);
    return learn(
      beliefs,
      points.map((each) => each / spread),
      this.noise(deals),
    );
  }

  /** What is known of a player's strength at that time. */
  beliefIn(player: string | null, at: number): Belief {
    const { prior } = this.model;
    if (player === null) return { mean: 0, variance: prior };
    const career = this.careers.get(player);
    const bot = botOf(player);
    if (!career) return (bot && LEVELS[bot.level]) ?? { mean: 0, variance: prior };
    // A version of a bot stays what it is; people learn and forget.
    if (bot) return career.belief;
    const { mean, variance } = career.belief;
    const drift = (prior * (at - career.at)) / FORGOTTEN;
    return { mean, variance: Math.max(variance, Math.min(prior, variance + drift)) };
  }

  /** As people are shown it; 400 more is ten to one to end before somebody in a usual match. */
  shown({ mean, variance }: Belief): Rating {
    const [, deals] = this.measured(USUAL_PLAYERS);
    const unit = ODDS / Math.sqrt(2 * this.noise(deals));
    const within = Math.round(INTERVAL * unit * Math.sqrt(variance));
    return { value: Math.round(START + unit * mean), within, isProvisional: within > ROUGH };
  }

  /** The chance that one has more points than the other after a match of so many deals. */
  chance(a: Belief, b: Belief, deals: number): number {
    return normal((a.mean - b.mean) / Math.sqrt(a.variance + b.variance + 2 * this.noise(deals)));
  }

  private noise(deals: number): number {
    return this.model.luck / deals + this.model.mood;
  }

  /** What was measured with the nearest number of players. */
  private measured(players: number): PointScale[number] {
    const known = Object.keys(this.scale).map(Number);
    const far = (each: number) => Math.abs(each - players);
    return this.scale[known.reduce((best, each) => (far(each) < far(best) ? each : best))];
  }
}

function added(
  before: Career | undefined,
  now: Pick<Career, 'at' | 'wins' | 'ahead' | 'belief'>,
): Career {
  const { at, belief } = now;
  return {
    matches: (before?.matches ?? 0) + 1,
    wins: (before?.wins ?? 0) + now.wins,
    ahead: (before?.ahead ?? 0) + now.ahead,
    at,
    belief,
    path: [...(before?.path ?? []), { ...belief, at }].slice(-LONGEST_PATH),
  };
}

/** A bot may sit in several seats: what each of them has taught comes on top of what was known. */
function together(before: Belief, learnt: readonly Belief[]): Belief {
  if (learnt.length === 1) return learnt[0];
  const known = (1 - learnt.length) / before.variance;
  const certainty = learnt.reduce((sum, { variance }) => sum + 1 / variance, known);
  const start = known * before.mean;
  const sum = learnt.reduce((all, { mean, variance }) => all + mean / variance, start);
  return { mean: sum / certainty, variance: 1 / certainty };
}
