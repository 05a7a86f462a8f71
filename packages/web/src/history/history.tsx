import { useState } from 'preact/hooks';
import { Back } from '../cards/back.tsx';
import { forget } from '../clients.ts';
import { Confirm } from '../controls/confirm.tsx';
import { Segments } from '../controls/segments.tsx';
import { Crumbs } from '../home/crumbs.tsx';
import { useWords } from '../words/index.ts';
import { byGame, playedMatch } from './figures.ts';
import { FiguresTable } from './figures-table.tsx';
import { type HistoryLine, type Kept, useKept } from './loading.ts';
import { MatchList } from './match-list.tsx';
import { Run } from './run.tsx';
import { useFriendLines } from './with-friends.ts';
import { HistorySpoken, useHistoryWords } from './words.ts';

const EVERY = '';

/** All that one has played in this browser, and what it comes to. */
export function History() {
  return (
    <HistorySpoken>
      <Page />
    </HistorySpoken>
  );
}

function Page() {
  const { home } = useWords();
  const history = useHistoryWords();
  const kept = useKept();
  const withFriends = useFriendLines();
  return (
    <main class="page history">
      <Crumbs title={history.title} />
      {kept ? (
        <Told kept={kept} withFriends={withFriends} />
      ) : (
        <p class="loading">{home.loading}</p>
      )}
      <div class="choices start">
        {withFriends.length > 0 && (
          <a class="choice" href="#/friends/standing">
            {history.friendsStanding}
          </a>
        )}
        <a class="choice" href="#/look">
          {history.openFile}
        </a>
      </div>
    </main>
  );
}

function Told({ kept, withFriends }: { kept: Kept; withFriends: readonly HistoryLine[] }) {
  const history = useHistoryWords();
  const [gone, setGone] = useState(false);
  const isBarred = kept === 'forbidden' || kept === 'blocked';
  const own = isBarred || gone ? [] : kept;
  const all = [...own, ...withFriends].sort((a, b) => b.when - a.when);
  return (
    <>
      {isBarred && <p role="alert">{history[kept]}</p>}
      {all.length > 0 && <Matches lines={all} />}
      {all.length === 0 && !isBarred && <Nothing />}
      {own.length > 0 && <RemoveAll lines={own} onGone={() => setGone(true)} />}
    </>
  );
}

/** Cards that wait to be dealt, from left to right. */
const FAN = [-1, 0, 1];

/** A drawing, and the way to a first match. */
function Nothing() {
  const { home } = useWords();
  const history = useHistoryWords();
  return (
    <div class="history-empty">
      <div class="history-fan" aria-hidden="true">
        {FAN.map((at) => (
          <span key={at} style={{ '--at': at }}>
            <Back />
          </span>
        ))}
      </div>
      <div>
        <p class="history-lead">{history.none}</p>
        <p class="soft">{history.noneWhy}</p>
        <a class="choice main" href="#/">
          {home.games}
        </a>
      </div>
    </div>
  );
}

function Matches({ lines }: { lines: readonly HistoryLine[] }) {
  const history = useHistoryWords();
  const [game, setGame] = useState(EVERY);
  const games = byGame(lines);
  const shown = game === EVERY ? lines : lines.filter(({ summary }) => summary.game === game);
  // How often somebody wins against bots says nothing of how they play against people.
  const counted = shown.filter(({ isWithFriends }) => !isWithFriends);
  const played = counted.flatMap((line) => playedMatch(line) ?? []);
  const titles = games.map(([value, [first]]) => ({ value, label: first.summary.title }));
  return (
    <>
      {played.length > 0 && <Run matches={played} />}
      {played.length === 0 && counted.length === shown.length && (
        <p class="history-lead">{history.none}</p>
      )}
      {counted.length < shown.length && <p class="soft">{history.uncounted}</p>}
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
  const { remove } = useHistoryWords();
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
