import type { Choice, YamvView } from '@overtrick/engine';
import { type HeldCard, ownCards } from '../../play/held.ts';
import type { Shown } from '../../play/state.ts';
import { StageButtons } from '../../room/buttons.tsx';
import type { StageAsk, StagedMove, StageProps } from '../../room/stage.ts';
import type { TurnQuestion } from '../../room/turn-question.ts';
import type { YamvWords } from './en.ts';
import { ExchangeBoard } from './exchange-board.tsx';
import { DISCARDS, discards, faceUp, part, showsIn } from './exchanged.ts';

export const exchanging: StagedMove<YamvView, YamvWords> = {
  mode: 'exchange',
  most: DISCARDS,
  parts: (marks) => (marks.length === DISCARDS ? discards(marks) : undefined),
  whole,
  tag: ({ own, view }, card) => (isDrawn(view, card) ? own.exchange.stock : undefined),
  question,
  Board: ExchangeBoard,
  Panel,
};

/** Of equal cards the last ones in hand are those of the stock. */
function isDrawn({ hand, drawn }: YamvView, { key, code, place }: HeldCard): boolean {
  const count = (codes: readonly string[]) => codes.filter((each) => each === code).length;
  const keys = ownCards(hand, 'hand').flatMap((own) => (own.code === code ? [own.key] : []));
  return place === 'hand' && keys.slice(count(hand) - count(drawn)).includes(key);
}

/** As many stock cards are shown as face-up cards go; with one of these the person may have to choose. */
function whole(shown: Shown, view: YamvView): Choice[] | undefined {
  const { marks } = shown;
  if (marks.length < DISCARDS) return undefined;
  const shows = showsIn(shown, view);
  if (shows.length < faceUp(marks).length) return undefined;
  return [...discards(marks), ...shows.map((code) => part('show', code)), { type: 'exchange' }];
}

/** What goes away, and then, if it is for the person to say, what takes the place of a card that lay face up. */
function question({ about, shown }: StageAsk<YamvView, YamvWords>): TurnQuestion {
  const { words, own, view } = about;
  const { ask, exchange } = own;
  const { marks } = shown;
  const [up] = faceUp(marks);
  if (marks.length === DISCARDS) {
    const isAsked = up && showsIn(shown, view).length === 0;
    return { line: isAsked ? exchange.which(words.card(up.code)) : exchange.done };
  }
  return { line: marks.length === 1 ? exchange.askOne : exchange.ask, follows: ask.exchangeMeans };
}

function Panel(props: StageProps<YamvView, YamvWords>) {
  return <StageButtons {...props} label={labelOf(props)} />;
}

function labelOf({ about, shown }: StageProps<YamvView, YamvWords>): string {
  const { words, own, view } = about;
  const { exchange } = own;
  const shows = shown.marks.length === DISCARDS ? showsIn(shown, view) : [];
  if (shows.length === 0) return exchange.discard;
  return exchange.discardShow(words.list(shows.map(words.card)), shows.length);
}
