import { useEffect, useState } from 'preact/hooks';

/** Whether the page is being printed: on paper nothing can be opened, so that everything is. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const media = matchMedia('print');
    const start = () => setPrinting(true);
    const end = () => setPrinting(false);
    const change = () => setPrinting(media.matches);
    addEventListener('beforeprint', start);
    addEventListener('afterprint', end);
    media.addEventListener('change', change);
    return () => {
      removeEventListener('beforeprint', start);
      removeEventListener('afterprint', end);
      media.removeEventListener('change', change);
    };
  }, []);
  return isPrinting;
}
