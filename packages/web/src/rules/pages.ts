import type { Seat, View } from '@overtrick/engine';
import type { PieceName } from '../cards/pieces.tsx';
import type { Example } from './example.ts';

/** The rules of a game in pictures: one idea after the other, in the order in which a newcomer needs them. */
export interface RulesPages {
  readonly ideas: Readonly<Record<string, readonly Example[]>>;
  /** Who is what, as far as the view says it: the last word on a seat counts. */
  roles(view: View): readonly SeatRole[];
  /** Examples for clauses of the law that need one. */
  readonly clauses: Readonly<Record<string, Example>>;
}

/** A seat, the term for what it is, and the piece that lies with it. */
export interface SeatRole {
  readonly seat: Seat | null;
  readonly term: string;
  readonly piece?: PieceName;
}

/** What is said of one idea. */
export interface IdeaText {
  readonly title: string;
  /** Two lines. `[words](term)` are words that a term explains; other terms are found by themselves. */
  readonly text: string;
  /** Above and below each picture; `{path}` is what the engine says there. */
  readonly parts: readonly PartText[];
}

export interface PartText {
  readonly above?: string;
  readonly below?: string;
  /** What choices are called that have no other name. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Under single cards or choices, by what they are. */
  readonly notes?: Readonly<Record<string, string>>;
}

/** The same pages in one language: every idea, and a reading for every clause that has one. */
export interface RulesTexts<P extends RulesPages = RulesPages> {
  readonly ideas: { readonly [Id in keyof P['ideas']]: IdeaText };
  readonly clauses: { readonly [Clause in keyof P['clauses']]: PartText };
  /** By clause, what the sources leave open, and how it is settled here. */
  readonly readings: Readonly<Record<string, string>>;
}

/** What is said of these pages, with the type that other languages must have. */
export function sayingRules<P extends RulesPages, Readings extends RulesTexts['readings']>(
  _: P,
  texts: SaidRules<P, Readings>,
): SaidRules<P, Readings> {
  return texts;
}

export interface SaidRules<P extends RulesPages, Readings> extends Omit<RulesTexts<P>, 'readings'> {
  readonly readings: Readings;
}

/** The same in another language: nothing may be missing. */
export interface TranslatedRules<Texts extends RulesTexts> {
  readonly ideas: Texts['ideas'];
  readonly clauses: Texts['clauses'];
  readonly readings: { readonly [Clause in keyof Texts['readings']]: string };
}
