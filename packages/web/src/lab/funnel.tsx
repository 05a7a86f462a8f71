import { isCompared, MARKS, scaleOf } from '@overtrick/lab/study';
import { boundWords } from './figures.ts';
import type { Glance, StudyRun } from './running.ts';
import { useLabWords } from './words.ts';

const WIDTH = 640;
const HEIGHT = 180;

/** How the interval of the answer has shrunk: a band a variant, from left to right as units were played. */
export function Funnel({ run }: { readonly run: StudyRun }) {
  const words = useLabWords();
  const { glances, study } = run;
  const isDifference = isCompared(study);
  const told = glances.filter(({ figures }) =>
    figures.some((figure) => figure && figure.low !== null),
  );
  if (told.length < 2) return null;
  const shown = told.flatMap(({ figures }) => figures.filter((figure) => figure !== undefined));
  const scale = scaleOf(
    shown.filter(({ low }) => low !== null),
    isDifference,
  );
  const { measure } = run.analysis.question;
  const bound = (value: number) => boundWords(words, measure, value, isDifference);
  const x = (units: number) => (WIDTH * units) / study.count;
  const y = (value: number) => HEIGHT - (HEIGHT * (value - scale.low)) / (scale.high - scale.low);
  return (
    <figure class="lab-funnel">
      <figcaption>{words.funnel}</figcaption>
      <p class="lab-axis">{bound(scale.high)}</p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {scale.low <= 0 && scale.high >= 0 && <path class="zero" d={`M0 ${y(0)}H${WIDTH}`} />}
        {study.variants.map(({ name }, mark) => (
          <Band key={name} glances={told} mark={mark} x={x} y={y} />
        ))}
      </svg>
      <p class="lab-axis">
        <span>{bound(scale.low)}</span>
        <span>{words.count(words.whole(study.count), words.unitNames[study.unit])}</span>
      </p>
    </figure>
  );
}

interface BandProps {
  readonly glances: readonly Glance[];
  readonly mark: number;
  x(units: number): number;
  y(value: number): number;
}

function Band({ glances, mark, x, y }: BandProps) {
  const points = glances.flatMap(({ units, figures }) => {
    const figure = figures[mark];
    if (!figure || figure.low === null || figure.high === null) return [];
    return [{ at: x(units), value: y(figure.value), low: y(figure.low), high: y(figure.high) }];
  });
  if (points.length === 0) return null;
  const there = points.map(({ at, high }) => `${at} ${high}`);
  const back = points.map(({ at, low }) => `${at} ${low}`).reverse();
  const colour = `v${mark % MARKS}`;
  return (
    <>
      <path class={`band ${colour}`} d={`M${[...there, ...back].join('L')}Z`} />
      <path
        class={`bar ${colour}`}
        d={`M${points.map(({ at, value }) => `${at} ${value}`).join('L')}`}
      />
    </>
  );
}
