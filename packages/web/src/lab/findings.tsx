import {
  findingsOf,
  isLadder,
  type Study,
  type StudyFinding,
  verdictOf,
} from '@overtrick/lab/study';
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
  const told = found.map((finding) => sentence(words, finding, labels, names, run.study));
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
  study: Study,
): string {
  const measure = words.measure(row.measure, names);
  const figured = (isDifference: boolean) =>
    figureWords(words, { unit: study.unit, measure: row.measure }, figure, isDifference);
  const name = labels[variant];
  switch (kind) {
    case 'answer':
      if (labels.length === 1) return words.alone(measure, figured(false));
      if (isLadder(study)) return words.rung(name, measure, figured(false));
      return `${words.answer(measure, name, labels[0], figured(true))} ${words.verdicts[verdictOf(row, variant)]}`;
    case 'favour':
      return words.favour(measure, figure.value > 0, name, figured(true));
    case 'change':
      return words.change(name, measure, figured(true));
    case 'rare':
      return words.rare(measure, figured(false), figure.value === 0);
  }
}
