import type { Lost } from '../play/state.ts';
import { go } from '../route.ts';
import { useWords } from '../words/index.ts';

/** A table that cannot be shown here, and what can be done about it. */
export function LostPage({ lost, onHere }: { lost: Lost; onHere(): void }) {
  const words = useWords();
  const text = {
    elsewhere: () => words.table.elsewhere,
    gone: () => words.table.gone,
    broken: (why: string) => words.table.broken(why),
    wrong: (why: string) => words.setup.wrong(why),
  }[lost.kind]('why' in lost ? lost.why : '');
  return (
    <main class="page lost">
      <h1>Overtrick</h1>
      <p role="alert">{text}</p>
      <div class="choices">
        {lost.kind === 'elsewhere' && (
          <button type="button" class="choice main" onClick={onHere}>
            {words.table.here}
          </button>
        )}
        <button type="button" class="choice" onClick={() => go('#/')}>
          {words.table.leave}
        </button>
      </div>
    </main>
  );
}
