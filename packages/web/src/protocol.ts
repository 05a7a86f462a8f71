import type { Thought } from '@overtrick/bots';
import {
  type Choice,
  type GameRecord,
  isObject,
  isSeat,
  type Layout,
  type MatchEnd,
  type Move,
  type Option,
  type Refusal,
  type Saying,
  type Seat,
  type Setup,
  type View,
} from '@overtrick/engine';
import type {
  Fixed,
  Halfway,
  Message,
  Request,
  Staging,
  Stand,
  Scene as TableScene,
  Tidings,
  Wish,
} from '@overtrick/table';
import type { MoveVerdict, OpenVerdict, StopOutlook } from '@overtrick/table/analysis';
import type { BroughtFault } from '@overtrick/table/links';
import type { PlayedSetDeal, SetDeal, SetRival } from './again/protocol.ts';
import type { KeptLine, Taken } from './kept.ts';
import type { LabAnswers, LabAsk } from './lab/protocol.ts';
import type { Lookable, LookedBack, PlayOn, Shared } from './look/protocol.ts';
import type { Example, ExampleAnswer } from './rules/example.ts';

/**
 * What the page asks of the worker before there is a table, and beside it. All that is said at a table itself is the table's
 * own protocol, which goes through as it is.
 */
export type Ask =
  | { readonly kind: 'games' }
  | { readonly kind: 'check'; readonly wish: Wish }
  | { readonly kind: 'ending'; readonly wish: Wish }
  | { readonly kind: 'kept' }
  | { readonly kind: 'past'; readonly table: string }
  | { readonly kind: 'ends'; readonly table: string }
  | { readonly kind: 'forget'; readonly table: string }
  | { readonly kind: 'open'; readonly table: string; readonly wish: Wish }
  | { readonly kind: 'resume'; readonly table: string }
  /** A table that is not kept, with chosen cards and others who follow a script. */
  | { readonly kind: 'stage'; readonly table: string; readonly staging: Staging }
  /** Where several people share the device: who looks now, null for nobody; and a move that its owner wants back. */
  | { readonly kind: 'look'; readonly seat: Seat | null }
  | { readonly kind: 'takeBack'; readonly seat: Seat }
  | { readonly kind: 'verify'; readonly game: string; readonly promise: DealPromise }
  /** The end of every deal of a match that was played elsewhere. */
  | { readonly kind: 'replay'; readonly record: GameRecord }
  | { readonly kind: 'examples'; readonly game: string; readonly examples: readonly Example[] }
  /** A finished game as one text, to take it to another browser; and such a text from one. */
  | { readonly kind: 'pack'; readonly table: string }
  | { readonly kind: 'unpack'; readonly text: string }
  /** To look back at a game: which, a moment of it as a seat saw it, what a decision was worth, a link; and a table that goes on from there. */
  | { readonly kind: 'lookBack'; readonly from: Lookable }
  | { readonly kind: 'moment'; readonly at: Stand; readonly eyes: Seat }
  /** A quick verdict has fewer worlds. */
  | { readonly kind: 'verdict'; readonly at: Stand; readonly isQuick: boolean }
  /** What another move would have been worth there, and what the deal held for a seat at a moment. */
  | { readonly kind: 'tried'; readonly at: Stand; readonly parts: readonly Choice[] }
  | { readonly kind: 'outlook'; readonly at: Stand; readonly eyes: Seat }
  /** What could have become of the deal from there with all cards open, and the game as it would have gone on by these moves. */
  | { readonly kind: 'solve'; readonly at: Stand }
  | { readonly kind: 'line'; readonly at: Stand; readonly line: readonly Move[] }
  | { readonly kind: 'share'; readonly deal: number | null; readonly you: string }
  | { readonly kind: 'playOn'; readonly table: string; readonly from: PlayOn }
  /** A deal of a set, to sit down at or as a bot plays it. */
  | { readonly kind: 'sitIn'; readonly table: string; readonly from: PlayedSetDeal }
  | { readonly kind: 'rival'; readonly from: SetDeal; readonly rival: SetRival }
  /** The lab's own protocol goes through as it is. */
  | { readonly kind: 'lab'; readonly asked: LabAsk }
  | { readonly kind: 'leave' };

