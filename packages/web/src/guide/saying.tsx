import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Said } from '../terms/said.tsx';
import { useWords } from '../words/index.ts';
import type { Quiz } from './quiz.ts';
import type { StepWords } from './told.ts';

interface Props {
  readonly text: Pick<StepWords, 'say' | 'act'>;
  readonly children?: ComponentChildren;
  readonly isPrice?: boolean;
  /** What is asked has been done, and the others have their turn. */
  readonly isWaiting?: boolean;
}

/** So many letters fill the lines that a phone has room for. */
const THREE_LINES = 64;

/** One idea in a sentence, what there is to do in the colour of one's turn, and perhaps a button. */
export function Saying({ text: { say, act }, isPrice, isWaiting, children }: Props) {
  return (
    <section
      class="guide-saying"
      data-price={isPrice || undefined}
      data-long={`${say} ${act ?? ''}`.length > THREE_LINES || undefined}
      data-waiting={isWaiting || undefined}
    >
      <p class="guide-text" role="status">
        <Said text={say} />{' '}
        {act && (
          <b>
            <Said text={act} />
          </b>
        )}
      </p>
      {children}
    </section>
  );
}

/** The one thing to do when there is nothing to do at the table. */
export function GoOn({ isBack = false, onClick }: { isBack?: boolean; onClick(): void }) {
  const { guide } = useWords();
  return (
    <button
      type="button"
      class="choice main"
      ref={(button) => button?.focus({ preventScroll: true })}
      onClick={onClick}
    >
      {isBack ? guide.takeBack : guide.goOn}
    </button>
  );
}

interface AnswersProps {
  readonly answers: readonly string[];
  readonly right: number;
  readonly quiz: Quiz;
}

/** Two answers, of which one is right; after the other the right one is ringed. */
export function Answers({ answers, right, quiz }: AnswersProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    row.current?.querySelector<HTMLElement>('.choice:enabled')?.focus({ preventScroll: true });
  }, [quiz.key, quiz.amiss]);
  return (
    <div ref={row} class="guide-answers">
      {answers.map((answer, i) => (
        <button
          key={answer}
          type="button"
          class="choice"
          data-answer={i === right ? 'right' : 'wrong'}
          disabled={quiz.amiss === String(i)}
          onClick={() => quiz.take(String(i), i === right, 0)}
        >
          {answer}
        </button>
      ))}
    </div>
  );
}
