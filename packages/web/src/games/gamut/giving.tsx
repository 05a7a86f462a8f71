import type { Choice, GamutView } from '@overtrick/engine';
import { StageButtons } from '../../room/buttons.tsx';
import type { StageAsk, StagedMove, StageProps } from '../../room/stage.ts';
import type { TurnQuestion } from '../../room/turn-question.ts';
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
  sign: (place) => (place === 0 ? '←' : '→'),
  question,
  Panel,
};

function question({ about, shown }: StageAsk<GamutView, GamutWords>): TurnQuestion {
  const { words, own, scene, view } = about;
  const { ask } = own;
  const { points, moon, eyes } = view;
  const [left, right] = shown.marks.map(({ code }) => words.card(code));
  const neighbour = (steps: number) => scene.names[(eyes + steps) % scene.names.length];
  const [one, other] = [neighbour(1), neighbour(scene.names.length - 1)];
  const line = !left
    ? ask.giveLeft(one)
    : !right
      ? ask.giveRight(other)
      : ask.giveBoth(one, left, other, right);
  const cost = (code: string) => Math.abs(points?.cards[code] ?? 0);
  return { line, follows: ask.hearts(cost('H7'), cost('SQ'), moon ?? 0) };
}

function Panel(props: StageProps<GamutView, GamutWords>) {
  return <StageButtons {...props} label={props.about.own.ask.give} />;
}
