import type { Choice, Seat, View } from '@overtrick/engine';
import type { ComponentChildren } from 'preact';
import type { HeldCard } from '../play/held.ts';
import type { Notice, Shown } from '../play/state.ts';
import type { GameWords } from '../words/own.ts';
import type { Occasion } from './occasion.ts';
import type { TurnQuestion } from './turn-question.ts';

/** A move that is put together and then confirmed: several cards, or a name with a partner. */
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
  /** A move that follows at once, if the table then asks for it. */
  next?(shown: Shown, view: V): readonly Choice[] | undefined;
  /** What is asked for, with the cards chosen so far. */
  question(ask: StageAsk<V, W>): TurnQuestion;
  /** A word on a card in hand, chosen or not. */
  tag?(about: Occasion<V, W>, own: HeldCard, marks: readonly HeldCard[]): string | undefined;
  /** What a tap on a seat chooses. */
  pick?(about: Occasion<V, W>, shown: Shown, seat: Seat): SeatPick | undefined;
  /** The table as it would be with what is chosen: cards are marked by it, and how that is headed. */
  preview?(shown: Shown, view: V): V;
  heading?(about: Occasion<V, W>, shown: Shown): string | undefined;
  /** What lies on the table meanwhile, if anything does. */
  hasBoard?(shown: Shown, view: V): boolean;
  Board?(props: StageProps<V, W>): ComponentChildren;
  Panel(props: StageProps<V, W>): ComponentChildren;
}

/** What a question about a move of several cards is made of. */
export interface StageAsk<V extends View = View, W extends GameWords = GameWords> {
  readonly about: Occasion<V, W>;
  /** The table as it would be with the chosen cards, where the rules were asked about these. */
  readonly ahead: Occasion<V, W>;
  readonly shown: Shown;
}

export interface StageProps<V extends View = View, W extends GameWords = GameWords>
  extends StageAsk<V, W> {
  /** Undefined while the move is not complete. */
  readonly onConfirm: (() => void) | undefined;
  onClear(): void;
  onPass(): void;
  /** Puts the chosen cards in another order. */
  onArrange(marks: readonly HeldCard[]): void;
  /** Chooses something that is no card, or takes it back. */
  onPick(part: Choice): void;
  /** Chooses one of several cards that could be shown. */
  onShow(code: string): void;
}

/** A seat that can be picked, is picked, or cannot be; then it says why not. */
export interface SeatPick {
  readonly choice: Choice | undefined;
  readonly isPicked: boolean;
  /** On the seat, and for those who listen. */
  readonly label: string;
  readonly said: string;
}
