import type { Analysis, MeasureRow } from './analysis.ts';
import { holm } from './holm.ts';
import { ALPHA, chanceOf, type Interval, type StudyFigure } from './interval.ts';
import { isCompared } from './ladder.ts';
import { usesOf } from './uses.ts';

/**
 * Something that a study has found. `answer`: the question, whatever the answer is. `favour`: somebody gets more than
 * others. `change`: a variant differs from the first. `rare`: something hardly ever happens.
 */
export interface StudyFinding {
  readonly kind: 'answer' | 'favour' | 'change' | 'rare';
  readonly row: MeasureRow;
  readonly variant: number;
  readonly figure: StudyFigure;
}

/** What comes up less often than this, with all of its interval, is hardly ever used: of contracts, deals or rounds. */
export const RARE = 0.01;
/** More sentences than this nobody reads. */
const MOST_CHANGES = 12;

/** What can be said, with corrections for everything that was looked at. */
export function findingsOf(analysis: Analysis): StudyFinding[] {
  return [
    ...answers(analysis),
    ...favours(analysis),
    ...changes(analysis).slice(0, MOST_CHANGES),
    ...rarities(analysis),
  ];
}

function answers({ question, study }: Analysis): StudyFinding[] {
  const told: readonly (StudyFigure | undefined)[] = isCompared(study)
    ? question.differences
    : question.figures;
  return told.flatMap((figure, variant) =>
    figure ? [{ kind: 'answer', row: question, variant, figure }] : [],
  );
}

/** Seats and places that differ from all others, in any variant. */
function favours({ rows, interval }: Analysis): StudyFinding[] {
  const asked = rows
    .filter(({ measure }) => measure.isFairAtZero)
    .flatMap((row) => each(row, row.figures, interval));
  return holm(asked, ALPHA).map((found) => ({ kind: 'favour', ...found }));
}

/** All that a variant changes besides what was asked after. */
function changes({ rows, question, interval }: Analysis): StudyFinding[] {
  const asked = rows
    .filter(({ measure }) => measure.key !== question.measure.key)
    .flatMap((row) => each(row, row.differences, interval));
  return holm(asked, ALPHA).map((found) => ({ kind: 'change', ...found }));
}

interface Weighed extends Omit<StudyFinding, 'kind'> {
  readonly chance: number;
}

function each(row: MeasureRow, figures: MeasureRow['figures'], interval: Interval): Weighed[] {
  return figures.flatMap((figure, variant) => {
    if (!figure || figure.low === null) return [];
    return [{ row, variant, figure, chance: chanceOf(figure.z, figure.units, interval) }];
  });
}

/** What a rule is used for: a clause that scores, a trump, a bid, a way to end, a part in a deal, a token. */
const USES = /^(clause|trump|bid|ending|role|use)\/.*\/(share|times)$/;

/** Rules, bids, trumps, folds and tokens that hardly ever come up, in the first variant. */
function rarities({ rows, study }: Analysis): StudyFinding[] {
  const offered = usesOf(study, study.variants[0]);
  return rows.flatMap((row): StudyFinding[] => {
    const { measure, figures } = row;
    const [figure] = figures;
    const isAsked = USES.test(measure.key);
    if (!isAsked || !figure || (figure.value === 0 && !offered.includes(measure.key))) return [];
    if (figure.high === null || figure.high > RARE) return [];
    return [{ kind: 'rare', row, variant: 0, figure }];
  });
}

/** What an interval of a difference says, and what it does not; `none`: not one unit went otherwise. */
export type DifferenceVerdict = 'few' | 'none' | 'more' | 'less' | 'open';

export function verdictOf(
  { differences, differs }: MeasureRow,
  variant: number,
): DifferenceVerdict {
  const { low = null, high = null } = differences[variant] ?? {};
  if (low === null || high === null) return 'few';
  if (!differs[variant]) return 'none';
  if (low > 0) return 'more';
  return high < 0 ? 'less' : 'open';
}
