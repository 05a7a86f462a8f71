import { useEffect, useRef } from 'preact/hooks';
import { Glyph } from '../cards/glyphs.tsx';
import { useWords } from '../words/index.ts';

/** The head of a page: the way back, and where one is. */
export function Crumbs({ title, to = '#/', note }: { title: string; to?: string; note?: string }) {
  const { table, home } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  // Who came by a link that is gone now begins here, and hears where that is.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <header class="crumbs">
      <a class="icon" href={to} aria-label={to === '#/' ? table.leave : home.back}>
        <Glyph name={to === '#/' ? 'home' : 'left'} />
      </a>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {note && <span class="soft">{note}</span>}
    </header>
  );
}
