import { useEffect, useState } from 'preact/hooks';
import { At } from '../room/at.tsx';
import { go } from '../route.ts';
import { Said } from '../terms/said.tsx';
import { useWords } from '../words/index.ts';
import { books } from './books.ts';
import { type Block, blocksOf } from './rulebook.ts';

/** The numbered clauses that the engine enforces, with a search. */
export function Rules({ game, clause }: { game: string; clause: string | null }) {
  const words = useWords();
  const [blocks, setBlocks] = useState<readonly Block[] | 'unknown' | 'failed'>();
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    const book = Object.entries(books).find(([path]) => path.includes(`/games/${game}/`))?.[1];
    if (!book) return setBlocks('unknown');
    book().then(
      (text) => setBlocks(blocksOf(text)),
      () => setBlocks('failed'),
    );
  }, [game]);
  useEffect(() => {
    if (typeof blocks === 'object' && clause)
      document.getElementById(clause)?.scrollIntoView({ block: 'center' });
  }, [blocks, clause]);
  if (blocks === undefined) return <p class="loading">{words.rules.loading}</p>;
  const known = typeof blocks === 'object' ? blocks : [];
  const found = known.filter(({ text }) => text.toLowerCase().includes(wanted.toLowerCase()));
  return (
    <main class="page rules">
      <button
        type="button"
        class="quiet"
        onClick={() => (history.length > 1 ? history.back() : go('#/'))}
      >
        ← {words.table.close}
      </button>
      {typeof blocks === 'string' ? (
        <p role="alert">{blocks === 'failed' ? words.rules.failed : words.home.unknown}</p>
      ) : (
        <>
          {words.rules.note && <p class="faint">{words.rules.note}</p>}
          <label class="field">
            <span>{words.rules.find}</span>
            <input type="search" value={wanted} onInput={(e) => setWanted(e.currentTarget.value)} />
          </label>
          <At game={game}>
            <div lang="en">
              {found.map((block, i) => (
                <Part
                  key={i}
                  block={block}
                  game={game}
                  isAsked={clause === `${game}/${block.clause}`}
                />
              ))}
            </div>
          </At>
          {found.length === 0 && <p>{words.rules.nothing}</p>}
        </>
      )}
    </main>
  );
}

function Part({ block, game, isAsked }: { block: Block; game: string; isAsked: boolean }) {
  if (block.kind === 'title') return <h1>{block.text}</h1>;
  if (block.kind === 'section') return <h2>{block.text}</h2>;
  if (block.kind === 'note') return <p class="example">{block.text}</p>;
  return (
    <p class="clause" id={`${game}/${block.clause}`} data-asked={isAsked || undefined}>
      <b>{block.clause}</b> <Said text={block.text} />
    </p>
  );
}
