import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Chip } from '../cards/card.tsx';
import { Glyph } from '../cards/glyphs.tsx';
import { useRulesAddress } from '../rules/address.ts';
import { rulesWordsOf } from '../rules/words.ts';
import { useWords } from '../words/index.ts';
import type { Term, TermPicture } from './glossary.ts';
import { useTermsGame } from './loading.ts';
import { placed } from './place.ts';

export interface PopoverProps {
  readonly id: string;
  readonly term: Term;
  readonly anchor: RefObject<HTMLElement | null>;
  onClose(isFocusBack: boolean): void;
}

/** What a term means, on paper with a tail to where it stands. It goes away by itself. */
export function TermPopover({ id, term, anchor, onClose }: PopoverProps) {
  const words = useWords();
  const game = useTermsGame();
  const address = useRulesAddress();
  const paper = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => show(paper.current, anchor.current), []);
  useLeaving(paper, anchor, onClose);
  return (
    <span
      ref={paper}
      id={id}
      class="term-paper"
      popover="manual"
      role="dialog"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // At the table the same key takes back what is chosen.
        event.preventDefault();
        event.stopPropagation();
        onClose(true);
      }}
      onClick={(event) => event.stopPropagation()}
    >
      <b id={`${id}-title`}>{term.title}</b>
      <a class="sign" href={address.clause(game, term.clause)} onClick={() => onClose(false)}>
        <i aria-hidden="true">§</i>
        <span class="unseen">{rulesWordsOf(words).clauseOf(term.title)}</span>
        <small aria-hidden="true">{words.felt.rule}</small>
      </a>
      <span class="said">{term.text}</span>
      {term.picture && <Picture picture={term.picture} />}
    </span>
  );
}

function Picture({ picture }: { picture: TermPicture }) {
  return (
    <span class="shown" aria-hidden="true">
      {'glyph' in picture ? (
        <Glyph name={picture.glyph} />
      ) : (
        picture.cards.map((code) => <Chip key={code} code={code} />)
      )}
    </span>
  );
}

/** Above everything else on the page, and beside the word; who listens is read what it says. */
function show(paper: HTMLElement | null, anchor: HTMLElement | null): void {
  if (!paper || !anchor) return;
  paper.showPopover?.();
  const sentence = anchor.closest('p, h2, h3, li, dt, dd, td, th') ?? anchor;
  const { left, top, tail, isAbove } = placed(
    anchor.getBoundingClientRect(),
    sentence.getBoundingClientRect(),
    paper.getBoundingClientRect(),
    { width: innerWidth, height: innerHeight },
  );
  paper.style.left = `${left}px`;
  paper.style.top = `${top}px`;
  paper.style.setProperty('--tail', `${tail}px`);
  paper.toggleAttribute('data-above', isAbove);
  paper.focus({ preventScroll: true });
}

/** Long enough to read a sentence twice. */
const LONGEST = 15_000;

/** How far a word may be pushed about, by what is loaded above it, and its paper still stands beside it. */
const BESIDE = 12;

/** Closes it when somebody taps elsewhere, goes on by keyboard or scrolls the word away, or after a while. */
function useLeaving(
  paper: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  onClose: PopoverProps['onClose'],
): void {
  useEffect(() => {
    const isInside = ({ target }: Event) =>
      target instanceof Node &&
      [paper, anchor].some(({ current }) => current?.contains(target) === true);
    const leave = (event: Event) => {
      if (!isInside(event)) onClose(false);
    };
    const away = () => onClose(paper.current?.contains(document.activeElement) === true);
    const top = () => anchor.current?.getBoundingClientRect().top ?? 0;
    const stood = top();
    // A page that was still on its way when the word was tapped tells of it afterwards: that is nobody's scrolling.
    const scrolled = (event: Event) => {
      if (Math.abs(top() - stood) > BESIDE) leave(event);
    };
    const timer = setTimeout(away, LONGEST);
    const kinds = ['pointerdown', 'focusin'] as const;
    for (const kind of kinds) addEventListener(kind, leave, true);
    addEventListener('scroll', scrolled, true);
    addEventListener('resize', away);
    return () => {
      clearTimeout(timer);
      for (const kind of kinds) removeEventListener(kind, leave, true);
      removeEventListener('scroll', scrolled, true);
      removeEventListener('resize', away);
    };
  }, []);
}
