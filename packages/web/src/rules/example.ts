import type { Options, Refusal, Saying, Seat, View } from '@overtrick/engine';

/**
 * A position of a game and what follows from it, as data. What is drawn of it comes from the engine; what is claimed of it is
 * there for the tests, which ask the engine too.
 */
export interface Example extends ExampleCards {
  /** Made in turn, divided by commas: `bid R7 G3, pass*2, play R9`; by a seat out of turn: `2: give H7 HA`. */
  readonly moves?: string;
  /** The rest of the deal is played too: everybody lays the first card that is legal. */
  readonly isPlayedOut?: boolean;
  /** A move that is not made: what is said against it. */
  readonly tried?: string;
  /** What chance says whenever it is asked: the first, unless something else is said. */
  readonly chance?: number;
  /** Whose eyes look: the first seat, "you", unless something else is said. */
  readonly eyes?: Seat;
  readonly picture: PictureKind;
  /** For rows: where they are in the view. */
  readonly rows?: readonly string[];
  readonly claims: Claims;
}

/** Cards as they lie before the first move: hands as text, other things as they differ from the usual. */
interface ExampleCards {
  readonly hands: readonly string[];
  readonly dealer?: Seat;
  /** Which deal of the match it is, from 0, and what earlier ones have left. */
  readonly deal?: number;
  readonly carry?: unknown;
  readonly stock?: string;
  readonly turnUp?: string | null;
  readonly options?: Options;
}

/** What is drawn of a position. */
export type PictureKind =
  /** The last trick, its order and who takes it. */
  | 'trick'
  /** The hand of the eyes: what may be played, after what lies on the table. */
  | 'hand'
  /** All trumps, the highest first. */
  | 'trumps'
  /** What lies face up before each seat, and what the seat is. */
  | 'seats'
  /** What may be chosen now, of what one might think of. */
  | 'choices'
  /** What bids ask for and bring. */
  | 'prices'
  | 'score'
  /** Cards, or tokens, at places of the view, a row each. */
  | 'rows'
  | 'tokens';

/** What a page says of a position; every part of it is held against the engine. */
export interface Claims {
  /** Of the last trick. */
  readonly winner?: Seat;
  readonly points?: number;
  /** Cards, names or numbers that may be chosen now, and others that may not. */
  readonly legal?: string;
  readonly illegal?: string;
  /** The clause that refuses what is tried. */
  readonly refusal?: string;
  /** The highest first; cards of one tier with a space between them, tiers with a `>`. */
  readonly trumps?: string;
  readonly scores?: readonly number[];
  /** Parts of the view by their paths: `bidToken.goal`. */
  readonly view?: Readonly<Record<string, unknown>>;
}

/** A line of the score sheet. */
interface AnswerLine {
  readonly seat: Seat;
  readonly score: number;
  readonly clause: string;
  readonly why: Saying;
}

/** What the engine says of an example. */
export interface ExampleAnswer {
  readonly view: View;
  readonly refusal: Refusal | null;
  /** The cards of the last trick in their order, and what it came to. */
  readonly trick: AnsweredTrick | null;
  readonly lines: readonly AnswerLine[];
  readonly scores: readonly number[];
}

export interface AnsweredTrick {
  readonly plays: readonly {
    readonly seat: Seat;
    readonly card: string;
    readonly tokens: readonly string[];
  }[];
  readonly winner: Seat;
  /** Null where cards have no points. */
  readonly points: number | null;
  readonly isComplete: boolean;
}
