import { useEffect, useState } from 'preact/hooks';
import { answersTo } from '../clients.ts';
import type { RulesBook } from './books.ts';
import type { Example, ExampleAnswer } from './example.ts';
import type { RulesPages } from './pages.ts';

/** What the engine says of the examples of a book. */
export type ExampleAnswers = ReadonlyMap<Example, ExampleAnswer>;

const NONE: ExampleAnswers = new Map();

/** Each example once, although pages and law may share it. */
export function examplesIn({ ideas, clauses }: RulesPages): Example[] {
  return [...new Set([...Object.values(ideas).flat(), ...Object.values(clauses)])];
}

/** The answers, as soon as they are there; without them the words can be read all the same. */
export function useAnswers({ game, pages }: RulesBook): ExampleAnswers {
  const [answers, setAnswers] = useState(NONE);
  useEffect(() => {
    if (!pages) return;
    const examples = examplesIn(pages);
    answersTo(game, examples).then(
      (found) => setAnswers(new Map(examples.map((example, i) => [example, found[i]]))),
      () => setAnswers(NONE),
    );
  }, [game, pages]);
  return answers;
}
