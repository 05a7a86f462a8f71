import type { Seat } from '@overtrick/engine';
import type { Failing } from './programs/program.ts';
import type { Doing } from './trade.ts';

/** Where and how a program has failed. Plain data, so that a thread can hand it over. */
export interface FailureFacts extends Failing {
  /** As it was written. */
  readonly bot: string;
  readonly seat: Seat;
  readonly match?: number;
  readonly deal: number;
  readonly move: number;
}

/** Somebody's own program has failed, and nobody stands in for it: the end of a series. */
export class BotFailure extends Error {
  readonly facts: FailureFacts;

  constructor(facts: FailureFacts) {
    super(sentenceOf(facts));
    this.facts = facts;
  }
}

function sentenceOf({ bot, seat, match, deal, move, why }: FailureFacts): string {
  const where = match === undefined ? `deal ${deal}` : `match ${match}, deal ${deal}`;
  return `the bot ${bot} in seat ${seat} failed in ${where}, move ${move}: ${why}`;
}

/** Does a part of the work; who fails in it is told which part that was. */
export function* located<T>(
  part: Doing<T>,
  place: Partial<Pick<FailureFacts, 'match' | 'deal'>>,
): Doing<T> {
  try {
    return yield* part;
  } catch (error) {
    throw error instanceof BotFailure ? new BotFailure({ ...error.facts, ...place }) : error;
  }
}
