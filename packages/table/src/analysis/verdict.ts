import type { JudgedMove, Judgement, Loss } from '@overtrick/bots';
import type { Move, Seat } from '@overtrick/engine';
import type { JudgedDecision } from './decisions.ts';

/** What a decision was worth, from nothing but what the seat could know then. */
export interface MoveVerdict {
  readonly deal: number;
  readonly move: number;
  readonly seat: Seat;
  /** What was done, and what is advised. */
  readonly made: Move;
  readonly best: Move;
  /** How much less what was done brings than what is advised, in points beside the others. */
  readonly loss: Loss;
  /** From 1 to 3 where it surely loses more than one may, by how much; else 0. */
  readonly mark: number;
  /** Every choice that was compared, in the same worlds: the advised one first. */
  readonly choices: readonly JudgedMove[];
  readonly worlds: number;
}

/** From so many points on a mark is a larger one. */
const SIZES = [0, 3, 6];

/** Undefined if what was done could not be compared. */
export function verdictOf(decision: JudgedDecision, judgement: Judgement): MoveVerdict | undefined {
  const { deal, move, seat, made } = decision;
  const { candidates, move: best, worlds } = judgement;
  const own = candidates.find((each) => isSame(each.move, made));
  if (!own) return undefined;
  const mark = own.isMarked ? SIZES.filter((from) => own.loss.mean >= from).length : 0;
  return { deal, move, seat, made, best, loss: own.loss, mark, choices: candidates, worlds };
}

/** The same move, in whatever order its fields and cards are written. */
export function isSame(a: Move, b: Move): boolean {
  return written(a) === written(b);
}

function written(move: Move): string {
  const fields = Object.entries(move).map(([name, value]) => [
    name,
    Array.isArray(value) ? [...value].sort() : value,
  ]);
  return JSON.stringify(fields.filter(([, value]) => String(value) !== '').sort());
}
