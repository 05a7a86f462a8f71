import type { Action, Guesser, Random, Seat, View } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import type { Endgame } from './endgame.ts';
import type { Knowledge } from './knowledge.ts';
import { lastOf } from './parts.ts';
import type { Policy } from './play/policy.ts';
import { playOut, type Rest } from './playout.ts';
import type { Worth } from './worth.ts';

/** The worlds of a decision, one after the other, and how each ends after a move. */
export interface Attempts<State> {
  /** The moves that are worth an attempt, the usual one first. */
  readonly moves: readonly (readonly Action[])[];
  /** How many of these worlds take the time of one that is played out by a policy; one, unless it is told. */
  readonly forOne?: number | undefined;
  /** Goes on to another world. */
  next(): State;
  /** How that world ends after one of the moves; read it before the next is asked about. */
  endedBy(actions: readonly Action[]): State;
}

/** The decision that they are for. */
export interface AttemptsCase<State extends Sitting> {
  readonly how: {
    readonly knowledge: Knowledge<State>;
    readonly restOf?: ((knowledge: Knowledge<State>) => Rest<State>) | undefined;
  };
  readonly view: View;
  readonly worlds: Guesser<State>;
  /** The first of the worlds. */
  readonly first: State;
  readonly moves: readonly (readonly Action[])[];
  readonly endgame: Endgame<State> | undefined;
  /** What is chosen by. */
  readonly goal: Worth<State>;
  readonly random: Random;
  isOver(): boolean;
}

/** Worlds of any game, played out by quick policies in turn. No class: the page loads this first, and it is shorter so. */
export function playedOut<State extends Sitting>(
  { how, view, worlds, first, moves, endgame, random }: AttemptsCase<State>,
  policies: readonly Policy[],
): Attempts<State> {
  let world = first;
  let count = 0;
  const rest = how.restOf?.(how.knowledge);
  return {
    moves,
    next() {
      if (count++ > 0) world = worlds(random);
      endgame?.load(world);
      return world;
    },
    endedBy(actions) {
      const policy = policies[(count - 1) % policies.length];
      return endedBy(how.knowledge, world, view.eyes, actions, { policy, endgame, random, rest });
    },
  };
}

/** By whom the rest is played. */
interface Completion<State extends Sitting> {
  readonly policy: Policy;
  readonly endgame: Endgame<State> | undefined;
  readonly random: Random;
  /** Who may play on once cards are played. */
  readonly rest?: Rest<State> | undefined;
}

/** How a world ends after a move. */
export function endedBy<State extends Sitting>(
  knowledge: Knowledge<State>,
  asked: State,
  seat: Seat,
  actions: readonly Action[],
  { policy, endgame, random, rest }: Completion<State>,
): State {
  const { game } = knowledge;
  const world = game.copy(asked);
  for (const action of actions) game.apply(world, seat, action, random);
  playOut(knowledge, policy, world, random, rest);
  endgame?.settle(world, lastOf(actions));
  if (asked.phase !== 'play') knowledge.sober?.(world);
  return world;
}
