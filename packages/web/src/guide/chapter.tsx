import { useEffect, useState } from 'preact/hooks';
import { chance } from '../chance.ts';
import { OwnSession } from '../play/own-session.ts';
import type { Session } from '../play/session.ts';
import type { Shown } from '../play/state.ts';
import { settings } from '../settings.ts';
import { LostPage } from '../table/lost.tsx';
import { useWords } from '../words/index.ts';
import { Asked, Price } from './asked.tsx';
import {
  actsBefore,
  askedIn,
  type LessonPlace,
  ownMoves,
  stagingAt,
  standingIn,
} from './course.ts';
import { GuideHeader } from './header.tsx';
import { heldIn, isMade, type LessonStep, untaughtAt } from './lesson.ts';
import type { Taught } from './loading.ts';
import { withLastTrick } from './lying.ts';
import { useQuiz } from './quiz.ts';
import { GuideTable } from './table.tsx';

const ID_BYTES = 8;

interface Props {
  readonly taught: Taught;
  readonly place: LessonPlace;
  /** Which step of the whole lesson this is, and of how many. */
  readonly index: number;
  readonly count: number;
  /** Comes to a step of the chapter; one behind its last is the next chapter. */
  onStep(step: number): void;
  onAgain(): void;
  onSkip(): void;
}

/** One table of a lesson, from a step of it on. */
export function ChapterTable(props: Props) {
  const { taught, place } = props;
  const words = useWords();
  const [session, setSession] = useState(() => new OwnSession(chance(ID_BYTES)));
  const [, redraw] = useState(0);
  useEffect(() => {
    session.onChange = () => redraw((n) => n + 1);
    const you = settings().name || words.you;
    void session.stage(stagingAt(taught.game, taught.lesson, place, you));
    return () => session.leave();
  }, [session]);
  const { lost, shown } = session;
  const again = () => setSession(new OwnSession(chance(ID_BYTES)));
  if (lost) return <LostPage lost={lost} onAgain={again} />;
  if (!shown) return <p class="loading">{words.home.loading}</p>;
  return <Taking {...props} session={session} shown={shown} />;
}

/** What is said and asked in the step to which somebody has come by what they did. */
function Taking(props: Props & { readonly session: Session; readonly shown: Shown }) {
  const { taught, place, index, count, session, shown, onStep, onAgain, onSkip } = props;
  const chapter = taught.lesson.chapters[place.chapter];
  const now = chapter.steps[place.step];
  const { step, wrong } = standingIn(chapter, shown.scene.view.history);
  useEffect(() => {
    if (!wrong && step > place.step && isReady(shown, chapter.steps[step])) onStep(step);
  });
  const isTold = wrong && (wrong.type !== 'play' || withLastTrick(shown) !== shown);
  useEffect(() => {
    // What comes of a mistake is said at once: what the others do then need not be watched.
    if (isTold && !shown.settled && !session.isFinishing) session.finish();
  });
  const { notice } = shown;
  useEffect(() => {
    // Who takes back what the guide told them to need not be told that it is taken back.
    if (notice && 'text' in notice && notice.text === 'undone') session.say(undefined);
  }, [notice]);
  const isDue = shown.settled && !wrong && step <= place.step;
  const scripted = ownMoves(chapter)[actsBefore(chapter, place.step)];
  const quiz = useQuiz(now, () => onStep(place.step + 1));
  const isHeld = wrong !== undefined || !isMade(now);
  const coming = chapter.steps[Math.max(step, place.step)];
  const hasTrick = wrong ? wrong.type === 'play' : coming?.hasTrick;
  return (
    <GuideTable
      session={session}
      shown={hasTrick ? withLastTrick(shown) : shown}
      mostHeld={heldIn(chapter)}
      untaught={untaughtAt(taught.lesson, index)}
      asked={isDue && !isHeld ? askedIn(now, scripted, shown.scene.view) : undefined}
      isHeld={isHeld}
      points={isReady(shown, now) ? now.points : undefined}
      quiz={quiz}
      header={<GuideHeader step={index} count={count} onAgain={onAgain} onSkip={onSkip} />}
    >
      {wrong && shown.settled ? (
        <Price session={session} shown={shown} words={taught.texts[now.key]} move={wrong} />
      ) : (
        <Asked
          step={now}
          words={taught.texts[now.key]}
          quiz={quiz}
          scene={shown.scene}
          isDue={isDue}
          isReady={isReady(shown, now)}
          onDone={() => onStep(place.step + 1)}
        />
      )}
    </GuideTable>
  );
}

/** What was done is shown first; but who has nothing more to do need not wait for the others. */
function isReady({ settled }: Shown, step: LessonStep | undefined): boolean {
  return settled || (step?.isAtOnce ?? false);
}
