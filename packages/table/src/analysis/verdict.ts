import type { JudgedMove, Judgement, Loss, ReasonSays } from '@overtrick/bots';
import { type Move, type Saying, type Seat, sayings } from '@overtrick/engine';
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
  /** Every choice that was compared, in the same worlds: the advised one first, then by what they lose. */
  readonly choices: readonly JudgedMove[];
  readonly worlds: number;
  /** The points that a choice must surely lose for a mark, the same for exercises; null in games without marks. */
  readonly threshold: number | null;
  /** Where bots are known to be weak, if that matters here. */
  readonly doubts: readonly Saying[];
}

/** From so many times the threshold of the game on, a mark is one, two or three. */
const SIZES = [1, 2, 4];

/** The least mean loss of a mark of this size, from 1 to 3. */
export function lossFrom(size: number, threshold: number): number {
  return SIZES[size - 1] * threshold;
}

function markOf({ isMarked, loss }: JudgedMove, threshold: number | null): number {
  if (!isMarked || threshold === null) return 0;
  return SIZES.filter((_, at) => loss.mean >= lossFrom(at + 1, threshold)).length;
}

/** Undefined if what was done could not be compared. */
export function verdictOf(
  decision: Omit<JudgedDecision, 'view'>,
  judgement: Pick<Judgement, 'move' | 'candidates' | 'worlds' | 'threshold' | 'doubts'>,
): MoveVerdict | undefined {
  const { deal, move, seat, made } = decision;
  const { move: best, worlds, threshold, doubts } = judgement;
  const candidates = byLoss(judgement.candidates.map(besideOthers));
  const own = candidates.find((each) => isSame(each.move, made));
  if (!own) return undefined;
  const mark = markOf(own, threshold);
  const told = { loss: own.loss, mark, choices: candidates, worlds, threshold, doubts };
  return { deal, move, seat, made, best, ...told };
}

/** A hint goes by what a seat scores itself; here all figures are beside the others, and so is the order. */
function byLoss([advised, ...others]: readonly JudgedMove[]): JudgedMove[] {
  return [advised, ...others.sort((a, b) => a.loss.mean - b.loss.mean)];
}

/** How far a choice is behind is told by its loss, and not once more by what the seat itself scores. */
const TOLD_BY_LOSS: readonly string[] = [
  'comes-lower',
  'comes-same',
  'luck',
  'helps-others',
] satisfies readonly (keyof ReasonSays)[];

const why = sayings<ReasonSays>();

/** Without figures of another measure: two of them side by side would seem to contradict each other. */
function besideOthers(choice: JudgedMove): JudgedMove {
  const { reasons, against = [] } = choice;
  return {
    ...choice,
    reasons: reasons
      .filter(({ key }) => key !== 'more-costs')
      .map((each) => (each.key === 'comes-ahead' ? why('comes-out-best') : each)),
    against: against.filter(({ key }) => !TOLD_BY_LOSS.includes(key)),
  };
}

/** Where points and what is chosen by speak against each other: which of the two speaks for the choice. */
export type Discord = 'points' | 'aim';

/** Undefined where they agree, or neither is sure. */
export function discordOf({ loss, aimLoss }: JudgedMove): Discord | undefined {
  if (isSurely(loss) && !isSurely(aimLoss)) return 'aim';
  return loss.mean < -loss.spread ? 'points' : undefined;
}

function isSurely({ mean, spread }: Loss): boolean {
  return mean > spread;
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
