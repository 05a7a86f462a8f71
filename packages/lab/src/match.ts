import {
  deriveSeed,
  game as findGame,
  type Game,
  type Match,
  openMatch,
  QuickChance,
  settle,
  writeDeal,
  writeGame,
} from '@overtrick/engine';
import type { Seated } from './bots/player.ts';
import { seatPlayers } from './player.ts';
import { DealRun } from './run.ts';
import { isRandom, metaOf, type Series } from './series.ts';
import { countDeal, countMatch, countStandIns, type Tally } from './tally.ts';
import type { Doing } from './trade.ts';

/** A series with what all of its matches share. */
export interface Hall {
  readonly series: Series;
  readonly game: Game;
  readonly chance: QuickChance;
  /** Whether nobody thinks and nothing is written down: then deals are played out at once. */
  readonly isQuick: boolean;
}

export function openHall(series: Series): Hall {
  const game = findGame(series.game);
  if (!game) throw new Error(`no game ${series.game}`);
  const chance = new QuickChance(series.seed);
  return { series, game, chance, isQuick: !series.keep && isRandom(series) };
}

/**
 * Plays match `index` of a series by nothing but its seed (docs/deals.md), adds it to the tally and
 * answers its record as one line, if it is to be kept. It pauses after each deal and before each
 * thought, so that whoever drives it can look around or stop.
 */
export function* playMatch(hall: Hall, index: number, tally: Tally): Doing<string> {
  const { series, game, chance } = hall;
  const seated = hall.isQuick ? [] : sit(hall, index);
  const deals: string[] = [];
  chance.open(index, 0);
  const dealer = chance.cards.below(series.players);
  let match: Match = openMatch(game, series.players, series.options, dealer);
  while (!match.over && match.setup.deal < series.maxDeals) {
    if (match.setup.deal > 0) chance.open(index, match.setup.deal);
    const state = game.deal(match.setup, chance.cards);
    const moves = hall.isQuick
      ? game.playOut(state, chance.rest)
      : yield* new DealRun(game, state, chance.rest, seated).play();
    countDeal(tally, game, state, moves);
    if (series.keep) deals.push(writeDeal(game, match, state));
    match = settle(game, match, state);
    yield;
  }
  countMatch(tally, match);
  const standIns = seated.map(({ failures }) => failures);
  countStandIns(tally, standIns);
  if (!series.keep) return '';
  const meta = { ...metaOf(series, index), ...(standIns.some((n) => n > 0) && { standIns }) };
  return `${writeGame(game, match, deals, { meta })}\n`;
}

/** Who thinks has chance of its own for each match; random players draw from that of the deal. */
function sit({ series, chance }: Hall, index: number): Seated[] {
  const seed = deriveSeed(series.seed, `match/${index}`);
  return seatPlayers(series.bots, seed, chance.rest);
}
