import {
  type Action,
  type Game,
  type Random,
  type Seat,
  type Setup,
  sayings,
} from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import type { Knowledge } from './knowledge.ts';
import { isSame } from './parts.ts';
import { readTrick, type Stance } from './play/features.ts';
import type { ReasonSays } from './says.ts';
import { type Bearing, bearingOf, lead, scoresIn } from './trials.ts';

const why = sayings<ReasonSays>();

/** How many moves of several actions are tried; there may be thousands of them. */
const DRAFTS = 24;
const NO_POINTS: readonly number[] = [];

/**
 * What can be known of any game from its rules alone: enough to search. Cards are played by the common
 * rule of thumb, for the side that deals at random have shown; calls are made at random.
 */
export function generalKnowledge(rules: Game): Knowledge {
  const game = rules as Game<Sitting>;
  const bearings = new WeakMap<Setup, Bearing>();
  const bearingIn = ({ setup }: Sitting) => {
    const bearing = bearings.get(setup) ?? bearingOf(rules, setup);
    bearings.set(setup, bearing);
    return bearing;
  };
  return {
    game,
    stance(state: Sitting, seat: Seat, into: Stance) {
      const { allies, wants } = bearingIn(state);
      into.allies = allies[seat];
      into.wants = wants[seat];
      into.declares = false;
      into.stake = 0;
      into.points = NO_POINTS;
      into.seats = state.setup.players;
      readTrick(state, into);
    },
    doubts: () => [why('weak-unknown')],
    call: (state, seat, _legal, _count, random) => game.atRandom(state, seat, random),
    candidates: (state, seat, random) => movesOf(game, state, seat, random),
    made: (state, seat) =>
      game.outcome?.(state).contracts.find((contract) => contract.seat === seat)?.made,
    // To keep others from scoring is worth as much as to score.
    value: (state, seat) => lead(scoresIn(rules, state, state.setup.players), seat),
  };
}

/** Every move of one action, and some of those that take several. */
function movesOf(game: Game<Sitting>, state: Sitting, seat: Seat, random: Random): Action[][] {
  const legal: Action[] = [];
  const count = game.legal(state, seat, legal);
  const first = legal.slice(0, count);
  const moves = first.filter(({ ends }) => ends).map((action) => [action]);
  if (moves.length === first.length) return moves;
  for (let i = 0; i < DRAFTS; i++) {
    const move = moveAtRandom(game, game.copy(state), seat, random);
    if (!moves.some((other) => isSame(other, move))) moves.push(move);
  }
  return moves;
}

function moveAtRandom(game: Game<Sitting>, state: Sitting, seat: Seat, random: Random): Action[] {
  const actions: Action[] = [];
  for (;;) {
    const action = game.atRandom(state, seat, random);
    actions.push(action);
    if (action.ends) return actions;
    game.apply(state, seat, action, random);
  }
}
