import { fieldsOf } from '@overtrick/engine';
import { useEffect, useState } from 'preact/hooks';
import { offers } from '../clients.ts';
import type { OfferedOption, PageScene } from '../protocol.ts';
import { clauseName } from '../words/clauses.ts';
import { type PageWords, useWords } from '../words/index.ts';

/** What a deal is played for, as long as none has been: every figure of the rules, with its clause. */
export function Worth({ scene }: { scene: PageScene }) {
  const words = useWords();
  const [options, setOptions] = useState<readonly OfferedOption[]>([]);
  useEffect(() => {
    const own = (all: Awaited<ReturnType<typeof offers>>) =>
      all.find(({ name }) => name === scene.game)?.options ?? [];
    // If the worker does not answer there is no list, only the sentence above it.
    offers().then(
      (all) => setOptions(own(all)),
      () => {},
    );
  }, [scene.game]);
  return (
    <dl class="worth">
      {options.flatMap((option) => {
        const figures = figuresOf(words, scene.view.setup.options[option.name]);
        if (figures.length === 0) return [];
        return (
          <div key={option.name}>
            <dt>
              {words.setup.option[option.name] ?? option.about}{' '}
              <small>{clauseName(scene, option.clause)}</small>
            </dt>
            {figures.map((figure) => (
              <dd key={figure}>{figure}</dd>
            ))}
          </div>
        );
      })}
    </dl>
  );
}

/** A number, or a bonus for each part; anything else is not a figure. */
function figuresOf(words: PageWords, value: unknown): string[] {
  if (typeof value === 'number') return [words.figure(value)];
  return Object.entries(fieldsOf(value)).map(
    ([part, n]) => `${words.setup.part[part] ?? part} ${words.stakes.bonus(Number(n))}`,
  );
}
