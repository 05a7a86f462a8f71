import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Bot, Budget } from '@overtrick/bots';
import {
  type DealRecord,
  FastRandom,
  game as findGame,
  type Layout,
  type Move,
  OMNISCIENT,
  type Random,
  type Result,
  type Seat,
  type Setup,
  type Trick,
  type View,
} from '@overtrick/engine';

/** Where `npm run yesterday` builds it. */
const PLACE = fileURLToPath(new URL('../../../../.yesterday/packages/', import.meta.url));

/** As much of a build as is asked for. Its states, views and actions are its own business. */
export interface Build {
  readonly engine: {
    game(name: string): BuiltGame | undefined;
    actionsOf(game: BuiltGame, move: Move): Result<unknown, unknown>;
    perform(
      game: BuiltGame,
      state: unknown,
      seat: Seat,
      actions: unknown,
      random: Random,
    ): { readonly clause: string } | undefined;
  };
  readonly master: {
    think(view: unknown, random: Random, budget: Budget): { move: Move; worlds: number };
  };
}

interface BuiltGame {
  lay(setup: Setup, layout: Layout): unknown;
  view(state: unknown, seat: Seat): unknown;
  tricks(state: unknown): readonly Trick[];
  recall?(state: unknown, trick: Trick): number;
}

/** A deal as far as it has come, in the terms of a record. */
type UnfinishedDeal = Layout & Pick<DealRecord, 'moves' | 'tricks'>;

/** Whether it was built: only then can anybody play against it. */
export function hasYesterday(): boolean {
  return existsSync(`${PLACE}bots/dist/index.js`);
}

function load(): Build {
  const require = createRequire(import.meta.url);
  const { levels } = require(`${PLACE}bots/dist/index.js`);
  return { engine: require(`${PLACE}engine/dist/index.js`), master: levels.master };
}

/**
 * The master of another build, in its own engine. It is given the deal so far as a record tells it, with hands that
 * fit the view for those that it may not know, and its answer is a move as records have it.
 */
export function masterOf(name: string, open: () => Build): Bot {
  let build: Build | undefined;
  return {
    name,
    usual: { worlds: 300 },
    think(view, random, budget) {
      build ??= open();
      const seen = viewIn(build, view, dealOf(view));
      const { move, worlds } = build.master.think(seen, random, budget);
      return { move, candidates: [], worlds };
    },
  };
}

export const yesterday = masterOf('yesterday', load);

function dealOf(view: View): UnfinishedDeal {
  const game = findGame(view.game);
  if (!game) throw new Error(`no game ${view.game}`);
  const world = game.guesser(view)(new FastRandom(0));
  const moves = game.history(world, OMNISCIENT);
  return { ...game.layout(world), moves, tricks: game.tricks(world) };
}

/** The same view as that build would have it. */
function viewIn({ engine }: Build, { game: name, setup, eyes }: View, deal: UnfinishedDeal) {
  const game = engine.game(name);
  if (!game) throw new Error(`that build has no game ${name}`);
  const { moves, tricks, ...layout } = deal;
  const state = game.lay(setup, layout);
  // What was drawn after a trick is in the record.
  const below = () => game.recall?.(state, tricks[game.tricks(state).length]) ?? 0;
  for (const move of moves) {
    const actions = engine.actionsOf(game, move);
    const refusal = actions.ok
      ? engine.perform(game, state, move.seat, actions.value, { below })
      : { clause: 'it cannot be read' };
    if (refusal) throw new Error(`that build refuses ${JSON.stringify(move)}: ${refusal.clause}`);
  }
  return game.view(state, eyes);
}
