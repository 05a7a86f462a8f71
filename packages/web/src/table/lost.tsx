import { useEffect } from 'preact/hooks';
import { forgetLast } from '../home/start.ts';
import type { Lost } from '../play/state.ts';
import { go } from '../route.ts';
import { useWords } from '../words/index.ts';

/** A table that cannot be shown here, and what can be done about it. */
export function LostPage({ lost, onHere }: { lost: Lost; onHere(): void }) {
  const words = useWords();
  const { elsewhere, gone, broken, detail } = words.table;
  const text = { elsewhere, gone, broken, wrong: words.setup.wrong }[lost.kind];
  useEffect(() => {
    if (lost.kind === 'wrong') forgetLast(lost.game);
  }, [lost]);
  return (
    <main class="page lost">
      <h1>Overtrick</h1>
      <div role="alert">
        <p>{text}</p>
        {'why' in lost && (
          <p>
            {detail} <q lang="en">{lost.why}.</q>
          </p>
        )}
      </div>
      <div class="choices">
        {lost.kind === 'elsewhere' && (
          <button type="button" class="choice main" onClick={onHere}>
            {words.table.here}
          </button>
        )}
        {lost.kind === 'wrong' && (
          <a class="choice main" href={`#/new/${encodeURIComponent(lost.game)}`}>
            {words.home.change}
          </a>
        )}
        <button type="button" class="choice" onClick={() => go('#/')}>
          {words.table.leave}
        </button>
      </div>
    </main>
  );
}
