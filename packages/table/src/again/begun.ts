import { type About, deriveSeed, type Game } from '@overtrick/engine';
import type { By, Entry, Sitter } from '../log.ts';
import type { Mind } from '../mind.ts';
import { openingOf, type Seating } from '../seating.ts';
import { Unattended } from '../unattended.ts';

/** With fewer cards there is little to think about. */
const ENOUGH = 6;
/** In no game hands grow for longer. */
const LATEST = 40;
/** Where the person sits in every deal of every set. */
export const SET_SEAT = 0;

/**
 * The log of a table at which a deal lies before its first decision. Where hands grow from deal to deal, a quick mind has played those before
 * it; everything follows from the seed.
 */
export async function begunLog(
  game: Game,
  seating: Seating<About>,
  by: By,
  quick: Mind,
): Promise<Entry[]> {
  const opening = openingOf(seating, by, deriveSeed(seating.seed ?? '', 'bots'));
  const begun = Unattended.open(game, opening, by);
  begun.deal(by);
  while (begun.table.deal < dealWithEnough(game, begun)) {
    await begun.playOut(() => quick);
    begun.deal(by);
  }
  return begun.log;
}

/** The first deal with enough cards, or the one with most. */
function dealWithEnough(game: Game, { table: { match } }: Unattended): number {
  if (!match) return 0;
  const sizes = Array.from({ length: LATEST }, (_, deal) =>
    game.handSize({ ...match.setup, deal }),
  );
  return sizes.indexOf(sizes.find((size) => size >= ENOUGH) ?? Math.max(...sizes));
}

/** The same table with somebody else in the seat that is compared. */
export function seatedIn(log: readonly Entry[], sitter: Sitter): Entry[] {
  return log.map((entry, index) => {
    if (index > 0) return entry;
    const facts = entry.facts.map((fact) =>
      fact.type === 'open' ? { ...fact, sitters: swapped(fact.sitters, sitter) } : fact,
    );
    return { ...entry, facts };
  });
}

function swapped(sitters: readonly Sitter[], sitter: Sitter): Sitter[] {
  return sitters.map((each, seat) => (seat === SET_SEAT ? sitter : each));
}

/** What the deal that lies there brings each seat, played to its end. */
export async function playedOut(
  game: Game,
  log: readonly Entry[],
  mindOf: (level: string) => Mind | undefined,
): Promise<readonly number[]> {
  const table = Unattended.from(game, log);
  await table.playOut((seat) => {
    const sitter = table.table.sitters[seat];
    const mind = sitter.kind === 'bot' ? mindOf(sitter.level) : undefined;
    if (!mind) throw new Error(`nobody plays seat ${seat}`);
    return mind;
  });
  return table.table.sheet().at(-1)?.scores ?? [];
}
