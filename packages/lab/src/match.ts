import {
  actionsOf,
  type DealRecord,
  deriveSeed,
  game as findGame,
  type Game,
  type Match,
  openMatch,
  perform,
  type Random,
  recordDeal,
  recordGame,
  type Seat,
  StreamRandom,
  settle,
} from '@overtrick/engine';
import { type Seated, seatPlayers } from './player.ts';
import type { Study } from './study.ts';
import { countDeal, countMatch, emptyTally, type Tally } from './tally.ts';

/** A match that has been played: its record as one line, if it was to be kept, and what to count. */
export interface Played {
  readonly line: string;
  readonly tally: Tally;
}

/**
 * Plays match `index` of a study by nothing but the study's seed (docs/deals.md). It pauses after
 * each deal and before each thought, so that whoever drives it can look around or stop.
 */
export function* playMatch(study: Study, index: number): Generator<void, Played> {
  const game = findGame(study.game);
  if (!game) throw new Error(`no game ${study.game}`);
  const { players, options, maxDeals } = study;
  const seed = deriveSeed(study.seed, `match/${index}`);
  const seated = seatPlayers(study.bots, seed);
  const tally = emptyTally(players);
  const deals: DealRecord[] = [];
  const dealer = new StreamRandom(seed, 'dealer').below(players);
  let match: Match = openMatch(game, players, options, dealer);
  while (!match.over && match.setup.deal < maxDeals) {
    const chance = new StreamRandom(seed, `deal/${match.setup.deal}`);
    const run = new DealRun(game, match, chance, seated);
    countDeal(tally, game, run.state, yield* run.play());
    if (study.keep) deals.push(recordDeal(game, match, run.state));
    match = settle(game, match, run.state);
    yield;
  }
  countMatch(tally, match);
  const line = study.keep ? `${JSON.stringify(recordGame(game, match, deals, { seed }))}\n` : '';
  return { line, tally };
}

/** One deal on its way to its end. */
class DealRun {
  readonly state: unknown;
  private readonly game: Game;
  private readonly chance: Random;
  private readonly seated: readonly Seated[];

  constructor(game: Game, { setup }: Match, chance: Random, seated: readonly Seated[]) {
    this.game = game;
    this.chance = chance;
    this.seated = seated;
    this.state = game.deal(setup, chance);
  }

  /** Answers how many moves it took. Where several may act at once, the lowest seat goes first. */
  *play(): Generator<void, number> {
    const { game, state, seated } = this;
    let moves = 0;
    for (let acting = game.acting(state); acting !== 0; acting = game.acting(state)) {
      const seat = 31 - Math.clz32(acting & -acting);
      if (seated[seat].isRandom) this.pick(seat);
      else {
        yield;
        this.think(seat);
      }
      moves++;
    }
    return moves;
  }

  private pick(seat: Seat): void {
    const { game, state, chance } = this;
    const { random } = this.seated[seat];
    for (;;) {
      const action = game.atRandom(state, seat, random);
      game.apply(state, seat, action, chance);
      if (action.ends) return;
    }
  }

  /** A bot that sees is sent a view and enters by the checked door, like everybody. */
  private think(seat: Seat): void {
    const { game, state, chance } = this;
    const { bot, random, budget } = this.seated[seat];
    const { move } = bot.think(game.view(state, seat), random, budget);
    const actions = actionsOf(game, move);
    const refusal = actions.ok ? perform(game, state, seat, actions.value, chance) : actions.error;
    if (refusal) throw new Error(`bot ${bot.name}: ${refusal.why} (${refusal.clause})`);
  }
}
