import { takenTricks } from '@overtrick/table';
import type { Shown } from '../play/state.ts';
import { useRoom } from '../room/rooms.ts';
import { useWords } from '../words/index.ts';
import { headingAhead, viewAhead } from './ahead.ts';
import { LogList } from './log.tsx';
import { useOccasion } from './occasion.ts';
import { sayer } from './phrases.ts';
import { pointsIn } from './points.ts';
import { TrickRow } from './tricks.tsx';
import { TrumpCount, TrumpOrder } from './trumps.tsx';

/** What a wide screen has room for beside the table. */
export function SidePanel({ shown }: { shown: Shown }) {
  const words = useWords();
  const room = useRoom();
  const { scene } = shown;
  const about = useOccasion(scene);
  const then = { ...scene, view: viewAhead(room, shown) };
  const last = takenTricks(scene.view).at(-1);
  return (
    <aside class="side">
      {room.Aside?.({ about: { ...about, view: shown.half ?? scene.view } })}
      {then.view.trumps.length > 0 && !scene.dealOver && (
        <section>
          <h2>
            {headingAhead(room, about, shown) ?? words.table.trumps} <TrumpCount scene={then} />
          </h2>
          <TrumpOrder scene={then} />
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
