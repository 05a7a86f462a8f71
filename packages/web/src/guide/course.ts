import type { Move, Seat, View } from '@overtrick/engine';
import type { Staging } from '@overtrick/table';
import { type Chapter, isMade, type Lesson, type LessonStep } from './lesson.ts';
import { cardsOf } from './told.ts';

/** The person's own seat. */
const ME: Seat = 0;

/** Where somebody is in a lesson: a chapter, and a step of it. */
export interface LessonPlace {
  readonly chapter: number;
  readonly step: number;
}

/** By the number of a step in the whole lesson; whatever is beyond it leads to its beginning. */
export function placeOf({ chapters }: Lesson, index: number): LessonPlace {
  let left = index;
  for (const [chapter, { steps }] of chapters.entries()) {
    if (left >= 0 && left < steps.length) return { chapter, step: left };
    left -= steps.length;
  }
  return { chapter: 0, step: 0 };
}

export function indexOf({ chapters }: Lesson, { chapter, step }: LessonPlace): number {
  return chapters.slice(0, chapter).reduce((sum, { steps }) => sum + steps.length, step);
}

/** How many of the person's moves come before a step. */
export function actsBefore({ steps }: Chapter, step: number): number {
  return steps.slice(0, step).filter(isMade).length;
}

function movesIn({ deals }: Chapter): readonly Move[] {
  return deals.at(-1)?.moves ?? [];
}

const isMine = ({ seat }: Move) => seat === ME;

/** The person's moves that the steps of a chapter ask for. */
export function ownMoves(chapter: Chapter): readonly Move[] {
  return movesIn(chapter).slice(chapter.made).filter(isMine);
}

/** The table at which somebody comes to a step: everything before it has been played as in the script. */
export function stagingAt(game: string, lesson: Lesson, place: LessonPlace, you: string): Staging {
  const chapter = lesson.chapters[place.chapter];
  const next = ownMoves(chapter)[actsBefore(chapter, place.step)];
  const made = next ? movesIn(chapter).indexOf(next) : movesIn(chapter).length;
  const names = [you, ...lesson.others];
  return { game, names, deals: chapter.deals, made: Math.max(made, chapter.made) };
}

/** What somebody has come to by what they did: the next thing to do, or a move that leads elsewhere. */
export interface LessonStanding {
  /** How many steps of the chapter are done at least. */
  readonly step: number;
  /** The move that the step did not ask for. */
  readonly wrong?: Move;
}

export function standingIn(chapter: Chapter, history: readonly Move[]): LessonStanding {
  const before = movesIn(chapter).slice(0, chapter.made).filter(isMine).length;
  const asked = ownMoves(chapter);
  let step = 0;
  for (const [i, move] of history.filter(isMine).slice(before).entries()) {
    step = actAt(chapter.steps, i);
    if (step < 0) return { step: chapter.steps.length };
    if (!isRight(chapter.steps[step], asked[i], move)) return { step, wrong: move };
    step++;
  }
  return { step };
}

/** The place of the step that asks for the person's move of this number; −1 if none does. */
function actAt(steps: readonly LessonStep[], number: number): number {
  let left = number;
  return steps.findIndex((step) => isMade(step) && left-- === 0);
}

/** Whether a move does what a step asks for, as it is in the script or as well. */
export function isRight({ also, among }: LessonStep, asked: Move, move: Move): boolean {
  const cards = cardsOf(move);
  const isAsGood =
    among !== undefined &&
    move.type === asked.type &&
    cards.length === cardsOf(asked).length &&
    cards.every((card) => among.includes(card));
  return isSameMove(move, asked) || isAsGood || (also?.(move) ?? false);
}

/** The move of the script, with other cards that are as good in place of those that are gone. */
export function askedIn({ among }: LessonStep, asked: Move, { hand, displays, eyes }: View): Move {
  if (!among) return asked;
  const held = asked.type === 'play' ? [...hand, ...displays[eyes]] : [...hand];
  const take = (card: string | undefined) =>
    card === undefined ? [] : held.splice(held.indexOf(card), 1);
  const own = cardsOf(asked).flatMap((card) => (held.includes(card) ? take(card) : []));
  while (own.length < cardsOf(asked).length && held.some((card) => among.includes(card))) {
    own.push(...take(held.find((card) => among.includes(card))));
  }
  return asked.type === 'play' ? { ...asked, card: own[0] } : { ...asked, cards: own };
}

/** Lists say the same in any order. */
function isSameMove(a: Move, b: Move): boolean {
  return written(a) === written(b);
}

function written(move: Move): string {
  const fields = Object.entries(move).filter(([, value]) => value !== undefined);
  const sorted = fields.map(([key, value]) => [
    key,
    Array.isArray(value) ? [...value].sort() : value,
  ]);
  return JSON.stringify(sorted.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)));
}
