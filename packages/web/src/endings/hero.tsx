import type { EndingFigures, ScorePart } from '../room/ended.ts';
import type { Feat } from '../room/ending.ts';
import { useWords } from '../words/index.ts';
import { Drawing, isFan } from './drawing.tsx';
import { FeatNote } from './feat-note.tsx';
import { SidesBarDrawn } from './sides-bar.tsx';

interface Props {
  /** What is said first: how the deal or the match ended for the person. */
  readonly headline: string;
  readonly kind: string;
  readonly id: string;
  readonly figures: EndingFigures;
  readonly feat: Feat | undefined;
}

/** What happened to the person: a sentence, a figure and what it is made of. */
export function Hero({ headline, kind, id, figures, feat }: Props) {
  const { bar } = figures;
  return (
    <div class="end-hero" data-feat={feat?.drawing}>
      {feat && <Drawing feat={feat} />}
      <div id={id}>
        <p class="end-kind">{kind}</p>
        <h2>{headline}</h2>
        {figures.score !== null && <Score score={figures.score} parts={figures.parts} />}
        {feat && isFan(feat) && <p class="end-feat-text">{feat.text}</p>}
      </div>
      {bar && <SidesBarDrawn bar={bar} />}
      {feat && !isFan(feat) && <FeatNote feat={feat} />}
    </div>
  );
}

interface ScoreProps {
  readonly score: number;
  readonly parts: readonly ScorePart[];
}

function Score({ score, parts }: ScoreProps) {
  const words = useWords();
  const sign = score === 0 ? undefined : score > 0 ? 'gain' : 'loss';
  return (
    <p class="end-score">
      <b data-sign={sign}>{words.signed(score)}</b>
      {parts.length === 0 && <span>{words.ending.nothing}</span>}
      {parts.length > 0 && (
        <span>
          {parts.map(({ score: part, text }, i) => (
            <span key={text}>
              {parts.length > 1 && <span class="end-part">{words.figure(part)}</span>} {text}
              {i < parts.length - 1 && ', '}
            </span>
          ))}
        </span>
      )}
    </p>
  );
}
