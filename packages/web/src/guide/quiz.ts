import { useState } from 'preact/hooks';
import type { LessonStep } from './lesson.ts';

/** What somebody has pointed at in a step, or answered: what was right, and the last thing that was not. */
interface QuizState {
  readonly key: string;
  readonly found: readonly string[];
  readonly amiss?: string;
}

export interface Quiz extends QuizState {
  /** A thing is touched or an answer given; `left` things that are meant are still to be found besides it. */
  take(what: string, isRight: boolean, left: number): void;
}

/** Where somebody shows what they have understood; nothing happens at the table. */
export function useQuiz({ key }: LessonStep, onDone: () => void): Quiz {
  const [kept, setKept] = useState<QuizState>({ key, found: [] });
  const state = kept.key === key ? kept : { key, found: [] };
  const take = (what: string, isRight: boolean, left: number) => {
    if (!isRight) setKept({ ...state, amiss: what });
    else if (left > 0) setKept({ key, found: [...state.found, what] });
    else onDone();
  };
  return { ...state, take };
}
