import type { NameOf, Seat } from '@overtrick/engine';
import type { PageWords } from '../words/index.ts';

/** A trump as it lies on the table: who named it, and the figure on its token. */
export interface TrumpShown {
  readonly label: string;
  readonly name: string;
  readonly figure: string | undefined;
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

/** A label and what it says; cards in it are drawn, with the way that they went. */
export interface StakesFact {
  readonly label: string;
  readonly value: string;
  readonly cards?: readonly { readonly code: string; readonly way?: string }[];
}

/** What is at stake in a deal, the same for all games. */
export interface Stakes {
  readonly trumps: readonly TrumpShown[];
  readonly goals: readonly GoalShown[];
  /** Who has which role; the badges of the seats say the same. */
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

/** What a seat is or has done, in a word or two, with a sign if it has one. */
export interface Badge {
  readonly text: string;
  readonly glyph?: string;
  /** A crown that lies face down, or something that is out. */
  readonly faded?: boolean;
  readonly strong?: boolean;
}

/** Cards with a name before them. */
export interface CardLine {
  readonly label: string;
  readonly cards: readonly string[];
}
