import type { Thought } from '@overtrick/bots';
import { sideOf } from '@overtrick/table';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Chip } from '../cards/card.tsx';
import { Glyph } from '../cards/glyphs.tsx';
import { FailedPart } from '../later.tsx';
import type { PageScene } from '../protocol.ts';
import { useRoom } from '../room/rooms.ts';
import { useOccasion } from '../table/occasion.ts';
import { Said } from '../terms/said.tsx';
import { type Advice, type Alternative, adviceOf } from './advice.ts';
import { useReasons } from './reasons.ts';
import { useHintWords } from './words.ts';

interface Props {
  readonly scene: PageScene;
  readonly hint: Thought | 'thinking';
  /** What puts it away. */
  readonly close: ComponentChildren;
  onDo(): void;
}

/** What the strongest bot would do in the person's seat: why, why nothing else, and how sure it is. */
export function HintBody({ scene, hint, close, onDo }: Props) {
  const words = useHintWords();
  const room = useRoom();
  const about = useOccasion(scene);
  const { reasons, again } = useReasons();
  if (again) {
    return (
      <div class="hint-thinking">
        <FailedPart onAgain={again} />
        {close}
      </div>
    );
  }
  if (hint === 'thinking' || !reasons) {
    return (
      <div class="hint-thinking">
        <p class="thinking">
          {words.thinking} <span class="dots" />
        </p>
        {close}
      </div>
    );
  }
  const advice = adviceOf(room, about, hint, reasons);
  return (
    <>
      <div class="hint-words">
        <p class="advice" role="status">
          <Glyph name="hint" />
          <span>
            <Said text={advice.sentence} />
          </span>
        </p>
        {advice.others.length > 0 && <More scene={scene} advice={advice} />}
      </div>
      <div class="hint-acts">
        <button type="button" class="choice main" onClick={onDo}>
          {advice.label.length > LONG ? words.doIt : advice.label}
        </button>
        {close}
      </div>
    </>
  );
}

/** What the sentence above says anyway is not repeated where it would fill the button. */
const LONG = 30;

interface MoreProps {
  readonly scene: PageScene;
  readonly advice: Advice;
}

/** Why not the other moves, one of which can be asked about at a time; and the figures, if they are wanted. */
function More({ scene, advice }: MoreProps) {
  const hint = useHintWords();
  const [asked, setAsked] = useState(() => firstAsked(advice.others));
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { others } = advice;
  const answer = useAnswer(asked);
  return (
    <div class="why-not">
      <h3 id={`${id}-why`}>{hint.whyNot}</h3>
      <Others others={others} asked={asked} labelledBy={`${id}-why`} onAsk={setAsked} />
      <button
        type="button"
        class="why-figures"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-figures` : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {hint.figures} <Glyph name={isOpen ? 'up' : 'down'} />
      </button>
      <p class="why" aria-live="polite" ref={answer}>
        <b>{others[asked]?.question}</b> <Said key={asked} text={others[asked]?.why ?? ''} />
      </p>
      {isOpen && (
        <div id={`${id}-figures`} class="hint-figures">
          <Figures scene={scene} advice={advice} />
        </div>
      )}
    </div>
  );
}

/** What the person had put together, or else the best of the others. */
function firstAsked(others: readonly Alternative[]): number {
  return Math.max(
    0,
    others.findIndex(({ isAsked }) => isAsked),
  );
}

/** Where there is little room, what was asked for is drawn into sight. */
function useAnswer(asked: number) {
  const answer = useRef<HTMLParagraphElement>(null);
  const last = useRef(asked);
  useLayoutEffect(() => {
    if (last.current !== asked) answer.current?.scrollIntoView({ block: 'nearest' });
    last.current = asked;
  }, [asked]);
  return answer;
}

interface OthersProps {
  readonly others: readonly Alternative[];
  readonly asked: number;
  readonly labelledBy: string;
  onAsk(asked: number): void;
}

function Others({ others, asked, labelledBy, onAsk }: OthersProps) {
  return (
    <div class="why-list" role="radiogroup" aria-labelledby={labelledBy}>
      {others.map(({ label, cards }, i) => (
        <label key={label} class="why-card">
          <input
            type="radio"
            name="why-not"
            aria-label={label}
            checked={i === asked}
            onChange={() => onAsk(i)}
          />
          {cards.length > 0 ? cards.map((code, at) => <Chip key={at} code={code} />) : label}
        </label>
      ))}
    </div>
  );
}

function Figures({ scene, advice: { figures, worlds, isClose } }: MoreProps) {
  const hint = useHintWords();
  const hasOdds = figures.some(({ odds }) => odds !== undefined);
  const hasRemarks = figures.some(({ remark }) => remark !== undefined);
  return (
    <>
      <table>
        <caption>{hint.worlds(worlds)}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{hint.mean}</th>
            {hasOdds && <th scope="col">{hint.chance[sideOf(scene.view)]}</th>}
            {hasRemarks && <th scope="col">{hint.remark}</th>}
          </tr>
        </thead>
        <tbody>
          {figures.map(({ label, mean, odds, remark }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{mean}</td>
              {hasOdds && <td>{odds}</td>}
              {hasRemarks && <td>{remark}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {isClose && <p>{hint.kept}</p>}
    </>
  );
}
