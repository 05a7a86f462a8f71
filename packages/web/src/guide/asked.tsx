import type { Move } from '@overtrick/engine';
import type { Session } from '../play/session.ts';
import type { Shown } from '../play/state.ts';
import type { PageScene } from '../protocol.ts';
import { useWords } from '../words/index.ts';
import type { LessonStep } from './lesson.ts';
import type { Quiz } from './quiz.ts';
import { Answers, GoOn, Saying } from './saying.tsx';
import { amissTold, toldOf } from './telling.ts';
import type { StepWords } from './told.ts';

interface AskedProps {
  readonly step: LessonStep;
  readonly words: StepWords;
  readonly quiz: Quiz;
  readonly scene: PageScene;
  readonly isDue: boolean;
  readonly isReady: boolean;
  onDone(): void;
}

/** What a step says, what it says to who was wrong about it, and its buttons. */
export function Asked({ step, words, quiz, scene, isDue, isReady, onDone }: AskedProps) {
  const page = useWords();
  const { amiss, answers } = words;
  const say = quiz.amiss !== undefined && amiss?.(amissTold(page, scene, quiz.amiss));
  return (
    <Saying text={say ? { say } : words} isPrice={Boolean(say)} isWaiting={!isDue}>
      {step.isRead && isReady && <GoOn onClick={onDone} />}
      {answers && isReady && <Answers answers={answers} right={step.answer ?? 0} quiz={quiz} />}
    </Saying>
  );
}

interface PriceProps {
  readonly session: Session;
  readonly shown: Shown;
  readonly words: StepWords;
  readonly move: Move;
}

/** What a move costs that the step did not ask for, and the way back. */
export function Price({ session, shown, words: { wrong }, move }: PriceProps) {
  const words = useWords();
  const say = wrong?.(toldOf(words, shown.scene, move)) ?? '';
  return (
    <Saying text={{ say }} isPrice>
      <GoOn isBack onClick={() => void session.undo()} />
    </Saying>
  );
}
