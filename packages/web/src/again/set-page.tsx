import { BOTS_VERSION } from '@overtrick/bots';
import { type DealSet, setIn } from '@overtrick/table/again';
import { useState } from 'preact/hooks';
import { Crumbs } from '../home/crumbs.tsx';
import type { Offer } from '../protocol.ts';
import { go, type Route } from '../route.ts';
import { useWords } from '../words/index.ts';
import { SetDeals } from './set-deals.tsx';
import { SetForm } from './set-form.tsx';
import { SetResults } from './set-results.tsx';
import { SetSharing } from './set-sharing.tsx';
import { SetTable } from './set-table.tsx';
import { keepSet, type SetRow, setRow, withFriends, withScore } from './sets.ts';
import { friendsIn } from './told.ts';
import { useAgainWords } from './words.ts';

interface Props {
  readonly route: Route;
  readonly games: readonly Offer[];
}

/** A set of deals that a link leads to, one of its tables, or the form that makes such a link. */
export function SetPage({ route, games }: Props) {
  const { set: words } = useAgainWords();
  if (!route.what) return <SetForm games={games} />;
  const found = setIn(route.what);
  const offer = found.ok ? games.find(({ name }) => name === found.value.game) : undefined;
  if (found.ok && offer) return <FoundSet route={route} set={found.value} offer={offer} />;
  return (
    <main class="page set">
      <Crumbs title={words.title} />
      <p role="alert">{words.lost}</p>
      {!found.ok && <p class="soft">{found.error}</p>}
      <p>
        <a class="choice" href="#/duplicate">
          {words.other}
        </a>
      </p>
    </main>
  );
}

interface FoundProps {
  readonly route: Route;
  readonly set: DealSet;
  readonly offer: Offer;
}

function FoundSet({ route, set, offer }: FoundProps) {
  const { set: words } = useAgainWords();
  const { what: code, query } = route;
  const [row, setRowNow] = useState(() => taken(code, set, query));
  const keep = (change: (row: SetRow) => SetRow) =>
    setRowNow((now) => {
      const next = change(now);
      keepSet(code, next);
      return next;
    });
  const back = `#/duplicate/${code}`;
  const deal = Number(query.get('play') ?? 0) - 1;
  if (row.own[deal] === null)
    return (
      <SetTable
        key={deal}
        {...{ set, deal, back }}
        id={`set/${code.slice(-40)}/${deal}`}
        title={words.title}
        onEnd={({ score, code: look }) => {
          keep((now) => withScore(now, deal, score, look));
          go(back);
        }}
      />
    );
  return <Overview {...{ code, set, offer, row, keep }} />;
}

/** What friends have sent comes with the link. */
function taken(code: string, { deals }: DealSet, query: URLSearchParams): SetRow {
  const row = setRow(code, deals);
  const more = friendsIn(query);
  if (more.length === 0) return row;
  const next = withFriends(row, more);
  keepSet(code, next);
  return next;
}

interface OverviewProps {
  readonly code: string;
  readonly set: DealSet;
  readonly offer: Offer;
  readonly row: SetRow;
  keep(change: (row: SetRow) => SetRow): void;
}

function Overview({ code, set, offer, row, keep }: OverviewProps) {
  const { setup } = useWords();
  const { set: words } = useAgainWords();
  const isChanged = set.bots !== BOTS_VERSION || set.rules !== offer.version;
  return (
    <main class="page set">
      <Crumbs title={words.title} />
      <p class="history-lead">{words.head(offer.title, set.deals, set.players)}</p>
      <p class="soft">
        {words.level}: {setup.levels[set.level] ?? set.level}. {words.lead}
      </p>
      {isChanged && <p role="alert">{words.changed}</p>}
      <SetDeals code={code} row={row} />
      <SetResults set={set} row={row} keep={keep} />
      <SetSharing {...{ code, row, keep }} title={offer.title} />
    </main>
  );
}
