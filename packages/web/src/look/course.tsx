import { type DealCourse, type MoveVerdict, turnsIn } from '@overtrick/table/analysis';
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

/** How the chances of a seat went, trick by trick, with their interval; along it one goes through the deal. */
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
  const tell = useTold(course, say);
  const { course: words } = useLookWords().analysis;
  const moveAt = (place: string) => course.points[Number(place)].move;
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
            <span class="unseen">{tell(at)}</span>
            <i aria-hidden="true" style={{ '--down': scale.down(point.mean) / 100 }} />
            <small aria-hidden="true">{at === 0 ? '' : at}</small>
          </li>
        ))}
      </ol>
      <input
        type="range"
        min={0}
        max={course.points.length - 1}
        value={now}
        style={{ '--inset': `${scale.step / 2}%` }}
        aria-label={words.title}
        aria-valuetext={tell(now)}
        onInput={(event) => looking.step({ deal, move: moveAt(event.currentTarget.value) })}
      />
    </div>
  );
}

/** What a point of a course says to who cannot see where it lies. */
function useTold({ points }: DealCourse, say: SayFigure): (at: number) => string {
  const { course } = useLookWords().analysis;
  return (at) => {
    const { mean, low, high } = points[at];
    const isLast = at === points.length - 1;
    const name = at === 0 ? course.first : isLast ? course.end : course.after(at);
    return `${name}: ${course.value(say(mean), say(low), say(high))}`;
  };
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
