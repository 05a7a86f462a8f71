import {
  commitment,
  type Event,
  type Layout,
  type Move,
  type Options,
  type Seat,
  SPECTATOR,
  type View,
  variations,
} from '@overtrick/engine';
import {
  type CompanyScene,
  companyOf,
  isBlind,
  type MyPart,
  myPartOf,
  type RemarkScene,
  remarksFor,
} from './around.ts';
import type { By, Closing, Sitter, Substitute } from './log.ts';
import type { Happening } from './notices.ts';
import type { Predecessor } from './predecessors.ts';
import type { Reason } from './reasons.ts';
import type { DealSheet } from './sheet.ts';
import type { Proposal, Table } from './table.ts';
import type { SeatClock } from './timing.ts';
import { undoable } from './undo.ts';

/** What stays as it is while a match lasts, for every pair of eyes. */
export interface Fixed {
  readonly game: string;
  readonly title: string;
  readonly players: number;
  readonly options: Options;
  /** Options that differ from the usual rules. */
  readonly variant: readonly string[];
}

/** Somebody at the table, as all may know them. */
export interface Neighbour {
  readonly name: string;
  /** The level of a bot, or `program` for somebody's own; null for a person. */
  readonly level: string | null;
  /** Who sits in while they are away; null if they are there. */
  readonly standIn: Substitute | null;
}

/** A table as one pair of eyes may know it: the view is the truth, the story is how it came about. */
export interface Scene {
  readonly eyes: Seat;
  /** By seat; null where nobody sits. */
  readonly neighbours: readonly (Neighbour | null)[];
  /** Who had seats before those who sit there now, in the order in which they gave them up. */
  readonly predecessors: readonly Predecessor[];
  /** Which deal of the match this is, from 0; −1 before the first. */
  readonly deal: number;
  readonly dealOver: boolean;
  readonly over: boolean;
  readonly paused: boolean;
  /** Whether the deal in hand cannot be gone on with, and waits to be annulled. */
  readonly broken: boolean;
  /** Why it is closed for good, and the table at which its people go on; null if neither. */
  readonly closed: Closing | null;
  readonly successor: string | null;
  /** Who is ready for the next deal. */
  readonly ready: readonly Seat[];
  /** For whom a bot has moved because their time was up, in order, since anybody did something. */
  readonly expired: readonly Seat[];
  readonly asked: Proposal | null;
  readonly remarks: readonly RemarkScene[];
  /** What has happened among people, as far as the table remembers it. */
  readonly notices: readonly Happening[];
  /** By seat; null if nobody looks at the clock. */
  readonly clocks: readonly SeatClock[] | null;
  /** Null where one plays alone. */
  readonly company: CompanyScene | null;
  readonly mine: MyPart | null;
  readonly totals: readonly number[];
  readonly winners: readonly Seat[];
  /** Every code of the pack of this deal once. */
  readonly pack: readonly string[];
  /** Null before the first deal. */
  readonly view: View | null;
  readonly story: readonly Event[];
  readonly reasons: readonly Reason[];
  readonly sheet: readonly DealSheet[];
  readonly canUndo: boolean;
  /** Whether the rest of the tricks is theirs, whatever happens. */
  readonly canClaim: boolean;
  /** What was committed to before the cards of this deal were dealt, and those of the next. */
  readonly commitment: string | null;
  readonly nextCommitment: string | null;
  /** What nobody may know while a deal is played, and everybody when it is over. */
  readonly open: Opened | null;
}

export interface Opened {
  readonly layout: Layout;
  /** Every decision of the deal, hidden ones included. */
  readonly moves: readonly Move[];
  /** Null where the cards did not come from a seed. */
  readonly seed: string | null;
  readonly entropy: readonly string[];
}

/** The parts of a scene that are not the same for everybody. */
export type OwnScene = Pick<
  Scene,
  'eyes' | 'mine' | 'view' | 'story' | 'reasons' | 'canUndo' | 'canClaim'
>;

export function fixedOf({ game, opening }: Table): Fixed {
  const { players, options } = opening;
  const variant = variations(game, players, options);
  return { game: game.name, title: game.title, players, options, variant };
}

