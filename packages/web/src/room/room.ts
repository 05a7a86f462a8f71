import type { CardPlay, Choice, Move, Seat, View } from '@overtrick/engine';
import type { ComponentChildren } from 'preact';
import type { TrumpMark } from '../cards/band.tsx';
import type { First } from '../guide/first.ts';
import type { GameWords } from '../words/own.ts';
import type { Feat, Tale } from './ending.ts';
import type { Occasion } from './occasion.ts';
import type { StagedMove } from './stage.ts';
import type { CardLine, Plaque, Stakes } from './stakes.ts';
import type { TurnQuestion } from './turn-question.ts';

/**
 * What the page knows of one game besides what its view says: how it is shown and asked for, never what
 * is allowed. It lies in `games/NAME` and is loaded with the rules; whatever it leaves out is as at any
 * table.
 */
export interface Room<V extends View = View, W extends GameWords = GameWords> {
  /** What the deal is about, and what each seat is and has done. */
  stakes(about: Occasion<V, W>): Stakes;
  plaque(about: Occasion<V, W>, seat: Seat): Plaque;
  /** What lies before a seat besides cards, and how one of these things is drawn. */
  areas?(about: Occasion<V, W>, seat: Seat): readonly Area[];
  token?(text: string): ComponentChildren;
  /** Whether a seat plays no cards in this deal. */
  isOut?(view: V, seat: Seat): boolean;
  /** How many pips are drawn on a card. */
  pips?(view: V, code: string): number;
  /** The trumps as far as they are one suit to follow. */
  trumps?(view: V): View['trumps'];
  /** To which trump a card belongs, where there are two. */
  band?(view: V, code: string): TrumpMark;
  /** A trump that is no suit, as short as it goes. */
  trumpSign?(name: string): string | undefined;

  /** What is asked for; what a button says, what is on it, and what it means, in a few words. */
  question?(about: Occasion<V, W>, open: readonly Choice[]): TurnQuestion | undefined;
  label?(about: Occasion<V, W>, choice: Choice): string | undefined;
  face?(about: Occasion<V, W>, choice: Choice): ComponentChildren | undefined;
  detail?(about: Occasion<V, W>, choice: Choice): string | undefined;
  /** What lies on the table meanwhile, if anything does. */
  hasBoard?(view: V): boolean;
  Board?(props: BoardProps<V, W>): ComponentChildren;
  /** What stands beside the table on a wide screen, if anything does. */
  Aside?(props: BoardProps<V, W>): ComponentChildren;
  /** How the person stands while tricks are played, where the question says nothing of it. */
  standing?(about: Occasion<V, W>): string | undefined;
  /** What cards of a trick are good for, and what it meant that somebody took it; points, if nothing is said. */
  worth?(about: Occasion<V, W>, plays: readonly CardPlay[]): string | undefined;
  taken?(about: Occasion<V, W>, winner: Seat): TrickMeaning;
  /** Whether a button begins a move again of which some parts are chosen. */
  readonly canBeginAgain?: boolean;
  /** How cards are chosen for a move of several. */
  stage?(view: V): StagedMove<V, W> | undefined;
  /** What can be chosen with a card that is about to be played. */
  readonly extras?: Extras<V, W>;

  /** What a proposed move is about, in words. */
  object?(about: Occasion<V, W>, move: Move): string | undefined;
  /** Cards to look at after the deal, besides hands and stock. */
  remains?(about: Occasion<V, W>, moves: readonly Move[]): readonly Remains[];
  /** What may be new to somebody now, and where it is on the screen. */
  firsts?(view: V): readonly First[];
  /** How a finished deal ended, and what in it is worth a celebration for the person, if anything is. */
  ending?(about: Occasion<V, W>): Tale;
  feat?(about: Occasion<V, W>): Feat | undefined;
}

export interface BoardProps<V extends View = View, W extends GameWords = GameWords> {
  readonly about: Occasion<V, W>;
}

/** What a trick made of what its winner has, and of what was promised: "2 of 3 tricks", "Ben’s side now has 22 of 30". */
export interface TrickMeaning {
  readonly what?: string | undefined;
  readonly means?: string | undefined;
}

export interface Area {
  readonly label: string;
  /** A word beside it, where it must be told apart. */
  readonly mark?: string;
  readonly tokens: readonly string[];
}

export interface Remains {
  readonly heading?: string;
  readonly lines: readonly CardLine[];
}

/** Things that go with a card: whether there are any, and how they are chosen. */
export interface Extras<V extends View, W extends GameWords> {
  has(view: V, card: string): boolean;
  /** What is said to who touches them before a card: one of the notices of the game. */
  early(view: V): string;
  question(about: Occasion<V, W>, card: string, added: readonly Choice[]): TurnQuestion;
  Panel(props: ExtrasProps<V, W>): ComponentChildren;
}

export interface ExtrasProps<V extends View, W extends GameWords> {
  readonly about: Occasion<V, W>;
  readonly card: string;
  readonly added: readonly Choice[];
  onChange(added: readonly Choice[]): void;
  onPlay(): void;
  onClear(): void;
}
