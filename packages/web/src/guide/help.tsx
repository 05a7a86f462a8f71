import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Shown } from '../play/state.ts';
import { useRoom } from '../room/rooms.ts';
import { change, useSettings } from '../settings.ts';
import { useScreen } from '../table/window.ts';
import { Said } from '../terms/said.tsx';
import { useWords } from '../words/index.ts';
import { beside, type PaperPlace, type PlacedOblong } from './beside.ts';
import type { First } from './first.ts';
import { firstsIn } from './firsts.ts';
import { useHelpWords } from './help/words.ts';
import { isSeen, see } from './seen.ts';

/** A word beside what somebody meets for the first time; once each, unless it is not wanted. */
export function FirstHelp({ shown }: { shown: Shown }) {
  const room = useRoom();
  const isWanted = useSettings().help === 'on';
  const [, redraw] = useState(0);
  // A refusal is more urgent, and may be just what the word was about; so is a hint, which somebody asked for.
  const isFree = isWanted && shown.notice === undefined && shown.hint === undefined;
  const first = isFree ? firstsIn(shown, room).find(({ kind }) => !isSeen(kind)) : undefined;
  if (!first) return null;
  const close = () => {
    see(first.kind);
    redraw((n) => n + 1);
  };
  return <Bubble key={first.kind} first={first} moment={momentOf(shown)} onClose={close} />;
}

/** A card more or less moves everything. */
function momentOf({ scene, marks, armed }: Shown): string {
  return [scene.deal, scene.view.history.length, marks.length, armed].join();
}

interface Props {
  readonly first: First;
  readonly moment: string;
  onClose(): void;
}

function Bubble({ first: { kind, at }, moment, onClose }: Props) {
  const help = useHelpWords();
  const { own } = useWords();
  const { form } = useScreen();
  const paper = useRef<HTMLElement>(null);
  // Who has gone on has seen it.
  useEffect(() => () => see(kind), []);
  useLayoutEffect(() => {
    let meant: Element | undefined;
    const place = () => {
      meant?.removeAttribute(MEANT);
      meant = paper.current ? put(paper.current, at, form !== 'desk') : undefined;
      meant?.setAttribute(MEANT, '');
    };
    place();
    addEventListener('resize', place);
    return () => {
      removeEventListener('resize', place);
      meant?.removeAttribute(MEANT);
    };
  }, [moment, form]);
  return (
    <aside ref={paper} class="first-help" data-kind={kind} aria-label={help.title}>
      <p role="status">
        <Said text={own.help?.[kind] ?? help.kinds[kind]} />
      </p>
      <div>
        <button type="button" onClick={onClose}>
          {help.close}
        </button>
        <button type="button" class="faint" onClick={() => change({ help: 'off' })}>
          {help.off}
        </button>
      </div>
    </aside>
  );
}

/** What words are about to which no tail leads is ringed. */
const MEANT = 'data-meant';

/** What is read or touched just now. Some of it may belong to the thing, but lie elsewhere. */
const KEPT = `.table :is(
  .ask, .follows, .board, .over :is(h2, p), .display, .played, .stakes, .seat, button:not(.first-help button)
)`;

/**
 * Beside the thing; where that would hide something and the window is small, in a band for which the table makes room.
 * What has to be ringed is returned.
 */
function put(paper: HTMLElement, at: string, isSmall: boolean): Element | undefined {
  const thing = document.querySelector(at);
  paper.hidden = thing === null;
  paper.toggleAttribute('data-band', false);
  if (!thing) return undefined;
  const { covered, isApart } = putBeside(paper, thing);
  const isBand = covered > 0 && isSmall;
  paper.toggleAttribute('data-band', isBand);
  return isBand || isApart ? thing : undefined;
}

/** Above the thing or below it, with a tail to it. */
function putBeside(paper: HTMLElement, thing: Element): PaperPlace {
  const box = thing.getBoundingClientRect();
  const kept = [...document.querySelectorAll(KEPT)]
    .filter((each) => !each.contains(thing))
    .map((each) => each.getBoundingClientRect());
  const usual = placed(paper, box, kept, false);
  const narrow = usual.covered > 0 ? placed(paper, box, kept, true) : usual;
  const isNarrow = narrow.covered < usual.covered;
  const place = isNarrow ? narrow : usual;
  const { left, top, tail, isAbove, isApart } = place;
  paper.toggleAttribute('data-narrow', isNarrow);
  paper.style.left = `${left}px`;
  paper.style.top = `${top}px`;
  paper.style.setProperty('--tail', `${tail}px`);
  paper.toggleAttribute('data-above', isAbove);
  paper.toggleAttribute('data-apart', isApart);
  return place;
}

/** Where it would lie; a narrow one is higher, and fits between what lies at both sides of a phone. */
function placed(
  paper: HTMLElement,
  thing: PlacedOblong,
  kept: readonly PlacedOblong[],
  isNarrow: boolean,
): PaperPlace {
  paper.toggleAttribute('data-narrow', isNarrow);
  const { width, height } = paper.getBoundingClientRect();
  return beside(thing, { width, height }, { width: innerWidth, height: innerHeight }, kept);
}
