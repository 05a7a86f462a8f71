import { useWords } from '../../words/index.ts';
import type { OwnStanding } from '../api.ts';
import { dayOf } from '../day-of.ts';
import { useFriendWords } from '../words.ts';

const WIDTH = 600;
const HEIGHT = 90;
const EDGE = 6;
/** Where everybody begins. */
const START = 1500;

/** The rating after each of the last matches: a line, and around it where it lies with 95 %. */
export function RatingPath({ path }: Pick<OwnStanding, 'path'>) {
  const { standing: said } = useFriendWords();
  const { code } = useWords();
  const low = Math.min(START, ...path.map(({ value, within }) => value - within));
  const high = Math.max(START, ...path.map(({ value, within }) => value + within));
  const x = (i: number) => EDGE + (i / (path.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (value: number) => EDGE + ((high - value) / (high - low || 1)) * (HEIGHT - 2 * EDGE);
  const line = (at: (each: (typeof path)[number]) => number) =>
    path.map((each, i) => `${x(i).toFixed(1)},${y(at(each)).toFixed(1)}`);
  const above = line(({ value, within }) => value + within);
  const below = line(({ value, within }) => value - within).reverse();
  const [first, last] = [path[0], path[path.length - 1]];
  return (
    <figure class="rating-path">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={said.path(`${first.value}`, `${last.value}`)}
      >
        <line x1="0" x2={WIDTH} y1={y(START)} y2={y(START)} />
        <polygon points={[...above, ...below].join(' ')} />
        <polyline points={line(({ value }) => value).join(' ')} />
      </svg>
      <figcaption>
        <span>{said.point(`${first.value}`, dayOf(code, first.at))}</span>
        <span>{said.start(`${START}`)}</span>
        <span>{said.point(`${last.value}`, dayOf(code, last.at))}</span>
      </figcaption>
    </figure>
  );
}
