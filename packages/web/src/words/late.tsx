import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { LostFile } from '../load-anew.ts';
import { LostPage } from '../table/lost.tsx';
import { useWords } from './index.ts';

/** A language's file of words, by its path, which ends with `-CODE.ts`. */
type WordFiles<Words> = Readonly<Record<string, () => Promise<Words>>>;

/** Words that only some screens need: a file a language, loaded with the first of those screens. */
export function lateWords<Words>(files: WordFiles<Words>) {
  const Context = createContext<Words | undefined>(undefined);
  const lost = new LostFile();

  function load(code: string): Promise<Words> {
    const path = Object.keys(files).find((each) => each.endsWith(`-${code}.ts`));
    if (!path) throw new Error(`no words in ${code}`);
    return files[path]();
  }

  function use(): Words {
    const words = useContext(Context);
    if (!words) throw new Error('words are used before they are loaded');
    return words;
  }

  /** What is inside of it waits until its words are there. */
  function Spoken({ children }: { children: ComponentChildren }) {
    const { code, home } = useWords();
    const [words, setWords] = useState<Words>();
    const [tries, setTries] = useState(1);
    const [failed, setFailed] = useState(0);
    useEffect(() => {
      let isWanted = true;
      load(code).then(
        (loaded) => isWanted && setWords(() => loaded),
        () => void lost.miss(() => setFailed(tries)),
      );
      return () => {
        isWanted = false;
      };
    }, [code, tries]);
    if (words) return <Context.Provider value={words}>{children}</Context.Provider>;
    if (failed < tries) return <p class="loading">{home.loading}</p>;
    return <LostPage lost={{ kind: 'unloaded' }} onAgain={() => setTries(tries + 1)} />;
  }

  return { use, Spoken };
}
