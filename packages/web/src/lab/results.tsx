import type { MeasureRow, StudyUnit } from '@overtrick/lab/study';
import { useState } from 'preact/hooks';
import type { OfferedOption } from '../protocol.ts';
import { useWords } from '../words/index.ts';
import type { Texts } from '../words/names.ts';
import type { AskedVariant } from './asked.ts';
import { Blindness } from './blindness.tsx';
import { Findings } from './findings.tsx';
import { Funnel } from './funnel.tsx';
import { Measured } from './measured.tsx';
import { useLabNames } from './names.ts';
import { StudyProgress } from './progress.tsx';
import type { StudyRun } from './running.ts';
import { TakeAway } from './take-away.tsx';
import { useVariantLabel } from './variants-form.tsx';
import { useLabWords } from './words.ts';
import type { LabWords } from './words-en.ts';

interface Props {
  readonly run: StudyRun;
  readonly variants: readonly AskedVariant[];
  /** Of the game that is studied. */
  readonly options: readonly OfferedOption[];
}

/** A study on its way or at its end. */
export function StudyView({ run, variants, options }: Props) {
  const words = useLabWords();
  const { code } = useWords();
  const { study, analysis } = run;
  const label = useVariantLabel(study.game);
  const labels = variants.map((variant, i) => label(variant, i));
  const names = useLabNames(study.game, code);
  return (
    <div class="lab-results" data-units={analysis.units}>
      <StudyProgress run={run} />
      <div class="choices start">
        {run.isRunning && (
          <button type="button" class="choice main" onClick={() => run.stop()}>
            {words.stop}
          </button>
        )}
        {!run.isRunning && !run.isDone && (
          <button type="button" class="choice main" onClick={() => void run.start()}>
            {words.goOn}
          </button>
        )}
      </div>
      {analysis.units > 0 && (
        <>
          <Measured row={analysis.question} unit={study.unit} labels={labels} names={names} />
          <Funnel run={run} />
          <p class="lab-quiet">
            {words[analysis.interval.manner]} {words.fitted}
          </p>
          <Blindness study={study} options={options} />
          <Findings run={run} labels={labels} names={names} />
          <AllFigures rows={analysis.rows} unit={study.unit} labels={labels} names={names} />
          {!run.isRunning && <TakeAway run={run} />}
        </>
      )}
    </div>
  );
}

const CHAPTERS: readonly (readonly [chapter: keyof LabWords['chapters'], start: RegExp])[] = [
  ['seats', /^(seat|place|bot|role|skill)\//],
  ['contracts', /^(contract|bid)\//],
  ['trumps', /^(trump|bonus)\//],
  ['deals', /^(ending|use|deal|decision)\//],
  ['clauses', /^clause\//],
  ['matches', /^match\//],
];

interface FiguresProps {
  readonly rows: readonly MeasureRow[];
  readonly unit: StudyUnit;
  readonly labels: readonly string[];
  readonly names: Texts;
}

/** There are hundreds of lines: they are drawn only for who looks at them. */
function AllFigures({ rows, unit, labels, names }: FiguresProps) {
  const words = useLabWords();
  return (
    <section class="lab-figures" aria-label={words.figures}>
      <h2>{words.figures}</h2>
      {CHAPTERS.map(([chapter, start]) => {
        const its = rows.filter(({ measure }) => start.test(measure.key));
        return its.length === 0 ? null : (
          <Chapter
            key={chapter}
            title={words.chapters[chapter]}
            rows={its}
            unit={unit}
            labels={labels}
            names={names}
          />
        );
      })}
    </section>
  );
}

function Chapter({ title, rows, unit, labels, names }: FiguresProps & { readonly title: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {title} <small>{rows.length}</small>
      </summary>
      {isOpen &&
        rows.map((row) => (
          <Measured key={row.measure.key} row={row} unit={unit} labels={labels} names={names} />
        ))}
    </details>
  );
}
