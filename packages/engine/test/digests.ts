import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Action, Game } from '../src/game.ts';
import {
  actionsOf,
  type DealRecord,
  games,
  type Match,
  perform,
  type Replay,
  replay,
  SPECTATOR,
  say,
  settle,
} from '../src/index.ts';
import { Recorded } from '../src/recorded.ts';
import { folder, opening } from './golden.ts';

/** By deal, or by number of players: a hash of what was noted. */
export type Digests = Readonly<Record<string, string>>;

/**
 * What is kept beside a golden record. `judged` is by the game's `version`, and what is there stays for
 * good: it says which moves were allowed, who took the tricks, and every score line with its clause.
 * `seen` is what seats see and are told, which may change without a change of the rules.
 */
export interface Kept {
  readonly judged: Readonly<Record<string, Digests>>;
  readonly seen: Digests;
}

export type Note = (...what: unknown[]) => void;

export function hashOf(work: (note: Note) => void): string {
  const hash = createHash('sha256');
  work((...what) => {
    hash.update(`${JSON.stringify(what)}\n`);
  });
  return hash.digest('hex').slice(0, 16);
}

export function kept(name: string): Kept {
  const file = new URL(`${name}.digests.json`, folder);
  if (!existsSync(file)) return { judged: {}, seen: {} };
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Why what is judged now is no rule of this version, if it is not. */
export function faultOf({ name, version }: Game, before: Kept, now: Digests): string | undefined {
  const known = before.judged[version];
  if (!known) return `version ${version} of ${name} has no digests yet: run npm run golden`;
  const where = [...new Set([...Object.keys(known), ...Object.keys(now)])];
  const wrong = where.find((each) => known[each] !== now[each]);
  if (wrong === undefined) return undefined;
  return (
    `${wrong}: judged otherwise than by version ${version} of ${name}. If the rules are meant to ` +
    'change, raise `version` in its about.ts, then run npm run golden'
  );
}

/** The game of some golden records, and the digests of what is judged and seen in them. */
export function digestsOf(lines: readonly string[]): {
  game: Game;
  judged: Digests;
  seen: Digests;
} {
  const matches = lines.map(read);
  return {
    game: matches[0].game,
    judged: byDeal(matches, digestJudged),
    seen: byDeal(matches, digestSeen),
  };
}

export function read(line: string): Replay {
  const read = replay(JSON.parse(line), games);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

type Digest = (game: Game, match: Match, deal: DealRecord) => string;

function byDeal(matches: readonly Replay[], digest: Digest): Digests {
  const all: Record<string, string> = {};
  for (const [number, { game, record, states }] of matches.entries()) {
    let match = opening(game, record);
    for (const [index, deal] of record.deals.entries()) {
      all[`match ${number}, deal ${index}`] = digest(game, match, deal);
      match = settle(game, match, states[index]);
    }
  }
  return all;
}

/** Goes through a deal; `at` is called after each move. */
function walk(game: Game, deal: DealRecord, state: unknown, at: () => void, tell?: Note): void {
  at();
  for (const move of deal.moves) {
    const actions = actionsOf(game, move);
    if (!actions.ok) throw new Error(say(game, actions.error.why));
    const chance = new Recorded(game, state, deal.tricks);
    const refusal = perform(game, state, move.seat, actions.value, chance, tell);
    if (refusal) throw new Error(say(game, refusal.why));
    at();
  }
}

function digestSeen(game: Game, { setup }: Match, deal: DealRecord): string {
  return hashOf((note) => {
    const state = game.lay(setup, deal, note);
    const look = () => {
      for (let eyes = SPECTATOR; eyes < setup.players; eyes++) note(game.view(state, eyes));
    };
    walk(game, deal, state, look, note);
    game.score(state, (seat, score, clause, why) => note([seat, score, clause, say(game, why)]));
  });
}

function digestJudged(game: Game, { setup }: Match, deal: DealRecord): string {
  return hashOf((note) => {
    const state = game.lay(setup, deal);
    walk(game, deal, state, () => note(allowed(game, state, setup.players)));
    note(game.tricks(state));
    game.score(state, (seat, score, clause) => note(seat, score, clause));
  });
}

/** By seat that is to act, every legal action. */
function allowed(game: Game, state: unknown, players: number): unknown[] {
  const acting = game.acting(state);
  const seats = [...Array(players).keys()].filter((seat) => acting & (1 << seat));
  return seats.map((seat) => {
    const legal: Action[] = [];
    const open = legal.slice(0, game.legal(state, seat, legal));
    return [seat, open.map(({ type, field, value }) => [type, field, value].join('/')).sort()];
  });
}
