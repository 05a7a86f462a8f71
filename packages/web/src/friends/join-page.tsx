import type { ListedTable } from '@overtrick/table';
import { useEffect, useState } from 'preact/hooks';
import { Crumbs } from '../home/crumbs.tsx';
import { PeopleTogether } from '../portraits/grounds.ts';
import { Portrait } from '../portraits/portrait.tsx';
import { At } from '../room/at.tsx';
import { useWords } from '../words/index.ts';
import { comeTo, type InvitedTable, introduce, lookAtTable, ServerRefusal } from './api.ts';
import { Former } from './former.tsx';
import { guestName, usualName } from './guest-name.ts';
import { HowLines } from './how-panel.tsx';
import { keepLink } from './links.ts';
import { NameField, useNameAsked } from './name-field.tsx';
import { type Impasse, Nowhere } from './nowhere.tsx';
import { titleOf, useTitles } from './titles.ts';
import { useTrying } from './trying.ts';
import { useFriendWords } from './words.ts';
import type { FriendWords } from './words-en.ts';

interface Props {
  readonly id: string;
  /** What the link has behind `#`; null for a table from the list. */
  readonly secret: string | null;
  /** Who belongs there already; unless told otherwise, they go there. */
  onMine?(id: string): void;
}

/** A table to which somebody was invited: who sits there, and what they are called themselves. */
export function JoinPage({ id, secret, onMine = enter }: Props) {
  const words = useFriendWords();
  const [table, setTable] = useState<InvitedTable>();
  const [impasse, setImpasse] = useState<Impasse>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    lookAtTable(id, secret).then(
      (found) => {
        if (!isMine(found)) return setTable(found);
        if (leadsToTable(found)) keepLink(found.id, location.href);
        onMine(found.id);
      },
      (error: unknown) => setImpasse(impasseOf(error, secret) ?? 'silent'),
    );
  }, [id, secret, tries]);
  const again = () => {
    setImpasse(undefined);
    setTries(tries + 1);
  };
  if (impasse) return <Nowhere what={impasse} {...(impasse === 'silent' && { onAgain: again })} />;
  if (!table) return <p class="loading">{words.loading}</p>;
  return (
    <At game={table.game}>
      {table.belongs && table.isLinkGood === false ? (
        <Stale table={table} />
      ) : (
        <Invited table={table} secret={secret} onImpasse={setImpasse} />
      )}
    </At>
  );
}

/** Who belongs there need not be asked again, unless the link leads to a seat, or nowhere. */
function isMine({ mine, belongs, leadsTo, isLinkGood }: InvitedTable): boolean {
  if (mine !== null && (mine.isOwner || mine.seats.length > 0)) return true;
  return belongs && leadsTo === null && isLinkGood !== false;
}

/** Whether one has come by a link that others can use, too. */
function leadsToTable({ leadsTo, isLinkGood }: InvitedTable): boolean {
  return leadsTo === null && isLinkGood === true;
}

/** In place of the link: its secret stands in no address any more. */
function enter(id: string): void {
  location.replace(`#/at/${encodeURIComponent(id)}`);
}

const REFUSALS: Readonly<Record<string, Impasse>> = {
  'no-link': 'link',
  'table-full': 'full',
  'seat-taken': 'taken',
  removed: 'removed',
  'not-invited': 'denied',
};

function impasseOf(error: unknown, secret: string | null): Impasse | undefined {
  if (!(error instanceof ServerRefusal)) throw error;
  const { problem, refusal } = error;
  if (refusal) return REFUSALS[refusal.why.key];
  if (problem === 'no-table') return secret === null ? 'denied' : 'link';
  return problem === 'frozen' ? 'frozen' : undefined;
}

interface InvitedProps {
  readonly table: InvitedTable;
  readonly secret: string | null;
  onImpasse(what: Impasse): void;
}

/** A link that leads nowhere any more, opened by somebody who does not need it. */
function Stale({ table }: { table: InvitedTable }) {
  const { join } = useFriendWords();
  const titles = useTitles();
  return (
    <main class="page friends join">
      <Crumbs title={join.title(titleOf(titles, table.game))} to="#/friends" />
      <p class="lead">{join.stale}</p>
      <Sitting table={table} />
      <button type="button" class="choice main" onClick={() => enter(table.id)}>
        {join.sit}
      </button>
    </main>
  );
}

