import type { ComponentChildren } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { laterQuietly } from '../later.tsx';
import type { Term as Entry } from './glossary.ts';
import { useGlossary } from './loading.ts';

export const TermPopover = laterQuietly(() =>
  import('./popover.tsx').then((file) => file.TermPopover),
);

/** Words that a term of the game explains, whatever they are. */
export function Term({ id, children }: { id: string; children: string }) {
  const term = useGlossary()?.terms.get(id);
  return term ? <Marked term={term} text={children} /> : children;
}

/** What opens a term that has the focus. */
const KEYS = ['Enter', ' ', '?'];

/** A word with a dotted line below it, which says what it means: by a tap, Enter or `?`. */
export function Marked({ term, text }: { term: Entry; text: ComponentChildren }) {
  const [isOpen, setOpen] = useState(false);
  const mark = useRef<HTMLSpanElement>(null);
  const id = useId();
  const close = (isFocusBack: boolean) => {
    setOpen(false);
    if (isFocusBack) mark.current?.focus();
  };
  return (
    <>
      {/* No button: that would be a block in the line, and no sentence could be broken inside of it. */}
      <span
        ref={mark}
        role="button"
        tabIndex={0}
        class="term"
        data-term={term.id}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={(event) => {
          // A term may stand in something that is tapped itself.
          event.stopPropagation();
          setOpen(!isOpen);
        }}
        onKeyDown={(event) => {
          if (!KEYS.includes(event.key)) return;
          event.preventDefault();
          event.stopPropagation();
          setOpen(true);
        }}
      >
        {text}
      </span>
      {isOpen && <TermPopover id={id} term={term} anchor={mark} onClose={close} />}
    </>
  );
}
