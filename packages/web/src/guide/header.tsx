import { useState } from 'preact/hooks';
import { Glyph } from '../cards/glyphs.tsx';
import { Confirm } from '../controls/confirm.tsx';
import { go } from '../route.ts';
import { useWords } from '../words/index.ts';

interface Props {
  readonly step: number;
  readonly count: number;
  onAgain(): void;
  onSkip(): void;
}

/** How far somebody has come, and the ways out. */
export function GuideHeader({ step, count, onAgain, onSkip }: Props) {
  const { guide, table } = useWords();
  const [isAsking, setAsking] = useState(false);
  return (
    <header class="guide-bar">
      <button type="button" class="icon" aria-label={table.leave} onClick={() => go('#/')}>
        <Glyph name="home" />
      </button>
      <div
        class="guide-dashes"
        role="progressbar"
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={step + 1}
        aria-label={guide.step(step + 1, count)}
      >
        {Array.from({ length: count }, (_, i) => (
          <i key={i} data-state={i < step ? 'done' : i === step ? 'now' : 'open'} />
        ))}
      </div>
      {step > 0 && (
        <button
          type="button"
          class="icon"
          aria-label={guide.again}
          title={guide.again}
          onClick={() => setAsking(true)}
        >
          <Glyph name="earlier" />
        </button>
      )}
      <button type="button" class="guide-skip" onClick={onSkip}>
        {guide.skip}
      </button>
      {isAsking && (
        <Confirm
          title={guide.again}
          why={guide.againWhy(step + 1)}
          yes={guide.again}
          no={guide.stay}
          onYes={onAgain}
          onClose={() => setAsking(false)}
        />
      )}
    </header>
  );
}
