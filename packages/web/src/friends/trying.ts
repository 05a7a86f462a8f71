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

/** What somebody typed that can be wrong. */
type FieldName = 'name' | 'login' | 'passphrase' | 'code';

/** By the server's word for what is wrong, where it was typed. */
const FIELDS: Readonly<Record<string, FieldName>> = {
  'bad-name': 'name',
  'login-taken': 'login',
  'bad-login': 'login',
  'wrong-login': 'login',
  'weak-passphrase': 'passphrase',
  'no-code': 'code',
  'code-used': 'code',
  'code-expired': 'code',
};

function fieldOf(error: unknown): FieldName | undefined {
  if (!(error instanceof ServerRefusal)) return undefined;
  return FIELDS[error.refusal?.why.key ?? error.problem];
}

interface Trying {
  /** Why it did not work the last time, if no field is to blame. */
  readonly problem: string | undefined;
  /** By field, what is wrong with what was typed there. */
  readonly faults: Readonly<Partial<Record<FieldName, string>>>;
  readonly isBusy: boolean;
  run(work: () => Promise<unknown>): Promise<void>;
}

/** Asks the server for something, one thing at a time, and says what went wrong: at one of these fields, if it is to blame. */
export function useTrying(fields: readonly FieldName[] = []): Trying {
  const words = useWords();
  const friends = useFriendWords();
  const [problem, setProblem] = useState<string>();
  const [faults, setFaults] = useState<Trying['faults']>({});
  const [isBusy, setBusy] = useState(false);
  const running = useRef(false);
  const run = async (work: () => Promise<unknown>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await work();
      setProblem(undefined);
      setFaults({});
    } catch (error) {
      const said = problemWords(words, friends, error);
      const field = fields.find((each) => each === fieldOf(error));
      setProblem(field ? undefined : said);
      setFaults(field ? { [field]: said } : {});
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { problem, faults, isBusy, run };
}
