import { type LineScale, MARKS, markPath, type StudyFigure } from '@overtrick/lab/study';

const WIDTH = 320;
const ROW = 26;
const EDGE = 14;

/** The mark of a variant: a shape and a colour. */
export function Mark({ mark }: { readonly mark: number }) {
  return (
    <svg class="lab-mark" viewBox="0 0 16 16" aria-hidden="true">
      <path d={markPath(mark, 8, 8)} class={`dot v${mark % MARKS}`} />
    </svg>
  );
}

interface IntervalProps {
  readonly figure: StudyFigure;
  readonly mark: number;
  readonly scale: LineScale;
}

/** A value and its interval on a line. */
export function IntervalLine({ figure, mark, scale }: IntervalProps) {
  const { value, low, high } = figure;
  const x = (at: number) =>
    EDGE + ((WIDTH - 2 * EDGE) * (at - scale.low)) / (scale.high - scale.low);
  const y = ROW / 2;
  const hasZero = scale.low <= 0 && scale.high >= 0;
  return (
    <svg class="lab-line" viewBox={`0 0 ${WIDTH} ${ROW}`} aria-hidden="true">
      {hasZero && <path class="zero" d={`M${x(0)} 0V${ROW}`} />}
      {low !== null && high !== null && (
        <path class={`bar v${mark % MARKS}`} d={`M${x(low)} ${y}H${x(high)}`} />
      )}
      <path class={`dot v${mark % MARKS}`} d={markPath(mark, x(value), y)} />
    </svg>
  );
}
