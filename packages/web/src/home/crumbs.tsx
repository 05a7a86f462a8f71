import { Glyph } from '../cards/glyphs.tsx';
import { useWords } from '../words/index.ts';

/** The head of a page: the way back, and where one is. */
export function Crumbs({ title, to = '#/', note }: { title: string; to?: string; note?: string }) {
  const { table, home } = useWords();
  return (
    <header class="crumbs">
      <a class="icon" href={to} aria-label={to === '#/' ? table.leave : home.back}>
        <Glyph name={to === '#/' ? 'home' : 'left'} />
      </a>
      <h1>{title}</h1>
      {note && <span class="soft">{note}</span>}
    </header>
  );
}
