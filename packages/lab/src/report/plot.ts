import type { StudyFigure } from '../study/interval.ts';
import type { StudyMeasure } from '../study/measures.ts';
import { digitsFor, unitText, valueText } from '../study/words.ts';
import { element, escaped } from './markup.ts';
import { type LineScale, MARKS, markPath, scaleOf } from './scale.ts';

/** One line of a plot: a value and its interval, in the colour and the shape of its variant. */
export interface PlotLine {
  readonly label: string;
  /** Which variant, from 0. */
  readonly mark: number;
  readonly figure: StudyFigure;
  /** The figure in words: what the line shows is also to be read. */
  readonly text: string;
}

const WIDTH = 320;
const ROW = 26;
const EDGE = 16;

/** Values with their intervals, each beside its words, all on one scale. */
export function plot(
  measure: StudyMeasure,
  lines: readonly PlotLine[],
  isDifference = false,
): string {
  const scale = scaleOf(
    lines.map(({ figure }) => figure),
    isDifference,
  );
  const rows = lines.map(({ label, text, mark, figure }) =>
    element(
      'li',
      {},
      element('span', { class: `label k${mark % MARKS}` }, escaped(label)),
      drawn(figure, mark, scale),
      element('span', { class: 'text' }, escaped(text)),
    ),
  );
  const digits = digitsFor(measure, { ...scale, value: scale.low });
  const bounds = [scale.low, scale.high].map((value) => {
    const text = valueText(measure, value, digits, isDifference);
    return element('b', {}, `${text}${unitText(measure, isDifference)}`);
  });
  const ends = element(
    'p',
    { class: 'ends', 'aria-hidden': 'true' },
    element('span', {}, ...bounds),
  );
  return element('div', { class: 'plot' }, element('ul', {}, ...rows), ends);
}

function drawn({ value, low, high }: StudyFigure, mark: number, scale: LineScale): string {
  const part = (at: number) => (at - scale.low) / (scale.high - scale.low);
  const x = (at: number) => Math.round(EDGE + (WIDTH - 2 * EDGE) * part(at));
  const y = ROW / 2;
  const hasZero = scale.low <= 0 && scale.high >= 0;
  const zero = hasZero ? element('path', { d: `M${x(0)},0V${ROW}`, class: 'zero' }) : '';
  const bar =
    low === null || high === null
      ? ''
      : element('path', {
          d: `M${x(low)},${y}H${x(high)}`,
          class: `bar v${mark % MARKS}`,
        });
  const svg = {
    viewBox: `0 0 ${WIDTH} ${ROW}`,
    'aria-hidden': 'true',
  };
  return element('svg', svg, zero, bar, shape(mark, { x: x(value), y }));
}

/** The marks of all plots of a page, which stand in it once: hundreds of them would be a third of it. */
export function markDefinitions(): string {
  const marks = Array.from({ length: MARKS }, (_, mark) =>
    element('path', { id: `m${mark}`, d: markPath(mark, 0, 0), class: `dot v${mark}` }),
  );
  const nowhere = { width: 0, height: 0, style: 'position:absolute', 'aria-hidden': 'true' };
  return element('svg', nowhere, element('defs', {}, ...marks));
}

function shape(mark: number, at: { readonly x: number; readonly y: number }): string {
  return element('use', { href: `#m${mark % MARKS}`, ...at });
}
