import type { Action, Guesser, Random, Seat, View } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import { playedOut } from './attempts.ts';
import type { Budget, Pondering, Thought } from './bot.ts';
import type { Knowledge } from './knowledge.ts';
import type { Mastery } from './mastery.ts';
import { isCard, isSame, lastOf } from './parts.ts';
import type { Policy } from './play/policy.ts';
import { quickMove } from './playout.ts';
import { CandidateTally } from './tally.ts';
import { thoughtOf } from './thought.ts';
import { blurredWorth, goalOf, type Worth, worthOf } from './worth.ts';

declare const performance: { now(): number };

/** The most worlds of one decision: more tell nothing new, and the memory for them is limited. */
const MOST_WORLDS = 5000;
/**
 * After how many worlds poor candidates are dropped, and how many standard errors behind the best one
 * must be for that.
 */
const ROUND = 16;
const HOPELESS = 3;
/** After this many worlds, candidates that always differed by the same are believed to go on so. */
const CERTAIN = 64;
/**
 * Among many moves one looks good by luck: to be chosen it must be this many standard errors better
 * than the usual one.
 */
const CARE = 1.5;
/** The same where goals are blurred, and less of a difference is luck. */
const BLURRED_CARE = 1;
/** A deal has few calls, and much hangs on each: a call gets this many times the worlds of a card. */
const FOR_CALLS = 6;
/** The most worlds that a call gets by this, unless a card gets more anyway; and those that a card gets where they are cheap. */
const ENOUGH = 1000;
const ENOUGH_FOR_CARDS = 240;

export interface Search<State extends Sitting> {
  readonly knowledge: Knowledge<State>;
  /** How worlds may be played out, tried in turn. */
  readonly policies: readonly [Policy, ...Policy[]];
  /** The same after calls, if it is another way. */
  readonly callPolicies?: readonly [Policy, ...Policy[]] | undefined;
  /** What it plays unless something else is clearly better; if it is not given, the first of the policies. */
  readonly own?: Policy | undefined;
  /** Where worlds come from: the guesser of the view, or (for a ceiling) the truth. */
  readonly worlds: Guesser<State>;
  /** By whom the last tricks are solved; without it they are played out. */
  readonly endgameOf?: Mastery['endgameOf'] | undefined;
  /** What a match near its end is played for; without it every deal is played for itself. */
  readonly matchGoal?: Mastery['matchGoal'] | undefined;
  /** Who says what speaks for a move; without it nothing is said. */
  readonly adviserFor?: Mastery['adviserFor'] | undefined;
  /** Whether a goal that a playout makes or misses by a trick counts only in part, until worlds are solved. */
  readonly blurs?: boolean;
  /** How the worlds of a card are drawn and tried, if it is not as those of a call are. */
  readonly cardPlan?: Mastery['clubPlan'] | undefined;
  /** Who plays the rest of a deal quickly, after calls. */
  readonly restOf?: Mastery['restOf'] | undefined;
}

/**
 * Sampled worlds, every candidate in each of them, played out by a quick policy: the same worlds for
 * all candidates, so that their differences are paired.
 */
export function* ponder<State extends Sitting>(
  how: Search<State>,
  view: View,
  random: Random,
  budget: Budget,
): Pondering {
  const { knowledge, own = how.policies[0], adviserFor } = how;
  const seat = view.eyes;
  const endgame = how.endgameOf?.(knowledge, view);
  const isOver = limitOf(budget);
  const plan = view.phase === 'play' ? how.cardPlan?.(knowledge, view) : undefined;
  const worlds = plan?.worlds ?? how.worlds;
  const first = worlds(random);
  const usual = quickMove(knowledge, own, first, seat, random);
  const moves = candidatesOf(knowledge, first, seat, usual, random);
  const forCard = isCard(lastOf(usual));
  const { worth, goal, care } = aimIn(how, view, forCard && !endgame?.isNear);
  const policies = (!forCard && how.callPolicies) || how.policies;
  const about = { how, view, worlds, first, moves, endgame, goal, random, isOver };
  const attempts = plan?.attemptsIn(about, plan) ?? playedOut(about, policies);
  const tallies = attempts.moves.map((actions) => new CandidateTally(actions));
  const most = forCard
    ? mostWorlds(budget, attempts.forOne ?? 1, ENOUGH_FOR_CARDS)
    : mostWorlds(budget, FOR_CALLS, ENOUGH);
  let open: readonly CandidateTally[] = tallies;
  let done = 0;
  while (open.length > 1) {
    const world = attempts.next();
    for (const tally of open) {
      // In the first world all are tried, so that there is something to say of each.
      if (done > 0 && isOver()) break;
      const ended = attempts.endedBy(tally.actions);
      tally.add(worth(ended, seat), knowledge.made?.(ended, seat, world), goal(ended, seat));
    }
    done++;
    if (done === most || isOver()) break;
    yield;
    if (done % ROUND === 0) open = hopeful(open, done);
  }
  const chosen = choose(open, usual, care);
  const sighted = { knowledge, view, state: first, random, adviserFor };
  return thoughtOf(sighted, tallies, chosen, done);
}

