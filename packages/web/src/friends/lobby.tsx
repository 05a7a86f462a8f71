import { useState } from 'preact/hooks';
import { Glyph } from '../cards/glyphs.tsx';
import { Confirm } from '../controls/confirm.tsx';
import { Crumbs } from '../home/crumbs.tsx';
import type { Known } from '../play/onlooker.ts';
import { At } from '../room/at.tsx';
import { useWords } from '../words/index.ts';
import { type Around, aroundOf } from './around.ts';
import type { FriendsTable } from './friends-table.ts';
import { HowPanel } from './how-panel.tsx';
import { LineBand } from './line-band.tsx';
import { Seats } from './lobby-seats.tsx';
import { Start } from './lobby-start.tsx';
import { SwapRequest } from './swap-request.tsx';
import { TableLink } from './table-link.tsx';
import { refusalWords } from './trying.ts';
import { useFriendWords } from './words.ts';

interface Props {
  readonly table: FriendsTable;
  readonly known: Known;
}

/** What every part of the lobby is drawn from. */
export interface LobbyProps extends Props {
  readonly around: Around;
}

/** A table before the first card: the link to it, who sits where, how it is played. */
export function Lobby({ table, known }: Props) {
  const around = aroundOf(known);
  if (!around) return null;
  return (
    <At game={known.game}>
      <LobbyPage table={table} known={known} around={around} />
    </At>
  );
}

function LobbyPage(props: LobbyProps) {
  const { table, known } = props;
  const { lobby } = useFriendWords();
  const isOpen = known.deal < 0 && known.closed === null;
  return (
    <main class="page friends lobby" data-seats={known.players}>
      <Crumbs title={lobby.title(known.title)} to="#/friends" />
      <LineBand table={table} />
      {known.closed && <p role="alert">{lobby.closed[known.closed]}</p>}
      {known.deal >= 0 && !known.closed && <p class="lead">{lobby.private}</p>}
      <div class="lobby-parts">
        {isOpen && <TableLink {...props} />}
        <div class="lobby-seats">
          <SwapRequest {...props} />
          <Seats {...props} />
          <Others {...props} />
        </div>
        <HowPanel {...props} />
      </div>
      <Refused {...props} />
      {isOpen && <Start {...props} />}
    </main>
  );
}

/** Why the table does not do what was asked. */
function Refused({ table, known }: LobbyProps) {
  const words = useWords();
  const { problem } = useFriendWords();
  const { refusal } = table;
  if (refusal === undefined) return null;
  const names = known.neighbours.map((each) => each?.name ?? '');
  return (
    <p role="alert" class="refusal">
      {refusal === 'failed' ? problem : refusalWords(words, refusal, names)}
    </p>
  );
}

/** Who is there without a seat, and the ways in and out. */
export function Others({ table, known, around }: LobbyProps) {
  const { lobby } = useFriendWords();
  const [isLeaving, setLeaving] = useState(false);
  const { me, queue, watching, free } = around;
  const place = queue.findIndex(({ member }) => member === me?.member);
  const canQueue = me?.seats.length === 0 && place < 0 && (free.length === 0 || known.deal >= 0);
  const leave = () => {
    setLeaving(false);
    void table.do({ type: 'go' });
  };
  return (
    <div class="others">
      {watching.length > 0 && (
        <p class="soft">
          <Glyph name="eye" />
          <bdi>{lobby.watching(watching.map(({ name }) => name))}</bdi>
        </p>
      )}
      {queue.length > 0 && (
        <p class="soft">
          <Glyph name="clock" />
          <bdi>{lobby.waiting(queue.map(({ name }) => name))}</bdi>
        </p>
      )}
      {place >= 0 && <p>{lobby.queued(place + 1)}</p>}
      <div class="choices start">
        {canQueue && (
          <button type="button" class="choice" onClick={() => void table.do({ type: 'queue' })}>
            {lobby.queue}
          </button>
        )}
        {place >= 0 && (
          <button type="button" class="choice" onClick={() => void table.do({ type: 'unqueue' })}>
            {lobby.unqueue}
          </button>
        )}
        <button type="button" class="quiet" onClick={() => setLeaving(true)}>
          {lobby.go}
        </button>
      </div>
      {isLeaving && (
        <Confirm
          title={lobby.goAsk}
          why={lobby.goWhy}
          yes={lobby.go}
          no={lobby.stay}
          onYes={leave}
          onClose={() => setLeaving(false)}
        />
      )}
    </div>
  );
}
