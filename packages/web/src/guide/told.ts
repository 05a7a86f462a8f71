import type { Move, Seat, View } from '@overtrick/engine';

/** What came of a move that is not the one of the script, told in the words of a language. */
export interface MoveTold<V extends View = View> {
  readonly move: Move;
  /** The table after it, as it came to rest. */
  readonly view: V;
  /** Who took the trick that the card went to, as a sentence; empty if there is none. */
  readonly took: string;
  name(seat: Seat): string;
  card(code: string): string;
  /** A trump as it is written in moves. */
  trump(name: string): string;
}

/** What somebody pointed at that was not meant. */
export interface AmissTold {
  /** What the card is called, or the player. */
  card(): string;
  name(): string;
}

/** What is said in one step, at most a dozen words together. */
export interface StepWords<V extends View = View> {
  /** What there is to understand. */
  readonly say: string;
  /** What there is to do, where something is. */
  readonly act?: string;
  /** What another move costs, where there is another. */
  readonly wrong?: (told: MoveTold<V>) => string;
  /** The two answers, where one is asked for. */
  readonly answers?: readonly [string, string];
  /** What is said to who points at something else than what is meant, or gives the other answer. */
  readonly amiss?: (told: AmissTold) => string;
}

/** The words of a lesson by the keys of its steps. */
export type LessonWords<Key extends string = string, V extends View = View> = Readonly<
  Record<Key, StepWords<V>>
>;

/** The cards of a move, if it has any. */
export function cardsOf({ card, cards }: Move): readonly string[] {
  if (typeof card === 'string') return [card];
  return Array.isArray(cards) ? cards : [];
}
