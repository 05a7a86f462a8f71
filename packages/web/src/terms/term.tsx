import type { ComponentChildren } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import type { Term } from './glossary.ts';
import { TermPopover } from './popover.tsx';

/** A word with a dotted line below it, which says what it means: by a tap, Enter or `?`. */
export function Marked({ term, text }: { term: Term; text: ComponentChildren }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = (isFocusBack: boolean) => {
    setOpen(false);
    if (isFocusBack) button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
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
          if (event.key !== '?') return;
          event.preventDefault();
          event.stopPropagation();
          setOpen(true);
        }}
      >
        {text}
      </button>
      {isOpen && <TermPopover id={id} term={term} anchor={button} onClose={close} />}
    </>
  );
}
