import {
  type Fault,
  FORMAT,
  fieldsOf,
  games,
  messageOf,
  type Replay,
  replay,
} from '@overtrick/engine';
import { traceDeals } from './origin.ts';

/** What is to be said about one record. */
export interface Verdict {
  /** The first rule that it breaks. */
  readonly fault?: Fault;
  readonly deals: number;
  readonly moves: number;
  /** Nobody has won yet. */
  readonly isUnfinished: boolean;
  /** Its deals follow from the seeds that it names. */
  readonly isSeeded: boolean;
}

/** Plays a record through the rules, then holds it against what it says about its seed. */
export function verdictOn(value: unknown): Verdict {
  const result = replayed(value);
  if ('clause' in result) return faulty(result);
  const origin = traceDeals(result);
  if (origin.state === 'differs') return faulty(strayed(origin.deal));
  const { deals, winners } = result.record;
  return {
    deals: deals.length,
    moves: deals.reduce((sum, { moves }) => sum + moves.length, 0),
    isUnfinished: winners.length === 0,
    isSeeded: origin.state === 'follows',
  };
}

/** Whether the hands of a deal are not those of its seed: then what was played with them need not fit them either. */
export function isStray(value: unknown, deal: number): boolean {
  const record = fieldsOf(value);
  const deals = Array.isArray(record.deals) ? record.deals.slice(0, deal + 1) : [];
  const unplayed = { moves: [], tricks: [], scores: [], totals: [] };
  const last = { ...fieldsOf(deals.pop()), ...unplayed };
  const result = replayed({ ...record, deals: [...deals, last], winners: [] });
  if ('clause' in result) return false;
  const origin = traceDeals(result);
  return origin.state === 'differs' && origin.deal === deal;
}

/** Whatever a hostile record makes our own code do, it is a fault of the record to whoever checks it. */
function replayed(value: unknown): Replay | Fault {
  try {
    const result = replay(value, games);
    return result.ok ? result.value : result.error;
  } catch (error) {
    return { clause: FORMAT, message: `it cannot be replayed: ${messageOf(error)}` };
  }
}

function faulty(fault: Fault): Verdict {
  return { fault, deals: 0, moves: 0, isUnfinished: false, isSeeded: false };
}

/** A seed promises the derivation: cards that came about otherwise have none. */
function strayed(deal: number): Fault {
  const message = 'it does not follow from its seed by docs/deals.md';
  return { deal, clause: FORMAT, message };
}
