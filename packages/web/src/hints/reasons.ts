import type { Dictionary } from '@overtrick/engine';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../words/index.ts';
import type { PageSpeech } from '../words/speech.ts';

/** What a hint gives as its reasons, in one language. */
export type Reasons = Dictionary<PageSpeech>;

/** A file a language, loaded with the first hint: there are as many sentences as in all questions of a game. */
const files = import.meta.glob<Reasons>('./reasons-??.ts', { import: 'default' });

const known = new Map<string, Reasons>();

export async function loadReasons(code: string): Promise<Reasons> {
  const reasons = known.get(code) ?? (await files[`./reasons-${code}.ts`]());
  known.set(code, reasons);
  return reasons;
}

/** As soon as they are there; `again` tries once more if they could not be loaded. */
export function useReasons(): {
  readonly reasons: Reasons | undefined;
  again: (() => void) | undefined;
} {
  const { code } = useWords();
  const [reasons, setReasons] = useState(() => known.get(code));
  const [tries, setTries] = useState(1);
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    loadReasons(code).then(setReasons, () => setFailed(tries));
  }, [code, tries]);
  return { reasons, again: failed === tries ? () => setTries(tries + 1) : undefined };
}
