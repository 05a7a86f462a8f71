import type { Refusal, Saying, Seat } from './game.ts';
import { PLAIN, type Sentences, sayIn, sayings } from './says.ts';

/** What a record tells otherwise than its own moves do. `is` follows from the rules, `told` stands there. */
export interface BreachSays {
  'record-over': null;
  'record-deal-over': null;
  'record-dealer': { readonly is: Seat; readonly told: Seat };
  'record-winners': { readonly is: readonly Seat[]; readonly told: readonly Seat[] };
  'record-token': { readonly trick: number };
  'record-tricks': { readonly is: number; readonly told: number };
  'record-trick': {
    readonly trick: number;
    readonly leader: Seat;
    readonly winner: Seat;
    /** As records write it, or nothing. */
    readonly token: string;
  };
  'record-scores': { readonly is: readonly number[]; readonly told: readonly number[] };
  'record-totals': { readonly is: readonly number[]; readonly told: readonly number[] };
}

/** A rule of a game that a record breaks: data, so that any language can say it. */
export interface Breach extends Pick<Refusal, 'why' | 'cards'> {
  readonly game: string;
  /** Whose move it is, where a move is refused. */
  readonly seat?: Seat;
}

export const breach = sayings<BreachSays>();

const english: Sentences<BreachSays> = {
  'record-over': 'the match is over before this deal',
  'record-deal-over': 'the deal is over',
  'record-dealer': ({ is, told }) => `seat ${is} deals, not ${told}`,
  'record-winners': ({ is, told }) => `the winners are [${is}], not [${told}]`,
  'record-token': ({ trick }) => `trick ${trick} names no token that could be drawn`,
  'record-tricks': ({ is, told }) => `${is} tricks were taken, not ${told}`,
  'record-trick': ({ trick, leader, winner, token }) =>
    `trick ${trick} was led by ${leader} and won by ${winner}${token && ` with token ${token}`}`,
  'record-scores': ({ is, told }) => `the scores are [${is}], not [${told}]`,
  'record-totals': ({ is, told }) => `the totals are [${is}], not [${told}]`,
};

export function breachWords(why: Saying): string {
  return sayIn(english, why, PLAIN);
}
