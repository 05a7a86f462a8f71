import type { Choice, GamutView } from '@overtrick/engine';
import { StageButtons } from '../../room/buttons.tsx';
import type { StagedMove, StageProps } from '../../room/stage.ts';
import type { GamutWords } from './en.ts';

/** A card for the left neighbour, then one for the right. */
const FIELDS = ['left', 'right'] as const;

export const giving: StagedMove<GamutView, GamutWords> = {
  mode: 'give',
  most: FIELDS.length,
  whole: ({ marks }) =>
    marks.length === FIELDS.length
      ? FIELDS.map((field, i): Choice => ({ type: 'give', field, value: marks[i].code }))
      : undefined,
  sign: (place) => (place === 0 ? 'left' : 'right'),
  Panel,
};

function Panel(props: StageProps<GamutView, GamutWords>) {
  const { about, shown } = props;
  const { words, own, scene, view } = about;
  const [left, right] = shown.marks.map(({ code }) => words.card(code));
  const neighbour = (steps: number) => scene.names[(view.eyes + steps) % scene.names.length];
  const text = !left
    ? own.ask.giveLeft(neighbour(1))
    : !right
      ? own.ask.giveRight(neighbour(scene.names.length - 1))
      : own.ask.giveBoth(left, right);
  return (
    <>
      <p class="ask" aria-live="polite">
        {text}
      </p>
      <StageButtons {...props} label={own.ask.give} />
    </>
  );
}
