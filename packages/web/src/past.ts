import {
  type Game,
  type GameRecord,
  no,
  ok,
  type Result,
  SPECTATOR,
  variations,
} from '@overtrick/engine';
import { type Entry, endsIn, logOf, type Scene, sceneAt } from '@overtrick/table';
import { balanceOf } from './balance.ts';
import { type KeptGame, lineOf } from './kept.ts';
import { logOfOlder } from './older.ts';
import type { PageScene, PastMatch, Problem } from './protocol.ts';
import { firstEyes } from './round/people.ts';
import type { Shelf } from './shelf.ts';
import type { Surroundings } from './surroundings.ts';
import { trust } from './trust.ts';

/** What is needed to look at a kept game. */
export interface PastMeans {
  readonly shelf: Shelf;
  readonly around: Surroundings;
}

/** A kept game that can be read: its line, its rules, and all that was written of it. */
interface ReadGame {
  readonly kept: KeptGame;
  readonly game: Game;
  readonly log: readonly Entry[];
}

/** A kept game as it stands. Whoever plays it plays on: nothing is taken over. */
export async function pastOf(id: string, means: PastMeans): Promise<Result<PastMatch, Problem>> {
  const found = await readGame(id, means);
  if (!found.ok) return found;
  const { kept, game, log } = found.value;
  const scene = sceneIn(game, log);
  return scene.ok ? ok(await told(kept, scene.value, means.around)) : scene;
}

/** The end of every deal of a kept game that is over. */
export async function endsOf(
  id: string,
  means: PastMeans,
): Promise<Result<readonly PageScene[], Problem>> {
  const found = await readGame(id, means);
  if (!found.ok) return found;
  const { game, log } = found.value;
  const ends = endsIn(game, log, firstEyes(log));
  if (!ends.ok) return no({ problem: ends.error });
  return ok(ends.value.flatMap((scene) => drawn(game, scene) ?? []));
}

/** The end of every deal of a match that was played elsewhere, as all may see it. */
export function endsOfRecord(game: Game, record: GameRecord): readonly PageScene[] {
  const ends = endsIn(game, logOf(record, game.version), SPECTATOR);
  return ends.ok ? ends.value.flatMap((scene) => drawn(game, scene) ?? []) : [];
}

export async function readGame(id: string, means: PastMeans): Promise<Result<ReadGame, Problem>> {
  const { shelf, around } = means;
  const kept = await around.archive.find(id);
  if (!kept) return no({ gone: 'there is no such game' });
  const { game: name } = kept.summary;
  if (!shelf.has(name)) return no({ problem: `there is no game ${JSON.stringify(name)}` });
  const game = await shelf.take(name);
  if (!game.ok) return game;
  const log = await logIn(kept, means);
  return log.ok ? ok({ kept, game: game.value, log: log.value }) : log;
}

/** The log that there is, or the one that an older way of keeping comes to. */
async function logIn(kept: KeptGame, { shelf, around }: PastMeans) {
  const { id, owner, saved } = kept;
  const own = await trust(async () =>
    ok(await around.archive.logOf(id, owner, () => {}).read(id, 1)),
  );
  if (!own.ok) return no({ problem: own.error });
  if (own.value.length > 0 || saved === undefined) return own;
  return logOfOlder(saved, shelf, around.fresh());
}

function sceneIn(game: Game, log: readonly Entry[]): Result<PageScene, Problem> {
  const last = { seq: log.length, eyes: firstEyes(log) };
  const found = sceneAt(game, log, last);
  if (!found.ok) return no({ problem: found.error });
  const scene = drawn(game, found.value);
  return scene ? ok(scene) : no({ problem: 'nothing was dealt' });
}

/** A scene as the page draws it, if there are cards on the table. */
export function drawn(game: Game, scene: Scene): PageScene | undefined {
  const { view, neighbours } = scene;
  if (!view) return undefined;
  const { name, title } = game;
  const { players, options } = view.setup;
  const variant = variations(game, players, options);
  const names = neighbours.map((each) => each?.name ?? '');
  return { ...scene, game: name, title, players, options, variant, view, names };
}

/** What this page would have written of it is kept from now on. */
async function told(
  kept: KeptGame,
  scene: PageScene,
  { archive }: Surroundings,
): Promise<PastMatch> {
  const { over, totals, sheet, names } = scene;
  const balance = balanceOf({ over, totals, sheet, names });
  const line = { ...lineOf(kept), summary: { ...kept.summary, balance } };
  await archive.amend(line).catch(() => {});
  return { ...line, scene };
}
