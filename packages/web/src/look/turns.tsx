import type { CoursePoint, DealCourse, MoveVerdict, Turn } from '@overtrick/table/analysis';
import type { LookScene } from '../protocol.ts';
import { type SayFigure, usePoints } from './figures.ts';
import type { Looking } from './looking.ts';
import type { LookedBack } from './protocol.ts';
import { trickOf } from './trick-of.ts';
import { useLookWords } from './words.ts';

interface Props {
  readonly looking: Looking;
  readonly looked: LookedBack;
  readonly scene: LookScene;
  readonly course: DealCourse;
  readonly turns: readonly Turn[];
  readonly marked: readonly MoveVerdict[];
  readonly say: SayFigure;
}

/** Where it turned, in words, and whether a choice of this seat was part of it. */
export function Turns({ course, turns, ...rest }: Props) {
  const { course: words } = useLookWords().analysis;
  if (turns.length === 0) return <p class="soft">{words.noTurns}</p>;
  return (
    <ul class="course-turns" aria-label={words.turns}>
      {turns.map((turn) => (
        <li key={turn.to.move}>
          <TurnButton {...rest} turn={turn} trick={course.points.indexOf(turn.to)} />
        </li>
      ))}
    </ul>
  );
}

interface TurnProps extends Omit<Props, 'course' | 'turns'> {
  readonly turn: Turn;
  readonly trick: number;
}

function TurnButton({ looking, looked, scene, marked, say, turn, trick }: TurnProps) {
  const { course: words } = useLookWords().analysis;
  const { points, bounds } = usePoints();
  const { deal } = looking.at;
  const { from, to } = turn;
  const own = marked.find(({ move }) => trickOf(looked.record.deals[deal], move) === trick);
  const cost = own && words.value(points(own.loss.mean), ...bounds(own.loss));
  const told = ({ mean, low, high }: CoursePoint) => words.value(say(mean), say(low), say(high));
  const isOwn = looking.eyes === looked.own;
  const choice = cost && (isOwn ? words.own(cost) : words.ofSeat(scene.names[looking.eyes], cost));
  return (
    <button
      type="button"
      data-better={to.mean > from.mean || undefined}
      onClick={() => looking.step({ deal, move: own?.move ?? from.move })}
    >
      <b>{words.turn(trick, told(from), told(to), to.worlds)}</b>
      {choice && <span> {choice}</span>}
    </button>
  );
}
