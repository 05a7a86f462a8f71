import type { Choice, GamutView } from '@overtrick/engine';
import { Glyph } from '../../cards/glyphs.tsx';
import { StageButtons } from '../../room/buttons.tsx';
import type { StageAsk, StagedMove, StageProps } from '../../room/stage.ts';
import type { TurnQuestion } from '../../room/turn-question.ts';
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
  question,
  Board: GivingBoard,
  Panel,
};

function question({ about, shown }: StageAsk<GamutView, GamutWords>): TurnQuestion {
  const { words, own, scene, view } = about;
  const { ask } = own;
  const { points, moon } = view;
  const [left, right] = shown.marks.map(({ code }) => words.card(code));
  const [one, other] = neighboursOf(scene);
  if (right) return { line: ask.giveBoth(one, left, other, right) };
  const line = left ? ask.giveRight(other) : ask.giveLeft(one);
  const cost = (code: string) => Math.abs(points?.cards[code] ?? 0);
  return { line, follows: ask.hearts(cost('H7'), cost('SQ'), moon ?? 0) };
}

function Panel(props: StageProps<GamutView, GamutWords>) {
  const { about, shown, onArrange } = props;
  const { marks } = shown;
  const { giving: said } = about.own;
  return (
    <StageButtons {...props} label={said.give}>
      {marks.length === FIELDS.length && (
        <button type="button" class="choice" onClick={() => onArrange([...marks].reverse())}>
          <Glyph name="swap" />
          {said.swap}
        </button>
      )}
    </StageButtons>
  );
}
