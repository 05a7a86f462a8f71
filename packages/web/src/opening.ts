import { BOTS_VERSION } from '@overtrick/bots';
import { type About, deriveSeed, no, ok, optionFault, type Result } from '@overtrick/engine';
import { checkSeating, Host, type House, openingOf, type Ports, type Wish } from '@overtrick/table';
import { YOU } from './balance.ts';
import { abouts } from './games.ts';
import type { Keeper } from './keeper.ts';
import type { KeptGame } from './kept.ts';
import type { Problem, WishFault } from './protocol.ts';
import { seatedApart } from './round/people.ts';
import type { Shelf } from './shelf.ts';
import { trust } from './trust.ts';

type HostOpened = Promise<Result<Host, Problem>>;

/** What is needed to open a table: its name, who keeps it, the games, and ports without a store. */
export interface OpeningMeans {
  readonly id: string;
  readonly keeper: Keeper;
  readonly shelf: Shelf;
  readonly ports: Omit<Ports, 'store'>;
}

/** What is offered. A wish can be checked before any rules are loaded. */
export function houseOf({ levels }: Shelf): House<About> {
  return { games: abouts, levels };
}

/** A new table with the first cards on it. */
export async function open(wish: Wish, { id, keeper, shelf, ports }: OpeningMeans): HostOpened {
  const seating = checkSeating(wish, houseOf(shelf));
  if (!seating.ok) return no({ problem: seating.error });
  const { name, title } = seating.value.game;
  const game = await shelf.take(name);
  if (!game.ok) return game;
  const { players, bots } = seating.value;
  const people = [...bots.keys()].filter((seat) => bots[seat] === null);
  const fresh = { deal: 1, total: 0, over: false, touched: false };
  const round = people.length > 1 ? { people } : {};
  const summary = { game: name, title, players, bots: BOTS_VERSION, ...round, ...fresh };
  const store = await keeper.begin(summary);
  // With a chosen seed a table can be played again, bots and all.
  const { seed } = seating.value;
  const secret = seed === null ? ports.fresh() : deriveSeed(seed, 'bots');
  const opening = seatedApart(openingOf(seating.value, YOU, secret));
  return dealt(await Host.open(id, game.value, opening, YOU, { ...ports, store }));
}

/** Goes on with what was kept, whatever was found there. */
export async function reopen(means: OpeningMeans): HostOpened {
  const { id, keeper, shelf, ports } = means;
  const kept = await keeper.take();
  if (!kept) return no({ gone: 'there is no such game' });
  const adopted = await adopt(kept, means);
  if (!adopted.ok) return adopted;
  const { game: name } = kept.summary;
  if (!shelf.has(name)) return no({ problem: `there is no game ${JSON.stringify(name)}` });
  const game = await shelf.take(name);
  if (!game.ok) return game;
  const { store } = keeper;
  return dealt(await trust(() => Host.load(id, game.value, { ...ports, store })));
}

/** A game that was kept before there were logs becomes a log. */
async function adopt(
  { saved }: KeptGame,
  { id, keeper, shelf, ports }: OpeningMeans,
): Promise<Result<unknown, Problem>> {
  if (saved === undefined) return ok(null);
  const { logOfOlder } = await import('./older.ts');
  const log = await logOfOlder(saved, shelf, ports.fresh());
  // If there is a log already, it is the newer one.
  return log.ok ? ok(await keeper.log.adopt(id, log.value)) : log;
}

/** With cards on the table: nobody wants to ask for the first ones. */
async function dealt(host: Result<Host, string>): HostOpened {
  if (!host.ok) return no({ problem: host.error });
  if (host.value.standing.deal < 0) await host.value.submit(YOU, 'first', { type: 'next' });
  return ok(host.value);
}

/** Each option by itself, so that all that are wrong are told; else whatever else is wrong. */
export function faultsOf(wish: Wish, shelf: Shelf): WishFault[] {
  const house = houseOf(shelf);
  const all = checkSeating(wish, house);
  if (all.ok) return [];
  const game = house.games.find(({ name }) => name === wish.game);
  const faults = Object.entries(Object(Object(wish).options)).flatMap(([option, value]) => {
    const why = game && optionFault(game, wish.players, option, value);
    return why ? [{ option, why }] : [];
  });
  return faults.length > 0 ? faults : [{ why: { key: 'said', values: { words: all.error } } }];
}
