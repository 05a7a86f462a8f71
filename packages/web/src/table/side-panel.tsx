import { takenTricks } from '@overtrick/table';
import type { Shown } from '../play/state.ts';
import { useWords } from '../words/index.ts';
import { LogList } from './log.tsx';
import { TrickRow } from './tricks.tsx';
import { TrumpCount, TrumpOrder } from './trumps.tsx';

/** What a wide screen has room for beside the table. */
export function SidePanel({ shown }: { shown: Shown }) {
  const words = useWords();
  const last = takenTricks(shown.scene.view).at(-1);
  return (
    <aside class="side">
      {shown.scene.view.trumps.length > 0 && (
        <section>
          <h2>
            {words.table.trumps} <TrumpCount scene={shown.scene} />
          </h2>
          <TrumpOrder scene={shown.scene} />
        </section>
      )}
      {last && (
        <section>
          <h2>{words.table.last}</h2>
          <TrickRow scene={shown.scene} trick={last} />
        </section>
      )}
      <section class="side-log">
        <h2>{words.table.log}</h2>
        <LogList shown={shown} />
      </section>
    </aside>
  );
}
