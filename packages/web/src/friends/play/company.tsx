import { useState } from 'preact/hooks';
import { Glyph } from '../../cards/glyphs.tsx';
import { Confirm } from '../../controls/confirm.tsx';
import type { KnownTable } from '../../play/onlooker.ts';
import type { TableCompany } from '../../table/company.ts';
import { aroundOf } from '../around.ts';
import type { FriendsTable } from '../friends-table.ts';
import { LineBand } from '../line-band.tsx';
import type { LobbyProps } from '../lobby-props.ts';
import { SeatActs } from '../seat-sheet.tsx';
import { useFriendWords } from '../words.ts';
import { partIn } from './parts.ts';
import { PeopleSheet } from './people-sheet.tsx';
import { Ended, Requests, Waiting } from './requests.tsx';
import { seatCompany, useBubble } from './seat-company.tsx';
import { SubstituteLink } from './substitute.tsx';
import { isOwn, lineWords } from './talk.ts';
import { TalkPanel } from './talk-panel.tsx';
import { type Laying, restsFor, toolsOf, waitsFor } from './tools.ts';

/** What a table has around it where friends meet. */
export function useTableCompany(
  table: FriendsTable,
  known: KnownTable | undefined,
  onRematch: () => void,
): TableCompany | undefined {
  const words = useFriendWords();
  const { play } = words;
  const [over, setOver] = useState<Laying>();
  const bubble = useBubble(table);
  const around = known && aroundOf(known);
  if (!known || !around) return undefined;
  const props = { table, known, around };
  const { talk } = table;
  // What is reported waits to be read, too.
  const news = talk.lines.slice(talk.read).filter((line) => !isOwn(known, line));
  const unread = news.length + (known.mine?.complaints.length ?? 0);
  const told = talk.lines
    .filter((line) => !isOwn(known, line))
    .map((line) => lineWords(play, line));
  const showPerson = (about: number) => setOver({ kind: 'people', about });
  return {
    band: (
      <>
        <LineBand table={table} />
        <div class="request-band">
          <Waiting {...props} />
          <Ended {...props} />
        </div>
        <Laid {...props} over={over} onClose={() => setOver(undefined)} />
      </>
    ),
    signs: (onFair) => (
      <Signs {...props} onFair={onFair} onPeople={() => setOver({ kind: 'people' })} />
    ),
    tools: toolsOf(words, props, setOver),
    talk: {
      title: play.chat,
      unread,
      unreadWords: play.unread(unread),
      requests: <Requests {...props} />,
      body: <TalkPanel {...props} onPerson={showPerson} />,
    },
    told,
    rests: restsFor(words, known),
    waits: waitsFor(play, props),
    part: partIn(table.id, known),
    inSeat: (seat) => seatCompany(play, props, seat, bubble),
    acts: (seat, onClose) => <SeatActs {...props} seat={seat} onClose={onClose} />,
    onRematch,
  };
}

/** That the cards were promised before they were dealt, and who looks on. */
function Signs({
  table,
  known,
  around,
  onFair,
  onPeople,
}: LobbyProps & { onFair(): void; onPeople(): void }) {
  const { play } = useFriendWords();
  const others = [...around.watching, ...around.queue];
  const watching = others.filter(({ member }) => table.here.includes(member)).length;
  return (
    <span class="company-signs">
      {known.commitment !== null && !known.dealOver && known.closed === null && (
        <button type="button" class="company-sign" onClick={onFair}>
          <Glyph name="lock" />
          {play.sealed}
        </button>
      )}
      {watching > 0 && (
        <button type="button" class="company-sign" onClick={onPeople}>
          <Glyph name="eye" />
          {play.watching(watching)}
        </button>
      )}
    </span>
  );
}

function Laid(props: LobbyProps & { readonly over: Laying | undefined; onClose(): void }) {
  const { table, around, over, onClose } = props;
  const { play, lobby } = useFriendWords();
  if (over?.kind === 'people')
    return <PeopleSheet {...props} about={over.about} onClose={onClose} />;
  if (over?.kind === 'hand' && around.seat !== undefined)
    return <SubstituteLink {...props} seat={around.seat} />;
  if (over?.kind !== 'end') return null;
  return (
    <Confirm
      title={play.endAsk}
      why={play.endWhy}
      yes={play.end}
      no={lobby.decline}
      onYes={() => {
        onClose();
        void table.do({ type: 'end' });
      }}
      onClose={onClose}
    />
  );
}
