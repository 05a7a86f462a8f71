import {
  commitment,
  type Event,
  type Layout,
  type Move,
  type Seat,
  type View,
  variations,
} from '@overtrick/engine';
import type { Reason } from './reasons.ts';
import type { DealSheet } from './sheet.ts';
import type { Remark, Table, UndoRequest } from './table.ts';
import { undoable } from './undo.ts';

/** What stays as it is while a table lasts, for every pair of eyes. */
export interface Fixed {
  readonly game: string;
  readonly title: string;
  readonly players: number;
  /** Options that differ from the usual rules. */
  readonly variant: readonly string[];
}

/** Somebody at the table, as all may know them. */
export interface Neighbour {
  readonly name: string;
  /** The level of a bot; null for a person. */
  readonly level: string | null;
}

/** A table as one pair of eyes may know it: the view is the truth, the story is how it came about. */
export interface Scene {
  readonly eyes: Seat;
  /** By seat; null where nobody sits. */
  readonly neighbours: readonly (Neighbour | null)[];
  /** Which deal of the match this is, from 0; −1 before the first. */
  readonly deal: number;
  readonly dealOver: boolean;
  readonly over: boolean;
  readonly paused: boolean;
  readonly asked: UndoRequest | null;
  readonly remarks: readonly Remark[];
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

export function fixedOf({ game, opening }: Table): Fixed {
  const { players, options } = opening;
  const variant = variations(game, players, options);
  return { game: game.name, title: game.title, players, variant };
}

/** Made part by part from what these eyes may know: nothing is copied first and hidden afterwards. */
export function sceneOf(table: Table, eyes: Seat): Scene {
  const view = table.view(eyes) ?? null;
  const isTurn = view?.acting.includes(eyes) ?? false;
  return {
    eyes,
    neighbours: neighboursAt(table),
    deal: table.deal,
    dealOver: table.dealOver,
    over: table.over,
    paused: table.paused,
    asked: table.asked ?? null,
    remarks: table.remarks,
    totals: table.match?.totals ?? [],
    winners: table.winners,
    pack: view ? [...new Set(table.game.deck(view.setup))] : [],
    view,
    story: table.story(eyes),
    reasons: view && isTurn ? table.reasons(view) : [],
    sheet: table.sheet(),
    canUndo: 'back' in undoable(table, eyes),
    canClaim: view !== null && isTurn && table.claimOf(view) !== undefined,
    commitment: table.current ? sealOf(table.current.source) : null,
    nextCommitment: table.shuffled ? sealOf(table.shuffled) : null,
    open: openedOf(table),
  };
}

function neighboursAt({ sitters }: Table): (Neighbour | null)[] {
  return sitters.map((sitter) => {
    if (sitter.kind === 'empty') return null;
    return { name: sitter.name, level: sitter.kind === 'bot' ? sitter.level : null };
  });
}

function sealOf(source: object): string | null {
  return 'seed' in source && typeof source.seed === 'string' ? commitment(source.seed) : null;
}

function openedOf(table: Table): Opened | null {
  const { game, current } = table;
  if (!current?.over) return null;
  const { state, moves, source } = current;
  const { seed, entropy } = 'seed' in source ? source : { seed: null, entropy: [] };
  return { layout: game.layout(state), moves, seed, entropy };
}