function Invited({ table, secret, onImpasse }: InvitedProps) {
  const friends = useFriendWords();
  const { join, form } = friends;
  const { isAsked, ask } = useNameAsked();
  const titles = useTitles();
  const [name, setName] = useState(usualName);
  const { problem, faults, isBusy, run } = useTrying(['name']);
  const nameless = isAsked && guestName(name) === '' ? form.nameFirst : undefined;
  const come = (event: Event) => {
    event.preventDefault();
    if (guestName(name) === '') return ask();
    void run(() =>
      comeAs(guestName(name), table, secret).catch((error: unknown) => {
        const what = impasseOf(error, secret);
        if (!what) throw error;
        onImpasse(what);
      }),
    );
  };
  return (
    <main class="page friends join">
      <Crumbs title={join.title(titleOf(titles, table.game))} to="#/friends" />
      <p class="lead">{leadOf(friends, table, secret)}</p>
      <Sitting table={table} />
      <section class="how" aria-label={friends.lobby.how}>
        <div>
          <HowLines how={{ ...table, bots: table.seats.map((seat) => seat?.level ?? null) }} />
        </div>
      </section>
      <Former />
      <form noValidate onSubmit={come}>
        <NameField
          label={join.name}
          value={name}
          fault={nameless ?? faults.name}
          onInput={setName}
        />
        {problem && <p role="alert">{problem}</p>}
        <button type="submit" class="choice main" disabled={isBusy}>
          {comingOf(friends, table)}
        </button>
        <a class="quiet" href={`#/rules/${table.game}`}>
          {join.rules}
        </a>
      </form>
    </main>
  );
}

async function comeAs(name: string, table: ListedTable, secret: string | null): Promise<void> {
  const link = location.href;
  await introduce(name);
  const { id, seat } = await comeBy(table, secret);
  // A link to one seat is used up; one to the table can be sent on.
  if (secret !== null && seat === null) keepLink(id, link);
  enter(id);
}

/** What kind of invitation it is. */
function leadOf({ join }: FriendWords, table: InvitedTable, secret: string | null): string {
  const { leadsTo, seats, host, isLinkGood } = table;
  if (isLinkGood === false) return `${join.wrong} ${join.listed}`;
  if (leadsTo !== null) return join.toSeat(leadsTo + 1, seats[leadsTo]?.name);
  return secret === null ? join.listed : join.lead(host ?? undefined);
}

/** What comes of it, on the button. */
function comingOf({ join }: FriendWords, table: InvitedTable): string {
  const { leadsTo, seats, deal, agreement } = table;
  if (leadsTo !== null) return join.takeSeat;
  const isFree = seats.includes(null) && deal < 0;
  return isFree || !agreement.watched ? join.sit : join.watch;
}

/** To a table that is open to everybody a link that leads nowhere any more is as good as none. */
function comeBy({ id, agreement }: ListedTable, secret: string | null) {
  const coming = comeTo(id, secret);
  if (secret === null || !agreement.listed) return coming;
  return coming.catch((error: unknown) => {
    const isWrong = error instanceof ServerRefusal && error.refusal?.why.key === 'no-link';
    if (isWrong) return comeTo(id, null);
    throw error;
  });
}

/** Who is there, in the order of the seats. */
function Sitting({ table }: { table: InvitedTable }) {
  const { join, lobby } = useFriendWords();
  const { setup } = useWords();
  const { seats, deal, over, closed, agreement } = table;
  const begun = agreement.watched ? join.begun : join.unwatched;
  return (
    <section aria-label={join.sits}>
      <PeopleTogether.Provider value={seats.flatMap((seat) => seat?.name ?? [])}>
        <ul class="sitting">
          {seats.map((seat, i) => (
            <li key={i} data-free={seat === null || undefined}>
              {seat ? (
                <Portrait name={seat.name} who={seat.level === null ? 'person' : 'bot'} />
              ) : (
                <span class="free-seat" aria-hidden="true" />
              )}
              <span>
                <bdi>{seat?.name ?? join.free}</bdi>
                {seat && seat.level !== null && (
                  <small>
                    {seat.level === 'program'
                      ? lobby.program
                      : lobby.bot(setup.levels[seat.level] ?? seat.level)}
                  </small>
                )}
              </span>
            </li>
          ))}
        </ul>
      </PeopleTogether.Provider>
      {(over || closed) && <p class="soft">{join.over}</p>}
      {deal >= 0 && !over && !closed && table.leadsTo === null && <p class="soft">{begun}</p>}
    </section>
  );
}
