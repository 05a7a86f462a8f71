import { isSame, type MoveVerdict } from '@overtrick/table/analysis';
import { useEffect, useRef, useState } from 'preact/hooks';
import { moveWords } from '../hints/advice.ts';
import type { LookScene } from '../protocol.ts';
import { useRoom } from '../room/rooms.ts';
import { useOccasion } from '../table/occasion.ts';
import { asSentence } from '../words/speech.ts';
import { usePoints } from './figures.ts';
import { VerdictWords } from './verdict.tsx';
import { useLookWords } from './words.ts';

interface Props {
  readonly scene: LookScene;
  /** What was tried, as if it had been played. */
  readonly verdict: MoveVerdict;
  onAgain(): void;
  /** Undefined after the last exercise. */
  readonly onNext: (() => void) | undefined;
  onBack(): void;
}

/** How an exercise went. What is not marked passes, as it would in a game; the best is shown once it was found, or on request. */
export function Tried({ scene, verdict, onAgain, onNext, onBack }: Props) {
  const { exercise } = useLookWords().analysis;
  const isPassed = verdict.mark === 0;
  const [isShown, setShown] = useState(isPassed);
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => main.current?.focus({ preventScroll: true }), [isShown]);
  const on = onNext ?? onBack;
  return (
    <main class="page look-tried" data-passed={isPassed || undefined}>
      <div role="status">
        <h1>{useHeading(verdict)}</h1>
      </div>
      {!isPassed && <FailedWords scene={scene} verdict={verdict} />}
      {isShown && <VerdictWords scene={scene} verdict={verdict} own={exercise.yours} />}
      <div class="choices start">
        <button ref={main} type="button" class="choice main" onClick={isShown ? on : onAgain}>
          {isShown ? (onNext ? exercise.next : exercise.back) : exercise.again}
        </button>
        {isShown && (
          <button type="button" class="choice" onClick={onAgain}>
            {exercise.again}
          </button>
        )}
        {!isShown && (
          <button type="button" class="choice" onClick={() => setShown(true)}>
            {exercise.show}
          </button>
        )}
        {(onNext || !isShown) && (
          <button type="button" class="choice" onClick={onBack}>
            {exercise.back}
          </button>
        )}
      </div>
    </main>
  );
}

function useHeading({ mark, made, best }: MoveVerdict): string {
  const { exercise } = useLookWords().analysis;
  if (mark > 0) return exercise.failedTitle;
  return isSame(made, best) ? exercise.best : exercise.passed;
}

/** What it costs, with its interval; what would be better is not told yet. */
function FailedWords({ scene, verdict }: Pick<Props, 'scene' | 'verdict'>) {
  const { exercise } = useLookWords().analysis;
  const { points } = usePoints();
  const { made, loss } = verdict;
  const label = asSentence(moveWords(useRoom(), useOccasion(scene), made)).replace(/\.$/, '');
  const [low, high] = [loss.mean - loss.spread, loss.mean + loss.spread].map(points);
  return <p>{exercise.failed(label, points(loss.mean), low, high, loss.worlds)}</p>;
}
