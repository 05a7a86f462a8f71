import { useEffect, useState } from 'preact/hooks';
import { forget, lookAt } from '../clients.ts';
import { Confirm } from '../controls/confirm.tsx';
import { Chart } from '../dialogs/chart.tsx';
import { ScoreSheet } from '../dialogs/sheet.tsx';
import { Crumbs } from '../home/crumbs.tsx';
import type { PastMatch } from '../protocol.ts';
import { At } from '../room/at.tsx';
import type { Room } from '../room/room.ts';
import { loadRoom, RoomProvider } from '../room/rooms.ts';
import { go } from '../route.ts';
import { useWords } from '../words/index.ts';
import { playedMatch } from './figures.ts';
import { Tile } from './tile.tsx';
import { Totals } from './totals.tsx';

type Found = { readonly match: PastMatch; readonly room: Room };

/** One match, without sitting down at it: how it went, and its score sheet. */
export function MatchPage({ id }: { id: string }) {
  const words = useWords();
  const [found, setFound] = useState<Found | 'lost'>();
  useEffect(() => {
    load(id).then(setFound, () => setFound('lost'));
  }, [id]);
  return (
    <main class="page history">
      <Crumbs title={words.history.title} to="#/history" />
      {!found && <p class="loading">{words.home.loading}</p>}
      {found === 'lost' && <p role="alert">{words.table.gone}</p>}
      {found && found !== 'lost' && (
        <At game={found.match.summary.game}>
          <RoomProvider value={found.room}>
            <Match match={found.match} />
          </RoomProvider>
        </At>
      )}
    </main>
  );
}

async function load(id: string): Promise<Found> {
  const match = await lookAt(id);
  return { match, room: await loadRoom(match.summary.game) };
}

function Match({ match }: { match: PastMatch }) {
  const words = useWords();
  const { history } = words;
  const { scene, summary, id, when } = match;
  const isLater = scene.sheet.length > 0;
  return (
    <>
      <header class="match-head">
        <Tile game={summary.game} />
        <h2>{headline(words, match)}</h2>
        <p class="soft">{words.date(when)}</p>
      </header>
      <div class="choices">
        <a class={`choice ${summary.over ? '' : 'main'}`} href={`#/play/${encodeURIComponent(id)}`}>
          {summary.over ? history.match.table : history.goOn}
        </a>
        <Remove match={match} />
      </div>
      {isLater && <Totals scene={scene} />}
      {isLater && <Chart scene={scene} />}
      <h2>{history.match.sheet}</h2>
      <ScoreSheet scene={scene} />
    </>
  );
}

function headline({ history }: ReturnType<typeof useWords>, match: PastMatch): string {
  const played = playedMatch(match);
  const { title, deal } = match.summary;
  if (!played) return history.match.open(title, deal);
  const { balance, place, isWon } = played;
  if (isWon) return history.match.won(title, balance.totals[0]);
  const winner = balance.names[balance.totals.indexOf(Math.max(...balance.totals))];
  return history.match.placed(title, history.placed(place, balance.names.length), winner);
}

function Remove({ match }: { match: PastMatch }) {
  const { history } = useWords();
  const [state, setState] = useState<'asked' | 'failed'>();
  const remove = () => {
    forget(match.id).then(
      () => go('#/history'),
      () => setState('failed'),
    );
  };
  return (
    <>
      <button type="button" class="quiet" onClick={() => setState('asked')}>
        {history.match.delete}
      </button>
      {state === 'failed' && <p role="alert">{history.remove.failed}</p>}
      {state === 'asked' && (
        <Confirm
          title={history.remove.one}
          why={history.remove.oneWhy(match.summary.title)}
          yes={history.remove.yes}
          no={history.remove.no}
          onYes={remove}
          onClose={() => setState(undefined)}
        />
      )}
    </>
  );
}
