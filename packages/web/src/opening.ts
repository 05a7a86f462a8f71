import { type About, abouts, no, ok, type Result } from '@overtrick/engine';
import { checkSeating, type House, resume, Table, type Wish } from '@overtrick/table';
import type { Problem, WishFault } from './protocol.ts';
import type { Shelf } from './shelf.ts';

type Opened = Result<Table, Problem>;

/** What is offered. A wish can be checked before any rules are loaded. */
export function houseOf({ levels }: Shelf): House<About> {
  return { games: abouts, levels };
}

export async function open(wish: Wish, shelf: Shelf): Promise<Opened> {
  const seating = checkSeating(wish, houseOf(shelf));
  if (!seating.ok) return no({ problem: seating.error });
  const game = await shelf.take(seating.value.game.name);
  return game.ok ? ok(new Table({ ...seating.value, game: game.value })) : game;
}

/** Goes on with what was kept, which may name any game, or none. */
export async function reopen(saved: string, shelf: Shelf): Promise<Opened> {
  const value = read(saved);
  const name = Object(Object(value).record).game;
  if (!shelf.has(name)) return trust(value, { games: [], levels: shelf.levels });
  const game = await shelf.take(name);
  return game.ok ? trust(value, { games: [game.value], levels: shelf.levels }) : game;
}

function read(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The table of a kept game, or why it cannot be gone on with, whatever was found there. */
function trust(value: unknown, house: House): Opened {
  try {
    const table = resume(value, house);
    return table.ok ? table : no({ problem: table.error });
  } catch {
    return no({ problem: 'it cannot be read' });
  }
}

/** Each option by itself, so that all that are wrong are told; else whatever else is wrong. */
export function faultsOf(wish: Wish, shelf: Shelf): WishFault[] {
  const house = houseOf(shelf);
  const all = checkSeating(wish, house);
  if (all.ok) return [];
  const faults = Object.entries(Object(Object(wish).options)).flatMap(([option, value]) => {
    const alone = checkSeating({ ...wish, options: { [option]: value } }, house);
    return alone.ok ? [] : [{ option, why: alone.error }];
  });
  return faults.length > 0 ? faults : [{ why: all.error }];
}
