import type { Choice, YamvView } from '@overtrick/engine';
import type { HeldCard } from '../../play/held.ts';
import type { Shown } from '../../play/state.ts';
import { StageButtons } from '../../room/buttons.tsx';
import type { StageAsk, StagedMove, StageProps } from '../../room/stage.ts';
import type { TurnQuestion } from '../../room/turn-question.ts';
import type { YamvWords } from './en.ts';

/** Two cards for the two of the stock. */
const DISCARDS = 2;

export const exchanging: StagedMove<YamvView, YamvWords> = {
  mode: 'exchange',
  most: DISCARDS,
  parts: (marks) => (marks.length === DISCARDS ? discards(marks) : undefined),
  whole,
  question,
  Panel,
};

function part(field: string, value: string): Choice {
  return { type: 'exchange', field, value };
}

/** yamv/6.3: cards that lie face up are named first. */
function discards(marks: readonly HeldCard[]): Choice[] {
  return [...faceUp(marks), ...marks.filter(({ place }) => place === 'hand')].map(({ code }) =>
    part('discard', code),
  );
}

function faceUp(marks: readonly HeldCard[]): HeldCard[] {
  return marks.filter(({ place }) => place === 'display');
}

/** The stock cards that the rules let one show for the discards, if the same do not go from the hand. */
export function offered({ open, marks, scene }: Shown): string[] {
  const left = [...scene.view.hand];
  for (const { code, place } of marks) if (place === 'hand') left.splice(left.indexOf(code), 1);
  const shows = open.filter(({ field }) => field === 'show').map(({ value }) => String(value));
  return shows.filter((code) => left.includes(code));
}

/** As many stock cards are shown as face-up cards go; with one of these the person may have to choose. */
function whole(shown: Shown, { drawn }: YamvView): Choice[] | undefined {
  const { marks, showing } = shown;
  if (marks.length < DISCARDS) return undefined;
  const [only, another] = offered(shown);
  const one = another === undefined ? only : showing;
  const up = faceUp(marks).length;
  if (up === 1 && one === undefined) return undefined;
  const shows = up === 1 ? [String(one)] : drawn.slice(0, up);
  return [...discards(marks), ...shows.map((code) => part('show', code)), { type: 'exchange' }];
}

function question({ about, shown }: StageAsk<YamvView, YamvWords>): TurnQuestion {
  const { ask } = about.own;
  const { marks } = shown;
  const up = faceUp(marks).length;
  if (marks.length === DISCARDS && up > 0) {
    return { line: ask.exchangeShow(up), follows: ask.nameStays };
  }
  const line = marks.length === 1 ? ask.exchangeOne : ask.exchange;
  return { line, follows: marks.length === DISCARDS ? ask.nameStays : ask.exchangeMeans };
}

function Panel(props: StageProps<YamvView, YamvWords>) {
  const { about, shown, onShow } = props;
  const { words, own } = about;
  const { marks, showing } = shown;
  const isChoice = marks.length === DISCARDS && faceUp(marks).length === 1;
  const shows = offered(shown);
  return (
    <>
      {isChoice && (
        <div class="choices" role="group" aria-label={own.ask.exchangeShow(1)}>
          {shows.map((code) => (
            <button
              key={code}
              type="button"
              class="choice"
              aria-pressed={showing === code || shows.length === 1}
              onClick={() => onShow(code)}
            >
              {words.card(code)}
            </button>
          ))}
        </div>
      )}
      <StageButtons {...props} label={own.ask.discard} />
    </>
  );
}
