import { useEffect, useState } from 'preact/hooks';

function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const listener = () => setMatches(media.matches);
    listener();
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  }, [query]);
  return matches;
}

/** A phone held upright. */
export function useNarrow(): boolean {
  return useMedia('(max-width: 599px)');
}

/** Room for panels beside the table. */
export function useWide(): boolean {
  return useMedia('(min-width: 1080px) and (min-height: 620px)');
}
