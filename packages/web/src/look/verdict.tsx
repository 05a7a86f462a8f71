import type { Loss } from '@overtrick/bots';
import { sayIn } from '@overtrick/engine';
import { discordOf, isSame, type MoveVerdict } from '@overtrick/table/analysis';
import { adviceOf } from '../hints/advice.ts';
import { useReasons } from '../hints/reasons.ts';
import type { LookScene } from '../protocol.ts';
import { useRoom } from '../room/rooms.ts';
import { useOccasion } from '../table/occasion.ts';
import { speechOf } from '../table/phrases.ts';
import { asSentence } from '../words/speech.ts';
import { Choices } from './choices.tsx';
import { Failing } from './failing.tsx';
import { usePoints } from './figures.ts';
import { useLookWords } from './words.ts';
import type { LookWords } from './words-en.ts';

interface Props {
  readonly scene: LookScene;
  readonly verdict: MoveVerdict;
  /** What is said beside the choice that it is about. */
  readonly own?: string;
}

/** One decision: what would have been better and why, what each choice costs, and where the one that was made fails. */
export function VerdictWords({ scene, verdict, own: tag }: Props) {
  const { analysis } = useLookWords();
  const lossWords = useLossWords();
  const room = useRoom();
  const about = useOccasion(scene);
  const { reasons } = useReasons();
  if (!reasons) return null;
  const { made, best, choices, worlds, loss, mark } = verdict;
  const advice = adviceOf(room, about, { move: best, candidates: choices, worlds }, reasons);
  const own = choices.findIndex(({ move }) => isSame(move, made));
  const said = own > 0 ? advice.others[own - 1] : undefined;
  const discord = own > 0 && discordOf(choices[own]);
  return (
    <div class="verdict">
      <h3>{headingOf(analysis, verdict, advice.label, tag !== undefined)}</h3>
      <p>{advice.sentence}</p>
      {said && (
        <p>
          <b>{lossWords(said.label, loss)}</b> {(choices[own].against?.length ?? 0) > 0 && said.why}
        </p>
      )}
      {discord ? (
        <p>{analysis.discord[discord]}</p>
      ) : (
        choices.some((each) => discordOf(each) === 'points') && <p>{analysis.discord.others}</p>
      )}
      <Choices
        scene={scene}
        verdict={verdict}
        own={tag ?? analysis.you}
        labels={[advice.label, ...advice.others.map(({ label }) => label)]}
      />
      <p class="soft">{analysis.worlds(worlds)}</p>
      <Doubts scene={scene} verdict={verdict} />
      {mark > 0 && <Failing scene={scene} choice={choices[own]} worlds={worlds} />}
    </div>
  );
}

/** What is said of a decision first; undefined until the words for reasons are there. */
export function useVerdictHeading(scene: LookScene, verdict: MoveVerdict): string | undefined {
  const { analysis } = useLookWords();
  const room = useRoom();
  const about = useOccasion(scene);
  const { reasons } = useReasons();
  if (!reasons) return undefined;
  const { best, choices, worlds } = verdict;
  const thought = { move: best, candidates: choices, worlds };
  return headingOf(analysis, verdict, adviceOf(room, about, thought, reasons).label, false);
}

function headingOf(
  analysis: LookWords['analysis'],
  { mark, loss }: MoveVerdict,
  advised: string,
  isTried: boolean,
): string {
  if (mark > 0) return analysis.better(advised);
  if (isTried) return analysis.advised(advised);
  return loss.mean > loss.spread ? analysis.slight : analysis.fine;
}

/** What a choice loses on average, or brings more, with the ends of the interval. */
function useLossWords(): (label: string, loss: Loss) => string {
  const { analysis } = useLookWords();
  const { points } = usePoints();
  return (label, { mean, spread }) => {
    const isMore = mean < -spread;
    const told = isMore ? analysis.gain : analysis.cost;
    const ends = isMore ? [-mean - spread, -mean + spread] : [mean - spread, mean + spread];
    const [low, high] = ends.map(points);
    return told(label, points(isMore ? -mean : mean), low, high);
  };
}

/** Where bots are known to be weak, and so is this verdict. */
function Doubts({ scene, verdict }: Props) {
  const { reasons } = useReasons();
  const about = useOccasion(scene);
  if (!reasons || verdict.doubts.length === 0) return null;
  const speech = speechOf(about.words, scene);
  return (
    <p class="soft verdict-doubts">
      {verdict.doubts.map((each) => asSentence(sayIn(reasons, each, speech))).join(' ')}
    </p>
  );
}
