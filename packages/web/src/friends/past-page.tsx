import { type Seat, SPECTATOR } from '@overtrick/engine';
import { predecessorsIn } from '@overtrick/table';
import { useEffect, useState } from 'preact/hooks';
import { replayed } from '../clients.ts';
import { AllCards } from '../dialogs/cards.tsx';
import { Chart } from '../dialogs/chart.tsx';
import { ScoreSheet } from '../dialogs/sheet.tsx';
import { Totals } from '../history/totals.tsx';
import { HistorySpoken, useHistoryWords } from '../history/words.ts';
import { Crumbs } from '../home/crumbs.tsx';
import { lookAtRecord } from '../look/leading.ts';
import type { PageScene } from '../protocol.ts';
import { At } from '../room/at.tsx';
import { closingWords } from '../room/ended.ts';
import type { Room } from '../room/room.ts';
import { loadRoom, RoomProvider } from '../room/rooms.ts';
import { occasionOf } from '../table/phrases.ts';
import { download } from '../table/record.ts';
import { useWords } from '../words/index.ts';
import { historyOf, ServerRefusal, type TableHistory } from './api.ts';
import { CheckDeals, dealTitle } from './check-deals.tsx';
import { type Impasse, Nowhere } from './nowhere.tsx';
import { titleOf, useTitles } from './titles.ts';
import { useFriendWords } from './words.ts';

/** What is told of a match: by the server, and by the rules. */
interface Found {
  readonly history: TableHistory;
  readonly ends: readonly PageScene[];
  readonly room: Room;
}

/** A match with friends that is over: how it went, its score sheet, all cards, and its record. */
export function PastPage({ id }: { readonly id: string }) {
  const { title, loading } = useFriendWords();
  const [found, setFound] = useState<Found>();
  const [impasse, setImpasse] = useState<Impasse>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    setImpasse(undefined);
    find(id).then(setFound, (error: unknown) => setImpasse(impasseOf(error)));
  }, [id, tries]);
  const again = () => setTries(tries + 1);
  if (impasse) return <Nowhere what={impasse} {...(impasse === 'silent' && { onAgain: again })} />;
  return (
    <main class="page friends history">
      <Crumbs title={title} to="#/friends" />
      {!found && <p class="loading">{loading}</p>}
      {found && (
        <At game={found.history.game}>
          <RoomProvider value={found.room}>
            <HistorySpoken>
              <Past {...found} />
            </HistorySpoken>
          </RoomProvider>
        </At>
      )}
    </main>
  );
}

function impasseOf(error: unknown): Impasse {
  if (!(error instanceof ServerRefusal)) throw error;
  const { problem } = error;
  return problem === 'silent' || problem === 'frozen' ? problem : 'denied';
}

async function find(id: string): Promise<Found> {
  const history = await historyOf(id, null);
  const { record, game } = history;
  const ends = record ? await replayed(record) : [];
  const room = await loadRoom(game);
  return { history, room, ends: ends.map((scene) => peopled(scene, history)) };
}

/** The end of a deal with those in its seats who played it, and oneself in one's own. */
function peopled(scene: PageScene, { record, seats, own }: TableHistory): PageScene {
  const neighbours = seats.map((seat) => seat && { ...seat, standIn: null });
  const predecessors = record ? predecessorsIn(record) : [];
  const view = { ...scene.view, eyes: own?.[scene.deal] ?? SPECTATOR };
  return { ...scene, neighbours, predecessors, view };
}

/** Where one sat oneself, the last time that one did. */
function ownIn({ own }: TableHistory): Seat | undefined {
  return own?.flatMap((seat) => seat ?? []).at(-1);
}

function Past({ history, ends }: Found) {
  const words = useWords();
  const { play } = useFriendWords();
  const games = useTitles();
  const { record } = history;
  const last = ends.at(-1);
  const isWon = last?.over === true;
  return (
    <>
      <h2>
        {isWon
          ? closingWords(occasionOf(words, last))
          : play.past.title(titleOf(games, history.game))}
      </h2>
      <p class="soft">{words.date(history.openedAt)}</p>
      <div class="choices start">
        <a class="choice" href={`#/at/${encodeURIComponent(history.id)}`}>
          {play.past.table}
        </a>
        {record && (
          <>
            <button
              type="button"
              class="choice"
              onClick={() => void lookAtRecord(record, 0, ownIn(history))}
            >
              {words.over.lookBack}
            </button>
            <button type="button" class="choice" onClick={() => download(record)}>
              {words.over.export}
            </button>
          </>
        )}
      </div>
      {record && <CheckDeals id={history.id} record={record} ends={ends} />}
      {last ? <Played ends={ends} last={last} /> : <p>{play.past.nothing}</p>}
    </>
  );
}

function Played({ ends, last }: { ends: readonly PageScene[]; last: PageScene }) {
  const words = useWords();
  const { match } = useHistoryWords();
  const { play, lobby } = useFriendWords();
  const about = (seat: Seat) => {
    const level = last.neighbours[seat]?.level ?? null;
    return level === null ? undefined : level === 'program' ? lobby.program : play.bot;
  };
  return (
    <div class="match-parts">
      <div class="match-course">
        <Totals scene={last} about={about} />
        <Chart scene={last} isBeside />
      </div>
      <section>
        <h2>{match.sheet}</h2>
        <ScoreSheet scene={last} />
        <h2>{play.past.cards}</h2>
        {ends.map((scene) => (
          <details key={scene.deal}>
            <summary>{dealTitle(words, scene)}</summary>
            <AllCards scene={scene} />
          </details>
        ))}
      </section>
    </div>
  );
}
