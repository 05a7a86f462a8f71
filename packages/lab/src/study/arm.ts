import {
  deriveSeed,
  type Game,
  type Match,
  openMatch,
  QuickChance,
  settle,
} from '@overtrick/engine';
import type { Casting } from '../casting.ts';
import { DealRun } from '../run.ts';
import type { Doing } from '../trade.ts';
import { DealCounter } from './deal-counter.ts';
import { gameIn, type StudyHouse } from './house.ts';
import { MatchCounter } from './match-counter.ts';
import { ArmSeating, DecisionNotes } from './seating.ts';
import { CountSheet, Places } from './sheet.ts';
import { MOST_STUDY_DEALS, type Study, type Variant } from './study.ts';

/** What the variants of a study have in common: they take turns at every unit. */
export interface Ground {
  readonly study: Study;
  readonly game: Game;
  readonly places: Places;
  readonly chance: QuickChance;
  readonly cast: Casting;
}

export function groundOf(study: Study, house: StudyHouse): Ground {
  const game = gameIn(house, study.game);
  const chance = new QuickChance(study.seed);
  return { study, game, places: new Places(), chance, cast: house.cast };
}

/** Told of each deal that is over, before it is written into the match. */
export type DealOnlooker = (match: Match, state: unknown) => void;

/** One variant of a study at work: plays units by the study's seed and their numbers alone, and counts what they tell. */
export class Arm {
  readonly sheet: CountSheet;
  readonly #game: Game;
  readonly #study: Study;
  readonly #variant: Variant;
  /** What cards come from, and what else is drawn: the same for all, unless variants may be equal. */
  readonly #cards: QuickChance;
  readonly #luck: QuickChance;
  readonly #seating: ArmSeating;
  readonly #deals: DealCounter;
  readonly #matches: MatchCounter;
  readonly #onlooker: DealOnlooker | undefined;
  /** What a match begins with, and how many deals it has, or 1 if that is open. */
  readonly #first: { readonly carry: unknown; readonly totals: readonly number[] };
  readonly #rounds: number;

  constructor(
    { study, game, places, chance, cast }: Ground,
    index: number,
    onlooker?: DealOnlooker,
  ) {
    this.sheet = new CountSheet(places);
    this.#game = game;
    this.#study = study;
    this.#variant = study.variants[index];
    this.#onlooker = onlooker;
    const seed = study.isAA ? deriveSeed(study.seed, `arm/${index}`) : study.seed;
    this.#cards = chance;
    this.#luck = study.isAA ? new QuickChance(seed) : this.#cards;
    const notes = new DecisionNotes(places, this.sheet);
    const { bots } = this.#variant;
    this.#seating = new ArmSeating({ bots, cast, seed, luck: this.#luck.rest }, notes);
    this.#deals = new DealCounter(game, study.players, places, this.sheet);
    this.#matches = new MatchCounter(places, this.sheet);
    const { setup, totals } = openMatch(game, study.players, this.#variant.options, 0);
    this.#first = { carry: setup.carry, totals };
    this.#rounds = game.ending(setup).deals ?? 1;
  }

  /** Whether nobody thinks and deals are single: then a unit is played at once, by `playAtOnce`. */
  get isQuick(): boolean {
    return this.#study.unit === 'deals' && this.#seating.isRandom;
  }

  /** Pauses before each thought. */
  *play(unit: number): Doing<void> {
    if (this.#study.unit === 'matches') yield* this.#playMatch(unit, this.#open(unit));
    else yield* this.#playDeal(unit, this.#alone(unit));
  }

  /** The same without a pause, for deals at random, which are shorter than one. */
  playAtOnce(unit: number): void {
    const match = this.#alone(unit);
    const state = this.#game.deal(match.setup, this.#cards.cards);
    this.#seating.at(unit, match.setup.deal);
    this.#counted(match, state, this.#game.playOut(state, this.#luck.rest));
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
  #alone(unit: number): Match {
    const { players } = this.#study;
    const { options } = this.#variant;
    const { totals, carry } = this.#first;
    this.#shuffle(unit, 0);
    const dealer = this.#cards.cards.below(players);
    const deal = unit % this.#rounds;
    return { setup: { players, options, dealer, deal, carry }, totals, over: false };
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
    const { names: bots, lone } = this.#seating;
    this.#matches.count({ match, firstDealer: opening.setup.dealer, moves, totals, bots, lone });
  }

  *#playDeal(unit: number, match: Match): Doing<{ moves: number; state: unknown }> {
    const { setup } = match;
    const state = this.#game.deal(setup, this.#cards.cards);
    const seated = this.#seating.at(unit, setup.deal);
    const chance = this.#luck.rest;
    // Who looks on wants to know what happened; quick play leaves no history.
    const moves =
      this.#seating.isRandom && !this.#onlooker
        ? this.#game.playOut(state, chance)
        : yield* new DealRun(this.#game, state, chance, seated).play();
    this.#counted(match, state, moves);
    return { moves, state };
  }

  #counted(match: Match, state: unknown, moves: number): void {
    const { names: bots, lone } = this.#seating;
    this.#deals.count({ state, dealer: match.setup.dealer, moves, bots, lone });
    this.#onlooker?.(match, state);
  }
}
