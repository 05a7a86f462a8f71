import { no, type Result } from '@overtrick/engine';
import {
  Host,
  MemoryStore,
  SCRIPTED,
  type StagedDeal,
  type Staging,
  scripted,
  stagedLog,
} from '@overtrick/table';
import { YOU } from './balance.ts';
import type { OpeningMeans } from './opening.ts';
import type { Problem } from './protocol.ts';

/** A table with chosen cards and scripted others. Nobody keeps it: the page knows how far somebody has come. */
export async function stage(
  staging: Staging,
  { id, shelf, ports }: Omit<OpeningMeans, 'keeper'>,
): Promise<Result<Host, Problem>> {
  const { game: name, deals } = Object(staging) as Partial<Staging>;
  if (!shelf.has(name)) return no({ problem: `there is no game ${JSON.stringify(name)}` });
  const game = await shelf.take(name);
  if (!game.ok) return game;
  const log = stagedLog(game.value, staging, YOU);
  if (!log.ok) return no({ problem: log.error });
  const store = new MemoryStore();
  for (const entry of log.value) await store.append(id, entry);
  const [last] = deals?.slice(-1) ?? [];
  const host = await Host.load(id, game.value, { ...ports, ...actorsOf(last, ports), store });
  return host.ok ? host : no({ problem: host.error });
}

/** Those who follow the script, and go on by rules of thumb where it ends. */
function actorsOf(
  deal: StagedDeal | undefined,
  { mindOf, quick }: OpeningMeans['ports'],
): Pick<OpeningMeans['ports'], 'mindOf'> {
  const actor = deal ? scripted(deal, quick) : quick;
  return { mindOf: (level) => (level === SCRIPTED ? actor : mindOf(level)) };
}
