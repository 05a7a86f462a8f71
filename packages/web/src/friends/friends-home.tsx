import { useEffect, useState } from 'preact/hooks';
import { setBadge } from '../badge.ts';
import { Glyph } from '../cards/glyphs.tsx';
import { Crumbs } from '../home/crumbs.tsx';
import { useWindowTitle } from '../window-title.ts';
import { introduce, myTables, openTables, type TableListing } from './api.ts';
import { Former } from './former.tsx';
import { type Identity, useGuest } from './guest.ts';
import { guestName } from './guest-name.ts';
import { NameField } from './name-field.tsx';
import { TableList } from './table-list.tsx';
import { useTrying } from './trying.ts';
import { useFriendWords } from './words.ts';

/** Where things stand may have changed after so many milliseconds. */
const ROUND = 15_000;

/** My games, open tables, and the way to a new one. */
export function FriendsHome() {
  const { title, home, account, standing, silent } = useFriendWords();
  const me = useGuest();
  const { tables: mine, isSilent } = useTables(me ? myTables : nothing, me?.id);
  const { tables: open, isSilent: isDown } = useTables(openTables, me?.id);
  const others = open?.filter(({ mine: own }) => !own || (own.seats.length === 0 && !own.isOwner));
  const isOver = ({ over, closed }: TableListing) => over || closed !== null;
  const running = mine?.filter((table) => !isOver(table));
  const turns = running?.filter((table) => table.mine?.isTurn).length ?? 0;
  useEffect(() => setBadge(turns), [turns]);
  useWindowTitle(turns > 0 ? (own) => `(${turns}) ${own}` : undefined);
  const past = mine?.filter(isOver) ?? [];
  return (
    <main class="page friends friends-home">
      <Crumbs title={title} />
      <Former />
      {me ? <Me me={me} /> : <p class="soft">{home.nobody}</p>}
      {(isSilent || isDown) && <p role="alert">{silent}</p>}
      <div class="choices start">
        <a class="choice main" href="#/friends/new">
          <Glyph name="plus" />
          {home.new}
        </a>
        <a class="choice" href="#/friends/move">
          {me ? home.device : home.code}
        </a>
        <a class="choice" href="#/friends/account">
          {account.title}
        </a>
        {me && (
          <a class="choice" href="#/friends/standing">
            {standing.link}
          </a>
        )}
      </div>
      <div class="table-lists">
        {me && (
          <Tables
            title={home.mine}
            none={home.noneMine}
            tables={running}
            addressOf={tableAddress}
          />
        )}
        <Tables title={home.open} none={home.noneOpen} tables={others} addressOf={joinAddress} />
        {past.length > 0 && (
          <Tables title={home.past} none="" tables={past} addressOf={pastAddress} />
        )}
      </div>
    </main>
  );
}

const nothing = async (): Promise<readonly TableListing[]> => [];
const tableAddress = ({ id }: TableListing) => `#/at/${encodeURIComponent(id)}`;
const pastAddress = ({ id }: TableListing) => `#/friends/past?table=${encodeURIComponent(id)}`;
const joinAddress = ({ id }: TableListing) => `#/join/${encodeURIComponent(id)}`;

/** Tables of a list, looked at again and again; what does not answer leaves the last one as it was. */
function useTables(
  ask: () => Promise<readonly TableListing[]>,
  who: string | undefined,
): { readonly tables: readonly TableListing[] | undefined; readonly isSilent: boolean } {
  const [isSilent, setSilent] = useState(false);
  const [tables, setTables] = useState<readonly TableListing[]>();
  useEffect(() => {
    let isOn = true;
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      ask().then(
        (found) => {
          if (!isOn) return;
          setTables(found);
          setSilent(false);
        },
        () => isOn && setSilent(true),
      );
    };
    look();
    const timer = setInterval(look, ROUND);
    document.addEventListener('visibilitychange', look);
    return () => {
      isOn = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [who]);
  return { tables, isSilent };
}

interface TablesProps {
  readonly title: string;
  readonly none: string;
  readonly tables: readonly TableListing[] | undefined;
  addressOf(table: TableListing): string;
}

function Tables({ title, none, tables, addressOf }: TablesProps) {
  const { loading } = useFriendWords();
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {!tables && <p class="soft">{loading}</p>}
      {tables?.length === 0 && <p class="soft">{none}</p>}
      {tables && tables.length > 0 && <TableList tables={tables} addressOf={addressOf} />}
    </section>
  );
}

/** Who one is here, and how to be called otherwise. */
function Me({ me }: { me: Identity }) {
  const { home, you } = useFriendWords();
  const [name, setName] = useState<string>();
  const { problem, faults, isBusy, run } = useTrying(['name']);
  if (name === undefined) {
    return (
      <p class="guest">
        <bdi>{home.you(me.name)}</bdi>{' '}
        <button type="button" class="quiet" onClick={() => setName(me.name)}>
          {you.change}
        </button>
      </p>
    );
  }
  const save = (event: Event) => {
    event.preventDefault();
    void run(async () => {
      await introduce(guestName(name));
      setName(undefined);
    });
  };
  return (
    <form class="guest" noValidate onSubmit={save}>
      <NameField label={you.name} value={name} fault={faults.name} onInput={setName} />
      <button type="submit" class="choice" disabled={isBusy || guestName(name) === ''}>
        {you.save}
      </button>
      {problem && <p role="alert">{problem}</p>}
    </form>
  );
}
