import type { MoveVerdict } from '@overtrick/table/analysis';
import { Glyph } from '../cards/glyphs.tsx';
import type { LookScene } from '../protocol.ts';
import type { Analysing } from './analysing.ts';
import { CourseChart } from './course.tsx';
import { Decisions } from './decisions.tsx';
import { FortuneTold } from './fortune.tsx';
import type { Looking } from './looking.ts';
import type { LookedBack } from './protocol.ts';
import { VerdictWords } from './verdict.tsx';
import { useLookWords } from './words.ts';

interface Props {
  readonly looking: Looking;
  readonly looked: LookedBack;
  readonly scene: LookScene;
  readonly analysing: Analysing;
  /** Whether the chart stands here; where there is room it lies below the table. */
  readonly hasChart: boolean;
  onExercise(moments: readonly MoveVerdict[]): void;
}

/** What the decisions of a seat were worth: which were wrong, by how much, what would have been better; and what was luck. */
export function Analysis({ looking, looked, scene, analysing, hasChart, onExercise }: Props) {
  const { analysis } = useLookWords();
  const { isDone, done, count } = analysing;
  const verdicts = [...analysing.verdicts.values()];
  const marked = verdicts.filter(({ mark }) => mark > 0);
  const now = analysing.verdicts.get(looking.at.move);
  const verdict = now && <VerdictWords scene={scene} verdict={now} />;
  return (
    <section class="analysis" aria-label={analysis.title}>
      <h2>{looking.eyes === looked.own ? analysis.own : analysis.of(scene.names[looking.eyes])}</h2>
      {!isDone && <Run analysing={analysing} />}
      {hasChart && verdict}
      <FortuneTold {...{ looking, looked, scene, analysing }} />
      {verdicts.length > 0 && <Decisions {...{ looking, looked, scene, verdicts }} />}
      {done === count && marked.length === 0 && <p class="soft">{analysis.none}</p>}
      {marked.length > 0 && (
        <button type="button" class="choice" onClick={() => onExercise(marked)}>
          <Glyph name="hint" />
          {analysis.exercise.start}
        </button>
      )}
      {hasChart && <CourseChart {...{ looking, looked, scene, analysing }} />}
      {!hasChart && verdict}
      {verdicts.length > 0 && <p class="soft analysis-note">{analysis.unknown}</p>}
    </section>
  );
}

/** Begins, stops and goes on; and says how far it is. */
function Run({ analysing }: { readonly analysing: Analysing }) {
  const { analysis } = useLookWords();
  const { isRunning, done, count } = analysing;
  const run = () => (isRunning ? analysing.stop() : void analysing.run());
  return (
    <p class="analysis-run">
      <button type="button" class="choice" onClick={run}>
        {isRunning ? analysis.stop : analysis.start}
      </button>
      {done > 0 && <span role="status">{analysis.progress(done, count)}</span>}
    </p>
  );
}
