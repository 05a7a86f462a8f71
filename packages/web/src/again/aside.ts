import { BOTS_VERSION } from '@overtrick/bots';
import { deriveSeed, type Game, no, type Result } from '@overtrick/engine';
import { type Entry, Host, MemoryStore, type Mind, type Ports, type Store } from '@overtrick/table';
import type { Keeper } from '../keeper.ts';
import type { Summary } from '../kept.ts';
import type { OpeningMeans } from '../opening.ts';
import type { Problem } from '../protocol.ts';
import type { Shelf } from '../shelf.ts';
import { trust } from '../trust.ts';

/** Bots that think by worlds alone never take longer on any device; this is for one that fails. */
const PATIENCE = 60_000;

/**
 * A table beside the games that are listed: it goes on from what was kept of it, or begins with what `begin` makes.
 */
export async function sitAside(
  game: Game,
  players: number,
  { id, keeper, ports }: Omit<OpeningMeans, 'shelf'>,
  begin: () => Promise<readonly Entry[]>,
): Promise<Result<Host, Problem>> {
  const kept = await keeper.take().catch(() => undefined);
  const { name, title } = game;
  const fresh = { deal: 1, total: 0, over: false, touched: false, aside: true as const };
  const summary = { game: name, title, players, bots: BOTS_VERSION, ...fresh };
  const store = kept ? keeper.store : await begunStore(id, keeper, summary, await begin());
  const host = await trust(() => Host.load(id, game, { ...ports, store, patience: PATIENCE }));
  return host.ok ? host : no({ problem: host.error });
}

/** Where a table is kept that others have begun; where nothing can be kept it is played all the same. */
async function begunStore(
  id: string,
  keeper: Keeper,
  summary: Summary,
  entries: readonly Entry[],
): Promise<Store> {
  const store = await keeper.begin(summary);
  try {
    await keeper.log.adopt(id, entries);
    return store;
  } catch {
    const memory = new MemoryStore();
    for (const entry of entries) await memory.append(id, entry);
    return memory;
  }
}

type MindOf = Ports['mindOf'];

/** The same bots on every device: they think in so many worlds, however long that takes. */
export function steady(mindOf: MindOf, { levels }: Shelf): MindOf {
  return (level) => {
    const mind = mindOf(level);
    const worlds = levels[level]?.usual?.worlds;
    if (!mind || worlds === undefined) return mind;
    return { think: (view, task) => mind.think(view, { ...task, budget: { worlds } }) };
  };
}

/** The same mind with chance of its own: so that two of a level do not play alike. */
export function another(mind: Mind, nth: number): Mind {
  return {
    think: (view, task) => mind.think(view, { ...task, seed: deriveSeed(task.seed, `${nth}`) }),
  };
}
