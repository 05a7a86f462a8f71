import type { DealRecord } from '@overtrick/engine';
import type { MoveVerdict } from '@overtrick/table/analysis';
import { useState } from 'preact/hooks';
import { Glyph } from '../cards/glyphs.tsx';
import { Segments } from '../controls/segments.tsx';
import { moveWords } from '../hints/advice.ts';
import type { LookScene } from '../protocol.ts';
import { useRoom } from '../room/rooms.ts';
import { useOccasion } from '../table/occasion.ts';
import type { Analysing } from './analysing.ts';
import { points } from './figures.ts';
import type { Looking } from './looking.ts';
import type { LookedBack } from './protocol.ts';
import { VerdictWords } from './verdict.tsx';
import { useLookWords } from './words.ts';

interface Props {
  readonly looking: Looking;
  readonly looked: LookedBack;
  readonly scene: LookScene;
  readonly analysing: Analysing;
}

const MARKED = 'marked';
const ALL = 'all';

/** What the decisions of a seat were worth: which were wrong, by how much, and what would have been better. */
export function Analysis({ looking, looked, scene, analysing }: Props) {
  const { analysis } = useLookWords();
  const [which, setWhich] = useState<string>(MARKED);
  const { isRunning, done, count } = analysing;
  const all = [...analysing.verdicts.values()];
  const marked = all.filter(({ mark }) => mark > 0);
  const now = analysing.verdicts.get(looking.at.move);
  const isDone = done === count;
  const run = () => (isRunning ? analysing.stop() : void analysing.run());
  return (
    <section class="analysis" aria-label={analysis.title}>
      <h2>{looking.eyes === looked.own ? analysis.own : analysis.of(scene.names[looking.eyes])}</h2>
      {!isDone && (
        <p class="analysis-run">
          <button type="button" class="choice" onClick={run}>
            {isRunning ? analysis.stop : analysis.start}
          </button>
          {done > 0 && <span role="status">{analysis.progress(done, count)}</span>}
        </p>
      )}
      {all.length > 0 && (
        <Segments
          label={analysis.filter}
          isLabelHidden
          segments={[
            { value: MARKED, label: analysis.marked(marked.length) },
            { value: ALL, label: analysis.all(all.length) },
          ]}
          value={which}
          onChange={(value) => setWhich(value)}
        />
      )}
      {isDone && marked.length === 0 && <p class="soft">{analysis.none}</p>}
      <ol class="analysis-list">
        {(which === MARKED ? marked : all).map((verdict) => (
          <Row
            key={verdict.move}
            {...{ looking, looked, scene, verdict }}
            isNow={verdict === now}
          />
        ))}
      </ol>
      {now && <VerdictWords scene={scene} verdict={now} />}
      {all.length > 0 && <p class="soft analysis-note">{analysis.unknown}</p>}
    </section>
  );
}

interface RowProps extends Omit<Props, 'analysing'> {
  readonly verdict: MoveVerdict;
  readonly isNow: boolean;
}

function Row({ looking, looked, scene, verdict, isNow }: RowProps) {
  const { analysis } = useLookWords();
  const room = useRoom();
  const about = useOccasion(scene);
  const { deal, move, made, mark, loss } = verdict;
  const trick = trickOf(looked.record.deals[deal], move);
  return (
    <li>
      <button
        type="button"
        aria-current={isNow || undefined}
        onClick={() => looking.step({ deal, move })}
      >
        <span class="soft">{trick === undefined ? analysis.call : analysis.trick(trick)}</span>
        <span>{moveWords(room, about, made)}</span>
        {mark > 0 && (
          <b class="analysis-mark" title={analysis.mark(points(loss.mean))}>
            {Array.from({ length: mark }, (_, at) => (
              <Glyph key={at} name="mark" />
            ))}{' '}
            {points(loss.mean)}
          </b>
        )}
      </button>
    </li>
  );
}

/** In which trick a move was made, counted from 1. */
function trickOf({ moves, tricks }: DealRecord, move: number): number | undefined {
  const isPlay = ({ type }: DealRecord['moves'][number]) => type === 'play';
  const all = moves.filter(isPlay).length;
  const before = moves.slice(0, move).filter(isPlay).length;
  if (moves[move].type !== 'play') return undefined;
  return Math.floor(before / (all / Math.max(1, tricks.length))) + 1;
}