/** Made part by part from what these eyes may know: nothing is copied first and hidden afterwards. */
export function sceneOf(table: Table, eyes: Seat, by?: By): Scene {
  // To spread parts of so many fields takes some fifty times as long.
  const scene = Object.assign(commonScene(table, by), ownScene(table, eyes, by));
  return isBlind(table, eyes) ? { ...scene, open: null } : scene;
}

/** A scene of everybody at once, without how it came about. */
export type OutsideScene = Omit<Scene, keyof OwnScene> & Pick<Scene, 'view'>;

/** What everybody knows who has a seat, and whoever else may look on. */
export function outsideOf(table: Table): OutsideScene {
  return Object.assign(commonScene(table, undefined), { view: table.view(SPECTATOR) ?? null });
}

/** What everybody may know of a table. */
function commonScene(table: Table, by: By | undefined): Omit<Scene, keyof OwnScene> {
  const { current, shuffled } = table;
  return {
    neighbours: neighboursAt(table),
    predecessors: table.predecessors,
    deal: table.deal,
    dealOver: table.dealOver,
    over: table.over,
    paused: table.paused,
    broken: table.broken !== undefined,
    closed: table.closed ?? null,
    successor: table.successor ?? null,
    ready: table.ready,
    expired: table.expired,
    asked: table.asked ?? null,
    remarks: remarksFor(table, by),
    notices: table.notices,
    clocks: table.agreement?.pace ? table.timing.clocks : null,
    company: companyOf(table),
    totals: table.match?.totals ?? [],
    winners: table.winners,
    pack: current ? packOf(table.game.deck(current.match.setup)) : NONE,
    sheet: table.sheet(),
    commitment: current ? sealOf(current.source) : null,
    nextCommitment: shuffled ? sealOf(shuffled) : null,
    open: openedOf(table),
  };
}

/** What these eyes know besides. */
function ownScene(table: Table, eyes: Seat, by?: By): OwnScene {
  const now = ownMoment(table, eyes, by);
  return Object.assign(now, { story: now.view ? table.story(eyes) : [] });
}

/** The same without how it came about, which is told by what has come to it. */
export function ownMoment(table: Table, eyes: Seat, by?: By): Omit<OwnScene, 'story'> {
  const view = isBlind(table, eyes) ? undefined : table.view(eyes);
  const mine = myPartOf(table, by);
  if (!view) return { eyes, mine, view: null, reasons: [], canUndo: false, canClaim: false };
  const isTurn = view.acting.includes(eyes);
  return {
    eyes,
    mine,
    view,
    reasons: isTurn ? table.reasons(view) : [],
    canUndo: 'back' in undoable(table, eyes),
    canClaim: isTurn && table.claimOf(view) !== undefined,
  };
}

const NONE: readonly string[] = [];
/** By all cards of a pack, each of them once. */
const packs = new WeakMap<readonly string[], readonly string[]>();

function packOf(cards: readonly string[]): readonly string[] {
  const pack = packs.get(cards) ?? [...new Set(cards)];
  packs.set(cards, pack);
  return pack;
}

/** By who sits where: as long as nobody gets up it is the very same. */
const neighbours = new WeakMap<readonly Sitter[], Scene['neighbours']>();

function neighboursAt({ sitters }: Table): Scene['neighbours'] {
  const known = neighbours.get(sitters) ?? shown(sitters);
  neighbours.set(sitters, known);
  return known;
}

function shown(sitters: readonly Sitter[]): Scene['neighbours'] {
  return sitters.map((sitter) => {
    if (sitter.kind === 'empty') return null;
    const { name } = sitter;
    if (sitter.kind === 'bot') return { name, level: sitter.level, standIn: null };
    return { name, level: sitter.program ? 'program' : null, standIn: sitter.standIn ?? null };
  });
}

/** By what deals came from: every scene tells the commitment again. */
const seals = new WeakMap<object, string>();

function sealOf(source: object): string | null {
  if (!('seed' in source) || typeof source.seed !== 'string') return null;
  const seal = seals.get(source) ?? commitment(source.seed);
  seals.set(source, seal);
  return seal;
}

function openedOf(table: Table): Opened | null {
  const { game, current } = table;
  if (!current?.over) return null;
  const { state, moves, source } = current;
  const { seed, entropy } = 'seed' in source ? source : { seed: null, entropy: [] };
  return { layout: game.layout(state), moves, seed, entropy };
}
