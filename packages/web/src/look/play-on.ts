import type { Levels } from '@overtrick/bots';
import { type DealRecord, no, type Result } from '@overtrick/engine';
import { type Entry, type Host, logOf, type Opening, type Sitter } from '@overtrick/table';
import { sitAside, steady } from '../again/aside.ts';
import { YOU } from '../balance.ts';
import type { OpeningMeans } from '../opening.ts';
import type { Problem } from '../protocol.ts';
import { seatedApart } from '../round/people.ts';
import type { PlayOn } from './protocol.ts';
import type { ReadBack } from './read-back.ts';

/** Who takes the place of somebody of whom nothing is known. */
const STAND_IN = 'club';
/** What bots have chance from where that of the game is not known: the same answers every time. */
const SECRET = '0'.repeat(64);

/** A table that goes on from a moment of a game, against the same bots as then. It is kept aside: it never happened. */
export async function playOn(
  read: ReadBack | undefined,
  from: PlayOn,
  means: OpeningMeans,
): Promise<Result<Host, Problem>> {
  if (!read) return no({ problem: 'no game is open' });
  const { shelf, ports } = means;
  const dealsBefore = read.cast?.before ?? 0;
  const alike = { ...ports, mindOf: steady(ports.mindOf, shelf), dealsBefore };
  const begin = async () => logUntil(read, from, shelf.levels);
  return sitAside(read.game, read.record.players, { ...means, ports: alike }, begin);
}

/** What stood before that moment, at a table of the people and bots who go on. */
function logUntil(read: ReadBack, from: PlayOn, levels: Levels): Entry[] {
  const { record, game } = read;
  const past = { ...record, deals: record.deals.slice(0, from.deal + 1).map(until(from)) };
  const [first, ...rest] = logOf(past, game.version);
  const facts = first.facts.map((fact) =>
    fact.type === 'open' ? { ...fact, ...seatedApart(seated(fact, read, from, levels)) } : fact,
  );
  return [{ ...first, by: YOU, facts }, ...rest];
}

function until({ deal, move }: PlayOn): (record: DealRecord, index: number) => DealRecord {
  return (record, index) =>
    index < deal ? record : { ...record, moves: record.moves.slice(0, move) };
}

function seated(
  opening: Opening,
  { cast }: ReadBack,
  { seats, you }: PlayOn,
  levels: Levels,
): Opening {
  const sitters = opening.sitters.map((sitter, seat): Sitter => {
    const name = sitter.kind === 'empty' ? `${seat + 1}` : sitter.name;
    if (!seats.includes(seat)) return { kind: 'bot', name, level: levelIn(cast, seat, levels) };
    return { kind: 'person', name: seats.length === 1 ? you : name, id: YOU };
  });
  return { ...opening, sitters, secret: cast?.secret ?? SECRET };
}

/** A game may come from anywhere, and its bots be none of ours. */
function levelIn(cast: ReadBack['cast'], seat: number, levels: Levels): string {
  const level = cast?.levels[seat] ?? STAND_IN;
  return Object.hasOwn(levels, level) ? level : STAND_IN;
}
