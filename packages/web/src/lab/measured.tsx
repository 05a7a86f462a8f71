import {
  digitsFor,
  isChanged,
  type MeasureRow,
  type StudyFigure,
  type StudyUnit,
  scaleOf,
  valueText,
} from '@overtrick/lab/study';
import type { Texts } from '../words/names.ts';
import { figureWords } from './figures.ts';
import { IntervalLine, Mark } from './plot.tsx';
import { useLabWords } from './words.ts';

interface Props {
  readonly row: MeasureRow;
  readonly unit: StudyUnit;
  /** What variants are called, in their order. */
  readonly labels: readonly string[];
  readonly names: Texts;
}

/** One measure: what it is, what it comes to in each variant, and what variants differ by from the first. */
export function Measured({ row, unit, labels, names }: Props) {
  const words = useLabWords();
  const { measure, figures, differences } = row;
  return (
    <section class="lab-measure" data-measure={measure.key}>
      <h3>{words.measure(measure, names)}</h3>
      <p class="lab-quiet">{words.definition(measure, names)}</p>
      <Lines row={row} unit={unit} figures={figures} labels={labels} isDifference={false} />
      {isChanged(row) && (
        <>
          <p class="lab-quiet">{words.against(labels[0])}</p>
          <Lines row={row} unit={unit} figures={differences} labels={labels} isDifference={true} />
        </>
      )}
    </section>
  );
}

interface LinesProps extends Pick<Props, 'row' | 'unit' | 'labels'> {
  readonly figures: readonly (StudyFigure | undefined)[];
  readonly isDifference: boolean;
}

function Lines({ row, unit, figures, labels, isDifference }: LinesProps) {
  const words = useLabWords();
  const { measure } = row;
  const shown = figures.flatMap((figure) => (figure && figure.low !== null ? [figure] : []));
  const scale = scaleOf(shown, isDifference);
  const digits = digitsFor(measure, { ...scale, value: scale.low });
  const ends = [scale.low, scale.high].map((end) =>
    words.number(valueText(measure, end, digits, isDifference)),
  );
  return (
    <ul class="lab-lines">
      {figures.map((figure, mark) =>
        figure ? (
          <li key={labels[mark]}>
            <span class="lab-label">
              <Mark mark={mark} />
              {labels[mark]}
            </span>
            {figure.low !== null && <IntervalLine figure={figure} mark={mark} scale={scale} />}
            <span class="lab-text">
              {figureWords(words, { unit, measure }, figure, isDifference)}
            </span>
          </li>
        ) : null,
      )}
      {shown.length > 0 && (
        <li class="lab-ends" aria-hidden="true">
          {ends.map((end) => (
            <span key={end}>{end}</span>
          ))}
        </li>
      )}
    </ul>
  );
}
