import { useEffect, useState } from 'preact/hooks';
import { Refused } from '../client.ts';
import { listKept, lookAt } from '../clients.ts';
import { Chart } from '../dialogs/chart.tsx';
import { ScoreSheet } from '../dialogs/sheet.tsx';
import { Crumbs } from '../home/crumbs.tsx';
import type { PastMatch } from '../protocol.ts';
import { At } from '../room/at.tsx';
import type { Room } from '../room/room.ts';
import { loadRoom, RoomProvider } from '../room/rooms.ts';
import { type PageWords, useWords } from '../words/index.ts';
import { Feats } from './feats.tsx';
import { playedMatch } from './figures.ts';
import { Remove } from './remove.tsx';
import { roundWords } from './round.ts';
import { Tile } from './tile.tsx';
import { Totals } from './totals.tsx';
import { HistorySpoken, useHistoryWords } from './words.ts';
import type { HistoryWords } from './words-en.ts';

type Found = { readonly match: PastMatch; readonly room: Room };

/** Why a match cannot be shown, and what it was of, if it is there at all. */
interface LostMatch {
  readonly why: 'gone' | 'unloaded' | 'blocked' | 'broken';
  readonly title: string | undefined;
}

/** One match, without sitting down at it: how it went, and its score sheet. */
export function MatchPage({ id }: { id: string }) {
  return (
    <HistorySpoken>
      <Page id={id} />
    </HistorySpoken>
  );
}

function Page({ id }: { id: string }) {
  const { home } = useWords();
  const { title } = useHistoryWords();
  const [found, setFound] = useState<Found | LostMatch>();
  useEffect(() => {
    load(id)
      .catch((error: unknown) => lossOf(id, error))
      .then(setFound);
  }, [id]);
  return (
    <main class="page history">
      <Crumbs title={title} to="#/history" />
      {!found && <p class="loading">{home.loading}</p>}
      {found && 'why' in found && <Missing id={id} lost={found} />}
      {found && 'match' in found && (
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

async function lossOf(id: string, error: unknown): Promise<LostMatch> {
  const problem = error instanceof Refused ? error.problem : {};
  const why = (['gone', 'unloaded', 'blocked'] as const).find((each) => each in problem);
  const kept = await listKept().catch(() => []);
  const title = kept.find((line) => line.id === id)?.summary.title;
  return { why: why ?? 'broken', title };
}

/** What cannot be read can still be deleted. */
function Missing({ id, lost: { why, title } }: { id: string; lost: LostMatch }) {
  const words = useWords();
  return (
    <>
      <p role="alert">{words.table[why]}</p>
      {why === 'broken' && title !== undefined && (
        <p>
          <Remove id={id} title={title} />
        </p>
      )}
    </>
  );
}

function Match({ match }: { match: PastMatch }) {
  const words = useWords();
  const history = useHistoryWords();
  const { scene, summary, id, when } = match;
  const hasDeals = scene.sheet.length > 0;
  return (
    <>
      <header class="match-head">
        <Tile game={summary.game} />
        <h2>{headline(words, history, match)}</h2>
        <p class="soft">{words.date(when)}</p>
      </header>
      <div class="choices">
        <a class={`choice ${summary.over ? '' : 'main'}`} href={`#/play/${encodeURIComponent(id)}`}>
          {summary.over ? history.match.table : history.goOn}
        </a>
        {hasDeals && (
          <a class="choice" href={`#/look/${encodeURIComponent(id)}`}>
            {words.over.lookBack}
          </a>
        )}
        <Remove id={id} title={summary.title} />
      </div>
      <div class="match-parts">
        {hasDeals && (
          <div class="match-course">
            <Totals scene={scene} />
            <Feats id={id} />
            <Chart scene={scene} isBeside />
          </div>
        )}
        <section>
          <h2>{history.match.sheet}</h2>
          <ScoreSheet scene={scene} />
        </section>
      </div>
    </>
  );
}

function headline(words: PageWords, history: HistoryWords, match: PastMatch): string {
  const round = roundWords(words, history, match.summary);
  if (round) return `${round[0]}.`;
  const played = playedMatch(match);
  const { title, deal } = match.summary;
  if (!played) return history.match.open(title, deal);
  const { balance, place, isWon } = played;
  if (isWon) return history.match.won(title, balance.totals[0]);
  const winner = balance.names[balance.totals.indexOf(Math.max(...balance.totals))];
  return history.match.placed(title, history.placed(place, balance.names.length), winner);
}
