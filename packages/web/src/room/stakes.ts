import type { NameOf, Seat } from '@overtrick/engine';
import type { TrumpMark } from '../cards/band.tsx';
import type { PageWords } from '../words/index.ts';

/** Which of two trumps: that of the side which leads, also where it is the only one, or that of the other. */
export type TrumpRank = 'major' | 'minor';

/** A trump as it lies on the table: what it is, and a figure that goes with it. */
export interface TrumpShown {
  readonly label: string;
  readonly name: string;
  readonly figure: string | undefined;
  readonly rank: Exclude<TrumpMark, 'both'>;
}

/** What one side has of what is played for, and what it needs. */
export interface TugSide {
  readonly seats: readonly Seat[];
  readonly taken: number;
  readonly needed: number;
  /** Whose side it is: "for Ben", and beside its figure. */
  readonly who: string;
  readonly brief: string;
}

/** All that is played for on one line: the first side takes from its left end, the other from its right. */
export interface TugShown {
  readonly unit: 'points' | 'tricks';
  /** What the game calls the figure that is needed. */
  readonly term: 'goal' | 'bid';
  readonly all: number;
  readonly sides: readonly [TugSide, TugSide];
}

/** How things stand where there is nothing to count yet. */
export interface HeadlineShown {
  readonly title: string;
  readonly text: string | undefined;
}

/** What must be taken and how much of it has been. */
export interface GoalShown {
  readonly label: string;
  readonly text: string;
  /** What it came to, once the deal is over. */
  readonly told: string;
  readonly taken: number;
  readonly needed: number;
  /** Whether more is as bad as less. */
  readonly exact?: boolean;
  /** Of a team: who they are. */
  readonly seats?: readonly Seat[];
}

/** To or from whom a card went. */
export type GiftWay = 'left' | 'right';

/** A label and what it says; cards in it are drawn, with the way that they went. */
export interface StakesFact {
  readonly label: string;
  readonly value: string;
  readonly cards?: readonly { readonly code: string; readonly way?: GiftWay }[];
}

/** What is at stake in a deal, the same for all games. */
export interface Stakes {
  readonly trumps: readonly TrumpShown[];
  readonly tug?: TugShown | undefined;
  readonly headline?: HeadlineShown | undefined;
  readonly goals: readonly GoalShown[];
  /** Who has which role; the plaques of the seats say the same. */
  readonly roles: readonly StakesFact[];
  readonly lines: readonly StakesFact[];
  readonly notes: readonly string[];
}

/** Cards as words, and to be drawn. */
export function cardFact(words: PageWords, label: string, codes: readonly string[]): StakesFact {
  return {
    label,
    value: words.list(codes.map(words.card)),
    cards: codes.map((code) => ({ code })),
  };
}

/** One line for each role that somebody has. */
export function roleFacts(
  name: NameOf,
  roles: readonly (readonly [label: string, seat: Seat | null])[],
): StakesFact[] {
  return roles.flatMap(([label, seat]) => (seat === null ? [] : [{ label, value: name(seat) }]));
}

/** The figure of a seat that counts just now, and its word: 14 points, 0 of 1 tricks. */
export interface SeatFigure {
  readonly value: number;
  readonly of?: number;
  readonly word: string;
}

/** What stands at a seat: what it is or has done, in a few words and as few as it goes, and its figure. */
export interface Plaque {
  /** A crown, one that lies face down for a tie, or a shield. */
  readonly sign?: 'crown' | 'tie' | 'shield';
  readonly role: string;
  readonly brief: string;
  readonly figure?: SeatFigure | undefined;
}

/** Cards with a name before them. */
export interface CardLine {
  readonly label: string;
  readonly cards: readonly string[];
}
