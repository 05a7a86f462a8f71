import type { Saying } from '@overtrick/engine';
import { sayIn } from '@overtrick/engine';
import { useRef, useState } from 'preact/hooks';
import { speechOf } from '../table/phrases.ts';
import { type PageWords, useWords } from '../words/index.ts';
import { ServerRefusal } from './api.ts';
import { useFriendWords } from './words.ts';
import type { FriendWords } from './words-en.ts';

const NOBODY = -1;

/** Why a table does not do something, in words. */
export function refusalWords(words: PageWords, why: Saying, names: readonly string[] = []): string {
  const said = sayIn(words.says, why, speechOf(words, { names, view: { eyes: NOBODY } }));
  return `${said[0]?.toLocaleUpperCase() ?? ''}${said.slice(1)}${/[.!?]$/.test(said) ? '' : '.'}`;
}

/** Why a server does not do something, in words. */
function problemWords(words: PageWords, friends: FriendWords, error: unknown): string {
  if (!(error instanceof ServerRefusal)) throw error;
  if (error.refusal) return refusalWords(words, error.refusal.why);
  return friends.problems[error.problem] ?? friends.problem;
}

interface Trying {
  /** Why it did not work the last time. */
  readonly problem: string | undefined;
  readonly isBusy: boolean;
  run(work: () => Promise<unknown>): Promise<void>;
}

/** Asks the server for something, one thing at a time, and says what went wrong. */
export function useTrying(): Trying {
  const words = useWords();
  const friends = useFriendWords();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const running = useRef(false);
  const run = async (work: () => Promise<unknown>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await work();
      setProblem(undefined);
    } catch (error) {
      setProblem(problemWords(words, friends, error));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { problem, isBusy, run };
}
