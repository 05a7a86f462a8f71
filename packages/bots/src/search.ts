import type { Action, Guesser, Move, Random, Seat, Sitting, View } from '@overtrick/engine';
import { OMNISCIENT } from '@overtrick/engine';
import type { Budget, Thought } from './bot.ts';
import type { Knowledge } from './knowledge.ts';
import type { Weights } from './play/policy.ts';
import { playOut } from './playout.ts';
import { reasonsFor } from './reasons.ts';

declare const performance: { now(): number };

/** Without a budget of worlds, this many are more than enough. */
const MOST_WORLDS = 100_000;

/** Sums over worlds for one candidate. */
class Tally {
  readonly actions: readonly Action[];
  sum = 0;
  squares = 0;
  made = 0;
  judged = 0;
  weight = 0;

  constructor(actions: readonly Action[]) {
    this.actions = actions;
  }

  add(score: number, made: boolean | undefined, weight: number): void {
    this.sum += weight * score;
    this.squares += weight * score * score;
    this.weight += weight;
    if (made === undefined) return;
    this.judged += weight;
    if (made) this.made += weight;
  }

  get mean(): number {
    return this.weight === 0 ? Number.NEGATIVE_INFINITY : this.sum / this.weight;
  }
}

export interface Search<State extends Sitting> {
  readonly knowledge: Knowledge<State>;
  readonly weights: Weights;
  /** Where worlds come from: the guesser of the view, or (for a ceiling) the truth. */
  readonly worlds: Guesser<State>;
}

/**
 * Sampled worlds, every candidate in each of them, played out by a quick policy: the same worlds for
 * all candidates, so that their differences are paired.
 */
export function search<State extends Sitting>(
  { knowledge, weights, worlds }: Search<State>,
  view: View,
  random: Random,
  budget: Budget,
): Thought {
  const { game } = knowledge;
  const seat = view.eyes;
  const first = worlds(random);
  const tallies = candidatesOf(knowledge, first, seat, random).map((actions) => new Tally(actions));
  if (tallies.length === 1) return think(game.copy(first), knowledge, tallies, seat, 0, random);
  const end = budget.ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + budget.ms;
  const most = budget.worlds ?? MOST_WORLDS;
  let done = 0;
  for (let world = first; done < most; world = worlds(random)) {
    for (const tally of tallies) tryOut(knowledge, weights, game.copy(world), seat, tally, random);
    done++;
    if (performance.now() >= end) break;
  }
  return think(first, knowledge, tallies, seat, done, random);
}

function tryOut<State extends Sitting>(
  knowledge: Knowledge<State>,
  weights: Weights,
  world: State,
  seat: Seat,
  tally: Tally,
  random: Random,
): void {
  const { game } = knowledge;
  for (const action of tally.actions) game.apply(world, seat, action, random);
  playOut(knowledge, weights, world, random);
  tally.add(worthOf(knowledge, world, seat), knowledge.made?.(world, seat), 1);
}

function worthOf<State extends Sitting>(
  { game, value }: Knowledge<State>,
  world: State,
  seat: Seat,
): number {
  if (value) return value(world, seat);
  let score = 0;
  game.score(world, (who, points) => {
    if (who === seat) score += points;
  });
  return score;
}

/** Whole moves: what the game's knowledge proposes, or every legal action if each is a move. */
function candidatesOf<State extends Sitting>(
  knowledge: Knowledge<State>,
  state: State,
  seat: Seat,
  random: Random,
): Action[][] {
  const proposed = knowledge.candidates?.(state, seat, random);
  if (proposed && proposed.length > 0) return proposed;
  const legal: Action[] = [];
  const count = knowledge.game.legal(state, seat, legal);
  return legal.slice(0, count).map((action) => [action]);
}

function think<State extends Sitting>(
  state: State,
  knowledge: Knowledge<State>,
  tallies: readonly Tally[],
  seat: Seat,
  worlds: number,
  random: Random,
): Thought {
  const { game } = knowledge;
  const before = game.history(state, OMNISCIENT).length;
  const moveOf = (actions: readonly Action[]): Move => {
    const after = game.copy(state);
    for (const action of actions) game.apply(after, seat, action, random);
    return game.history(after, OMNISCIENT)[before];
  };
  const cards = tallies.map(({ actions }) => actions[actions.length - 1]).filter(isCard);
  const reasons = reasonsFor(knowledge, state, seat, cards);
  const sorted = [...tallies].sort((a, b) => b.mean - a.mean);
  const candidates = sorted.map((tally) => {
    const why = reasons.get(tally.actions[tally.actions.length - 1]) ?? [];
    return { move: moveOf(tally.actions), ...summary(tally), reasons: why };
  });
  return { move: candidates[0].move, candidates, worlds };
}

function isCard({ type, field }: Action): boolean {
  return type === 'play' && field === 'card';
}

function summary({ mean, weight, squares, made, judged }: Tally) {
  const variance = weight > 1 ? Math.max(0, squares / weight - mean * mean) : 0;
  const spread = weight > 0 ? 1.96 * Math.sqrt(variance / weight) : 0;
  const odds = judged > 0 ? { odds: made / judged } : {};
  return { mean: weight > 0 ? mean : 0, spread, ...odds };
}
