import { takenTricks } from '@overtrick/table';
import type { Shown } from '../play/state.ts';
import { useWords } from '../words/index.ts';
import { LogList } from './log.tsx';
import { sayer } from './phrases.ts';
import { pointsIn } from './points.ts';
import { TrickRow } from './tricks.tsx';
import { TrumpCount, TrumpOrder } from './trumps.tsx';

/** What a wide screen has room for beside the table. */
export function SidePanel({ shown }: { shown: Shown }) {
  const words = useWords();
  const { scene } = shown;
  const last = takenTricks(scene.view).at(-1);
  return (
    <aside class="side">
      {scene.view.trumps.length > 0 && (
        <section>
          <h2>
            {words.table.trumps} <TrumpCount scene={scene} />
          </h2>
          <TrumpOrder scene={scene} />
        </section>
      )}
      {last && (
        <section>
          <h2>
            {words.table.last}
            <small>
              {words.felt.took(sayer(words, scene), last.winner, pointsIn(scene.view, last.plays))}
            </small>
          </h2>
          <TrickRow scene={scene} trick={last} />
        </section>
      )}
      <section class="side-log">
        <h2>{words.table.log}</h2>
        <LogList shown={shown} />
      </section>
    </aside>
  );
}
