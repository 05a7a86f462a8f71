import { lossFrom, type MoveVerdict } from '@overtrick/table/analysis';
import { useState } from 'preact/hooks';
import { Glyph } from '../cards/glyphs.tsx';
import { type Segment, Segments } from '../controls/segments.tsx';
import { moveWords } from '../hints/advice.ts';
import type { LookScene } from '../protocol.ts';
import { useRoom } from '../room/rooms.ts';
import { useOccasion } from '../table/occasion.ts';
import { useWords } from '../words/index.ts';
import { usePoints } from './figures.ts';
import type { Looking } from './looking.ts';
import type { LookedBack } from './protocol.ts';
import { trickOf } from './trick-of.ts';
import { useLookWords } from './words.ts';
import type { LookWords } from './words-en.ts';

interface Props {
  readonly looking: Looking;
  readonly looked: LookedBack;
  readonly scene: LookScene;
  readonly verdicts: readonly MoveVerdict[];
}

/** Every decision; else marks from this size on. */
const ALL = 0;
const MARKED = 1;
const SIZES = [2, 3];

/** The decisions that were judged, by the size of their marks; each leads to its moment. */
export function Decisions({ looking, looked, scene, verdicts }: Props) {
  const { analysis } = useLookWords();
  const [wanted, setWanted] = useState<number>();
  // As long as nothing is marked, what was judged is there to be read.
  const least = wanted ?? (verdicts.some(({ mark }) => mark > 0) ? MARKED : ALL);
  const now = looking.at.move;
  return (
    <>
      <Segments
        label={analysis.filter}
        isLabelHidden
        segments={segmentsOf(analysis, verdicts, useSizes(verdicts))}
        value={least}
        onChange={(value) => setWanted(value)}
      />
      <ol class="analysis-list">
        {verdicts
          .filter(({ mark }) => mark >= least)
          .map((verdict) => (
            <Row
              key={verdict.move}
              {...{ looking, looked, scene, verdict }}
              isNow={verdict.move === now}
            />
          ))}
      </ol>
      <Threshold verdicts={verdicts} />
    </>
  );
}

/** By size of a mark, from how many points on it is one: each game has its own threshold. */
function useSizes([{ threshold }]: readonly MoveVerdict[]): (size: number) => string {
  const { figure } = useWords();
  return (size) => figure(Math.round(10 * lossFrom(size, threshold ?? 0)) / 10);
}

/** From where on something is marked: the same holds for exercises. */
function Threshold({ verdicts }: Pick<Props, 'verdicts'>) {
  const { analysis } = useLookWords();
  const sizes = useSizes(verdicts);
  if (verdicts[0].threshold === null) return null;
  return <p class="soft analysis-note">{analysis.threshold(sizes(1), sizes(2), sizes(3))}</p>;
}

/** A size that would hide nothing, or everything, is not offered. */
function segmentsOf(
  analysis: LookWords['analysis'],
  verdicts: readonly MoveVerdict[],
  sizes: (size: number) => string,
): Segment<number>[] {
  const from = (least: number) => verdicts.filter(({ mark }) => mark >= least).length;
  const telling = SIZES.filter((least) => from(least) > 0 && from(least) < from(least - 1));
  return [
    { value: MARKED, label: analysis.marked(from(MARKED)) },
    ...telling.map((least) => ({
      value: least,
      label: (
        <span class="analysis-mark" role="img" aria-label={analysis.sizes(least, sizes(least))}>
          <Marks size={least} /> {from(least)}
        </span>
      ),
    })),
    { value: ALL, label: analysis.all(from(ALL)) },
  ];
}

interface RowProps extends Omit<Props, 'verdicts'> {
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
        {(mark > 0 || loss.mean > loss.spread) && <MarkedLoss loss={loss} mark={mark} />}
      </button>
    </li>
  );
}

/** What something loses, with its mark, its interval and the number of worlds. */
export function MarkedLoss({ loss, mark }: Pick<MoveVerdict, 'loss' | 'mark'>) {
  const { analysis } = useLookWords();
  const { points, bounds } = usePoints();
  return (
    <span class="analysis-loss" title={analysis.mark(points(loss.mean))}>
      {mark > 0 ? (
        <b class="analysis-mark">
          <Marks size={mark} /> {points(loss.mean)}
        </b>
      ) : (
        <span class="soft">{points(loss.mean)}</span>
      )}
      <small class="soft"> {analysis.within(...bounds(loss), loss.worlds)}</small>
    </span>
  );
}

/** One, two or three triangles. */
function Marks({ size }: { readonly size: number }) {
  return (
    <>
      {Array.from({ length: size }, (_, at) => (
        <Glyph key={at} name="mark" />
      ))}
    </>
  );
}
