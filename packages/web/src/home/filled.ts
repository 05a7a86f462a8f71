import { checkWish } from '../clients.ts';
import type { Offer, WishFault } from '../protocol.ts';
import { settings, tidyName } from '../settings.ts';
import { optionsFrom, strangersIn } from './query.ts';
import { remembered, type TableWish, USUAL_LEVEL, USUAL_PLAYERS, wishOf } from './start.ts';

/** Something in an address that makes no sense, and why, if the game can say it. */
export interface Doubt {
  readonly given: string;
  readonly why?: WishFault;
}

/** What the form for a new table begins with. */
export interface Filled {
  readonly players: number;
  /** By seat, for as many as the game takes. */
  readonly levels: readonly string[];
  readonly name: string;
  readonly seed: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly doubts: readonly Doubt[];
}

/** From the address, else from the last time, else as usual; what makes no sense is told, not taken. */
export async function fill(query: URLSearchParams, offer: Offer): Promise<Filled> {
  const last = remembered(offer.name);
  const { players, doubt } = playersFrom(query, offer, last?.players);
  const { levels, unknown } = levelsFrom(query, offer, last?.bots);
  const given = optionsFrom(query, offer);
  const bots = [null, ...levels.slice(1, players)];
  const asked = { game: offer.name, players, bots, seed: '' };
  const { options, doubts } = await sound({ ...asked, options: given ?? last?.options ?? {} });
  return {
    players,
    levels,
    options,
    name: tidyName(query.get('name') ?? settings().name),
    seed: query.get('seed') ?? '',
    doubts: [...doubt, ...unknown, ...(given ? doubts : []), ...strangersIn(query, offer)],
  };
}

function playersFrom(query: URLSearchParams, { seats: [fewest, most] }: Offer, last?: number) {
  const fits = (n: number) => Number.isSafeInteger(n) && n >= fewest && n <= most;
  const asked = query.get('players');
  const wanted = Number(asked ?? last ?? USUAL_PLAYERS);
  const usual = Math.max(fewest, Math.min(most, USUAL_PLAYERS));
  const doubt = asked === null || fits(wanted) ? [] : [{ given: `players=${asked}` }];
  return { players: fits(wanted) ? wanted : usual, doubt };
}

function levelsFrom(
  query: URLSearchParams,
  { levels, seats: [, most] }: Offer,
  last: readonly (string | null)[] = [],
) {
  const asked = query.get('bots')?.split(',');
  const known = (level: unknown) => levels.find((each) => each === level) ?? USUAL_LEVEL;
  const strange = asked?.filter((level) => !levels.includes(level)) ?? [];
  const chosen = Array.from({ length: most }, (_, seat) =>
    known(asked ? (asked[seat - 1] ?? asked.at(-1)) : (last[seat] ?? last.at(-1))),
  );
  return { levels: chosen, unknown: strange.map((level) => ({ given: `bots=${level}` })) };
}

/** The options without those that the game refuses, and a doubt for each of these. */
async function sound(asked: TableWish) {
  const options: Record<string, unknown> = { ...asked.options };
  const doubts: Doubt[] = [];
  for (const fault of await checkWish(wishOf(asked))) {
    const { option } = fault;
    if (option === undefined) continue;
    doubts.push({ given: `${option}=${textOf(options[option])}`, why: fault });
    delete options[option];
  }
  return { options, doubts };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
