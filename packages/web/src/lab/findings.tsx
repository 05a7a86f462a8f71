import { findingsOf, isLadder, type StudyFigure, type StudyFinding } from '@overtrick/lab/study';
import type { Texts } from '../words/names.ts';
import { figureWords } from './figures.ts';
import type { StudyRun } from './running.ts';
import { useLabWords } from './words.ts';
import type { LabWords } from './words-en.ts';

interface Props {
  readonly run: StudyRun;
  readonly labels: readonly string[];
  readonly names: Texts;
}

/** What can be said so far, in sentences with their uncertainty, after correction for all that was looked at. */
export function Findings({ run, labels, names }: Props) {
  const words = useLabWords();
  const found = findingsOf(run.analysis);
  const told = found.map((finding) => sentence(words, finding, labels, names, isLadder(run.study)));
  return (
    <section class="lab-found" aria-label={words.findings}>
      <h2>{words.findings}</h2>
      {told.length === 0 && <p>{words.nothing}</p>}
      <ol>
        {told.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </section>
  );
}

function sentence(
  words: LabWords,
  { kind, row, variant, figure }: StudyFinding,
  labels: readonly string[],
  names: Texts,
  isRung: boolean,
): string {
  const measure = words.measure(row.measure, names);
  const figured = (isDifference: boolean) => figureWords(words, row.measure, figure, isDifference);
  const name = labels[variant];
  switch (kind) {
    case 'answer':
      if (labels.length === 1) return words.alone(measure, figured(false));
      if (isRung) return words.rung(name, measure, figured(false));
      return `${words.answer(measure, name, labels[0], figured(true))} ${words.verdicts[verdictOf(figure)]}`;
    case 'favour':
      return words.favour(measure, figure.value > 0, name, figured(true));
    case 'change':
      return words.change(name, measure, figured(true));
    case 'rare':
      return words.rare(measure, figured(false));
  }
}

/** What an interval of a difference says, and what it does not. */
function verdictOf({ low, high }: StudyFigure): keyof LabWords['verdicts'] {
  if (low === null || high === null) return 'few';
  if (low === 0 && high === 0) return 'none';
  if (low > 0) return 'more';
  return high < 0 ? 'less' : 'open';
}
