import { useEffect, useState } from 'preact/hooks';
import { AgainSpoken } from '../again/words.ts';
import { At } from '../room/at.tsx';
import { RoomProvider } from '../room/rooms.ts';
import type { Route } from '../route.ts';
import { RulesOfProvider, rulesOfTable } from '../rules/address.ts';
import { Dealing } from '../table/dealing.tsx';
import { LostPage } from '../table/lost.tsx';
import { useLoadedRoom } from '../table/table.tsx';
import { useWords } from '../words/index.ts';
import { Bring } from './bring.tsx';
import { LookFailed } from './failed.tsx';
import { Looking } from './looking.ts';
import type { Lookable } from './protocol.ts';
import { Replayed } from './replayed.tsx';
import { LookSpoken, useLookWords } from './words.ts';
import '../styles/look.css';
import '../styles/look-lying.css';
import '../styles/look-open.css';
import '../styles/analysis.css';

/** Looking back: at a kept game, at one that a link holds, or first at a file that somebody brings. */
export function LookPage({ route }: { readonly route: Route }) {
  return (
    <LookSpoken>
      <AgainSpoken>
        {route.what ? <Look key={`${route.screen}/${route.what}`} route={route} /> : <Bring />}
      </AgainSpoken>
    </LookSpoken>
  );
}

function Look({ route }: { readonly route: Route }) {
  const words = useWords();
  const { nameless } = useLookWords();
  const [looking] = useState(() => new Looking());
  const [, redraw] = useState(0);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    looking.onChange = () => redraw((n) => n + 1);
    const { query } = route;
    const at = { deal: Number(query.get('deal') ?? 0), move: Number(query.get('move') ?? 0) };
    const eyes = query.get('seat');
    void looking.open(sourceOf(route, nameless), at, eyes === null ? undefined : Number(eyes));
    return () => looking.close();
  }, []);
  const { looked, scene, loss } = looking;
  const room = useLoadedRoom(words, looked?.record.game, tries);
  if (loss) return <LookFailed loss={loss} />;
  if (room === 'failed')
    return <LostPage lost={{ kind: 'unloaded' }} onAgain={() => setTries(tries + 1)} />;
  if (!looked || !scene || !room) return <Dealing text={words.home.loading} />;
  return (
    <At game={looked.record.game}>
      <RoomProvider value={room}>
        <RulesOfProvider value={rulesOfTable(scene.view.setup, scene.variant)}>
          <Replayed route={route} looking={looking} looked={looked} scene={scene} />
        </RulesOfProvider>
      </RoomProvider>
    </At>
  );
}

function sourceOf({ screen, what, query }: Route, seat: string): Lookable {
  if (screen === 'look') return { kept: what };
  const own = query.get('own');
  return { text: `#/shared/${what}`, seat, ...(own !== null && { own: Number(own) }) };
}
