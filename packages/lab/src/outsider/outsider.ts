import type { Bot, Thought } from '@overtrick/bots';
import {
  type Action,
  game as findGame,
  firstSeat,
  type Game,
  OMNISCIENT,
  type Random,
  type Seat,
  scoresOf,
  type View,
} from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import { ruleOfThumb, type Standpoint, standpointOf } from './rule.ts';

/** It goes by worlds and not by the clock; more tell nothing new. */
const MOST_WORLDS = 5000;
/** To be chosen over what the rule of thumb would do, an action must be better by so many standard errors. */
const DOUBT = 1.5;
/** What a contract is worth to a side beside what it takes, in tricks. */
const CONTRACT = 3;

/** What a finished deal is worth to these eyes. */
type Goal = (state: Sitting) => number;

/**
 * A plain player for comparison, who shares nothing with our bots but the rules: deals that fit what was seen, each as
 * likely as another; every action in each of them, played out by a rule of thumb of a few lines; for what is good
 * for its side. Whatever is called is called at random in its playouts, so it is worth something in card play alone.
 */
export const outsider: Bot = {
  name: 'outsider',
  usual: { worlds: 300 },
  think: (view, random, { worlds = MOST_WORLDS }) => new Outsider(view, random, worlds).think(),
};

class Outsider {
  readonly #game: Game<Sitting>;
  readonly #view: View;
  readonly #random: Random;
  readonly #worlds: number;
  readonly #stand: Standpoint;
  readonly #goal: Goal;
  readonly #legal: Action[] = [];

  constructor(view: View, random: Random, worlds: number) {
    const game = findGame(view.game);
    if (!game) throw new Error(`no game ${view.game}`);
    this.#game = game as Game<Sitting>;
    this.#view = view;
    this.#random = random;
    this.#worlds = worlds;
    this.#stand = standpointOf(game, view, this.#game.guesser(view)(random));
    this.#goal = goalOf(this.#game, view);
  }

  /** One action after the other, until the move is whole. */
  think(): Thought {
    const guess = this.#game.guesser(this.#view);
    const actions: Action[] = [];
    const { eyes } = this.#view;
    do {
      const draw = () => this.#after(guess(this.#random), eyes, actions);
      actions.push(this.#decide(draw));
    } while (!actions[actions.length - 1].ends);
    const world = guess(this.#random);
    const before = this.#game.history(world, OMNISCIENT).length;
    this.#after(world, eyes, actions);
    const move = this.#game.history(world, OMNISCIENT)[before];
    return { move, candidates: [], worlds: this.#worlds };
  }

  #after(world: Sitting, seat: Seat, actions: readonly Action[]): Sitting {
    for (const action of actions) this.#game.apply(world, seat, action, this.#random);
    return world;
  }

  #decide(draw: () => Sitting): Action {
    const { eyes } = this.#view;
    const first = draw();
    const legal = this.#legal.slice(0, this.#game.legal(first, eyes, this.#legal));
    if (legal.length === 1) return legal[0];
    const usual = this.#quick(first, eyes);
    const values = legal.map(() => new Float64Array(this.#worlds));
    for (let i = 0; i < this.#worlds; i++) {
      const world = i === 0 ? first : draw();
      for (const [a, action] of legal.entries()) values[a][i] = this.#tryOut(world, action);
    }
    return legal[choose(values, legal.indexOf(usual))];
  }

  #tryOut(world: Sitting, action: Action): number {
    const game = this.#game;
    const state = game.copy(world);
    game.apply(state, this.#view.eyes, action, this.#random);
    for (let acting = game.acting(state); acting !== 0; acting = game.acting(state)) {
      const seat = firstSeat(acting);
      game.apply(state, seat, this.#quick(state, seat), this.#random);
    }
    return this.#goal(state);
  }

  #quick(state: Sitting, seat: Seat): Action {
    const legal = this.#legal;
    const count = this.#game.legal(state, seat, legal);
    if (count === 1) return legal[0];
    const isCard = legal[0].type === 'play' && legal[0].field === 'card';
    if (!isCard) return this.#game.atRandom(state, seat, this.#random);
    return ruleOfThumb(this.#stand, state, seat, legal, count);
  }
}

/** The best on average, if it is better than the usual one by more than luck. */
function choose(values: readonly Float64Array[], usual: number): number {
  const sums = values.map((row) => row.reduce((sum, value) => sum + value, 0));
  const best = sums.indexOf(Math.max(...sums));
  const gains = values[best].map((value, i) => value - values[usual][i]);
  const n = gains.length;
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / n;
  const squares = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0);
  return mean > DOUBT * Math.sqrt(squares / n / Math.max(1, n - 1)) ? best : usual;
}

/** What the side takes, and a little for the contract; where there is none, points more than the others. */
function goalOf(game: Game<Sitting>, view: View): Goal {
  const { eyes, setup, points } = view;
  const role = view.sides.find(({ seats }) => seats.includes(eyes))?.role;
  if (!role) {
    return (state) => {
      const scores = scoresOf(game, state, setup.players);
      const all = scores.reduce((sum, score) => sum + score, 0);
      return scores[eyes] - (all - scores[eyes]) / (setup.players - 1);
    };
  }
  const sign = role === 'contract' ? 1 : -1;
  const all = game.deck(setup).reduce((sum, code) => sum + (points?.cards[code] ?? 0), 0);
  const made = CONTRACT * (points ? all / game.handSize(setup) : 1);
  return (state) => {
    const contract = game.outcome?.(state).contracts[0];
    return contract ? sign * (contract.taken + (contract.made ? made : 0)) : 0;
  };
}
