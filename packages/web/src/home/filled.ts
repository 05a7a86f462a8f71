import type { Seat } from '@overtrick/engine';
import { checkWish } from '../clients.ts';
import type { Offer, WishFault } from '../protocol.ts';
import { settings, tidyName } from '../settings.ts';
import { optionsFrom, strangersIn } from './query.ts';
import {
  peopleAmong,
  remembered,
  type TableWish,
  USUAL_LEVEL,
  USUAL_PLAYERS,
  wishOf,
} from './start.ts';

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
  /** The seats of the people on this device, and by seat what everybody is called who has a name of their own. */
  readonly people: readonly Seat[];
  readonly called: readonly string[];
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
  const round = roundFrom(query, players, last);
  const bots = [null, ...levels.slice(1, players)];
  const asked = { game: offer.name, players, bots, seed: '' };
  const { options, doubts } = await sound({ ...asked, options: given ?? last?.options ?? {} });
  return {
    players,
    levels,
    options,
    name: tidyName(query.get('name') ?? round.called[0] ?? settings().name),
    people: round.people,
    called: round.called,
    seed: query.get('seed') ?? '',
    doubts: [
      ...doubt,
      ...unknown,
      ...round.doubt,
      ...(given ? doubts : []),
      ...strangersIn(query, offer),
    ],
  };
}

/** Who shares the device: `people=Ada,Ben`, from the first seat on, or only how many; else those of the last time. */
function roundFrom(query: URLSearchParams, players: number, last?: Omit<TableWish, 'seed'>) {
  const given = query.get('people')?.split(',') ?? [];
  const many = given.length === 1 ? Number(given[0]) : 0;
  if (many >= 2 && many <= players && Number.isSafeInteger(many))
    return { people: Array.from({ length: many }, (_, seat) => seat), called: [], doubt: [] };
  const asked = given.map((name) => tidyName(name));
  const isWrong = asked.length > players || asked.includes('');
  const doubt = isWrong ? [{ given: `people=${query.get('people')}` }] : [];
  if (query.has('people') && !isWrong) return { people: [...asked.keys()], called: asked, doubt };
  const before = last?.players === players ? peopleAmong(last.bots) : [];
  return before.length > 1
    ? { people: before, called: last?.names ?? [], doubt }
    : { people: [0], called: [], doubt };
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
