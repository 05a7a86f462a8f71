import {
  deriveSeed,
  type FastRandom,
  type Game,
  type Match,
  openMatch,
  QuickChance,
  settle,
} from '@overtrick/engine';
import { DealRun } from '../run.ts';
import type { Doing } from '../trade.ts';
import { DealCounter } from './deal-counter.ts';
import { MatchCounter } from './match-counter.ts';
import { Notes, Seating } from './seating.ts';
import { type Places, Sheet } from './sheet.ts';
import { MOST_STUDY_DEALS, type Study, type Variant } from './study.ts';

/** Told of each deal that is over, before it is written into the match. */
export type Onlooker = (match: Match, state: unknown) => void;

/** One variant of a study at work: plays units by the study's seed and their numbers alone, and counts what they tell. */
export class Arm {
  readonly sheet: Sheet;
  readonly #game: Game;
  readonly #study: Study;
  readonly #variant: Variant;
  /** What cards come from, and what else is drawn: the same for all, unless variants may be equal. */
  readonly #cards: QuickChance;
  readonly #luck: QuickChance;
  readonly #seating: Seating;
  readonly #deals: DealCounter;
  readonly #matches: MatchCounter;
  readonly #onlooker: Onlooker | undefined;

  constructor(study: Study, index: number, game: Game, places: Places, onlooker?: Onlooker) {
    this.sheet = new Sheet(places);
    this.#game = game;
    this.#study = study;
    this.#variant = study.variants[index];
    this.#onlooker = onlooker;
    const seed = study.isAA ? deriveSeed(study.seed, `arm/${index}`) : study.seed;
    this.#cards = new QuickChance(study.seed);
    this.#luck = study.isAA ? new QuickChance(seed) : this.#cards;
    const notes = new Notes(places, this.sheet);
    this.#seating = new Seating(this.#variant.bots, seed, this.#luck.rest, notes);
    this.#deals = new DealCounter(game, study.players, places, this.sheet);
    this.#matches = new MatchCounter(places, this.sheet);
  }

  /** Pauses after each deal and before each thought. */
  *play(unit: number): Doing<void> {
    const match = this.#open(unit);
    if (this.#study.unit === 'matches') yield* this.#playMatch(unit, match);
    else yield* this.#playDeal(unit, this.#alone(unit, match));
  }

  #open(unit: number): Match {
    const { players } = this.#study;
    this.#shuffle(unit, 0);
    const dealer = this.#cards.cards.below(players);
    return openMatch(this.#game, players, this.#variant.options, dealer);
  }

  #shuffle(unit: number, deal: number): void {
    this.#cards.open(unit, deal);
    if (this.#luck !== this.#cards) this.#luck.open(unit, deal);
  }

  /** A deal by itself carries nothing over. Of a match with so many deals, each is played in turn. */
  #alone(unit: number, match: Match): Match {
    const { deals } = this.#game.ending(match.setup);
    const { totals: _, ...setup } = match.setup;
    return { ...match, setup: { ...setup, deal: deals === null ? 0 : unit % deals } };
  }

  *#playMatch(unit: number, opening: Match): Doing<void> {
    const totals: (readonly number[])[] = [];
    let match = opening;
    let moves = 0;
    while (!match.over && totals.length < MOST_STUDY_DEALS) {
      if (totals.length > 0) this.#shuffle(unit, totals.length);
      const played = yield* this.#playDeal(unit, match);
      moves += played.moves;
      match = settle(this.#game, match, played.state);
      totals.push(match.totals);
    }
    const { names: bots } = this.#seating;
    this.#matches.count({ match, firstDealer: opening.setup.dealer, moves, totals, bots });
  }

  *#playDeal(unit: number, match: Match): Doing<{ moves: number; state: unknown }> {
    const { setup } = match;
    const state = this.#game.deal(setup, this.#cards.cards);
    const moves = yield* this.#playOut(unit, setup.deal, state);
    const { names: bots } = this.#seating;
    this.#deals.count({ state, dealer: setup.dealer, moves, bots });
    this.#onlooker?.(match, state);
    return { moves, state };
  }

  *#playOut(unit: number, deal: number, state: unknown): Doing<number> {
    const chance: FastRandom = this.#luck.rest;
    const seated = this.#seating.at(unit, deal);
    if (this.#seating.isRandom) return this.#game.playOut(state, chance);
    return yield* new DealRun(this.#game, state, chance, seated).play();
  }
}
