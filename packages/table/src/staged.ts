import {
  type DealRecord,
  type Game,
  type Move,
  no,
  ok,
  type Result,
  resolveOptions,
} from '@overtrick/engine';
import type { By, Entry, Fact, Opening, Sitter } from './log.ts';
import { tableOf } from './made.ts';
import { entryOf } from './past.ts';
import { isName, isRow } from './seating.ts';

/** The level of a bot that does what a script says. */
export const SCRIPTED = 'script';

/** Where a script says nothing bots have chance from this: the same answers every time. */
const SECRET = '0'.repeat(64);

/** One deal with chosen cards, and every move that is to be made in it, the person's own too. */
export interface StagedDeal
  extends Pick<DealRecord, 'dealer' | 'hands' | 'stock' | 'turnUp' | 'moves'> {
  /** What is drawn with each trick, in games that draw. */
  readonly tokens?: readonly string[];
  /** What the others do where the person has not done what is in the script. */
  readonly otherwise?: readonly Move[];
}

/** A table at which everything is laid out: a person in the first seat, and others who follow a script. */
export interface Staging {
  readonly game: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** One for each seat. */
  readonly names: readonly string[];
  /** The last one is to be played, those before it have been. */
  readonly deals: readonly StagedDeal[];
  /** How many moves of the last deal have been made. */
  readonly made: number;
}

/** The log of such a table up to where the person sits down, or why there can be none: anything may be in it. */
export function stagedLog(game: Game, staging: Staging, by: By): Result<Entry[], string> {
  const { names, deals, made, options } = Object(staging) as Partial<Staging>;
  const players = names?.length ?? 0;
  if (!isRow(names, players, isName)) return no('"names" must be plain names');
  if (!Array.isArray(deals) || !deals.every(hasMoves)) return no('"deals" must have moves');
  if (!Number.isSafeInteger(made)) return no('"made" must be a whole number');
  const resolved = resolveOptions(game, players, options ?? {});
  if (!resolved.ok) return resolved;
  const sitters = names.map((name, seat) => sitterOf(name, seat, by));
  const opening: Opening = {
    game: game.name,
    version: game.version,
    players,
    options: resolved.value,
    sitters,
    seed: null,
    secret: SECRET,
  };
  const log = [{ type: 'open' as const, ...opening }, ...factsOf(deals, made ?? 0)].map(entryOf);
  const owned = log.map((entry, index) => (index === 0 ? { ...entry, by } : entry));
  const table = tableOf(game, owned);
  return table.ok ? ok(owned) : table;
}

function hasMoves(deal: unknown): boolean {
  return Array.isArray(Object(deal).moves);
}

function sitterOf(name: string, seat: number, by: By): Sitter {
  return seat === 0 ? { kind: 'person', name, id: by } : { kind: 'bot', name, level: SCRIPTED };
}

function factsOf(deals: readonly StagedDeal[], made: number): Fact[] {
  return deals.flatMap((deal, index): Fact[] => {
    const stand = index === deals.length - 1 ? deal.moves.slice(0, made) : deal.moves;
    return [
      { type: 'lay', deal: recordOf(deal) },
      ...stand.map((move) => ({ type: 'play' as const, move })),
    ];
  });
}

/** What is drawn stands with the tricks of a record; who leads and wins them follows from the moves. */
function recordOf({ tokens = [], otherwise: _, ...deal }: StagedDeal): DealRecord {
  const tricks = tokens.map((token) => ({ leader: 0, winner: 0, token }));
  return { ...deal, tricks, scores: [], totals: [] };
}
