import type { Choice, GamutView } from '@overtrick/engine';
import { Glyph } from '../../cards/glyphs.tsx';
import { StageButtons } from '../../room/buttons.tsx';
import type { StagedMove, StageProps } from '../../room/stage.ts';
import type { GamutWords } from './en.ts';
import { GivingBoard, neighboursOf } from './giving-board.tsx';

/** A card for the left neighbour, then one for the right. */
const FIELDS = ['left', 'right'] as const;

export const giving: StagedMove<GamutView, GamutWords> = {
  mode: 'give',
  most: FIELDS.length,
  whole: ({ marks }) =>
    marks.length === FIELDS.length
      ? FIELDS.map((field, i): Choice => ({ type: 'give', field, value: marks[i].code }))
      : undefined,
  tag: ({ own, scene }, { key }, marks) => {
    const place = marks.findIndex((mark) => mark.key === key);
    return place < 0 ? undefined : own.giving.to(neighboursOf(scene)[place]);
  },
  Board: GivingBoard,
  Panel,
};

function Panel(props: StageProps<GamutView, GamutWords>) {
  const { about, shown, onArrange } = props;
  const { words, own, scene } = about;
  const { giving: said } = own;
  const [left, right] = neighboursOf(scene);
  const { marks } = shown;
  const text = [said.left(left), said.right(right)][marks.length] ?? said.both;
  const given = marks.map(({ code }, i) => said.given(words.card(code), [left, right][i]));
  return (
    <>
      <p class="ask" aria-live="polite">
        {text}
        <span class="unseen"> {given.join(', ')}</span>
      </p>
      <StageButtons {...props} label={said.give}>
        {marks.length === FIELDS.length && (
          <button type="button" class="choice" onClick={() => onArrange([...marks].reverse())}>
            <Glyph name="swap" />
            {said.swap}
          </button>
        )}
      </StageButtons>
    </>
  );
}
