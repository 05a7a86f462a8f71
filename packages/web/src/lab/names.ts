import { useEffect, useState } from 'preact/hooks';
import type { Texts } from '../words/names.ts';

/** What a game calls its roles, endings, trumps and uses in a language; by what the engine calls them. */
const files = import.meta.glob<Texts>('../games/*/lab-??.ts', { import: 'default' });
const NONE: Texts = {};

/** Where a game says nothing, or until it has, they are called as the engine does. */
export function useLabNames(game: string, code: string): Texts {
  const [names, setNames] = useState(NONE);
  useEffect(() => {
    let isWanted = true;
    const load = files[`../games/${game}/lab-${code}.ts`];
    setNames(NONE);
    load?.().then(
      (loaded) => isWanted && setNames(loaded),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [game, code]);
  return names;
}
