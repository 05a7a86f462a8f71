// The matches of bots of known strength (npm run standing), and how well a rating foretells them.
import { readFileSync } from 'node:fs';
import { normal } from '../../src/standing/gaussian.ts';
import { Ratings } from '../../src/standing/ratings.ts';
import type { MatchResult } from '../../src/standing/result.ts';
import { type RatingModel, SCALES } from '../../src/standing/scales.ts';
import { rate, type Skill, type SkillSettings } from './plackett-luce.ts';

export type Half = 'fit' | 'test';

/** The matches of one half of one game, in the order in which they were played. */
export function matchesOf(game: string, half: Half): MatchResult[] {
  const text = readFileSync(new URL(`matches/${game}.txt`, import.meta.url), 'utf8');
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  return lines
    .filter(([of]) => of === half)
    .map(([, deals, ...seats], at) => ({
      ...{ id: `${at}`, at, game, deals: Number(deals) },
      seats: seats.map((seat) => {
        const [player, total] = seat.split(':');
        return { player, total: Number(total) };
      }),
    }));
}

/** Says of two seats of a match, before it is told how it ended, how likely the first has more points. */
interface Oracle {
  foretell(result: MatchResult, a: number, b: number): number;
  tell(result: MatchResult): void;
}

/** The mean loss over the matches, in nats: a coin has ln 2. */
export function lossOf(results: readonly MatchResult[], oracle: Oracle): number {
  const losses = lossesOf(results, oracle);
  return losses.reduce((sum, each) => sum + each, 0) / losses.length;
}

/** Match by match, the mean loss of all pairs. A tie is half of each. */
export function lossesOf(results: readonly MatchResult[], oracle: Oracle): number[] {
  return results.map((result) => {
    const losses = result.seats.flatMap(({ total }, a) =>
      result.seats.slice(a + 1).map((second, i) => {
        const chance = oracle.foretell(result, a, a + 1 + i);
        const won = (1 + Math.sign(total - second.total)) / 2;
        return -won * Math.log(chance) - (1 - won) * Math.log(1 - chance);
      }),
    );
    oracle.tell(result);
    return losses.reduce((sum, each) => sum + each, 0) / losses.length;
  });
}

export function ours(game: string, model?: RatingModel): Oracle {
  const ratings = new Ratings(SCALES[game], model);
  return {
    foretell({ seats, deals, at }, a, b) {
      const [first, second] = [a, b].map((i) => ratings.beliefIn(seats[i].player, at));
      return ratings.chance(first, second, deals);
    },
    tell: (result) => void ratings.add(result),
  };
}

export function plackettLuce(settings: SkillSettings): Oracle {
  const skills = new Map<string | null, Skill>();
  const skillOf = (player: string | null) => skills.get(player) ?? { mu: 0, sigma: settings.sigma };
  return {
    foretell({ seats }, a, b) {
      const [first, second] = [a, b].map((i) => skillOf(seats[i].player));
      const variance = first.sigma ** 2 + second.sigma ** 2 + 2 * settings.beta ** 2;
      return normal((first.mu - second.mu) / Math.sqrt(variance));
    },
    tell({ seats }) {
      const before = seats.map(({ player }) => skillOf(player));
      const after = rate(
        before,
        seats.map(({ total }) => total),
        settings,
      );
      for (const [i, { player }] of seats.entries()) skills.set(player, after[i]);
    },
  };
}
