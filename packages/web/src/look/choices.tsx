import type { JudgedMove } from '@overtrick/bots';
import { discordOf, isSame, type MoveVerdict } from '@overtrick/table/analysis';
import { Chip } from '../cards/card.tsx';
import type { LookScene } from '../protocol.ts';
import { bandOf } from '../room/band.ts';
import { useRoom } from '../room/rooms.ts';
import { usePoints } from './figures.ts';
import { useLookWords } from './words.ts';

interface Props {
  readonly scene: LookScene;
  readonly verdict: MoveVerdict;
  readonly labels: readonly string[];
  /** What is said beside the choice that the verdict is about. */
  readonly own: string;
}

/** So many choices can be compared at a glance. */
const MOST = 6;

/** Every choice on one axis: what it costs, and how sure that is. */
export function Choices({ scene, verdict, own, labels }: Props) {
  const { choices, made } = verdict;
  const isMade = ({ move }: JudgedMove) => isSame(move, made);
  const shown = choices
    .map((choice, at) => ({ choice, label: labels[at] }))
    .filter(({ choice }, at) => at < MOST || isMade(choice));
  const isAhead = !choices.some((choice) => discordOf(choice) === 'points');
  const axis = axisOf(shown.map(({ choice }) => choice));
  return (
    <ol class="verdict-choices" style={{ '--zero': axis.across(0) }}>
      {shown.map(({ choice, label }, at) => (
        <li key={label} data-own={isMade(choice) || undefined}>
          <Named {...{ scene, choice, label, isAhead }} isBest={at === 0} />
          <Interval choice={choice} axis={axis} isBest={at === 0} />
          {isMade(choice) && <small class="verdict-own">{own}</small>}
        </li>
      ))}
    </ol>
  );
}

/** Where points lie from left to right, and how wide so many are. */
interface Axis {
  across(value: number): string;
  wide(value: number): string;
}

function axisOf(choices: readonly JudgedMove[]): Axis {
  const least = Math.min(0, ...choices.map(({ loss }) => loss.mean - loss.spread));
  const most = Math.max(1, ...choices.map(({ loss }) => loss.mean + loss.spread));
  const wide = (value: number) => `${(100 * value) / (most - least)}%`;
  return { wide, across: (value) => wide(value - least) };
}

interface NamedProps {
  /** Whether nothing is surely ahead of what is advised, by points. */
  readonly isAhead: boolean;
  readonly scene: LookScene;
  readonly choice: JudgedMove;
  readonly label: string;
  readonly isBest: boolean;
}

function Named({ scene, choice, label, isBest, isAhead }: NamedProps) {
  const { analysis } = useLookWords();
  const { points, bounds } = usePoints();
  const room = useRoom();
  const { loss, move } = choice;
  const ends = [loss.mean - loss.spread, loss.mean + loss.spread];
  // A card says it all, unless something is played with it.
  const isPlain = move.type === 'play' && !('tokens' in move);
  const isMore = ends[1] < 0;
  const amount = isMore ? { ...loss, mean: -loss.mean } : loss;
  const card = move.type === 'play' ? String(move.card) : undefined;
  const told = () => {
    if (isBest) return isAhead ? analysis.best : analysis.advice;
    if (ends[0] > 0) return analysis.costs(points(loss.mean));
    return isMore ? analysis.brings(points(-loss.mean)) : analysis.asGood;
  };
  return (
    <>
      {card && <Chip code={card} band={bandOf(room, scene.view, card)} />}
      <span>
        <span class={isPlain ? 'unseen' : undefined}>{label} </span>
        <b>{told()}</b>
        {!isBest && <small>{analysis.between(...bounds(amount))}</small>}
      </span>
    </>
  );
}

function Interval({
  choice,
  axis,
  isBest,
}: Pick<NamedProps, 'choice' | 'isBest'> & { axis: Axis }) {
  const { mean, spread } = choice.loss;
  return (
    <span class="verdict-axis" aria-hidden="true">
      <i style={{ left: axis.across(mean - spread), width: axis.wide(2 * spread) }} />
      <b style={{ left: axis.across(mean) }} data-best={isBest || undefined} />
    </span>
  );
}
