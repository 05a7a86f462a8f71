import { Crumbs } from '../home/crumbs.tsx';
import type { KnownTable } from '../play/onlooker.ts';
import { At } from '../room/at.tsx';
import { aroundOf } from './around.ts';
import { Complaints } from './complaints.tsx';
import type { FriendsTable } from './friends-table.ts';
import { isGuestKept } from './guest.ts';
import { HowPanel } from './how-panel.tsx';
import { LineBand } from './line-band.tsx';
import { Others } from './lobby-others.tsx';
import type { LobbyProps } from './lobby-props.ts';
import { Seats } from './lobby-seats.tsx';
import { Start } from './lobby-start.tsx';
import { Waiting } from './play/requests.tsx';
import { Conversation } from './play/talk-panel.tsx';
import { Refused } from './refused.tsx';
import { SwapRequest } from './swap-request.tsx';
import { TableLink } from './table-link.tsx';
import { useTitles } from './titles.ts';
import { useFriendWords } from './words.ts';

interface Props {
  readonly table: FriendsTable;
  readonly known: KnownTable;
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
  const { lobby, join, play } = useFriendWords();
  // Sheets that are opened here need the levels of bots at once.
  useTitles();
  /** Whether those who were here go on at another table. */
  const isSetUp = known.successor !== null;
  // Nobody is to come or to start as long as those who sit there decide what becomes of a deal.
  const isOpen = known.deal < 0 && known.closed === null && !known.broken;
  return (
    <main class="page friends lobby" data-seats={known.players}>
      <Crumbs title={lobby.title(known.title)} to="#/friends" />
      <LineBand table={table} />
      {!isGuestKept() && <p role="note">{join.unkept}</p>}
      {known.closed && !isSetUp && <p role="alert">{lobby.closed[known.closed]}</p>}
      {known.deal >= 0 && !known.closed && !known.over && <p class="lead">{lobby.private}</p>}
      {(known.broken || isSetUp) && <Waiting {...props} />}
      <div class="lobby-parts">
        {isOpen && <TableLink {...props} />}
        <div class="lobby-seats">
          <SwapRequest {...props} />
          <Seats {...props} />
          <Others {...props} />
          <Complaints {...props} />
          <section class="lobby-talk" aria-label={play.chat}>
            <h2>{play.chat}</h2>
            <Conversation {...props} />
          </section>
        </div>
        <HowPanel {...props} />
      </div>
      {isOpen ? <Start {...props} /> : <Refused {...props} place="table" />}
    </main>
  );
}
