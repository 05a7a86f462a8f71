import type { MoveVerdict } from '@overtrick/table/analysis';
import { useState } from 'preact/hooks';
import { Glyph } from '../cards/glyphs.tsx';
import { type Segment, Segments } from '../controls/segments.tsx';
import { moveWords } from '../hints/advice.ts';
import type { LookScene } from '../protocol.ts';
import { useRoom } from '../room/rooms.ts';
import { useOccasion } from '../table/occasion.ts';
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
        segments={segmentsOf(analysis, verdicts)}
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
    </>
  );
}

/** A size that would hide nothing, or everything, is not offered. */
function segmentsOf(
  analysis: LookWords['analysis'],
  verdicts: readonly MoveVerdict[],
): Segment<number>[] {
  const from = (least: number) => verdicts.filter(({ mark }) => mark >= least).length;
  const telling = SIZES.filter((least) => from(least) > 0 && from(least) < from(least - 1));
  return [
    { value: MARKED, label: analysis.marked(from(MARKED)) },
    ...telling.map((least) => ({
      value: least,
      label: (
        <span class="analysis-mark" role="img" aria-label={analysis.sizes(least)}>
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
  const { points } = usePoints();
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
        {mark > 0 ? (
          <b class="analysis-mark" title={analysis.mark(points(loss.mean))}>
            <Marks size={mark} /> {points(loss.mean)}
          </b>
        ) : (
          loss.mean > loss.spread && (
            <span class="soft" title={analysis.mark(points(loss.mean))}>
              {points(loss.mean)}
            </span>
          )
        )}
      </button>
    </li>
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
