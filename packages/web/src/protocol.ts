import type { Thought } from '@overtrick/bots';
import type {
  Event,
  GameRecord,
  Layout,
  Move,
  Option,
  Refusal,
  Seat,
  View,
} from '@overtrick/engine';
import type { DealSheet, Halfway, Reason, Sitters, Wish } from '@overtrick/table';

/** What the page asks of the worker in which engine, bots and table live. One answer to each. */
export type Ask =
  | { readonly kind: 'games' }
  | { readonly kind: 'check'; readonly wish: Wish }
  | { readonly kind: 'open'; readonly wish: Wish }
  | { readonly kind: 'resume'; readonly saved: string }
  | { readonly kind: 'play'; readonly parts: readonly string[] }
  | { readonly kind: 'halfway'; readonly parts: readonly string[] }
  | { readonly kind: 'bot' }
  | { readonly kind: 'claim' }
  | { readonly kind: 'next' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'hint' }
  | { readonly kind: 'record' };

/**
 * By kind of question, the fields that it must have. What a wish says is checked where a table is
 * opened.
 */
const KINDS: Readonly<Record<Ask['kind'], (ask: Readonly<Record<string, unknown>>) => boolean>> = {
  games: () => true,
  check: ({ wish }) => typeof wish === 'object',
  open: ({ wish }) => typeof wish === 'object',
  resume: ({ saved }) => typeof saved === 'string',
  play: ({ parts }) => Array.isArray(parts),
  halfway: ({ parts }) => Array.isArray(parts),
  bot: () => true,
  claim: () => true,
  next: () => true,
  undo: () => true,
  hint: () => true,
  record: () => true,
};

/** A message that is one of the questions. */
export function readAsk(message: unknown): Ask | undefined {
  const { kind, ...rest } = Object(message) as Readonly<Record<string, unknown>>;
  if (typeof kind !== 'string' || !Object.hasOwn(KINDS, kind)) return undefined;
  return KINDS[kind as Ask['kind']](rest) ? (message as Ask) : undefined;
}

/** What comes back for each. */
export interface Answers {
  games: readonly Offer[];
  check: readonly WishFault[];
  open: Scene;
  resume: Scene;
  play: Scene;
  halfway: Halfway;
  bot: Scene;
  claim: Scene;
  next: Scene;
  undo: Scene;
  hint: Thought;
  record: GameRecord;
}

/**
 * Why the worker says no: a rule that forbids a move, what is wrong in plain words, or a file of the page
 * that could not be loaded.
 */
export type Problem =
  | { readonly refusal: Refusal }
  | { readonly problem: string }
  | { readonly unloaded: string };

export type Reply = { readonly id: number } & (
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: Problem }
);

/** What a table cannot be opened with: an option by its name, or the rest of a wish. */
export interface WishFault {
  readonly option?: string;
  readonly why: string;
}

/** A game as the home screen and the form for a new table need it. */
export interface Offer {
  readonly name: string;
  readonly title: string;
  readonly seats: readonly [fewest: number, most: number];
  readonly levels: readonly string[];
  readonly options: readonly OfferedOption[];
}

export interface OfferedOption extends Omit<Option, 'default'> {
  readonly name: string;
  /** The largest number that it or a part of it may be. */
  readonly most: number;
  /** By number of players. */
  readonly defaults: Readonly<Record<number, Option['default']>>;
}

/** The table as the person sees it: the view is the truth, the story is how it came about. */
export interface Scene {
  readonly game: string;
  readonly title: string;
  readonly view: View;
  /** Every code of the pack once. */
  readonly pack: readonly string[];
  readonly names: readonly string[];
  readonly bots: Sitters;
  /** Options that differ from the usual rules. */
  readonly variant: readonly string[];
  readonly totals: readonly number[];
  /** Which deal of the match this is, from 0. */
  readonly deal: number;
  readonly dealOver: boolean;
  readonly over: boolean;
  readonly winners: readonly Seat[];
  readonly story: readonly Event[];
  readonly reasons: readonly Reason[];
  /** Of the legal actions, those that do not end the move. */
  readonly steps: readonly string[];
  readonly sheet: readonly DealSheet[];
  readonly layout: Layout | null;
  /** Every decision of the deal, hidden ones included, once it is over. */
  readonly moves: readonly Move[] | null;
  readonly canUndo: boolean;
  /** Whether the rest of the tricks is the person's, whatever happens. */
  readonly canClaim: boolean;
  /** The table put aside, as text to be kept. */
  readonly saved: string;
}
