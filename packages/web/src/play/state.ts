import type { Thought } from '@overtrick/bots';
import type { CardPlay, Choice, Event, Refusal, Seat, View } from '@overtrick/engine';
import type { Reason } from '@overtrick/table';
import type { PageScene } from '../protocol.ts';
import type { HeldCard } from './held.ts';

/** What the table says to the person: a rule that forbids something, or a few words. */
export type Notice =
  /** Why a move is not legal, and the key of the card that was tapped. */
  | { readonly refusal: Refusal; readonly card?: string | undefined }
  | {
      readonly text:
        | 'notNow'
        | 'undone'
        | 'late'
        | 'exported'
        | 'noRecord'
        | 'failure'
        | 'noPass'
        | 'noHint'
        | 'stagedFirst'
        | 'answerFirst';
    }
  /** Something that only this game says, and the clause that it follows from. */
  | { readonly own: string; readonly clause?: string }
  | { readonly dropped: string };

/** Why a table cannot be shown. */
export type Lost =
  | { readonly kind: 'elsewhere' | 'gone' | 'unloaded' | 'blocked' }
  | { readonly kind: 'broken'; readonly why: string }
  | { readonly kind: 'wrong'; readonly why: string; readonly game: string };

/** All that the table on the screen is drawn from. */
export interface Shown {
  readonly scene: PageScene;
  /** The trick as it lies there now: longer than the view's own, which is ahead by a full trick. */
  readonly plays: readonly CardPlay[];
  /** Who takes the full trick that lies there, and whether it is on its way. */
  readonly winner: Seat | undefined;
  readonly gathering: boolean;
  /** Whether a trick was taken so quickly that it is still told of. */
  readonly told: boolean;
  /** Whether everything that has happened is on the screen. */
  readonly settled: boolean;
  /** Cards that are chosen for a move which is not made yet, and a card to show in place of one. */
  readonly marks: readonly HeldCard[];
  readonly showing: string | undefined;
  /** Choices made so far in a move of several, such as whose token is taken. */
  readonly parts: readonly Choice[];
  readonly open: readonly Choice[];
  /** The table as it would be with what is chosen so far; undefined if the rules were not asked. */
  readonly half: View | undefined;
  readonly reasons: readonly Reason[];
  /** The card that a second tap would play, what goes with it, and the card chosen in advance. */
  readonly armed: string | undefined;
  readonly added: readonly Choice[];
  readonly ahead: string | undefined;
  readonly thinking: readonly Seat[];
  readonly news: readonly Event[];
  readonly notice: Notice | undefined;
  readonly hint: Thought | 'thinking' | undefined;
  /** By key, what was played from here, where one looks back. */
  readonly made?: readonly string[];
  readonly isKept: boolean;
}

/** The table with everything at rest. */
export function atRest(scene: PageScene, isKept: boolean): Shown {
  return {
    scene,
    plays: scene.view.table,
    winner: undefined,
    gathering: false,
    told: false,
    settled: true,
    marks: [],
    showing: undefined,
    parts: [],
    open: scene.view.legal,
    half: undefined,
    reasons: scene.reasons,
    armed: undefined,
    added: [],
    ahead: undefined,
    thinking: thinkingIn(scene),
    news: [],
    notice: undefined,
    hint: undefined,
    isKept,
  };
}

/** The bots whose turn it is. */
export function thinkingIn({ view, neighbours }: PageScene): readonly Seat[] {
  return view.acting.filter((seat) => (neighbours[seat]?.level ?? null) !== null);
}