/** The same without a pause. */
export function search<State extends Sitting>(
  how: Search<State>,
  view: View,
  random: Random,
  budget: Budget,
): Thought {
  return finish(ponder(how, view, random, budget));
}

export function finish(pondering: Pondering): Thought {
  for (;;) {
    const { done, value } = pondering.next();
    if (done) return value;
  }
}

/** What people are told, what is chosen by, and how many standard errors must speak for another move than the usual one. */
interface SearchAim<State> {
  readonly worth: Worth<State>;
  readonly goal: Worth<State>;
  readonly care: number;
}

export function aimIn<State extends Sitting>(
  { knowledge, blurs, matchGoal }: Search<State>,
  view: View,
  isUnsettled: boolean,
): SearchAim<State> {
  const blurred = blurs && isUnsettled ? blurredWorth(knowledge) : undefined;
  const worth = blurred ?? worthOf(knowledge);
  const ahead = goalOf(knowledge, worth, view.phase);
  const goal = matchGoal?.(knowledge, view, ahead) ?? ahead;
  return { worth, goal, care: blurred ? BLURRED_CARE : CARE };
}

export function limitOf({ ms = Number.POSITIVE_INFINITY, stopped }: Budget): () => boolean {
  const end = performance.now() + ms;
  return () => performance.now() >= end || stopped?.() === true;
}

function mostWorlds({ worlds = MOST_WORLDS }: Budget, times: number, enough: number): number {
  return Math.min(Math.max(worlds, Math.min(times * worlds, enough)), MOST_WORLDS);
}

/** Without those that are clearly worse than the best, or differ from it by the same in all of many worlds. */
function hopeful(tallies: readonly CandidateTally[], worlds: number): readonly CandidateTally[] {
  const best = bestOf(tallies);
  return tallies.filter((tally) => {
    const { mean, error } = best.leadOver(tally);
    return tally === best || (error > 0 ? mean < HOPELESS * error : worlds < CERTAIN);
  });
}

function bestOf(tallies: readonly CandidateTally[]): CandidateTally {
  return tallies.reduce((best, tally) => (tally.aim > best.aim ? tally : best));
}

/** The usual one, unless the best one is clearly better. */
export function choose(
  open: readonly CandidateTally[],
  usual: readonly Action[],
  care: number,
): CandidateTally {
  const best = bestOf(open);
  const [first] = open;
  if (first.actions !== usual) return best;
  const { mean, error } = best.leadOver(first);
  return mean > care * error ? best : first;
}

/**
 * Whole moves: what the game's knowledge proposes, or every legal action if each is a move. The usual
 * one is first, so that it is taken where nothing makes a difference.
 */
export function candidatesOf<State extends Sitting>(
  knowledge: Knowledge<State>,
  state: State,
  seat: Seat,
  usual: readonly Action[],
  random: Random,
): (readonly Action[])[] {
  const proposed = knowledge.candidates?.(state, seat, random) ?? [];
  const moves = proposed.length > 0 ? proposed : singles(knowledge, state, seat);
  const others = moves.filter((actions) => !isSame(actions, usual));
  return [usual, ...others];
}

function singles<State extends Sitting>(
  { game }: Knowledge<State>,
  state: State,
  seat: Seat,
): Action[][] {
  const legal: Action[] = [];
  const count = game.legal(state, seat, legal);
  return legal.slice(0, count).map((action) => [action]);
}
