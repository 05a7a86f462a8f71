import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Game } from '../src/game.ts';
import {
  actionsOf,
  type DealRecord,
  type GameRecord,
  type Match,
  openMatch,
  perform,
  type Replay,
  recordDeal,
  recordGame,
  SPECTATOR,
  settle,
} from '../src/index.ts';
import { Recorded } from '../src/recorded.ts';

const folder = new URL('./golden/', import.meta.url);

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
  return JSON.stringify(recordGame(game, match, deals, meta && { meta }));
}

/** For each deal, one hash of all that anybody sees and is told in it, from the deal to its end. */
export function digestsOf({ game, record, states }: Replay): string[] {
  let match = opening(game, record);
  return record.deals.map((deal, index) => {
    const digest = digestDeal(game, match, deal);
    match = settle(game, match, states[index]);
    return digest;
  });
}

function opening(game: Game, { players, options, deals }: GameRecord): Match {
  return openMatch(game, players, options, deals[0].dealer);
}

function digestDeal(game: Game, { setup }: Match, deal: DealRecord): string {
  const hash = createHash('sha256');
  const note = (...what: unknown[]) => hash.update(`${JSON.stringify(what)}\n`);
  const state = game.lay(setup, deal, note);
  const look = () => {
    for (let eyes = SPECTATOR; eyes < setup.players; eyes++) note(game.view(state, eyes));
  };
  look();
  for (const move of deal.moves) {
    const actions = actionsOf(game, move);
    if (!actions.ok) throw new Error(actions.error.why);
    const chance = new Recorded(game, state, deal.tricks);
    const refusal = perform(game, state, move.seat, actions.value, chance, note);
    if (refusal) throw new Error(refusal.why);
    look();
  }
  game.score(state, (...line) => note(line));
  return hash.digest('hex').slice(0, 16);
}
