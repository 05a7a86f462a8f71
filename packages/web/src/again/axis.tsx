import { Portrait } from '../portraits/portrait.tsx';
import { useAgainWords } from './words.ts';

/** Somebody on the axis. */
export interface AxisFace {
  readonly name: string;
  readonly label: string;
  readonly score: number;
}

interface Props {
  readonly own: AxisFace;
  readonly others: readonly AxisFace[];
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];
const MOST_TICKS = 5;

/** What everybody made of the same deal, on one line: one's own face is the largest. */
export function Axis({ own, others }: Props) {
  const { signed } = useAgainWords();
  const scores = [own, ...others].map(({ score }) => score);
  const { low, high, ticks } = scaleOf(scores);
  const along = (score: number) => (score - low) / Math.max(1, high - low);
  const at = (score: number) => ({ '--at': along(score) });
  const places = scores.map(along);
  return (
    <div class="axis">
      <b class="axis-own" style={at(own.score)} aria-hidden="true">
        {signed(own.score)}
      </b>
      <ul class="axis-faces">
        {others.map((each, nth) => (
          <li
            key={each.name}
            style={{ ...at(each.score), '--aside': asideOf(places, nth + 1) }}
            title={each.label}
          >
            <Portrait name={each.name} who="bot" />
            <span class="unseen">{each.label}</span>
          </li>
        ))}
        <li class="axis-me" style={at(own.score)}>
          <Portrait name={own.name} who="me" />
          <span class="unseen">{own.label}</span>
        </li>
      </ul>
      <div class="axis-ticks" aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} style={at(tick)}>
            {signed(tick)}
          </span>
        ))}
      </div>
      {others.length > 0 && (
        <p class="soft axis-list" aria-hidden="true">
          {others.map(({ name, score }) => `${name} ${signed(score)}`).join(' · ')}
        </p>
      )}
    </div>
  );
}

/** Closer than that, one face would hide another. */
const CLOSE = 0.05;

/** Those who made about the same stand a little beside each other. */
function asideOf(places: readonly number[], nth: number): number {
  const same = places.slice(0, nth).filter((at) => Math.abs(at - places[nth]) < CLOSE).length;
  return Math.ceil(same / 2) * (same % 2 === 0 ? 1 : -1);
}

/** From below the lowest to above the highest, with a few round figures. */
function scaleOf(scores: readonly number[]): { low: number; high: number; ticks: number[] } {
  const [least, most] = [Math.min(0, ...scores), Math.max(0, ...scores)];
  const spread = Math.max(1, most - least);
  const step = STEPS.find((each) => spread / each <= MOST_TICKS - 1) ?? spread;
  const low = Math.floor(least / step) * step;
  const high = Math.max(low + step, Math.ceil(most / step) * step);
  const ticks = Array.from(
    { length: Math.round((high - low) / step) + 1 },
    (_, i) => low + i * step,
  );
  return { low, high, ticks };
}
