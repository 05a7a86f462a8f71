import {
  type Action,
  type Game,
  game,
  type Move,
  type Random,
  type Seat,
  scoresOf,
  type View,
} from '@overtrick/engine';
import type { Bot, Budget, Thought } from './bot.ts';
import { pickRandom } from './random.ts';

const WORLDS = 40;

/**
 * Tries every small decision in worlds that the view allows, lets everybody go on at random to the end
 * of the deal, and takes what was worth most on average. It knows no game, only the score: so it wins
 * tricks where they count, spares them where they hurt, and helps a partner who shares the score.
 */
export const noviceBot: Bot = {
  name: 'novice',
  think(view: View, random: Random, { worlds = WORLDS }: Budget): Thought {
    const rules = game(view.game);
    if (!rules) throw new Error(`no game ${view.game}`);
    const guess = rules.guesser(view);
    const guesses = Array.from({ length: worlds }, () => guess(random));
    return { move: new Trial(rules, view, random).decide(guesses), candidates: [], worlds };
  },
};

/** One whole move on its way, action by action. */
class Trial {
  private readonly game: Game;
  private readonly seat: Seat;
  private readonly players: number;
  private readonly random: Random;
  private readonly legal: Action[] = [];

  constructor(rules: Game, { eyes, setup }: View, random: Random) {
    this.game = rules;
    this.seat = eyes;
    this.players = setup.players;
    this.random = random;
  }

  /** The worlds go along with the decisions; what is legal for this seat is the same in all. */
  decide(worlds: readonly unknown[]): Move {
    const { game: rules, seat, random } = this;
    const before = rules.history(worlds[0], seat).length;
    for (let begun = 0; ; begun++) {
      const choices: Action[] = [];
      choices.length = rules.legal(worlds[0], seat, choices);
      const action = this.best(choices, worlds, begun);
      for (const world of worlds) rules.apply(world, seat, action, random);
      if (action.ends) return rules.history(worlds[0], seat)[before];
    }
  }

  private best(choices: readonly Action[], worlds: readonly unknown[], begun: number): Action {
    if (choices.length === 1) return choices[0];
    let best = choices[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const choice of choices) {
      let sum = 0;
      for (const world of worlds) sum += this.worth(world, choice, begun);
      if (sum <= most) continue;
      most = sum;
      best = choice;
    }
    return best;
  }

  /** How far this seat ends above the others' mean in one world. */
  private worth(world: unknown, choice: Action, begun: number): number {
    const { game: rules, seat, players, random } = this;
    const state = rules.copy(world);
    rules.apply(state, seat, choice, random);
    this.finish(state, choice.ends ? 0 : begun + 1);
    const scores = scoresOf(rules, state, players);
    const sum = scores.reduce((total, score) => total + score, 0);
    return scores[seat] - (sum - scores[seat]) / (players - 1);
  }

  /** `begun` is how much of this seat's own move has been made. */
  private finish(state: unknown, begun: number): void {
    const { game: rules, legal, random } = this;
    let made = begun;
    let actor = made > 0 ? this.seat : first(rules.acting(state));
    while (actor >= 0) {
      const count = rules.legal(state, actor, legal);
      const action = pickRandom(rules, legal, count, made, random);
      rules.apply(state, actor, action, random);
      made = action.ends ? 0 : made + 1;
      if (action.ends) actor = first(rules.acting(state));
    }
  }
}

/** The lowest seat of a set, or −1. */
function first(seats: number): Seat {
  return 31 - Math.clz32(seats & -seats);
}
