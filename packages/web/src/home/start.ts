import { fieldsOf, type Options, type Seat } from '@overtrick/engine';
import { BOT_NAMES, type Sitters, type Wish } from '@overtrick/table';
import { chance } from '../chance.ts';
import type { Offer } from '../protocol.ts';
import { go } from '../route.ts';
import { change, settings, tidyName } from '../settings.ts';

export const USUAL_PLAYERS = 4;
export const USUAL_LEVEL = 'club';
const ID_BYTES = 16;

/** What a person asks for; names and seed may be left to us. */
export interface TableWish {
  readonly game: string;
  readonly players: number;
  readonly bots: Sitters;
  readonly options?: Readonly<Record<string, unknown>> | Options;
  readonly seed: string;
  readonly names?: readonly string[];
}

const pending = new Map<string, Wish>();

/** Opens a table and goes there. It is asked for once: a reload finds what was kept. */
export function startTable(asked: TableWish): void {
  const id = chance(ID_BYTES);
  pending.set(id, wishOf(asked));
  go(`#/play/${id}`);
}

export function pendingWish(id: string): Wish | undefined {
  const wish = pending.get(id);
  pending.delete(id);
  return wish;
}

export function wishOf({ game, players, bots, options = {}, seed, names }: TableWish): Wish {
  const usual = namesOf(settings().name, [], players);
  // Without a chosen seed each deal gets a fresh one.
  const chosen = seed === '' ? {} : { seed };
  return { game, players, bots, options, names: names ?? usual, ...chosen };
}

/** How many would sit at a table of this game, if it were opened now. */
export function usualPlayers({ name, seats: [fewest, most] }: Offer): number {
  return remembered(name)?.players ?? Math.max(fewest, Math.min(most, USUAL_PLAYERS));
}

/** With the players and rules of the last time. */
export function playAgain(offer: Offer): void {
  const last = remembered(offer.name);
  const players = usualPlayers(offer);
  const bots =
    last?.bots ?? Array.from({ length: players }, (_, i) => (i === 0 ? null : USUAL_LEVEL));
  const { options = {}, names } = last ?? {};
  startTable({ game: offer.name, players, bots, options, seed: '', ...(names && { names }) });
}

/** Everybody's name: one's own, and those of the bots, who have one each unless they are called otherwise. */
export function namesOf(own: string, called: readonly string[], players: number): string[] {
  const bots = BOT_NAMES.slice(0, Math.max(0, players - 1));
  return [tidyName(own) || 'You', ...bots.map((name, i) => tidyName(called[i] ?? '') || name)];
}

/** The seats of people. */
export function peopleAmong(bots: Sitters): Seat[] {
  return [...bots.keys()].filter((seat) => bots[seat] === null);
}

type Remembered = Omit<TableWish, 'seed'>;

/** For the next time, once the table is open: one that is refused is no table to come back to. */
export function remember({ game, players, bots, options = {}, names }: Wish): void {
  const isRound = peopleAmong(bots).length > 1;
  keepLast(game, [{ game, players, bots, options, ...(isRound && { names }) }]);
}

/** A table that was refused is not tried again. */
export function forgetLast(game: string): void {
  keepLast(game, []);
}

function keepLast(game: string, now: readonly Remembered[]): void {
  const others = rememberedAll().filter((each) => each.game !== game);
  change({ last: JSON.stringify([...now, ...others]) });
}

/** The last table of a game, if it can still be read; the worker checks whether it makes sense. */
export function remembered(game: string): Remembered | undefined {
  return rememberedAll().find((each) => each.game === game);
}

function rememberedAll(): Remembered[] {
  try {
    const found: unknown = JSON.parse(settings().last || '[]');
    return Array.isArray(found) ? found.filter(isRemembered) : [];
  } catch {
    return [];
  }
}

function isRemembered(value: unknown): value is Remembered {
  const { game, players, bots, options, names = [] } = fieldsOf(value);
  return (
    typeof game === 'string' &&
    Number.isSafeInteger(players) &&
    Array.isArray(bots) &&
    bots.every((bot) => bot === null || typeof bot === 'string') &&
    Array.isArray(names) &&
    names.every((name) => typeof name === 'string') &&
    typeof options === 'object' &&
    options !== null
  );
}
