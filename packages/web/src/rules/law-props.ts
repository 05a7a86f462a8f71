import type { Offer } from '../protocol.ts';
import type { Glossary } from '../terms/glossary.ts';
import type { ExampleAnswers } from './answers.ts';
import type { RulesBook } from './books.ts';

/** All that a clause is drawn with. */
export interface LawProps {
  readonly book: RulesBook;
  readonly answers: ExampleAnswers;
  /** What can be varied, once the worker has said it. */
  readonly offer: Offer | undefined;
  readonly query: URLSearchParams;
  readonly glossary: Glossary | undefined;
  /** What is searched for. */
  readonly sought: readonly RegExp[];
  readonly isPrinting: boolean;
}
