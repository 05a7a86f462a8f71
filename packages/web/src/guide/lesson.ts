import type { Move, Seat } from '@overtrick/engine';
import type { StagedDeal } from '@overtrick/table';

/** What a table shows beside cards and names, and leaves out until it has been taught. */
export type TaughtPart = (typeof PARTS)[number];
const PARTS = ['stakes', 'roles', 'figures', 'totals', 'dealer'] as const;

/** What somebody is to point at: players or cards of the trick, by their seats, or cards of their own. */
export interface Pointing {
  readonly among: 'seats' | 'trick' | 'hand';
  readonly right: readonly (Seat | string)[];
  /** One of them is enough. */
  readonly isAny?: true;
}

/**
 * One idea. Somebody reads it and goes on, points at what is meant, gives one of two answers, or makes the next of
 * the person's moves in the script.
 */
export interface LessonStep<Key extends string = string> {
  readonly key: Key;
  readonly isRead?: true;
  readonly points?: Pointing;
  /** Which of the two answers is right. */
  readonly answer?: 0 | 1;
  /** Cards that are as good as those of the script: one for one. */
  readonly among?: readonly string[];
  /** Whether another move is as good, so that the script can go on as it is. */
  readonly also?: (move: Move) => boolean;
  /** Read as soon as the person has nothing more to do, while the others go on. */
  readonly isAtOnce?: true;
  /** The trick that the person has just played to is talked about, and lies there for so long. */
  readonly hasTrick?: true;
  /** What the table shows from here on. */
  readonly shows?: readonly TaughtPart[];
}

/** A deal with chosen cards, from some moment on. Not all of it need be played. */
export interface Chapter<Key extends string = string> {
  /** The last one is to be played, those before it have been. */
  readonly deals: readonly StagedDeal[];
  /** How many moves of the last deal have been made. */
  readonly made: number;
  readonly steps: readonly LessonStep<Key>[];
}

/** The guided first deal of a game. */
export interface Lesson<Key extends string = string> {
  /** The others, clockwise from the person's left. */
  readonly others: readonly string[];
  readonly chapters: readonly Chapter<Key>[];
}

/** Whether a step asks for a move; other steps leave the deal as it is. */
export function isMade({ isRead, points, answer }: LessonStep): boolean {
  return !isRead && !points && answer === undefined;
}

/** Players, or what they played, to point at. */
export const seats = (...right: readonly Seat[]): Pointing => ({ among: 'seats', right });
export const inTrick = (...right: readonly Seat[]): Pointing => ({ among: 'trick', right });
/** Own cards to point at, all of them. */
export const own = (cards: string): Pointing => ({ among: 'hand', right: codes(cards) });
export const anyOwn = (cards: string): Pointing => ({ ...own(cards), isAny: true });

/** Somebody's move of a script. */
export function move(seat: Seat, type: string, fields: Omit<Move, 'seat' | 'type'> = {}): Move {
  return { seat, type, ...fields };
}

export const pass = (seat: Seat): Move => move(seat, 'pass');
export const show = (seat: Seat, cards: string): Move => move(seat, 'bid', { cards: codes(cards) });
export const bid = (seat: Seat, tricks: number): Move => move(seat, 'bid', { tricks });
export const name = (seat: Seat, trump: string): Move => move(seat, 'trump', { name: trump });
export const pick = (seat: Seat, partner: Seat): Move => move(seat, 'partner', { partner });

/** A trick of so many players, from its leader on. */
export function trick(players: number, leader: Seat, cards: string): Move[] {
  return codes(cards).map((card, i) => move((leader + i) % players, 'play', { card }));
}

/** Cards as they are written in a line. */
export function codes(text: string): string[] {
  return text.split(' ').filter((code) => code !== '');
}

export function stepsIn({ chapters }: Lesson): number {
  return chapters.reduce((sum, { steps }) => sum + steps.length, 0);
}

/** How many cards the person holds when a chapter begins: the page keeps room for so many as long as it lasts. */
export function heldIn({ deals, made }: Chapter): number {
  const [deal] = deals.slice(-1);
  const played = deal.moves
    .slice(0, made)
    .filter(({ seat, type }) => seat === 0 && type === 'play');
  return deal.hands[0].length - played.length;
}

/** What the table leaves out in a step, by its number in the lesson. */
export function untaughtAt({ chapters }: Lesson, index: number): readonly TaughtPart[] {
  const steps = chapters.flatMap((chapter) => chapter.steps).slice(0, index + 1);
  return PARTS.filter((part) => !steps.some(({ shows }) => shows?.includes(part)));
}
