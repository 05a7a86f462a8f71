import { readdirSync, readFileSync } from 'node:fs';
import type { Game } from '../src/game.ts';
import {
  type DealRecord,
  type GameRecord,
  type Match,
  openMatch,
  type Replay,
  recordDeal,
  recordGame,
  settle,
} from '../src/index.ts';

export const folder = new URL('./golden/', import.meta.url);

/** The golden records, one a line, by file. */
export const golden = readdirSync(folder)
  .filter((file) => file.endsWith('.jsonl'))
  .map((file) => ({
    name: file.replace('.jsonl', ''),
    lines: readFileSync(new URL(file, folder), 'utf8').trim().split('\n'),
  }));

/** Writes a record again from the states to which its moves have led. */
export function writeAgain({ game, record, states }: Replay): string {
  const deals: DealRecord[] = [];
  let match = opening(game, record);
  for (const state of states) {
    deals.push(recordDeal(game, match, state));
    match = settle(game, match, state);
  }
  const { meta } = record;
  return JSON.stringify(recordGame(game, match, deals, { meta }));
}

export function opening(game: Game, { players, options, deals }: GameRecord): Match {
  return openMatch(game, players, options, deals[0].dealer);
}
