import type { Seat } from '@overtrick/engine';
import { useState } from 'preact/hooks';
import { useWords } from '../../words/index.ts';
import { Complaints } from '../complaints.tsx';
import type { LobbyProps } from '../lobby-props.ts';
import { NoticeOffer } from '../notices/offer.tsx';
import { Refused } from '../refused.tsx';
import { goOn } from '../rematch.ts';
import { useFriendWords } from '../words.ts';
import { KeptSeats } from './kept-seats.tsx';
import { lastSeen } from './last-seen.ts';
import { useNews } from './seat-company.tsx';
import { isEnd, isOwn, lineWords } from './talk.ts';

/** What waits for somebody's answer, above all that is said. */
export function Requests(props: LobbyProps) {
  return (
    <div class="requests">
      <Refused {...props} place="panel" />
      <Waiting {...props} />
      <Complaints {...props} />
      <KeptSeats {...props} />
    </div>
  );
}

/** What nobody can go on without, and what is offered in between. */
export function Waiting(props: LobbyProps) {
  return (
    <>
      <Closed {...props} />
      <Onward {...props} />
      <Unseated {...props} />
      <Broken {...props} />
      <Paused {...props} />
      <Asked {...props} />
      <NoticeOffer {...props} />
    </>
  );
}

/** That nothing comes of what somebody asked for, where what is said and done does not stand beside the table. */
export function Ended({ table, known }: LobbyProps) {
  const { play } = useFriendWords();
  const news = useNews(table, isEnd);
  if (!news || isOwn(known, news)) return null;
  return (
    <p class="request" role="status">
      <bdi>{lineWords(play, news)}</bdi>
    </p>
  );
}

/** Nothing more is played here. Those who sat there may set up another match, and then everybody is led to it. */
function Closed({ table, known, around }: LobbyProps) {
  const { play, lobby } = useFriendWords();
  const { over } = useWords();
  const { closed, successor } = known;
  if (closed === null) return null;
  const isSetUp = successor !== null;
  return (
    <section class="request" role="status">
      <b>{isSetUp ? `${lobby.closed[closed]} ${play.onward}` : lobby.closed[closed]}</b>
      <div class="request-acts">
        {(isSetUp || around.seat !== undefined) && (
          <GoOn {...{ table, known }} label={isSetUp ? play.comeAlong : over.rematch} />
        )}
        <a class="choice" href={`#/friends/past?table=${encodeURIComponent(table.id)}`}>
          {play.past.see}
        </a>
      </div>
    </section>
  );
}

type GoOnProps = Pick<LobbyProps, 'table' | 'known'> & { readonly label: string };

function GoOn({ table, known, label }: GoOnProps) {
  return (
    <button type="button" class="choice main" onClick={() => void goOn(table.id, known.successor)}>
      {label}
    </button>
  );
}

/** Whoever sat here, and finds somebody else in the seat, is told so. */
function Unseated({ table, known, around }: LobbyProps) {
  const { play, lobby } = useFriendWords();
  const [isRead, setRead] = useState(false);
  const hadSeat = lastSeen(table.id) !== undefined;
  if (isRead || !hadSeat || around.seat !== undefined || known.over || known.closed !== null)
    return null;
  const isQueued = around.queue.some(({ member }) => member === around.me?.member);
  return (
    <section class="request" role="status">
      <b>{play.unseated}</b>
      <div class="request-acts">
        {!isQueued && (
          <button
            type="button"
            class="choice main"
            onClick={() => void table.do({ type: 'queue' })}
          >
            {lobby.queue}
          </button>
        )}
        <button type="button" class="choice" onClick={() => setRead(true)}>
          {play.watchOn}
        </button>
      </div>
    </section>
  );
}

/** The others go on: nobody is taken from what they are looking at. */
function Onward({ table, known }: LobbyProps) {
  const { play } = useFriendWords();
  if (known.successor === null || known.closed !== null) return null;
  return (
    <section class="request" role="status">
      <b>{play.onward}</b>
      <p>{play.onwardAbout}</p>
      <div class="request-acts">
        <GoOn {...{ table, known }} label={play.comeAlong} />
      </div>
    </section>
  );
}

/** The rules of today cannot go on with the deal in hand: those who sit there decide what becomes of the match. */
function Broken({ table, known, around }: LobbyProps) {
  const { play } = useFriendWords();
  if (!known.broken || known.closed !== null) return null;
  const isFree = around.seat !== undefined && known.asked === null;
  return (
    <section class="request" role="alert">
      <b>{play.broken}</b>
      <p>{play.brokenAbout}</p>
      {isFree && (
        <div class="request-acts">
          <button
            type="button"
            class="choice main"
            onClick={() => void table.do({ type: 'annul' })}
          >
            {play.annul}
          </button>
          <button type="button" class="choice" onClick={() => void table.do({ type: 'end' })}>
            {play.end}
          </button>
        </div>
      )}
    </section>
  );
}

function Paused({ table, known, around }: LobbyProps) {
  const { play } = useFriendWords();
  if (!known.paused || known.broken || known.closed !== null) return null;
  const isDeserted = known.notices.filter(({ what }) => what === 'paused').at(-1)?.other === 'time';
  return (
    <section class="request">
      <b>{isDeserted ? play.deserted : play.paused}</b>
      <p>{play.pausedAbout}</p>
      {around.seat !== undefined && (
        <div class="request-acts">
          <button
            type="button"
            class="choice main"
            onClick={() => void table.do({ type: 'continue' })}
          >
            {play.goOn}
          </button>
        </div>
      )}
    </section>
  );
}

/** Somebody asks for something that takes the consent of others. */
function Asked({ table, known, around }: LobbyProps) {
  const { play } = useFriendWords();
  const { asked, neighbours } = known;
  if (!asked) return null;
  const nameIn = (seat: Seat) => neighbours[seat]?.name ?? '';
  const { seat: me } = around;
  const isMine = asked.seat === me;
  const mayAnswer = me !== undefined && !isMine && !asked.agreed.includes(me);
  return (
    <section class="request" aria-label={play.asks(nameIn(asked.seat), asked.what)}>
      <b>
        <bdi>{isMine ? play.youAsked(asked.what) : play.asks(nameIn(asked.seat), asked.what)}</bdi>
      </b>
      <p>
        {asked.agreed.length > 0 && <bdi>{play.agreed(asked.agreed.map(nameIn))} </bdi>}
        {play.means(asked.what)}
      </p>
      {mayAnswer && (
        <div class="request-acts">
          <button
            type="button"
            class="choice main"
            onClick={() => void table.do({ type: 'agree' })}
          >
            {play.agree}
          </button>
          <button type="button" class="choice" onClick={() => void table.do({ type: 'decline' })}>
            {play.decline}
          </button>
        </div>
      )}
      {isMine && (
        <div class="request-acts">
          <button type="button" class="choice" onClick={() => void table.do({ type: 'decline' })}>
            {play.withdraw}
          </button>
        </div>
      )}
    </section>
  );
}
