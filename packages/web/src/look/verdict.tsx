import type { JudgedMove } from '@overtrick/bots';
import { isSame, type MoveVerdict } from '@overtrick/table/analysis';
import { Chip } from '../cards/card.tsx';
import { adviceOf } from '../hints/advice.ts';
import { useReasons } from '../hints/reasons.ts';
import type { LookScene } from '../protocol.ts';
import { bandOf } from '../room/band.ts';
import { useRoom } from '../room/rooms.ts';
import { CardRow } from '../table/card-row.tsx';
import { useOccasion } from '../table/occasion.ts';
import { points } from './figures.ts';
import { useLookWords } from './words.ts';

interface Props {
  readonly scene: LookScene;
  readonly verdict: MoveVerdict;
}

/** One decision: what would have been better and why, what each choice costs, and where the one that was made fails. */
export function VerdictWords({ scene, verdict }: Props) {
  const { analysis } = useLookWords();
  const room = useRoom();
  const about = useOccasion(scene);
  const { reasons } = useReasons();
  if (!reasons) return null;
  const { made, best, choices, worlds, loss, mark } = verdict;
  const advice = adviceOf(room, about, { move: best, candidates: choices, worlds }, reasons);
  const own = choices.findIndex(({ move }) => isSame(move, made));
  const said = own > 0 ? advice.others[own - 1] : undefined;
  const [low, high] = [Math.max(0, loss.mean - loss.spread), loss.mean + loss.spread];
  return (
    <div class="verdict">
      <h3>{mark > 0 ? analysis.better(advice.label) : analysis.fine}</h3>
      <p>{advice.sentence}</p>
      {said && (
        <p>
          <b>{analysis.cost(said.label, points(loss.mean), points(low), points(high))}</b>{' '}
          {said.why}
        </p>
      )}
      <Choices
        scene={scene}
        verdict={verdict}
        labels={[advice.label, ...advice.others.map(({ label }) => label)]}
      />
      <p class="soft">{analysis.worlds(worlds)}</p>
      {mark > 0 && <Failing scene={scene} choice={choices[own]} />}
    </div>
  );
}

/** So many choices can be compared at a glance. */
const MOST = 6;

/** Every choice on one axis: what it costs, and how sure that is. */
function Choices({ scene, verdict, labels }: Props & { labels: readonly string[] }) {
  const { analysis } = useLookWords();
  const room = useRoom();
  const { choices, made } = verdict;
  const isMade = ({ move }: JudgedMove) => isSame(move, made);
  const shown = choices
    .map((choice, at) => ({ choice, label: labels[at] }))
    .filter(({ choice }, at) => at < MOST || isMade(choice));
  const most = Math.max(1, ...shown.map(({ choice: { loss } }) => loss.mean + loss.spread));
  const across = (value: number) => `${(100 * Math.max(0, value)) / most}%`;
  return (
    <ol class="verdict-choices">
      {shown.map(({ choice, label }, at) => {
        const { loss, move } = choice;
        const [low, high] = [Math.max(0, loss.mean - loss.spread), loss.mean + loss.spread];
        const isClose = at > 0 && low <= 0;
        const card = move.type === 'play' ? String(move.card) : undefined;
        return (
          <li key={label} data-own={isMade(choice) || undefined}>
            {card && <Chip code={card} band={bandOf(room, scene.view, card)} />}
            <span>
              <span class={card ? 'unseen' : undefined}>{label} </span>
              <b>
                {at === 0
                  ? analysis.best
                  : isClose
                    ? analysis.asGood
                    : analysis.costs(points(loss.mean))}
              </b>
              {at > 0 && <small>{analysis.between(points(low), points(high))}</small>}
            </span>
            <span class="verdict-axis" aria-hidden="true">
              <i style={{ left: across(low), width: across(high - low) }} />
              <b style={{ left: across(loss.mean) }} data-best={at === 0 || undefined} />
            </span>
            {isMade(choice) && <small class="verdict-own">{analysis.you}</small>}
          </li>
        );
      })}
    </ol>
  );
}

/** Likely deals in which what was done goes wrong, as cards. */
function Failing({ scene, choice }: { scene: LookScene; choice: JudgedMove | undefined }) {
  const { analysis } = useLookWords();
  if (!choice || choice.losing.length === 0) return null;
  return (
    <>
      <h4>{analysis.failing}</h4>
      {choice.losing.slice(0, 2).map(({ left, loss }, at) => (
        <div key={at} class="verdict-deal">
          <small>{analysis.here(points(loss))}</small>
          {left.map((cards, seat) =>
            seat === scene.view.eyes ? null : (
              <CardRow key={seat} scene={scene} label={scene.names[seat]} cards={cards} />
            ),
          )}
        </div>
      ))}
    </>
  );
}
