import { refusalWords } from '../table/phrases.ts';
import { Said } from '../terms/said.tsx';
import { useWords } from '../words/index.ts';
import type { RulesBook } from './books.ts';
import type { Example, ExampleAnswer } from './example.ts';
import type { PartText } from './pages.ts';
import { Picture } from './pictures/picture.tsx';
import { filled, useNames } from './pictures/props.ts';

interface Props {
  readonly example: Example;
  /** Undefined until the engine has said it. */
  readonly answer: ExampleAnswer | undefined;
  readonly text: PartText;
  readonly book: RulesBook;
}

/** An example with its picture, what is said above and below it, and why something is refused in it. */
export function Exemplified({ example, answer, text, book }: Props) {
  if (!answer) return <div class="exemplified" data-picture={example.picture} aria-busy="true" />;
  const { above, below } = text;
  return (
    <div class="exemplified" data-picture={example.picture} data-rows={example.rows?.length}>
      {above && (
        <p class="above">
          <Said text={filled(above, answer)} />
        </p>
      )}
      <Picture example={example} answer={answer} text={text} book={book} />
      {answer.refusal && <RefusalPaper answer={answer} seats={example.hands.length} />}
      {below && (
        <p class="below">
          <Said text={filled(below, answer)} />
        </p>
      )}
    </div>
  );
}

/** What the table says to whoever tries it. */
function RefusalPaper({ answer, seats }: { answer: ExampleAnswer; seats: number }) {
  const words = useWords();
  const name = useNames();
  const names = Array.from({ length: seats }, (_, seat) => name(seat));
  const { refusal, view } = answer;
  if (!refusal) return null;
  return <p class="refused">{refusalWords(words, { names, view }, refusal)}</p>;
}
