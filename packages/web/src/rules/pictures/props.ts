import type { Seat } from '@overtrick/engine';
import { useWords } from '../../words/index.ts';
import type { RulesBook } from '../books.ts';
import { partOf } from '../claims.ts';
import type { Example, ExampleAnswer } from '../example.ts';
import type { PartText } from '../pages.ts';

/** What a picture is drawn from. */
export interface PictureProps {
  readonly example: Example;
  readonly answer: ExampleAnswer;
  /** What is said of single cards and choices. */
  readonly text: PartText;
  readonly book: RulesBook;
}

/** Who sits round the table in examples; the first seat is the reader's. */
const OTHERS = ['Ada', 'Ben', 'Cleo', 'Dario', 'Emi'];

export function useNames(): (seat: Seat) => string {
  const { you } = useWords();
  return (seat) => (seat === 0 ? you : (OTHERS[seat - 1] ?? String(seat)));
}

/** All that sentences about an example may mention, by path. */
function mentioned({ view, trick, scores }: ExampleAnswer): object {
  return { ...view, points: trick?.points, scores };
}

/** A sentence with what the engine says in the place of `{path}`. */
export function filled(text: string, answer: ExampleAnswer): string {
  return text.replace(/\{([\w.]+)\}/g, (_, path: string) =>
    String(partOf(mentioned(answer), path)).replace('-', '−'),
  );
}
