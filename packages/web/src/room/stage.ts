import type { Choice, View } from '@overtrick/engine';
import type { ComponentChildren } from 'preact';
import type { HeldCard } from '../play/held.ts';
import type { Notice, Shown } from '../play/state.ts';
import type { GameWords } from '../words/own.ts';
import type { Occasion } from './occasion.ts';
import type { TurnQuestion } from './turn-question.ts';

/** A move of several cards: chosen first, then confirmed. */
export interface StagedMove<V extends View = View, W extends GameWords = GameWords> {
  /** What the styles of the page know it by. */
  readonly mode: string;
  /** How many cards it takes at most. */
  readonly most?: number;
  /** Why a card cannot be chosen, if that is so whatever else is. */
  bars?(own: HeldCard): Notice | undefined;
  /** The action that a card in hand would be, where the rules say which may be chosen. */
  action?(code: string): Choice;
  /** What the rules are asked about with these cards; nothing if left out. */
  parts?(marks: readonly HeldCard[]): readonly Choice[] | undefined;
  /** The whole move, once it is complete. */
  whole(shown: Shown, view: V): readonly Choice[] | undefined;
  /** What is asked for, with the cards chosen so far. */
  question(ask: StageAsk<V, W>): TurnQuestion;
  /** A sign on a card that is chosen, by its place among these. */
  sign?(place: number): string;
  Panel(props: StageProps<V, W>): ComponentChildren;
}

/** What a question about a move of several cards is made of. */
export interface StageAsk<V extends View = View, W extends GameWords = GameWords> {
  readonly about: Occasion<V, W>;
  /** The table as it would be with the chosen cards, where the rules were asked about these. */
  readonly ahead: Occasion<V, W>;
  readonly shown: Shown;
}

export interface StageProps<V extends View = View, W extends GameWords = GameWords> {
  readonly about: Occasion<V, W>;
  readonly shown: Shown;
  /** Undefined while the move is not complete. */
  readonly onConfirm: (() => void) | undefined;
  onClear(): void;
  onPass(): void;
  /** Chooses one of several cards that could be shown. */
  onShow(code: string): void;
}
