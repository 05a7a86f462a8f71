import type { Thought } from '@overtrick/bots';
import type { Event, Move, Refusal, Seat } from '@overtrick/engine';
import type { Reason } from '@overtrick/table';
import type { Scene } from '../protocol.ts';
import type { HeldCard } from './mode.ts';

/** What the table says to the person: a rule that forbids something, or a few words. */
export type Notice =
  | { readonly refusal: Refusal; readonly card: string | undefined }
  | {
      readonly text:
        | 'notNow'
        | 'undone'
        | 'exported'
        | 'failure'
        | 'alreadyShown'
        | 'noPass'
        | 'stagedFirst'
        | 'answerFirst'
        | 'outOfPlay';
    }
  | { readonly dropped: string };

/** Why a table cannot be shown. */
export type Lost =
  | { readonly kind: 'elsewhere' | 'gone' | 'unloaded' }
  | { readonly kind: 'broken'; readonly why: string }
  | { readonly kind: 'wrong'; readonly why: string; readonly game: string };

/** All that the table on the screen is drawn from. */
export interface Shown {
  readonly scene: Scene;
  /** The trick as it lies there now: longer than the view's own, which is ahead by a full trick. */
  readonly plays: readonly Move[];
  /** Who takes the full trick that lies there, and whether it is on its way. */
  readonly winner: Seat | undefined;
  readonly gathering: boolean;
  /** Whether everything that has happened is on the screen. */
  readonly settled: boolean;
  /** Cards that are chosen for a move which is not made yet, and the stock card to show for one. */
  readonly marks: readonly HeldCard[];
  readonly showing: string | undefined;
  /** Choices made so far in a move of several, such as whose token is taken. */
  readonly parts: readonly string[];
  readonly open: readonly string[];
  readonly reasons: readonly Reason[];
  /** The card that a second tap would play, the tokens with it, and the card chosen in advance. */
  readonly armed: string | undefined;
  readonly tokens: readonly string[];
  readonly ahead: string | undefined;
  readonly thinking: readonly Seat[];
  readonly news: readonly Event[];
  readonly notice: Notice | undefined;
  readonly hint: Thought | 'thinking' | undefined;
  readonly isKept: boolean;
}

/** The table with everything at rest. */
export function atRest(scene: Scene, isKept: boolean): Shown {
  return {
    scene,
    plays: scene.view.table,
    winner: undefined,
    gathering: false,
    settled: true,
    marks: [],
    showing: undefined,
    parts: [],
    open: scene.view.legal,
    reasons: scene.reasons,
    armed: undefined,
    tokens: [],
    ahead: undefined,
    thinking: [],
    news: [],
    notice: undefined,
    hint: undefined,
    isKept,
  };
}
