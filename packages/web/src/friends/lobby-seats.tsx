import type { Seat } from '@overtrick/engine';
import { useState } from 'preact/hooks';
import { Glyph } from '../cards/glyphs.tsx';
import { Portrait } from '../portraits/portrait.tsx';
import { useWords } from '../words/index.ts';
import { guest } from './guest.ts';
import type { LobbyProps, SeatRowProps } from './lobby-props.ts';
import { Refused } from './refused.tsx';
import { SeatSheet } from './seat-sheet.tsx';
import { useFriendWords } from './words.ts';

/** Who sits where, and what can be done about it. */
export function Seats(props: LobbyProps) {
  const { known, around } = props;
  const { lobby } = useFriendWords();
  const [looked, setLooked] = useState<Seat>();
  const bots = known.neighbours.filter((each) => each && each.level !== null).length;
  const free = around.free.length;
  const persons = known.neighbours.length - bots - free;
  return (
    <section aria-label={lobby.seats}>
      <header class="seats-head">
        <h2>{lobby.seats}</h2>
        <span class="soft">{lobby.counts(persons, bots, free)}</span>
      </header>
      <ul class="seat-rows">
        {known.neighbours.map((_, seat) => (
          <SeatRow key={seat} {...props} seat={seat} onLook={() => setLooked(seat)} />
        ))}
      </ul>
      {looked !== undefined && (
        <SeatSheet {...props} seat={looked} onClose={() => setLooked(undefined)} />
      )}
    </section>
  );
}

function SeatRow(props: SeatRowProps & { onLook(): void }) {
  const { known, around, seat, onLook } = props;
  const { lobby } = useFriendWords();
  const sitter = known.neighbours[seat];
  const isMe = seat === around.seat;
  const name = sitter?.name ?? lobby.free;
  const isFreeForOwner = around.isOwner && around.seat === undefined;
  const hasMore = sitter ? !isMe && (around.isOwner || sitter.level === null) : isFreeForOwner;
  return (
    <li class="seat-row" data-seat={seat} data-me={isMe || undefined}>
      {sitter ? (
        <Portrait
          name={sitter.name}
          who={sitter.level === null ? 'person' : 'bot'}
          state={isAway(props) ? 'away' : undefined}
        />
      ) : (
        <span class="free-seat" aria-hidden="true" />
      )}
      <span class="seat-words">
        <b>
          <bdi>{isMe ? lobby.you(name) : name}</bdi>
        </b>
        <small>
          <SeatAbout {...props} />
        </small>
      </span>
      {known.ready.includes(seat) && (
        <span class="ready">
          <Glyph name="check" />
          {lobby.ready}
        </span>
      )}
      <SeatActs {...props} onLook={onLook} />
      {hasMore && (
        <button type="button" class="icon" aria-label={lobby.more(name)} onClick={onLook}>
          <Glyph name="more" />
        </button>
      )}
      <Refused {...props} place={{ seat }} />
    </li>
  );
}

function isAway({ table, around, seat }: SeatRowProps): boolean {
  const person = around.inSeat(seat);
  return person !== undefined && !table.here.includes(person.member);
}

/** What there is to say of who sits there. */
function SeatAbout(props: SeatRowProps) {
  const { known, around, seat } = props;
  const { lobby } = useFriendWords();
  const { setup } = useWords();
  const sitter = known.neighbours[seat];
  if (!sitter) return <>{lobby.freeAbout}</>;
  const { level } = sitter;
  if (level !== null && level !== 'program') {
    return (
      <>
        <Glyph name="bot" /> {lobby.bot(setup.levels[level] ?? level)}
      </>
    );
  }
  const person = around.inSeat(seat);
  const isOwner = person !== undefined && person.member === around.owner?.member;
  const words = [
    ...(level === 'program' ? [lobby.program] : []),
    ...(isOwner ? [lobby.host] : []),
    ...(isAway(props) ? [lobby.away] : []),
  ];
  return <>{words.length > 0 ? words.join(', ') : lobby.here}</>;
}

/** What is done most: to sit, to stand up, to swap, to seat a bot. The rest is in the sheet of the seat. */
function SeatActs({ table, known, around, seat, onLook }: SeatRowProps & { onLook(): void }) {
  const { lobby } = useFriendWords();
  const sitter = known.neighbours[seat];
  const name = guest()?.name ?? around.me?.name ?? '';
  const hasBegun = known.deal >= 0 || known.closed !== null;
  if (seat === around.seat) {
    return (
      <button
        type="button"
        class="choice"
        onClick={() => void table.do({ type: 'leave', at: seat })}
      >
        {lobby.stand}
      </button>
    );
  }
  if (hasBegun) return null;
  if (sitter) {
    if (around.seat === undefined || known.asked) return null;
    return (
      <button
        type="button"
        class="choice"
        aria-label={`${lobby.swap}: ${sitter.name}`}
        onClick={() => void table.do({ type: 'swap', at: seat })}
      >
        {lobby.swap}
      </button>
    );
  }
  if (around.isOwner && around.seat !== undefined) {
    return (
      <button type="button" class="choice" onClick={onLook}>
        <Glyph name="bot" />
        {lobby.seatBot}
      </button>
    );
  }
  const sit = () =>
    around.seat === undefined
      ? table.do({ type: 'sit', at: seat, name })
      : table.do({ type: 'swap', at: seat });
  return (
    <button type="button" class="choice" onClick={() => void sit()}>
      {lobby.sit}
    </button>
  );
}
