import {
  type CoursePoint,
  type DealCourse,
  type MoveVerdict,
  turnsIn,
} from '@overtrick/table/analysis';
import type { LookScene } from '../protocol.ts';
import { useWords } from '../words/index.ts';
import type { Analysing } from './analysing.ts';
import { bandOf, type ChartScale, lineOf, scaleOf } from './chart.ts';
import { type SayFigure, usePoints } from './figures.ts';
import type { Looking } from './looking.ts';
import type { LookedBack } from './protocol.ts';
import { trickOf } from './trick-of.ts';
import { Turns } from './turns.tsx';
import { useLookWords } from './words.ts';

interface Props {
  readonly looking: Looking;
  readonly looked: LookedBack;
  readonly scene: LookScene;
  readonly analysing: Analysing;
}

/** How the chances of a seat went, trick by trick, with their interval; each point leads to its moment. */
export function CourseChart({ looking, looked, scene, analysing }: Props) {
  const { course: words } = useLookWords().analysis;
  const say = useCourseFigure(analysing.course);
  const { course } = analysing;
  if (!course || course.points.length < 2) return null;
  const marked = [...analysing.verdicts.values()].filter(({ mark }) => mark > 0);
  const turns = turnsIn(course);
  return (
    <figure class="course" aria-label={words.title}>
      <figcaption>
        <b>{words.about[aboutOf(course, looking.eyes === looked.own)]}</b>
      </figcaption>
      <Plot {...{ looking, course, marked, say }} deal={looking.at.deal} of={analysing} />
      <Turns {...{ looking, looked, scene, course, turns, marked, say }} />
      <p class="soft course-worlds">{words.worlds(course.points[0].worlds)}</p>
    </figure>
  );
}

/** A bid is called one's own only if it was. */
function aboutOf({ about }: DealCourse, isOwn: boolean): DealCourse['about'] {
  return about === 'own' && !isOwn ? 'open' : about;
}

function useCourseFigure(course: DealCourse | undefined): SayFigure {
  const { figure } = useWords();
  const { signed } = usePoints();
  return course?.about === 'points' ? signed : (value) => figure(Math.round(100 * value));
}

interface PlotProps {
  readonly looking: Looking;
  readonly course: DealCourse;
  readonly marked: readonly MoveVerdict[];
  readonly say: SayFigure;
  readonly deal: number;
  readonly of: Analysing;
}

function Plot({ looking, course, marked, say, deal, of }: PlotProps) {
  const scale = scaleOf(course);
  const tricks = new Set(marked.map(({ move }) => trickOf(of.deal, move)));
  const now = columnOf(course, looking.at.move);
  return (
    <div class="course-plot">
      <Grid scale={scale} say={say} />
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <polygon points={bandOf(course, scale)} />
        <polyline points={lineOf(course, scale)} />
      </svg>
      <ol class="course-columns">
        {course.points.map((point, at) => (
          <li
            key={point.move}
            style={{ left: `${scale.across(at)}%`, width: `${scale.step}%` }}
            data-now={at === now || undefined}
            data-marked={tricks.has(at) || undefined}
          >
            <Column
              {...{ point, at, say }}
              down={scale.down(point.mean)}
              last={course.points.length - 1}
              onGo={() => looking.step({ deal, move: point.move })}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface ColumnProps {
  readonly point: CoursePoint;
  readonly at: number;
  readonly last: number;
  readonly down: number;
  readonly say: SayFigure;
  onGo(): void;
}

/** One point, and its figures for who cannot see where it lies. By keys one goes through the deal by the slider. */
function Column({ point: { mean, low, high }, at, last, down, say, onGo }: ColumnProps) {
  const { course } = useLookWords().analysis;
  const name = at === 0 ? course.first : at === last ? course.end : course.after(at);
  const value = course.value(say(mean), say(low), say(high));
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={`${name}: ${value}`}
      title={`${name}: ${value}`}
      onClick={onGo}
    >
      <i style={{ '--down': down / 100 }} />
      <small>{at === 0 ? '' : at}</small>
    </button>
  );
}

function Grid({ scale, say }: { readonly scale: ChartScale; readonly say: SayFigure }) {
  return (
    <div class="course-grid" aria-hidden="true">
      {scale.ticks.map((tick) => (
        <span key={tick} style={{ top: `${scale.down(tick)}%` }}>
          {say(tick)}
        </span>
      ))}
    </div>
  );
}

/** The trick that is played at a moment, or has just been taken. */
function columnOf({ points }: DealCourse, move: number): number {
  const later = points.findIndex((point) => point.move >= move);
  return later < 0 ? points.length - 1 : later;
}
