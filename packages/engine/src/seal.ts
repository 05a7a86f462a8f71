import type { DealRecord, GameRecord } from './record.ts';
import { commitment, deriveSeed, seedFromText } from './seed.ts';

/** A seed and what was published before it. */
interface Sealed {
  readonly seed?: string;
  readonly commitment?: string;
}

/** What is wrong with seeds and commitments of a record that is sound otherwise, and in which deal. */
export function sealFault(record: GameRecord): { deal?: number; message: string } | undefined {
  const isOver = record.winners.length > 0;
  const message = brokenSeal(record, isOver);
  if (message) return { message };
  for (const [deal, each] of record.deals.entries()) {
    const wrong = brokenSeal(each, isOver);
    if (wrong) return { deal, message: wrong };
  }
  return undefined;
}

function brokenSeal({ seed, commitment: promise }: Sealed, isOver: boolean): string | undefined {
  if (promise === undefined) return undefined;
  if (seed === undefined) {
    return isOver ? 'the game is over, but the seed of its commitment is missing' : undefined;
  }
  const isKept = commitment(seedFromText(seed)) === promise.toLowerCase();
  return isKept ? undefined : 'the commitment is not the SHA-256 of the seed';
}

/** The seed that a deal has, its own or that of the record; none while only its commitment is known. */
export function seedOf(record: GameRecord, deal: DealRecord): string | undefined {
  const seed = deal.seed ?? (deal.commitment === undefined ? record.seed : undefined);
  return seed === undefined ? undefined : seedFromText(seed);
}

/** The seed that a deal is drawn from: its seed, or what follows from it and what the players added. */
export function drawnFrom(seed: string, entropy: readonly string[] | undefined): string {
  return entropy === undefined ? seed : deriveSeed(seed, `entropy/${entropy.join('/')}`);
}
