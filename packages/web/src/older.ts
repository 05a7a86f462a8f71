import { no, ok, type Result } from '@overtrick/engine';
import { type Entry, type House, logOfSave } from '@overtrick/table';
import { YOU } from './balance.ts';
import type { Problem } from './protocol.ts';
import type { Shelf } from './shelf.ts';
import { trust } from './trust.ts';

/** The log of a game that was kept before there were logs. */
export async function logOfOlder(
  saved: string,
  shelf: Shelf,
  secret: string,
): Promise<Result<Entry[], Problem>> {
  const value = read(saved);
  const house = await houseFor(Object(Object(value).record).game, shelf);
  if (!house.ok) return house;
  const log = await trust(async () => logOfSave(value, house.value, { by: YOU, secret }));
  return log.ok ? log : no({ problem: log.error });
}

/** With the game of that name, if there is one. */
async function houseFor(name: unknown, shelf: Shelf): Promise<Result<House, Problem>> {
  const { levels } = shelf;
  if (!shelf.has(name)) return ok({ games: [], levels });
  const game = await shelf.take(name);
  return game.ok ? ok({ games: [game.value], levels }) : game;
}

function read(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
