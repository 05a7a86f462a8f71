import type { Guesser, View } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import type { Attempts, AttemptsCase } from '../attempts.ts';
import { clubsTryByBits } from '../club-tricks.ts';
import type { Knowledge } from '../knowledge.ts';
import { QuickAttempts, type QuickPlan } from './attempts.ts';
import { sharedWorlds } from './shared-worlds.ts';

/** How the worlds of a card are drawn and tried. */
export interface CardPlan<State extends Sitting> extends QuickPlan {
  readonly worlds: Guesser<State>;
  /** By bits; undefined where that cannot be done. */
  attemptsIn(about: AttemptsCase<State>, plan: QuickPlan): Attempts<State> | undefined;
}

/** How many worlds are made of one that is drawn, by dealing out anew what is hidden. */
const RELATIVES = 64;
/** A world that is played out by bits takes about a twelfth of the time of another. */
const FOR_ONE = 12;
/** Clubs look at fewer than they have time for: else their cards would be those of masters. */
const FOR_ONE_IN_CLUBS = 3;

/**
 * Where worlds can be tried by bits, as many as can be had: to weigh them by what was played took longer than it was worth.
 * Elsewhere those that fit the calls.
 */
export function cardPlan<State extends Sitting>(
  knowledge: Knowledge<State>,
  view: View,
): CardPlan<State> {
  const { quick, game } = knowledge;
  const worlds = quick ? game.guesser(view) : sharedWorlds(knowledge, view);
  return { worlds, relatives: RELATIVES, forOne: FOR_ONE, attemptsIn: QuickAttempts.of };
}

/** The same for clubs; otherwise they look at worlds as they do before a call. */
export function clubPlan<State extends Sitting>(
  knowledge: Knowledge<State>,
  view: View,
): CardPlan<State> | undefined {
  if (!clubsTryByBits(knowledge, view)) return undefined;
  return { ...cardPlan(knowledge, view), forOne: FOR_ONE_IN_CLUBS };
}
