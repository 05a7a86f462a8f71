import {
  type DealRecord,
  FastRandom,
  type GameRecord,
  game,
  type Match,
  openMatch,
  recordDeal,
  recordGame,
  resolveOptions,
  StreamRandom,
  seedFromText,
  settle,
} from '@overtrick/engine';
import type { Batch } from '../src/batch.ts';
import { seatPlayers } from '../src/player.ts';
import { DealRun } from '../src/run.ts';
import type { Series } from '../src/series.ts';
import { simulate } from '../src/simulate.ts';

/** Some matches, of Mü unless told, written down. */
export function seriesOf(changes: Partial<Series> = {}): Series {
  const { players = 5, game: name = 'mu' } = changes;
  const rules = game(name);
  const options = rules ? resolveOptions(rules, players) : undefined;
  if (!options?.ok) throw new Error('no default options');
  return {
    game: name,
    players,
    options: options.value,
    seed: seedFromText('7'),
    bots: Array<string>(players).fill('random'),
    matches: 5,
    maxDeals: 400,
    keep: true,
    ...changes,
  };
}

export async function batchesOf(series: Series, jobs = 1): Promise<Batch[]> {
  const batches: Batch[] = [];
  for await (const batch of simulate(series, { jobs })) batches.push(batch);
  return batches;
}

export function textOf({ lines }: Batch): string {
  return new TextDecoder().decode(lines);
}

/** The records of a series. */
export async function recordsOf(series: Series, jobs = 1): Promise<string[]> {
  const batches = await batchesOf(series, jobs);
  return batches
    .map(textOf)
    .join('')
    .split('\n')
    .filter((line) => line !== '');
}

/** The record of a match at random that is dealt as at a table, from its seed by docs/deals.md. */
export function seededRecord(changes: Partial<Series> = {}): GameRecord {
  const { game: name, players, options, seed, bots, maxDeals } = seriesOf(changes);
  const rules = game(name);
  if (!rules) throw new Error(`no game ${name}`);
  const seated = seatPlayers(bots, seed, new FastRandom(1));
  const deals: DealRecord[] = [];
  const dealer = new StreamRandom(seed, 'dealer').below(players);
  let match: Match = openMatch(rules, players, options, dealer);
  while (!match.over && deals.length < maxDeals) {
    const chance = new StreamRandom(seed, `deal/${deals.length}`);
    const state = rules.deal(match.setup, chance);
    new DealRun(rules, state, chance, seated).play().next();
    deals.push(recordDeal(rules, match, state));
    match = settle(rules, match, state);
  }
  return recordGame(rules, match, deals, { seed });
}
