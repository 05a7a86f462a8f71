import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Session } from '../play/session.ts';
import type { Notice, Shown } from '../play/state.ts';
import { useRulesAddress } from '../rules/address.ts';
import { clauseName } from '../words/clauses.ts';
import { useWords } from '../words/index.ts';
import { noticeClause, noticeWords } from './phrases.ts';

interface Props {
  readonly session: Session;
  readonly shown: Shown;
  readonly notice: Notice;
}

/** So long it stands in place of the question. */
const TIME = 4000;

/** What the table has to say, on paper; a refusal has a tail to the card that was tapped. */
export function NoticePaper({ session, shown, notice }: Props) {
  const words = useWords();
  const address = useRulesAddress();
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => lay(ref.current), []);
  useEffect(() => {
    const close = () => {
      // Who is about to look the rule up is not interrupted.
      if (ref.current?.matches(':hover, :focus-within')) timer = setTimeout(close, TIME);
      else session.say(undefined);
    };
    let timer = setTimeout(close, TIME);
    return () => clearTimeout(timer);
  }, []);
  const clause = noticeClause(notice);
  const instead = 'refusal' in notice ? (notice.refusal.cards ?? []) : [];
  return (
    <div class="notice" role="alert" ref={ref}>
      <button type="button" class="notice-text" onClick={() => session.say(undefined)}>
        <b>{noticeWords(words, shown, notice)}</b>
        {instead.length > 0 && <span>{words.felt.instead(instead.map(words.theCard))}</span>}
        <span class="unseen">{words.table.close}</span>
      </button>
      {clause && (
        <a class="notice-sign" href={address.clause(shown.scene.game, clause)}>
          <i aria-hidden="true">§</i>
          <span class="unseen">({words.refusals.clause(clauseName(shown.scene, clause))})</span>
          <small aria-hidden="true">{words.felt.rule}</small>
        </a>
      )}
    </div>
  );
}

const EDGE = 8;
/** How far from its corners the tail may be, and from the edge of the card what it points to. */
const CORNER = 24;
const INDEX = 20;

/**
 * Lays the paper above the card that was tapped, and beside buttons, never over them. Measured once: the card does
 * not move while it stands there.
 */
function lay(paper: HTMLElement | null): void {
  if (!paper) return;
  const { left, right, width, top, bottom } = paper.getBoundingClientRect();
  const card = document.querySelector('.own-card[data-refused]')?.getBoundingClientRect();
  const buttons = paper.parentElement?.querySelector('.choices')?.getBoundingClientRect();
  const isBeside = buttons && buttons.top < bottom && buttons.bottom > top;
  const target = card ? card.left + INDEX : left + width / 2;
  const least = EDGE - left;
  const most = Math.max(least, (isBeside ? buttons.left : innerWidth) - EDGE - right);
  const isInside = target > left + CORNER && target < right - CORNER;
  const wanted = isInside ? 0 : target - left - width / 2;
  const shift = Math.max(least, Math.min(most, wanted));
  const tail = target - left - shift;
  paper.style.setProperty('--shift', `${shift}px`);
  paper.style.setProperty('--tail', `${tail}px`);
  // Over buttons it would point at these.
  paper.toggleAttribute(
    'data-tail',
    !!card && (isBeside || !buttons) && tail > CORNER && tail < width - CORNER,
  );
}
