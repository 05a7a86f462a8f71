import { useEffect, useState } from 'preact/hooks';
import { reloadNewest } from '../offline.ts';
import type { KnownTable } from '../play/onlooker.ts';
import { PeopleTogether } from '../portraits/grounds.ts';
import { Dealing } from '../table/dealing.tsx';
import { SessionTable } from '../table/table.tsx';
import { FriendsTable } from './friends-table.ts';
import { type Identity, useGuest } from './guest.ts';
import { JoinPage } from './join-page.tsx';
import { Lobby } from './lobby.tsx';
import { type Impasse, Nowhere } from './nowhere.tsx';
import { useTableCompany } from './play/company.tsx';
import { goOn } from './rematch.ts';
import { useTurnTitle } from './turn-title.ts';
import { useFriendWords } from './words.ts';

/** A table with friends. Who is nobody yet is asked who they are. */
export function AtPage({ id }: { readonly id: string }) {
  const me = useGuest();
  if (!me) return <JoinPage id={id} secret={null} />;
  return <AtTable key={me.token} id={id} me={me} />;
}

function AtTable({ id, me }: { id: string; me: Identity }) {
  const { line } = useFriendWords();
  const [table, setTable] = useState(() => new FriendsTable(id, me));
  useDrawn(table);
  const { state, known } = table;
  const company = useTableCompany(table, known, () => void goOn(id, known?.successor ?? null));
  useTurnTitle(id, known);
  const [isRefused, setRefused] = useState(false);
  if (isRefused) return <Nowhere what="silent" onAgain={() => location.reload()} />;
  // Perhaps it is in the list, or the server does not know one any more: that page finds out.
  if (state.kind === 'over' && state.why === 'denied')
    return <JoinPage id={id} secret={null} onMine={() => setRefused(true)} />;
  if (state.kind === 'over') return <Farewell table={table} why={state.why} />;
  if (!known) {
    return state.kind === 'cut' ? (
      <Nowhere what="silent" onAgain={table.come} />
    ) : (
      <Dealing text={line.coming} />
    );
  }
  const again = () => setTable(new FriendsTable(id, me));
  return (
    <PeopleTogether.Provider value={peopleIn(known)}>
      {known.view ? (
        <SessionTable session={table.session} {...(company && { company })} onAgain={again} />
      ) : (
        <Lobby table={table} known={known} />
      )}
    </PeopleTogether.Provider>
  );
}

/** In the order in which they came, with those who have left: nobody's colour changes because of somebody else. */
function peopleIn({ company }: KnownTable): string[] {
  return company?.members.flatMap(({ name, isProgram }) => (isProgram ? [] : name)) ?? [];
}

/** Draws the table whenever something has happened, as long as somebody looks. */
function useDrawn(table: FriendsTable): void {
  const [, redraw] = useState(0);
  useEffect(() => {
    table.onChange = () => redraw((n) => n + 1);
    table.enter();
    return () => {
      table.onChange = () => {};
      table.leave();
    };
  }, [table]);
}

const FINAL: Readonly<Partial<Record<string, Impasse>>> = {
  replaced: 'replaced',
  gone: 'gone',
  flood: 'flood',
};

/** Why one is not at the table any more. What the two do not understand of each other comes from another version. */
function Farewell({ table, why }: { table: FriendsTable; why: string }) {
  const what = FINAL[why] ?? 'version';
  const again = {
    version: () => void reloadNewest(),
    replaced: table.come,
    flood: table.come,
  }[what as 'version' | 'replaced' | 'flood'];
  return <Nowhere what={what} {...(again && { onAgain: again })} />;
}
