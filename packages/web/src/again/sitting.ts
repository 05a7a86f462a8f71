// The worker's side of sets: a table for a deal of a set, and what bots make of the same deal.
import { type About, type Game, no, ok, type Result } from '@overtrick/engine';
import {
  BOT_NAMES,
  checkSeating,
  type Entry,
  type Host,
  type Mind,
  type Seating,
} from '@overtrick/table';
import { begunLog, playedOut, SET_SEAT, seatedIn, seedOf } from '@overtrick/table/again';
import { YOU } from '../balance.ts';
import { houseOf, type OpeningMeans } from '../opening.ts';
import type { Problem } from '../protocol.ts';
import type { Shelf } from '../shelf.ts';
import { another, sitAside, steady } from './aside.ts';
import type { PlayedSetDeal, SetDeal, SetRival } from './protocol.ts';

/** Who is compared with the person has no name at the table. */
const NAMELESS = 'You';

export async function sitIn(
  from: PlayedSetDeal,
  means: OpeningMeans,
): Promise<Result<Host, Problem>> {
  const { shelf, ports } = means;
  const found = await seatingOf(from, from.you, shelf);
  if (!found.ok) return found;
  const { game, seating } = found.value;
  const mindOf = steady(ports.mindOf, shelf);
  return sitAside(game, seating.players, { ...means, ports: { ...ports, mindOf } }, () =>
    begunLog(game, seating, YOU, quickIn(means)),
  );
}

/** What a bot in the person's seat makes of a deal: by seat. */
export async function rivalIn(
  from: SetDeal,
  { level, nth }: SetRival,
  means: Pick<OpeningMeans, 'shelf' | 'ports'>,
): Promise<Result<readonly number[], Problem>> {
  const { shelf, ports } = means;
  const found = await seatingOf(from, NAMELESS, shelf);
  if (!found.ok) return found;
  const { game, seating } = found.value;
  const begun: Entry[] = await begunLog(game, seating, YOU, quickIn(means));
  const mindOf = steady(ports.mindOf, shelf);
  const own = mindOf(level);
  if (!own) return no({ problem: `there is no level ${level}` });
  const rival = `${level}/${nth}`;
  const log = seatedIn(begun, { kind: 'bot', name: NAMELESS, level: rival });
  const minds = (of: string) => (of === rival ? another(own, nth) : mindOf(of));
  return ok(await playedOut(game, log, minds));
}

/** Who begins a match whose first deals are too short to be worth it. */
function quickIn({ ports }: Pick<OpeningMeans, 'ports'>): Mind {
  return ports.quick;
}

interface Found {
  readonly game: Game;
  readonly seating: Seating<About>;
}

async function seatingOf(
  { set, deal }: SetDeal,
  you: string,
  shelf: Shelf,
): Promise<Result<Found, Problem>> {
  const { game: name, players, options, level, seed } = set;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const bots = seats.map((seat) => (seat === SET_SEAT ? null : level));
  const names = [you, ...BOT_NAMES.slice(0, players - 1)];
  const wish = { game: name, players, options, bots, names, seed: seedOf(seed, deal) };
  const seating = checkSeating(wish, houseOf(shelf));
  if (!seating.ok) return no({ problem: seating.error });
  const game = await shelf.take(name);
  return game.ok ? ok({ game: game.value, seating: seating.value }) : game;
}