/** What was said of a deal before it and after it, all of which can be checked. */
export interface DealPromise {
  readonly commitment: string;
  readonly seed: string;
  readonly entropy: readonly string[];
  readonly setup: Setup;
  readonly layout: Layout;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * By kind of question, the fields that it must have. What a wish or a set says is checked where a table is
 * opened.
 */
const KINDS: Readonly<Record<Ask['kind'], (ask: Fields) => boolean>> = {
  games: () => true,
  check: ({ wish }) => typeof wish === 'object',
  ending: ({ wish }) => typeof wish === 'object',
  kept: () => true,
  past: ({ table }) => typeof table === 'string',
  ends: ({ table }) => typeof table === 'string',
  forget: ({ table }) => typeof table === 'string',
  open: ({ table, wish }) => typeof table === 'string' && typeof wish === 'object',
  resume: ({ table }) => typeof table === 'string',
  stage: ({ table, staging }) => typeof table === 'string' && typeof staging === 'object',
  look: ({ seat }) => seat === null || isSeat(seat),
  takeBack: ({ seat }) => isSeat(seat),
  verify: ({ game, promise }) => typeof game === 'string' && typeof promise === 'object',
  replay: ({ record }) => typeof record === 'object',
  examples: ({ game, examples }) => typeof game === 'string' && Array.isArray(examples),
  pack: ({ table }) => typeof table === 'string',
  unpack: ({ text }) => typeof text === 'string',
  lookBack: ({ from }) => isObject(from),
  moment: ({ at, eyes }) => isObject(at) && isSeat(eyes),
  verdict: ({ at, isQuick }) => isObject(at) && typeof isQuick === 'boolean',
  tried: ({ at, parts }) => isObject(at) && Array.isArray(parts),
  outlook: ({ at, eyes }) => isObject(at) && isSeat(eyes),
  share: ({ deal, you }) =>
    (deal === null || Number.isSafeInteger(deal)) && typeof you === 'string',
  playOn: ({ table, from }) => typeof table === 'string' && isObject(from),
  solve: ({ at }) => isObject(at),
  line: ({ at, line }) => isObject(at) && Array.isArray(line),
  sitIn: ({ table, from }) => typeof table === 'string' && isObject(from),
  rival: ({ from, rival }) => isObject(from) && isObject(rival),
  lab: ({ asked }) => isObject(asked),
  leave: () => true,
};

/** A message that is one of the questions, with the number that its answer will have. */
export function readAsk(message: unknown): (Ask & { readonly id: number }) | undefined {
  const { kind, id, ...rest } = Object(message) as Fields;
  if (typeof kind !== 'string' || !Object.hasOwn(KINDS, kind)) return undefined;
  if (!Number.isSafeInteger(id) || !KINDS[kind as Ask['kind']](rest)) return undefined;
  return message as Ask & { readonly id: number };
}

/** What comes back for each. */
export interface Answers {
  games: readonly Offer[];
  check: readonly WishFault[];
  ending: MatchEnd;
  kept: readonly KeptLine[];
  past: PastMatch;
  ends: readonly PageScene[];
  forget: null;
  /** The table is there: who joins it is told the rest. */
  open: null;
  resume: null;
  stage: null;
  look: null;
  takeBack: null;
  verify: Verdicts;
  replay: readonly PageScene[];
  /** What the rules say of each. */
  examples: readonly ExampleAnswer[];
  pack: string;
  unpack: null;
  lookBack: LookedBack;
  moment: LookScene;
  verdict: MoveVerdict | null;
  tried: MoveVerdict;
  outlook: StopOutlook;
  share: Shared;
  playOn: null;
  solve: OpenVerdict;
  line: GameRecord | null;
  sitIn: null;
  rival: readonly number[];
  lab: LabAnswers[LabAsk['job']];
  leave: null;
}

/** Whether the seed is the one that was promised, and whether the cards are those that it gives. */
export interface Verdicts {
  readonly seed: boolean;
  readonly cards: boolean;
  /** How many cards are shuffled: who checks it by other means needs to know. */
  readonly count: number;
}

/**
 * Why the worker says no: a rule that forbids a move, what is wrong in plain words, a file of the page that could not be
 * loaded, or a database that a tab with an older page does not let go.
 */
export type Problem =
  | { readonly refusal: Refusal }
  | { readonly problem: string }
  /** What is wrong with a record, and where. */
  | { readonly fault: BroughtFault }
  | { readonly unloaded: string }
  | { readonly blocked: string }
  | { readonly gone: string };

/** What the worker tells unasked, besides what happens at the table. */
export type Mishap =
  /** The browser keeps this game no longer. */
  | { readonly kind: 'unkept' }
  /** Another tab has the game now, or it was deleted there. */
  | { readonly kind: 'lost'; readonly how: Taken };

export type Reply =
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'problem'; readonly id: number; readonly problem: Problem };

/** All that ever comes out of the worker. */
export type Outgoing = Message | Reply | Mishap;

/** A request to a table, before it is numbered. */
type Unnumbered<R> = R extends { readonly id: number } ? Omit<R, 'id'> : never;
export type TableAsk = Unnumbered<Request>;

/** A way to a table: to one of one's own in the worker, or to one with friends at a server. */
export interface TableWay {
  onTidings: (tidings: Tidings | Mishap) => void;
  /** Something at the table, and what answers it. */
  request<A extends TableAsk & { kind: keyof TableAnswers }>(
    ask: A,
  ): Promise<TableAnswers[A['kind']]>;
  /** Something at the table that is not answered, except by what happens. */
  tell(ask: TableAsk & { kind: 'join' | 'stop' }): void;
  /** Nothing is told any more. */
  close(): void;
}

/** By kind of request, what answers it. */
export interface TableAnswers {
  do: number;
  halfway: Halfway;
  hint: Thought | null;
  record: GameRecord | null;
}

/** What a table cannot be opened with: an option by its name, or the rest of a wish. */
export interface WishFault {
  readonly option?: string;
  readonly why: Saying;
}

/** A game as the home screen and the form for a new table need it. */
export interface Offer {
  readonly name: string;
  readonly title: string;
  readonly version: number;
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

/** A game that was left or is over, as it stands, without sitting down at it. */
export interface PastMatch extends KeptLine {
  readonly scene: PageScene;
}

/** A table as the page draws it: there are always cards on it, and names in all seats. */
export interface PageScene extends Fixed, Omit<TableScene, 'view'> {
  readonly view: View;
  readonly names: readonly string[];
}

/** A moment as a seat saw it, and what everybody held. */
export interface LookScene extends PageScene {
  readonly hands: readonly (readonly string[])[];
}
