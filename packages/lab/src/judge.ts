import {
  commitment,
  type DealRecord,
  type Fault,
  FORMAT,
  games,
  type Replay,
  replay,
  seedFromText,
} from '@overtrick/engine';
import { type Origin, traceDeals } from './origin.ts';

/** What is to be said about one record. */
export interface Verdict {
  /** The first rule that it breaks. */
  readonly fault?: Fault;
  readonly deals: number;
  readonly moves: number;
  /** Nobody has won yet. */
  readonly isUnfinished: boolean;
  /** Whether its deals follow from its seed, if it has one. */
  readonly origin: Origin;
}

/** Plays a record through the rules, then holds it against what it says about its seed. */
export function judge(value: unknown): Verdict {
  const result = replayed(value);
  if ('clause' in result) return faulty(result);
  const fault = seedFault(result.record);
  if (fault) return faulty(fault);
  const { deals, winners } = result.record;
  return {
    deals: deals.length,
    moves: deals.reduce((sum, { moves }) => sum + moves.length, 0),
    isUnfinished: winners.length === 0,
    origin: traceDeals(result),
  };
}

/** Whatever a hostile record makes our own code do, it is a fault of the record to whoever checks it. */
function replayed(value: unknown): Replay | Fault {
  try {
    const result = replay(value, games);
    return result.ok ? result.value : result.error;
  } catch (error) {
    return { clause: FORMAT, message: `it cannot be replayed: ${(error as Error).message}` };
  }
}

function faulty(fault: Fault): Verdict {
  return { fault, deals: 0, moves: 0, isUnfinished: false, origin: { state: 'unknown' } };
}

/** A seed and what was published before it; a record has one for all deals, or each deal its own. */
interface Sealed {
  readonly seed?: unknown;
  readonly commitment?: unknown;
}

function seedFault(record: Replay['record']): Fault | undefined {
  const message = sealFault(record);
  if (message) return { clause: FORMAT, message };
  const deals: readonly (DealRecord & Sealed)[] = record.deals;
  for (const [deal, each] of deals.entries()) {
    const wrong = sealFault(each);
    if (wrong) return { deal, clause: FORMAT, message: wrong };
  }
  return undefined;
}

function sealFault({ seed, commitment: promise }: Sealed): string | undefined {
  if (seed !== undefined && typeof seed !== 'string') return '"seed" must be a text';
  if (promise === undefined) return undefined;
  if (typeof promise !== 'string') return '"commitment" must be a text';
  if (seed === undefined || commitment(seedFromText(seed)) === promise.toLowerCase())
    return undefined;
  return 'the commitment is not the SHA-256 of the seed';
}
