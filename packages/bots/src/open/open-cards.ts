import { type Action, firstSeat, OMNISCIENT, type Seat, scoresOf } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import type { Knowledge } from '../knowledge.ts';
import { maxn, preferred, Solver } from '../solver/index.ts';
import type { OpenAnswer, OpenEnd, OpenSearch, OpenStep } from './answer.ts';

declare const performance: { now(): number };

/** So many cards are tried before others have their turn: some milliseconds. */
const STRIDE = 20_000;
/** Ways to play a deal out are counted, not timed: so many take about a second. */
const MOST_WAYS = 1_500_000;

/**
 * How a deal would end from here with all cards open, and a way to play it so: by the exact solver where two sides play for tricks or
 * points, else by trying all ways, each seat for its own score. Undefined where cards are not played one by one from hands alone.
 */
export function* openCards<State extends Sitting>(
  knowledge: Knowledge<State>,
  from: State,
  ms: number,
): OpenSearch {
  const { game, exact } = knowledge;
  // What is drawn during the play is no open card.
  if (from.phase !== 'play' || game.acting(from) === 0 || game.recall) return undefined;
  const until = performance.now() + ms;
  const step = exact ? bestOfTwo(knowledge, from) : bestForOneself(knowledge);
  const end = yield* playedOn(knowledge, from, step, until);
  if (!end) return { isSolved: false, cards: from.cards.size - from.tricks.winners.length };
  return answerOf(knowledge, from, end);
}

/** Plays on by the best card at each turn, until the deal is over or time has run out. */
function* playedOn<State extends Sitting>(
  { game }: Knowledge<State>,
  from: State,
  step: OpenStep<State>,
  until: number,
): Generator<undefined, State | undefined, undefined> {
  const state = game.copy(from);
  while (game.acting(state) !== 0) {
    const seat = firstSeat(game.acting(state));
    const action = yield* step(state, seat, () => performance.now() > until);
    if (!action) return undefined;
    game.apply(state, seat, action, NEVER);
  }
  return state;
}

/** A side takes as much as it can, the other keeps it as low as it can. */
function bestOfTwo<State extends Sitting>(
  { game, exact }: Knowledge<State>,
  from: State,
): OpenStep<State> {
  const solver = new Solver();
  const side = exact?.stakes(from).side ?? 0;
  return function* (state, seat, isLate) {
    const actions: Action[] = [];
    actions.length = game.legal(state, seat, actions);
    if (actions.length === 1 || !exact) return actions[0];
    solver.load(state, exact.stakes(state));
    for (;;) {
      const values = solver.values(STRIDE);
      const sign = (side >> seat) & 1 ? 1 : -1;
      const worth = new Map(values?.map(({ kind, value }) => [kind, sign * value]));
      if (values) return bestBy(actions, ({ what }) => worth.get(what) ?? Number.NEGATIVE_INFINITY);
      if (isLate()) return undefined;
      yield;
    }
  };
}

/** Everybody for the own score. */
function bestForOneself<State extends Sitting>({ game }: Knowledge<State>): OpenStep<State> {
  return function* (state, seat, isLate) {
    yield;
    const outlooks = isLate() ? undefined : maxn(game, state, { nodes: MOST_WAYS });
    return outlooks && preferred(outlooks, seat).action;
  };
}

function answerOf<State extends Sitting>(
  { game, exact }: Knowledge<State>,
  from: State,
  end: State,
): OpenAnswer {
  const { players } = from.setup;
  const line = game.history(end, OMNISCIENT).slice(game.history(from, OMNISCIENT).length);
  const scores = scoresOf(game, end, players);
  return { isSolved: true, line, scores, ...(exact && { sides: sidesOf(exact, from, end) }) };
}

function sidesOf<State extends Sitting>(
  exact: NonNullable<Knowledge<State>['exact']>,
  from: State,
  end: State,
): OpenEnd {
  const { side, points } = exact.stakes(from);
  const seats = Array.from({ length: from.setup.players }, (_, seat): Seat => seat);
  return {
    seats: seats.filter((seat) => (side >> seat) & 1),
    could: exact.taken(end),
    unit: points ? 'points' : 'tricks',
  };
}

/** Of equals the last: the lowest, where cards are listed from high to low. */
function bestBy(actions: readonly Action[], worth: (action: Action) => number): Action {
  return actions.reduce((best, each) => (worth(each) >= worth(best) ? each : best));
}

const NEVER = {
  below(): number {
    throw new Error('nothing is drawn while cards lie open');
  },
};
