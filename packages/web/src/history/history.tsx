import { useState } from 'preact/hooks';
import { forget } from '../clients.ts';
import { Confirm } from '../controls/confirm.tsx';
import { Segments } from '../controls/segments.tsx';
import { guest } from '../friends/guest.ts';
import { Crumbs } from '../home/crumbs.tsx';
import { useWords } from '../words/index.ts';
import { byGame, playedMatch } from './figures.ts';
import { FiguresTable } from './figures-table.tsx';
import { type HistoryLine, type Kept, useKept } from './loading.ts';
import { MatchList } from './match-list.tsx';
import { Run } from './run.tsx';

const EVERY = '';

/** All that one has played in this browser, and what it comes to. */
export function History() {
  const words = useWords();
  const kept = useKept();
  return (
    <main class="page history">
      <Crumbs title={words.history.title} />
      {kept ? <Told kept={kept} /> : <p class="loading">{words.home.loading}</p>}
      {guest() && (
        <p>
          <a href="#/friends">{words.history.friends}</a>{' '}
          <a href="#/friends/standing">{words.history.friendsStanding}</a>
        </p>
      )}
    </main>
  );
}

function Told({ kept }: { kept: Kept }) {
  const { history } = useWords();
  const [gone, setGone] = useState(false);
  if (kept === 'forbidden' || kept === 'blocked') return <p role="alert">{history[kept]}</p>;
  if (kept.length === 0 || gone) return <Nothing />;
  return (
    <>
      <Matches lines={kept} />
      <RemoveAll lines={kept} onGone={() => setGone(true)} />
    </>
  );
}

function Nothing() {
  const { history, home } = useWords();
  return (
    <>
      <p class="history-lead">{history.none}</p>
      <p class="soft">{history.noneWhy}</p>
      <p>
        <a class="choice" href="#/">
          {home.games}
        </a>
      </p>
    </>
  );
}

function Matches({ lines }: { lines: readonly HistoryLine[] }) {
  const { history } = useWords();
  const [game, setGame] = useState(EVERY);
  const games = byGame(lines);
  const shown = game === EVERY ? lines : lines.filter(({ summary }) => summary.game === game);
  const played = shown.flatMap((line) => playedMatch(line) ?? []);
  const titles = games.map(([value, [first]]) => ({ value, label: first.summary.title }));
  return (
    <>
      {played.length > 0 ? <Run matches={played} /> : <p class="history-lead">{history.none}</p>}
      {games.length > 1 && (
        <div class="chips">
          <Segments
            label={history.filter}
            isLabelHidden
            segments={[{ value: EVERY, label: history.all }, ...titles]}
            value={game}
            onChange={(value) => setGame(value)}
          />
        </div>
      )}
      <MatchList lines={shown} />
      {played.length > 0 && <FiguresTable matches={played} />}
    </>
  );
}

function RemoveAll({ lines, onGone }: { lines: readonly HistoryLine[]; onGone(): void }) {
  const { remove } = useWords().history;
  const [state, setState] = useState<'asked' | 'failed'>();
  const removeAll = () => {
    setState(undefined);
    Promise.all(lines.map(({ id }) => forget(id))).then(onGone, () => setState('failed'));
  };
  return (
    <>
      <p>
        <button type="button" class="quiet" onClick={() => setState('asked')}>
          {remove.all}
        </button>
      </p>
      {state === 'failed' && <p role="alert">{remove.failed}</p>}
      {state === 'asked' && (
        <Confirm
          title={remove.allAsk}
          why={remove.allWhy(lines.length)}
          yes={remove.yes}
          no={remove.no}
          onYes={removeAll}
          onClose={() => setState(undefined)}
        />
      )}
    </>
  );
}
