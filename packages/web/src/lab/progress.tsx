import { isCompared } from '@overtrick/lab/study';
import { leftWords, widthWords } from './figures.ts';
import type { StudyRun } from './running.ts';
import { useLabWords } from './words.ts';

/** How far a study is, how long it takes yet, and how sure it will be. */
export function StudyProgress({ run }: { readonly run: StudyRun }) {
  const words = useLabWords();
  const { study, results, isRunning } = run;
  const all = words.whole(study.count);
  const counted = words.of(words.whole(results.units), all, words.unitNames[study.unit]);
  return (
    <div class="lab-progress">
      <progress max={study.count} value={results.units} aria-label={counted} />
      <p role="status">
        <b>{counted}</b>
        {isRunning && <Forecast run={run} />}
      </p>
      {run.hasFailed && <p role="alert">{words.failed}</p>}
    </div>
  );
}

function Forecast({ run }: { readonly run: StudyRun }) {
  const words = useLabWords();
  const { left, widths, analysis } = run;
  if (left === undefined) return <span>{words.starting}</span>;
  const { measure } = analysis.question;
  const [now, end] = widths;
  const text = (width: number) => widthWords(words, measure, width, isCompared(run.study));
  const isKnown = now !== undefined && end !== undefined;
  return (
    <span>
      {leftWords(words, left)}
      {isKnown && `; ${words.width(text(now), text(end))}`}
    </span>
  );
}
