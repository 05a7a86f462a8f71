import type { ComponentChildren } from 'preact';
import { Said } from '../terms/said.tsx';
import { useWords } from '../words/index.ts';
import type { StepWords } from './told.ts';

interface Props {
  readonly text: Pick<StepWords, 'say' | 'act'>;
  readonly children?: ComponentChildren;
  readonly isPrice?: boolean;
  /** What is asked has been done, and the others have their turn. */
  readonly isWaiting?: boolean;
}

/** One idea in a sentence, what there is to do in the colour of one's turn, and perhaps a button. */
export function Saying({ text: { say, act }, isPrice, isWaiting, children }: Props) {
  return (
    <section
      class="guide-saying"
      data-price={isPrice || undefined}
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
