import { useEffect } from 'preact/hooks';
import { forgetLast } from '../home/start.ts';
import type { Lost } from '../play/state.ts';
import { go } from '../route.ts';
import { useWords } from '../words/index.ts';
import { BareTable } from './dealing.tsx';

/** A table that cannot be shown here, and what can be done about it. */
export function LostPage({ lost, onAgain }: { lost: Lost; onAgain(): void }) {
  const words = useWords();
  const { elsewhere, gone, broken, unloaded, blocked, detail, here, again: retry } = words.table;
  const text = { elsewhere, gone, broken, unloaded, blocked, wrong: words.setup.wrong }[lost.kind];
  const again: Partial<Record<Lost['kind'], string>> = {
    elsewhere: here,
    unloaded: retry,
    blocked: retry,
  };
  useEffect(() => {
    if (lost.kind === 'wrong') forgetLast(lost.game);
  }, [lost]);
  return (
    <BareTable>
      <div class="lost" role="alert">
        <h1>{text}</h1>
        {'why' in lost && (
          <p>
            {detail} <q lang="en">{lost.why}.</q>
          </p>
        )}
      </div>
      <div class="choices">
        {again[lost.kind] && (
          <button type="button" class="choice main" onClick={onAgain}>
            {again[lost.kind]}
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
    </BareTable>
  );
}
