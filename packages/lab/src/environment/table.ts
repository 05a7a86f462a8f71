import {
  type Action,
  actionsOf,
  deriveSeed,
  firstSeat,
  type Match,
  openMatch,
  perform,
  QuickChance,
  type Seat,
  scoresOf,
  settle,
} from '@overtrick/engine';
import type { Seated } from '../bots/player.ts';
import { seatPlayers } from '../player.ts';
import { MOST_DEALS } from '../series.ts';
import type { EnvironmentPlan } from './plan.ts';

/** What a step has brought to its end, if anything. A match that nobody has won after many deals is cut off. */
export const ENDS = { nothing: 0, deal: 1, episode: 2, cut: 3 } as const;

/** Nobody is to act: the episode is over and none was opened after it. */
export const NOBODY = 255;

/**
 * One of the tables of an environment. Its episodes are those of the seed with the numbers `first`, `first` + `tables`
 * and so on, dealt as simulations deal their matches.
 */
export class EnvironmentTable {
  /** Of the deals that ended in the last step, added up by seat. */
  readonly scores: Int32Array;
  readonly #plan: EnvironmentPlan;
  readonly #chance: QuickChance;
  /** Of a match with so many deals each is played in turn, if deals are played by themselves. */
  readonly #rounds: number;
  #episode: number;
  #match: Match;
  #state: unknown;
  #seated: readonly (Seated | undefined)[] = [];

  constructor(plan: EnvironmentPlan, first: number) {
    const { game, players, options, seed } = plan;
    this.#plan = plan;
    this.#chance = new QuickChance(seed);
    this.#episode = first;
    this.#match = openMatch(game, players, options, 0);
    this.#rounds = game.ending(this.#match.setup).deals ?? 1;
    this.scores = new Int32Array(players);
    this.#open();
    this.#goOn();
  }

  get state(): unknown {
    return this.#state;
  }

  /** What each seat has scored in the match before this deal. */
  get totals(): readonly number[] {
    return this.#match.totals;
  }

  /** Who is to act; of several the lowest. */
  get seat(): Seat {
    const acting = this.#plan.game.acting(this.#state);
    return acting === 0 ? NOBODY : firstSeat(acting);
  }

  /** Does a legal action of the seat that is to act, then all that bots do, and says what has ended. */
  step(action: Action): number {
    this.scores.fill(0);
    this.#plan.game.apply(this.#state, this.seat, action, this.#chance.rest);
    return this.#goOn();
  }

  /** Until it is for whoever steps to act. */
  #goOn(): number {
    let ended: number = ENDS.nothing;
    for (;;) {
      const { seat } = this;
      const bot = this.#seated[seat];
      if (bot) this.#letPlay(bot, seat);
      else if (seat !== NOBODY) return ended;
      else {
        const what = this.#settle();
        ended = Math.max(ended, what);
        if (what === ENDS.deal) this.#deal();
        else if (this.#plan.goesOn) this.#openNext();
        else return ended;
      }
    }
  }

  #letPlay({ isRandom, random, think }: Seated, seat: Seat): void {
    const { game } = this.#plan;
    const state = this.#state;
    const { rest } = this.#chance;
    if (isRandom) {
      let action: Action;
      do game.apply(state, seat, (action = game.atRandom(state, seat, random)), rest);
      while (!action.ends);
      return;
    }
    const thought = think({ game, state, seat }, random);
    const actions = 'move' in thought ? actionsOf(game, thought.move) : undefined;
    if (!actions?.ok || perform(game, state, seat, actions.value, rest)) {
      throw new Error('a bot has answered what it may not');
    }
  }

  /** Writes the deal down and says whether its episode is over too. */
  #settle(): number {
    const { game, players, episode } = this.#plan;
    for (const [seat, score] of scoresOf(game, this.#state, players).entries()) {
      this.scores[seat] += score;
    }
    if (episode === 'deal') return ENDS.episode;
    this.#match = settle(game, this.#match, this.#state);
    if (this.#match.over) return ENDS.episode;
    return this.#match.setup.deal >= MOST_DEALS ? ENDS.cut : ENDS.deal;
  }

  #openNext(): void {
    this.#episode += this.#plan.tables;
    this.#open();
  }

  #open(): void {
    const { game, players, options, episode, seed, bots } = this.#plan;
    const number = this.#episode;
    this.#chance.open(number, 0);
    const dealer = this.#chance.cards.below(players);
    const { setup, totals } = openMatch(game, players, options, dealer);
    const deal = episode === 'match' ? 0 : number % this.#rounds;
    this.#match = { setup: { ...setup, deal }, totals, over: false };
    if (bots.some((bot) => bot !== null)) this.#seated = seat(bots, seed, number, this.#chance);
    this.#state = game.deal(this.#match.setup, this.#chance.cards);
  }

  #deal(): void {
    const { setup } = this.#match;
    this.#chance.open(this.#episode, setup.deal);
    this.#state = this.#plan.game.deal(setup, this.#chance.cards);
  }
}

/** Bots have the chance that they have in simulations. */
function seat(bots: EnvironmentPlan['bots'], seed: string, episode: number, { rest }: QuickChance) {
  const named = bots.map((bot) => bot ?? 'random');
  const seated = seatPlayers(named, deriveSeed(seed, `match/${episode}`), rest);
  return seated.map((each, index) => (bots[index] === null ? undefined : each));
}
