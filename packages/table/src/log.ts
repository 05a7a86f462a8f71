import type { DealRecord, Move, Options, Seat } from '@overtrick/engine';

/** Who adds to a log: a person by an id, or the house itself: its dealing, its clock, its bots. */
export type By = string;
export const HOUSE: By = 'house';

/** Who sits in a seat. */
export type Sitter =
  | { readonly kind: 'person'; readonly name: string; readonly id: By }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string }
  | { readonly kind: 'empty' };

/** What a table is opened with. It is never told to anybody as it is: see `Scene`. */
export interface Opening {
  readonly game: string;
  /** The version of the rules that judged what follows. */
  readonly version: number;
  readonly players: number;
  readonly options: Options;
  readonly sitters: readonly Sitter[];
  /** A chosen seed, from which the seeds of all deals are derived; null if each is a fresh one. */
  readonly seed: string | null;
  /** What the chance of the bots comes from. It has nothing to do with the deals. */
  readonly secret: string;
}

/** Why the house moved in place of a bot. */
export type Instead = 'late' | 'failed' | 'illegal';

/** What can be asked of a table. What is legal is decided by `decide`, and nowhere else. */
export type Command =
  | ({ readonly type: 'open' } & Opening)
  /** With a level, whoever opened the table seats a bot there, in a person's place too. */
  | { readonly type: 'sit'; readonly seat: Seat; readonly name: string; readonly level?: string }
  | { readonly type: 'leave'; readonly seat: Seat }
  | { readonly type: 'shuffle' }
  | { readonly type: 'entropy'; readonly seat: Seat; readonly text: string }
  | { readonly type: 'next' }
  | { readonly type: 'play'; readonly move: Move; readonly instead?: Instead }
  | { readonly type: 'claim'; readonly seat: Seat }
  | { readonly type: 'undo'; readonly seat: Seat }
  | { readonly type: 'agree'; readonly seat: Seat }
  | { readonly type: 'decline'; readonly seat: Seat }
  | { readonly type: 'pause' }
  | { readonly type: 'continue' }
  | { readonly type: 'say'; readonly seat: Seat; readonly text: string };

/** What came of a command. Folding facts needs no judgement: they have been judged. */
export type Fact =
  | ({ readonly type: 'open' } & Opening)
  | { readonly type: 'sit'; readonly seat: Seat; readonly sitter: Sitter }
  /** The seed of the next deal: all that is told of it before the deal is over is its commitment. */
  | { readonly type: 'commit'; readonly seed: string }
  | { readonly type: 'entropy'; readonly seat: Seat; readonly text: string }
  | { readonly type: 'deal' }
  /** A deal whose cards were not dealt here: a record's. */
  | { readonly type: 'lay'; readonly deal: DealRecord }
  | { readonly type: 'play'; readonly move: Move; readonly instead?: Instead }
  | { readonly type: 'claim'; readonly seat: Seat; readonly moves: readonly Move[] }
  /** Back to where so many moves of that deal stand. */
  | { readonly type: 'undo'; readonly deal: number; readonly move: number }
  | { readonly type: 'ask'; readonly seat: Seat }
  | { readonly type: 'agree'; readonly seat: Seat }
  | { readonly type: 'decline'; readonly seat: Seat }
  | { readonly type: 'pause' }
  | { readonly type: 'continue' }
  | { readonly type: 'say'; readonly seat: Seat; readonly text: string };

/** One line of any log: gapless from 1, never changed. */
export interface LogLine<Asked = unknown, Came = unknown> {
  readonly seq: number;
  /** Chosen by whoever asked, so that what is sent twice happens once. */
  readonly key: string;
  readonly by: By;
  /** When, in milliseconds by the host's clock. */
  readonly at: number;
  readonly command: Asked;
  readonly facts: readonly Came[];
}

/** One line of a table's log. */
export type Entry = LogLine<Command, Fact>;
