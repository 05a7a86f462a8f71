import { type DealRecord, no, type Result } from '@overtrick/engine';
import { type Entry, Host, logOf, MemoryStore, type Opening, type Sitter } from '@overtrick/table';
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

/** A table that goes on from a moment of a game. Nobody keeps it: it never happened. */
export async function playOn(
  read: ReadBack | undefined,
  from: PlayOn,
  { id, ports }: Omit<OpeningMeans, 'keeper' | 'shelf'>,
): Promise<Result<Host, Problem>> {
  if (!read) return no({ problem: 'no game is open' });
  const store = new MemoryStore();
  for (const entry of logUntil(read, from)) await store.append(id, entry);
  const host = await Host.load(id, read.game, { ...ports, store });
  return host.ok ? host : no({ problem: host.error });
}

/** What stood before that moment, at a table of the people and bots who go on. */
function logUntil(read: ReadBack, from: PlayOn): Entry[] {
  const { record, game } = read;
  const past = { ...record, deals: record.deals.slice(0, from.deal + 1).map(until(from)) };
  const [first, ...rest] = logOf(past, game.version);
  const facts = first.facts.map((fact) =>
    fact.type === 'open' ? { ...fact, ...seatedApart(seated(fact, read, from)) } : fact,
  );
  return [{ ...first, by: YOU, facts }, ...rest];
}

function until({ deal, move }: PlayOn): (record: DealRecord, index: number) => DealRecord {
  return (record, index) =>
    index < deal ? record : { ...record, moves: record.moves.slice(0, move) };
}

function seated(opening: Opening, { levels, secret }: ReadBack, { seats, you }: PlayOn): Opening {
  const sitters = opening.sitters.map((sitter, seat): Sitter => {
    const name = sitter.kind === 'empty' ? `${seat + 1}` : sitter.name;
    if (!seats.includes(seat)) return { kind: 'bot', name, level: levels[seat] ?? STAND_IN };
    return { kind: 'person', name: seats.length === 1 ? you : name, id: YOU };
  });
  return { ...opening, sitters, secret: secret ?? SECRET };
}
