import { useEffect } from 'preact/hooks';

/** As the page itself is called. */
const OWN = document.title;

/** What the window is called while somebody looks at this; without anything to say, as the page is. */
export function useWindowTitle(title: ((own: string) => string) | undefined): void {
  const said = title?.(OWN);
  useEffect(() => {
    if (said === undefined) return;
    document.title = said;
    return () => {
      document.title = OWN;
    };
  }, [said]);
}
