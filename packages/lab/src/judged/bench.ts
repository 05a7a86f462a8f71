import {
  deriveSeed,
  FastRandom,
  game as findGame,
  type Game,
  type Move,
  type Seat,
  seedFromText,
  type View,
} from '@overtrick/engine';
import { someSetup } from '../arena/opening.ts';
import { seatPlayers } from '../player.ts';
import { DealRun } from '../run.ts';
import { type LabTable, tablesOf } from '../tables.ts';
import type { Doing } from '../trade.ts';

/** Deals of bots, by whose decisions the judgement itself is judged. Plain data, so that it can be sent to a worker. */
export interface Bench {
  readonly game: string;
  readonly version: number;
  /** 64 hexadecimal digits. */
  readonly seed: string;
  /** The player counts, in turn, each with its options. */
  readonly tables: readonly LabTable[];
  /** Who sits in all seats. */
  readonly bots: string;
  /** Worlds that figures are told from. */
  readonly worlds: number;
}

/** A decision as it was taken. */
export interface NotedDecision {
  readonly seat: Seat;
  readonly view: View;
  /** The deal as it truly was, before it. */
  readonly asked: unknown;
  readonly move: Move;
  /** How many actions were legal. */
  readonly choices: number;
}

/** A deal that was played to its end. */
export interface NotedDeal {
  readonly game: Game;
  readonly seed: string;
  readonly state: unknown;
  readonly decisions: readonly NotedDecision[];
}

/** A game with the usual rules and every number of players in turn. */
export function benchOf(
  game: Game,
  seed: string,
  { bots, worlds }: Pick<Bench, 'bots' | 'worlds'>,
): Bench {
  const tables = tablesOf(game);
  const { name, version } = game;
  return { game: name, version, seed: deriveSeed(seedFromText(seed), name), tables, bots, worlds };
}

/** Deal `number`, with everything that was decided in it. */
export function* playNoted(
  { game: name, seed: all, tables, bots }: Bench,
  number: number,
): Doing<NotedDeal> {
  const game = findGame(name);
  if (!game) throw new Error(`no game ${name}`);
  const table = tables[number % tables.length];
  const seed = deriveSeed(all, `deal/${number}`);
  const chance = new FastRandom(deriveSeed(seed, 'cards'));
  const state = game.deal(someSetup(game, table, chance), chance);
  const seated = seatPlayers(Array<string>(table.players).fill(bots), seed);
  const decisions: NotedDecision[] = [];
  let open = { view: game.view(state, 0), asked: state };
  const watcher = {
    stops(seat: Seat) {
      open = { view: game.view(state, seat), asked: game.copy(state) };
      return false;
    },
    saw({ seat, thought, choices }: { seat: Seat; thought: { move: Move }; choices: number }) {
      decisions.push({ ...open, seat, move: thought.move, choices });
    },
  };
  yield* new DealRun(game, state, chance, seated, watcher).play();
  return { game, seed, state, decisions };
}
